import type { PrintedItem } from '../../coach.ts'
import { figuresOf } from '../../understanding/items/item-figures.ts'
import { ideaOf } from '../../understanding/knowledge/subject.ts'
import { describedBy } from '../../understanding/reading-turn/described.ts'
import { findKindAmong } from '../../understanding/reading-turn/kind-among.ts'
import { wordsOf } from '../../understanding/words/words.ts'
import type { WholeSum } from '../sums/sum-of-talk.ts'
import { sumOfQuestion } from '../sums/sum-of-question.ts'
import { lastSentenceOf } from './item-concept-asked.ts'
import { meaningOf } from './item-concept.ts'
import { weighOptions } from './likeliest-option.ts'
import { optionOfPercent, optionOfResult } from './option-of-result.ts'

type Asked = Pick<PrintedItem, 'question' | 'options'>

/** The option that fits by what is known, and what says so. It is no key: see decision 035 for how often it is right. */
export type Answer = { place: number; by: 'sum' | 'kind' | 'meaning' | 'words'; because?: string }

/** Undefined where nothing settles it: better no answer than one in three that is wrong. */
export function answerOf(item: Asked): Answer | undefined {
  if (TURNED_ROUND.test(lastSentenceOf(item.question)) || item.options.some(isOfOthers))
    return undefined
  return bySum(item) ?? byKind(item) ?? byMeaning(item) ?? byWords(item)
}
/** What speaks for an option speaks against it there. */
const TURNED_ROUND = /\b(?:not|except|least|never|cannot|incorrect|false)\b|n't\b/i
const isOfOthers = (option: string) => /\b(?:all|none|both|neither) of\b/i.test(option)

/** The sum that a question asks for, and whether it leaves a figure of the question out. */
export function sumOf({ question, options }: Asked) {
  const sum = sumOfQuestion(question)
  if (!sum || options.length === 0) return undefined
  const result = sum.formula.compute(sum.figures)
  // Figures that were read the wrong way round: no paper asks for a profit of less than nothing and offers none.
  if (result < 0 && !options.some((option) => LESS_THAN_NOTHING.test(option))) return undefined
  const find = sum.formula.shows === 'percent' ? optionOfPercent : optionOfResult
  return { sum, place: find(result, options), leftOut: figuresLeftOut(question, sum) }
}

const LESS_THAN_NOTHING = /[-–−(]\s?\$?\d|\b(?:loss|negative|decrease\w*|fell|falls?|less|lower)\b/i

/** Options of exams are what comes out of a wrong step, so a sum that leaves a figure out often finds one of those. */
function bySum(item: Asked): Answer | undefined {
  const found = sumOf(item)
  return found && found.place >= 0 && found.leftOut.length === 0
    ? { place: found.place, by: 'sum' }
    : undefined
}

/** Years may have been said as months, rates as parts of a hundred. */
const figuresLeftOut = (question: string, { figures }: WholeSum) =>
  figuresOf(question).filter(
    (said) =>
      !TIMES.some((times) =>
        figures.some((own) => near(own * times, said) || near(own, said * times)),
      ),
  )
const TIMES = [1, 12, 100]
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6

/** "Which of these is a fixed cost?": the only one that is known to be of that kind, where another is known not to be. */
function byKind({ question, options }: Asked): Answer | undefined {
  const asked = findKindAmong(wordsOf(question).join(' '), options)
  return (
    asked && {
      ...{ place: asked.place, by: 'kind' as const },
      because: `It counts as **${asked.kind}**: ${asked.why}.`,
    }
  )
}

/** What the question tells is what one of the options means. */
function byMeaning({ question, options }: Asked): Answer | undefined {
  const [best] = describedBy(wordsOf(question).join(' ')) ?? []
  if (!best) return undefined
  const places = options.flatMap((option, place) =>
    meaningOf(option)?.term === best.subject.term ? [place] : [],
  )
  return places.length === 1
    ? { place: places[0]!, by: 'meaning', because: ideaOf(best.subject) }
    : undefined
}

function byWords(item: Asked): Answer | undefined {
  const [best] = weighOptions(item)
  if (!best || best.share < SURE_ENOUGH) return undefined
  const meaning = meaningOf(item.options[best.place] ?? '')
  const because = meaning ? ideaOf(meaning) : best.passage
  return { place: best.place, by: 'words', ...(because ? { because } : {}) }
}
/** From here on nineteen of twenty are right, with our own exams and with papers of others. */
const SURE_ENOUGH = 0.82
