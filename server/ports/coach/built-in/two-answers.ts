import type { Turn } from '../coach.ts'
import { findCommonQuestion, SURE } from '../understanding/knowledge/common-questions.ts'
import { CHECK_HEADING } from '../understanding/reading-turn/earlier-question.ts'
import { rowOf } from '../understanding/intent/intent.ts'
import { findByName } from '../understanding/knowledge/term-index.ts'
import { mannerOf } from '../understanding/reading-turn/manner.ts'
import { twoQuestionsIn } from '../understanding/reading-turn/questions-in.ts'
import type { Understanding } from '../understanding/understand.ts'
import {
  isOfAnother,
  isToldBefore,
  onlyNew,
  rowAsked,
  saysAgain,
  textOf,
  type Answered,
} from './second-answer.ts'
import type { Part } from './talk.ts'
import { onlyIn } from './terms/only-claim.ts'

/**
 * Both answers to a turn that asks two questions, the second read in the light of the first ("what is a PI and how many
 * do I get"). Undefined where the turn is one question, or where either of the two has no answer of its own: it is
 * then read as a whole.
 */
export function answerBoth(
  turns: Turn[],
  whole: Understanding,
  answer: (turns: Turn[]) => Answered,
): Part[] | undefined {
  const two = twoQuestionsIn(turns.at(-1)!.content)
  const isComparison = whole.intent === 'compare' && whole.subjects.length !== 1
  if (!two || whole.language || !rowOf(whole.intent).mayBeTwo) return undefined
  // "Which is better" goes with the comparison.
  if (isComparison && !GOES_FURTHER.test(two[1])) return undefined
  // "What do they mean by hospitality, is it just hotels" is answered by no or yes.
  if (isAskedAsOne(whole.plain) || onlyIn(whole.plain)) return undefined
  const [one, other] = two
  const until = [...turns.slice(0, -1), { role: 'user' as const, content: one }]
  const first = answer(until)
  if (!isAnswer(first) || namesAgain(first, other)) return undefined
  const second = secondAnswer(first, other, until, answer)
  if (!isAnswer(second) || (rowAsked(first, other).length === 0 && isSame(first, second)))
    return undefined
  if (strays(first, second, other)) return undefined
  // What the second question is answered with is not said in the first answer already.
  const isKept = (part: Part) => !isCheck(part) && !saysAgain(part, textOf(second.parts))
  const kept = first.parts.filter(isKept)
  if (isToldBefore(kept, second.parts, other)) return undefined
  return [...kept, SECOND, ...onlyNew(second.parts, kept)]
}

/** In the light of the first; where just its row is asked for, that. */
function secondAnswer(
  first: Answered,
  other: string,
  until: Turn[],
  answer: (turns: Turn[]) => Answered,
): Answered {
  const told = { role: 'assistant' as const, content: textOf(first.parts) }
  const second = answer([...until, told, { role: 'user', content: other }])
  const row = rowAsked(first, other)
  return row.length === 0
    ? second
    : { understood: first.understood, parts: [...row, ...second.parts.filter(isCheck)] }
}

/** One of our questions is put in two halves, too; "who writes a mission statement" has the words of two, but asks one. */
function isAskedAsOne(plain: string) {
  const found = findCommonQuestion(plain)
  if (!found || found.closeness < SURE) return false
  return found.question.asks.some((ask) => twoQuestionsIn(ask) !== undefined)
}

export const SECOND = '**And your second question:**'

/** Asked of one of the two, or of oneself. */
const GOES_FURTHER = /^(?:why|how|who|when|where)\b(?!.*\b(?:better|difference|tell)\b)/i

const isAnswer = ({ understood }: Answered) =>
  rowOf(understood.intent).answersOneOfTwo === true &&
  (understood.fact !== null || understood.question !== null || understood.subjects.length > 0) &&
  // An explanation has an example.
  mannerOf(understood.plain) !== 'example'

/** What answers the first says all that is known on the second. */
function isSame(first: Answered, second: Answered) {
  const [one, other] = [first.understood, second.understood]
  if (one.fact ?? other.fact) return one.fact?.id === other.fact?.id
  if (one.question ?? other.question) return one.question === other.question
  return one.intent === other.intent && one.subjects[0]?.term === other.subjects[0]?.term
}

/** "…, is that bait and switch?": the name of what the first answer is about, and no further question. */
function namesAgain({ understood }: Answered, other: string) {
  const [, name = ''] = other.match(IS_THAT_ONE) ?? []
  const term = findByName(name.toLowerCase())?.term
  return term !== undefined && understood.subjects.some((subject) => subject.term === term)
}
const IS_THAT_ONE =
  /^(?:(?:so|and) )*(?:is|isnt|isn't|was|would) (?:that|this|it)(?: (?:be|called|considered|really|even|just|like))*(?: an?| the)? ([\w '-]+?)\W*$/i

/** "And which kind works best" goes on with the first: what it brings of another matter was not asked. */
function strays(first: Answered, second: Answered, other: string) {
  if (isOfAnother(first, second, other)) return true
  if (!GOES_ON.test(other) || first.understood.subjects.length === 0) return false
  const own = first.understood.subjects.map(({ term }) => term)
  return second.understood.subjects.every(({ term }) => !own.includes(term))
}
const GOES_ON =
  /^(?:which|what) (?:one|kind|type|part|step|stage|of (?:them|those|these))s? \w+|\b(?:it|that|this|them|each|those|these)$|\b(?:an?|the) (?:high|low|big|large|small|long|short|strong|weak)(?:er|est)? ones?\b/i

const isCheck = (part: Part) => typeof part === 'string' && part.startsWith(`**${CHECK_HEADING}**`)
