import { SIDE_BY_SIDE } from '../../understanding/reading-turn/earlier-question.ts'
import {
  findExactQuestion,
  type CommonQuestion,
} from '../../understanding/knowledge/common-questions.ts'
import { statementIn } from '../../understanding/reading-turn/claim.ts'
import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { lastAnswerIn } from '../../turns.ts'
import { mannerOf } from '../../understanding/reading-turn/manner.ts'
import { exampleOf, ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import { contentStems } from '../../understanding/words/words.ts'
import { listWrittenFormulas } from '../../understanding/knowledge/written-formulas.ts'
import { formulaOf } from '../sums/calculate.ts'
import { check, purposeAsked } from './say-concept.ts'
import { withoutStrangers } from './own-case.ts'
import { isSaidAlike } from './same-claim.ts'
import { saysTo, withoutVerdict } from './says-to.ts'
import { closingCheck, fromMaterials, type Part, type Talk } from '../talk.ts'

/** First the answer to what was asked; then what the term means that it is about, with its example. */
export function answerCommon(talk: Talk): Part[] {
  const { question, subjects } = talk.understood
  if (!question) return []
  const said = talk.request.turns.map(({ content }) => content).join(' ')
  const says = withoutStrangers(saysToTurn(talk, question), said)
  if ('title' in question) return [`**${question.title}**`, says, closingCheck(question.check)]
  const [subject] = subjects
  return [
    ...(subject ? [`**${subject.term}**\n\n${says}`] : [says]),
    ...(subject ? reasonBeside(subject, says, talk) : []),
    ...(subject ? ofTheOther(subject, talk) : []),
    ...(subject ? formulaAskedFor(subject, talk) : []),
    ...fromMaterials(talk, 1),
    ...(subject ? behind(subject, talk) : []),
  ]
}

/** A yes or no that was written for another claim in nearly the same words is none to this one. */
function saysToTurn({ understood, request }: Talk, question: CommonQuestion): string {
  const asks = (request.turns.at(-1)?.content ?? '').trim().endsWith('?')
  const claim = statementIn(understood.plain, asks)
  const says = saysTo(question, understood.plain)
  return claim && !isSaidAlike(question.asks, claim.told) ? withoutVerdict(says) : says
}

/** "Why is customer service important": what comes near to it may say how it is done, and the reason stands beside it. */
function reasonBeside(subject: Subject, says: string, talk: Talk): Part[] {
  const { focus, question } = talk.understood
  const named = contentStems(subject.term)
  const own = contentStems(focus).filter((word) => !named.includes(word))
  const isBare = own.length <= MOST_BESIDE && own.length < contentStems(focus).length
  if (!isBare || !question || findExactQuestion(talk.understood.plain)) return []
  return purposeAsked(subject, talk).filter((part) => shareOf(String(part), says) < MOSTLY_SAID)
}
/** Words beside the term, such as "important". */
const MOST_BESIDE = 2
/** Of its words by weight. */
const MOSTLY_SAID = 0.6

/** Asked of two that were just compared, and naming neither: what is known of the other on just that stands beside it. */
function ofTheOther(subject: Subject, { understood, request }: Talk): Part[] {
  const { plain, thread } = understood
  const wereCompared = lastAnswerIn(request.turns).includes(SIDE_BY_SIDE)
  const other = thread.find(({ term }) => term !== subject.term)
  if (!wereCompared || !other || thread.length !== 2 || !IS_OPEN.test(plain)) return []
  const near = nearestNext([other], plain)
  return near && near.score >= NEAR ? [`**${other.term}**\n\n${near.question.says}`] : []
}
/** Asked of whichever of the two. */
const IS_OPEN = /\b(?:business|company|owners?|they|them|each|both|it)\b/
const NEAR = 0.5

/** "How do I calculate it": told in words, and then as it is written. */
function formulaAskedFor({ term, card, kind }: Subject, { understood }: Talk): Part[] {
  if (mannerOf(understood.plain) !== 'formula') return []
  const formula = listWrittenFormulas()[term] ?? (kind === 'card' ? formulaOf(card.id) : undefined)
  return formula ? [`> ${formula.formula}`] : []
}

/** What the term means that an answer is about, with its example, and the check. */
export function behind(subject: Subject, talk: Talk): Part[] {
  const example = exampleOf(subject)
  return [
    `**What it is.** ${ideaOf(subject)}`,
    ...(example ? [`**Example.** ${example}`] : []),
    check(subject, talk.turn),
  ]
}
