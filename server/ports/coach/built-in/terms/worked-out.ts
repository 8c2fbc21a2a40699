import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { textsOf } from '../../understanding/knowledge/told-of.ts'
import { listWrittenFormulas } from '../../understanding/knowledge/written-formulas.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { ALL_FORMULAS, nameOf } from '../sums/calculate.ts'

/** Two figures and what is done with them. */
type Step = { sign: Sign; left: string; right: string }
type Sign = '÷' | '×' | '−' | '+'

const SIGNS: [Sign, RegExp][] = [
  ['÷', / ÷ | \/ |\b(?:divided by|over(?! (?:a|the|time)\b)|per cent of)\b/],
  ['×', / × |\b(?:times|multiplied by)\b/],
  ['−', / − |\b(?:minus|less(?! than)|before subtracting)\b/],
  ['+', / \+ |\bplus\b/],
]

/** Whether a claim says how something is worked out; words alone do not tell that, since they turn on which is which. */
export const isWorkedOut = (said: string) =>
  SIGNS.some(([, pattern]) => pattern.test(` ${said} `)) ||
  /\b(?:divid|multipl|subtract)\w*/.test(said)

/**
 * What is known of how a term is worked out, beside what is said of it; undefined where nothing known has these figures, so
 * that it can neither be confirmed nor refused.
 */
export function workedOutAs(
  subject: Subject,
  said: string,
): { isSame: boolean; text: string } | undefined {
  const own = stepIn(said)
  if (!own) return undefined
  const known = waysOf(subject).flatMap(asStep)
  // Another way to the same figure may be told in passing only.
  const same = [...known, ...toldWaysOf(subject).flatMap(asStep)].find(({ step }) =>
    isSame(own, step),
  )
  if (same) return { isSame: true, text: same.text }
  const other = known.find(({ step }) => hasSameFigures(own, step)) ?? known[0]
  return other && { isSame: false, text: other.text }
}

function asStep(text: string) {
  const step = stepIn(text.replace(/^[^=]+ [=≈] /, ''))
  return step ? [{ text, step }] : []
}

/** Sentences that name the term and tell, without figures of somebody's case, what it comes to. */
const toldWaysOf = (subject: Subject): string[] =>
  [...(listNextQuestions().get(subject.term) ?? []).map(({ says }) => says), ...textsOf(subject)]
    .flatMap((text) => text.replaceAll('**', '').split(/(?<=[.;:])\s+/))
    .filter((text) => !/\d/.test(text))
    .flatMap((text) => text.match(COMES_TO)?.slice(1) ?? [])
const COMES_TO = /\b(?:is|are|equals?) (?:the )?([\w -]+ (?:times|minus|plus|divided by) [\w -]+)/

/** Formulas first; else sentences that say what is done with which figure. */
const waysOf = (subject: Subject): string[] => [
  ...(listWrittenFormulas()[subject.term] ? [listWrittenFormulas()[subject.term]!.formula] : []),
  // "Assets = liabilities + owner's equity" is written down by another name.
  ...Object.values(listWrittenFormulas()).flatMap(({ formula }) =>
    findByName(formula.split(' = ')[0]!)?.term === subject.term ? [formula] : [],
  ),
  ...ALL_FORMULAS.filter((one) => findByName(nameOf(one))?.term === subject.term).map(
    ({ formula }) => formula,
  ),
  ...[ideaOf(subject), facetsOf(subject.term).how ?? ''].flatMap((text) =>
    text.split(/(?<=[.;:])\s+/),
  ),
]

function stepIn(text: string): Step | undefined {
  const lower = text.toLowerCase().replace(/[().,;:]/g, ' ')
  for (const [sign, pattern] of SIGNS) {
    const [left, right] = lower.split(pattern)
    if (left?.trim() && right?.trim()) return { sign, left, right }
  }
  return undefined
}

const isSame = (own: Step, known: Step) =>
  own.sign === known.sign &&
  (isAsSaid(own, known) || (TURNS.has(own.sign) && isAsSaid(turned(own), known)))

const hasSameFigures = (own: Step, known: Step) =>
  isAsSaid(own, known) || isAsSaid(turned(own), known)

const turned = ({ sign, left, right }: Step): Step => ({ sign, left: right, right: left })

/** These may change places. */
const TURNS = new Set<Sign>(['×', '+'])

const isAsSaid = (own: Step, known: Step) => {
  const [left, right] = [figuresOf(own), figuresOf(known)]
  return left.every((words, place) => isOneFigure(words, right[place]!))
}

/** The words of either side; "current" in both of them tells neither from the other. */
function figuresOf({ left, right }: Step): string[][] {
  const sides = [left, right].map((side) =>
    searchTermsOf(inFull(side)).filter((word) => !/^(?:\d+|total|all|percent)$/.test(word)),
  )
  return sides.map((words, place) => {
    const telling = words.filter((word) => !sides[1 - place]!.includes(word))
    return telling.length > 0 ? telling : words
  })
}

/** "ADR" is written out. */
function inFull(side: string): string {
  const term = /^\w{2,5}$/.test(side.trim()) ? findByName(side.trim())?.term : undefined
  const initials = term
    ?.split(/[ -]/)
    .map((word) => word.charAt(0))
    .join('')
  return term && initials?.toLowerCase() === side.trim() ? term : side
}

/** Most of the words of either: "cost" alone is no "cost of goods sold", nor "all expenses". */
function isOneFigure(own: string[], known: string[]): boolean {
  const shared = own.filter((word) => known.includes(word)).length
  return shared > 0 && shared / own.length >= MOST && shared / known.length >= SOME
}
const MOST = 0.5
const SOME = 0.34
