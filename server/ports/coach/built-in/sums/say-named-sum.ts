import { lastAnswerIn, saidIn } from '../../turns.ts'
import { ideaOf } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { hintAt } from '../items/hint-at-item.ts'
import type { Part, Talk } from '../talk.ts'
import { nameOf } from './calculate.ts'
import { checkOnSum } from './check-on-sum.ts'
import { hasFigures } from './typed-figures.ts'
import { askedIn, namedSums, sumsMeant, sumsOfTalk, type NamedSum } from './named/ask-for-sum.ts'
import { openItemOf } from './say-changed-sum.ts'
import { meaningOf } from './say-sum.ts'
import { isWhole, sayIncomplete, sayWorked, sumIn } from './sum-of-talk.ts'

/** The sums that a turn asks for by name with its own figures. */
export function ownSums(message: string): NamedSum[] {
  const sums = namedSums(message)
  return sums.length === 0 && GIVES_MARKUP.test(message)
    ? namedSums(`${message}, what is the price`)
    : sums
}
/** "Hoodie costs 20, 60% markup": of a cost and its markup the price is what comes out. */
const GIVES_MARKUP =
  /^(?!.*\?)(?=.*\b(?:costs?|paid|pay|buy|bought|get|got)\b).*\d\s?(?:%|percent) mark-?\s?up\b/is

/** Other results with the figures that the talk has said; the nearest, where it lacks one. */
export const nextSums = (talk: Talk, message: string): NamedSum[] =>
  asksForResult(talk, message) ? sumsOfTalk(talk.request.turns, message) : []

/** A sum of which a figure is missing; whoever asks for advice is not asked for figures. */
export const lackingSums = (talk: Talk, message: string): NamedSum[] =>
  ASKS_FOR_ADVICE.test(talk.understood.plain) ? [] : nextSums(talk, message)

/** Figures without a word of what they are for, after it was asked for or spoken of. */
export function meantSums({ understood, request: { turns } }: Talk, message: string): NamedSum[] {
  if (message.length > LONGEST || !hasFigures(message) || ASKS_FOR_IDEA.test(understood.plain))
    return []
  const last = sumIn(lastAnswerIn(turns))?.formula.gives
  const before = askedIn(saidIn(turns).at(-2) ?? '')
  const spoken = understood.thread.flatMap(({ term }) => askedIn(term.toLowerCase()))
  // "Sales 80, cost of goods 50, expenses 18" after gross against net profit: both.
  const compared = [before, spoken].find(({ length }) => length === COMPARED)
  const both = compared ? sumsMeant(turns, message, compared) : []
  if (both.length > 1) return both.toSorted((one, other) => inputsOf(one) - inputsOf(other))
  return sumsMeant(turns, message, [...(last ? [last] : []), ...before, ...spoken]).slice(0, 1)
}
const COMPARED = 2
const inputsOf = ({ formula }: NamedSum) => formula.inputs.length

function asksForResult({ understood: { plain }, request: { turns } }: Talk, message: string) {
  if (message.length > LONGEST || ASKS_FOR_IDEA.test(plain)) return false
  if (hasFigures(message)) return true
  if (ASKS_FOR_ADVICE.test(plain)) return false
  const isAfterSum = sumIn(lastAnswerIn(turns)) !== null
  const before = saidIn(turns).at(-2) ?? ''
  const isAfterFigures = !isAfterSum && hasFigures(before)
  if (!isAfterSum && !isAfterFigures) return false
  return isAfterFigures || !IS_DEFINITION.test(plain)
}
/** Characters; a longer turn tells a story of its own. */
const LONGEST = 300

/** "What is net income" asks what it is, "whats the net income" how much. */
const IS_DEFINITION =
  /^(?:(?:so|and|wait|but|ok|okay) )*(?:what is|whats|what are|what does|define|explain) (?!the\b|my\b|our\b|its\b|their\b)(?!.*\b(?:then|now|here)\b)/
const ASKS_FOR_IDEA =
  /\b(?:why|mean|means|meaning|explain|example|examples|difference|define|what does|quiz|who|formula|called)\b/
/** Without figures of its own it may as well ask how to do something. */
const ASKS_FOR_ADVICE =
  /\b(?:better|should|how (?:do|does|can|could) (?:i|we|you|they|it|a)|improve|increase|raise|lower|good|bad|important|matters?|fair|risky|affects?|what happens)\b/

/** Each of them; of one that lacks a figure, which. */
export function saySums(sums: NamedSum[], talk: Talk): Part[] {
  const open = sums.flatMap((sum) => (isWhole(sum) ? (openItemOf(sum, talk.request) ?? []) : []))[0]
  if (open) return hintAt({ ...open, known: null, isOpen: true }, talk)
  const [first] = sums
  if (!isWhole(first!)) {
    const subject = findByName(nameOf(first!.formula))
    return [sayIncomplete(first!), ...(subject ? [`**What it is.** ${ideaOf(subject)}`] : [])]
  }
  return [
    ...sums.flatMap((sum) => (isWhole(sum) ? [sayWorked(sum)] : [])),
    ...meaningOf(first!.formula, talk),
    checkOnSum(talk),
  ]
}
