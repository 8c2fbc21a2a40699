import { SIDES, textsOf, shareOf } from '../../understanding/knowledge/told-of.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNearNext } from '../../understanding/knowledge/next-questions.ts'
import { nearestQuestions } from '../../understanding/knowledge/common-questions.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { opensAsAnswerTo } from '../../understanding/words/question-form.ts'
import { mendedText } from '../../understanding/plain/mended-words.ts'
import { twoQuestionsIn } from '../../understanding/reading-turn/questions-in.ts'
import type { Talk } from '../talk.ts'

/**
 * What is known of a matter and comes nearest to what was asked of it, where nothing is known on just that: at most two
 * texts that the talk has not said yet. What it is has been said.
 */
export function nearestTold(subject: Subject, talk: Talk): string[] {
  const two = twoQuestionsIn(talk.request.turns.at(-1)!.content)
  const halves =
    two?.flatMap((half) => nearestTo(mendedText(half), subject, talk).slice(0, 1)) ?? []
  return [...new Set([...halves, ...nearestTo(talk.understood.plain, subject, talk)])].slice(
    0,
    MOST,
  )
}

function nearestTo(plain: string, subject: Subject, talk: Talk): string[] {
  const asked = withoutName(plain, subject)
  const said = talk.request.turns.map(({ content }) => content)
  const near = new Map<string, number>()
  const add = (text: string, nearness: number) => {
    const isSaid = text === ideaOf(subject) || said.some((one) => one.includes(text))
    if (!isSaid && opensAsAnswerTo(text, plain))
      near.set(text, Math.max(near.get(text) ?? 0, nearness))
  }
  for (const { says, likeness } of listNearNext([subject], plain)) add(says, likeness)
  const { who } = facetsOf(subject.term)
  for (const text of textsOf(subject))
    if (text !== who || talk.understood.aspect === 'who') add(text, shareOf(asked, text))
  for (const question of nearestQuestions(`${plain} ${inSentence(subject.term)}`))
    if ('about' in question && question.about === subject.term)
      add(question.says, shareOf(asked, question.says))
  for (const text of ofSide(subject, talk)) add(text, OF_SIDE + shareOf(asked, text))
  return [...near]
    .filter(([, nearness]) => nearness >= LEAST)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([text]) => text)
}
const MOST = 2
const LEAST = 0.15
/** What was written of the side that is asked about, whatever its words. */
const OF_SIDE = 0.2

/** What is said of the side; where no side is asked for, whether it is good and what it is for. */
function ofSide({ term }: Subject, { understood: { aspect } }: Talk): string[] {
  const facets = facetsOf(term)
  const sides = aspect && SIDES[aspect].length > 0 ? SIDES[aspect] : (['good', 'why'] as const)
  return [...sides, 'good' as const].flatMap((side) => facets[side] ?? [])
}

const withoutName = (plain: string, { term }: Subject) =>
  plain.replaceAll(term.toLowerCase(), ' ').trim()
