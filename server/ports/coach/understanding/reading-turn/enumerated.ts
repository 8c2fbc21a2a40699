import type { Turn } from '../../coach.ts'
import { answersIn } from '../../turns.ts'
import { SIDE_BY_SIDE } from './earlier-question.ts'
import { sidesOf } from './named-in.ts'
import { partsOf, rowHeading } from '../knowledge/parts.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { weightsOfWords } from '../knowledge/subject-search.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByName } from '../knowledge/term-index.ts'
import { stem, wordsOf } from '../words/words.ts'

/** One of several things that belong in a row, or all of them. */
export type Enumerated = {
  /** A name, or a line of a list; `says` is what is known of it. */
  items: { name: string; says?: string }[]
  /** What they are called together: "stages". */
  kind: string
  /** Whether one follows another. */
  ordered: boolean
  /** The term that they are parts of; none for the lines of an answer's list. */
  about?: string
  /** From 0; null where all of them are wanted. It may lie before the first and beyond the last. */
  place: number | null
  /** What is asked of the one, where that is more than what it is: "price" in "what about price in the second one". */
  asks?: string
}

const LEAST_LINES = 3

/** "Explain the last one simply", of a row whose parts are terms themselves, with the name of that part. */
export function withPart(plain: string, thread: Subject[], earlier: Turn[]): string {
  const pointed = pointedAt(plain, thread, earlier)
  const name = pointed?.row.items[pointed.place]?.name
  const own = name === undefined ? undefined : findByName(name)
  return own?.term.toLowerCase() === name?.toLowerCase() && own && own.term !== pointed?.row.about
    ? plain.replace(POINTS_AT_ONE, name!)
    : plain
}

/** Which part of a row that was shown a turn points at, beside other words. */
function pointedAt(plain: string, thread: Subject[], earlier: Turn[]) {
  const [phrase, ordinal] = plain.match(POINTS_AT_ONE) ?? []
  const answers = answersIn(earlier)
  if (!phrase || !ordinal || ONE_OF_THEM.test(plain)) return undefined
  if (answers.at(-1)?.includes(SIDE_BY_SIDE)) return undefined
  const row = rowOf(answers, thread)
  if (!row?.about) return undefined
  const place = ordinal === 'last' ? row.items.length - 1 : placeOf(ordinal)
  return { row, place, asks: plain.replace(phrase, ' ').replace(/\s+/g, ' ').trim() }
}

/** Which of a row a turn asks for: "tell me about the second one", "and after that?", "what are the four stages?" */
export function enumeratedIn(
  plain: string,
  thread: Subject[],
  earlier: Turn[],
): Enumerated | undefined {
  const pointed = pointedAt(plain, thread, earlier)
  if (pointed) return { ...pointed.row, place: pointed.place, asks: pointed.asks }
  const asked = askedFor(plain) ?? partsNamed(plain, thread) ?? partTold(plain, thread)
  if (!asked) return undefined
  const answers = answersIn(earlier)
  const last = answers.at(-1) ?? ''
  // Of two that were compared, the first is one of the two.
  if (last.includes(SIDE_BY_SIDE)) return undefined
  const row = rowOf(answers, thread)
  if (!row || asked === 'all') return row && { ...row, place: null }
  if (asked.place === 'last') return { ...row, place: row.items.length - 1 }
  if (asked.place !== undefined) return { ...row, place: asked.place }
  const shown = last.match(/\bnumber (\d+) of \d+\b/)?.[1]
  const named = row.items.findIndex(({ name }) => wordsOf(name).join(' ') === asked.beside)
  const before = asked.beside ? named : Number(shown ?? 0) - 1
  return before < 0 ? undefined : { ...row, place: before + asked.step }
}

/** "What about maturity?", of the stages that the talk is about; "express vs implied" are two of them. */
function partsNamed(plain: string, thread: Subject[]): Asked | undefined {
  const of = thread.find(({ term }) => partsOf(term))
  const { kind, parts } = (of && partsOf(of.term)) ?? { kind: '', parts: [] }
  const placeOfPart = (name: string) => {
    const bare = name.replace(new RegExp(` ${stem(kind)}$`), '')
    const initial = parts.findIndex(({ name: own }) => isInitial(bare, own, of?.term))
    const named = parts.findIndex((part) => namesOf(part.name, of?.term).includes(bare))
    return named < 0 ? initial : named
  }
  const sides = sidesOf(plain).map(placeOfPart)
  if (sides.length > 1 && sides.every((place) => place >= 0)) return 'all'
  const place = placeOfPart(plain.match(NAMES_PART)?.[1] ?? '')
  return place < 0 ? undefined : { place }
}

/** "The W" of SWOT: a letter of the name that a part begins with. */
const isInitial = (letter: string, part: string, term = '') =>
  letter.length === 1 &&
  part.toLowerCase().startsWith(letter) &&
  new RegExp(`^[A-Z]*${letter.toUpperCase()}[A-Z]*\\b`).test(term)

/** "Which level is it when somebody wants to be part of the team?": the part that has most of the words, if one stands out. */
function partTold(plain: string, thread: Subject[]): Asked | undefined {
  const row = rowOfParts(thread)
  const [, told = ''] = plain.match(WHICH_PART) ?? []
  const asked = searchTermsOf(told)
  if (!row || asked.length === 0) return undefined
  const weigh = weightsOfWords()
  const shares = row.items.map(({ name, says }, place) => {
    const terms = new Set(searchTermsOf(`${name} ${says}`))
    const met = asked.filter((term) => terms.has(term))
    return { place, weight: met.reduce((sum, term) => sum + weigh(term), 0) }
  })
  const [best, next] = shares.toSorted((a, b) => b.weight - a.weight)
  return best && best.weight > (next?.weight ?? 0) ? { place: best.place } : undefined
}

/** As it is typed; "express warranty" of warranty also as "express", and "safety needs" as "safety". */
function namesOf(part: string, term = '') {
  const name = wordsOf(part).join(' ')
  const [first = '', second] = name.split(' ')
  const isOwn = second !== undefined && (term.toLowerCase().includes(second) || second === 'needs')
  return isOwn ? [name, first] : [name]
}

/** The last answer's list, else the parts of what the talk is about, else a list that was shown before. */
function rowOf(answers: string[], thread: Subject[]): Omit<Enumerated, 'place'> | undefined {
  const [last = '', ...before] = answers.slice(-ANSWERS_BACK).toReversed()
  const parts = rowOfParts(thread)
  if (parts && last.includes(rowHeading(parts.about, parts.kind, parts.items.length))) return parts
  return rowOfLines([last]) ?? parts ?? rowOfLines(before)
}
/** Answers back in which a list may stand: what comes "after that" was listed some answers ago. */
const ANSWERS_BACK = 3

function rowOfParts(thread: Subject[]) {
  const of = thread.find(({ term }) => partsOf(term))
  const known = of && partsOf(of.term)
  return known && { ...known, items: known.parts, about: of.term }
}

function rowOfLines(answers: string[]) {
  const lines = answers.map(linesIn).find(({ length }) => length >= LEAST_LINES)
  return lines && { items: lines.map((name) => ({ name })), kind: 'points', ordered: true }
}

/** What an answer numbers, in lines or within a text, or the first column of its table. */
function linesIn(answer: string): string[] {
  const numbered = [...answer.matchAll(/(?<=^|\s)(\d)\. (.+?)(?=\s+\d\. |\n|$)/g)]
  if (numbered.length > 0 && numbered.every(([, number], i) => Number(number) === i + 1))
    return numbered.map(([, , line]) => line!)
  return [...answer.matchAll(/^\| (?!---|\*\*)([^|]+?) \|/gm)].map(([, cell]) => cell!).slice(1)
}

type Asked =
  | 'all'
  | { place: number | 'last' }
  | { place?: undefined; step: 1 | -1; beside?: string }

function askedFor(plain: string): Asked | undefined {
  if (ALL_OF_THEM.test(plain) || EACH_OF_THEM.test(plain)) return 'all'
  const [, number, nth] = plain.match(ONE_OF_THEM) ?? []
  if (nth === 'last') return { place: nth }
  if (number ?? nth) return { place: placeOf((number ?? nth)!) }
  const [, where, beside] = plain.match(NEXT_TO_ONE) ?? []
  const step = where === 'before' ? -1 : 1
  if (beside) return { step, beside }
  return NEXT_TO_IT.test(plain) ? { step: /\bbefore\b/.test(plain) ? -1 : 1 } : undefined
}

const NAMES_PART =
  /^(?:(?:so|and|ok|but|then|tell me|tell me more|explain|describe|what|whats|what is|what happens|how|about|on|in|during|the|a|an) )*((?:[\w/]+ ?){1,5})$/

const THING =
  '(?:one|step|stage|phase|part|level|point|way|tip|p|c|element|function|type|kind|thing|item|area|topic|rule|reason)s?'

const WHICH_PART = new RegExp(
  '^(?:(?:so|and|ok|but|then|in) )*(?:which|what) (?:of (?:them|these|those)|step|stage|phase|part|level|p|c|element|function|type|kind)s? (.+)$',
)

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

function placeOf(said: string) {
  const digits = said.match(/\d+/)?.[0]
  return digits ? Number(digits) - 1 : Math.max(ORDINALS.indexOf(said), NUMBERS.indexOf(said))
}

const LEADS =
  'so|and|ok|but|then|wait|start me with|start with|lets start with|lets do|do|can you|could you|please|tell me|say|explain|describe|go into|what does|what do|what|whats|what is|what are|what about|how about|what was|what happens|what happens in|which|which one|which of them|name|list|is|was|are|comes|goes|more|about|on|in|the|its'

/** "The second one", "the last stage u said", in a turn of other words. */
const POINTS_AT_ONE = new RegExp(
  `\\bthe (${ORDINALS.join('|')}|last|\\d+(?:st|nd|rd|th)) ${THING}(?: (?:that )?(?:u|you) (?:just )?(?:said|named|listed|mentioned|told me|wrote))?\\b`,
)

/** Nothing else stands in the turn. */
const ONE_OF_THEM = new RegExp(
  `^(?:(?:${LEADS}) )*(?:(?:number|${THING}) (\\d+|${NUMBERS.join('|')})|(${ORDINALS.join('|')}|last|\\d+(?:st|nd|rd|th))(?: ${THING})?)(?: (?:of (?:them|those|these|it)|more|again|mean|means|about|is|please|on the list|in more detail))*$`,
)

/** "And after that?" of the one that was asked for before. */
const NEXT_TO_IT =
  /^(?:(?:so|and|ok|but|then|what|whats|what is|comes|happens|is|which|one|the) )*(?:next(?: one| step| stage)?|(?:after|before) (?:that|it|this)(?: one)?|then)$/

/** "What comes after growth?" */
const NEXT_TO_ONE =
  /^(?:(?:so|and|ok|but|then|what|whats|what is|which|one|stage|step|phase) )+(?:comes |is |happens )?(after|before) (?!that|it|this)(?:the )?((?:\w+ ?){1,3}?)(?: (?:stage|step|phase))?$/

/** "An example of each", "name three". */
const EACH_OF_THEM = new RegExp(
  `^(?:(?:so|and|ok|can you|please|give me|tell me about|tell me|show me|an|examples?|of|for|explain|describe|define|list|name|what are|what is) )+(?:each|all|them|the rest|them all|\\d+|${NUMBERS.join('|')})(?: (?:one|of them|of those|of these|please))*$`,
)

/** "What are the three parts?" */
const ALL_OF_THEM = new RegExp(
  `^(?:(?:${LEADS}|give me|those|these|all) )+(?:(?:\\d+|${NUMBERS.join('|')}|different|main) )*(?:(?<=\\b(?:\\d+|${NUMBERS.join('|')}) )(?:again|called)|${THING})(?: (?:again|called|please|of it|of that))*$`,
)
