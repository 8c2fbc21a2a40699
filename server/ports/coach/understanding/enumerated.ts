import type { Turn } from '../coach.ts'
import { SIDE_BY_SIDE } from './earlier-question.ts'
import { partsOf } from './parts.ts'
import type { Subject } from './subject.ts'
import { stem } from './words.ts'

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
}

const LEAST_LINES = 3

/** Which of a row a turn asks for: "tell me about the second one", "and after that?", "what are the four stages?" */
export function enumeratedIn(
  plain: string,
  thread: Subject[],
  earlier: Turn[],
): Enumerated | undefined {
  const asked = askedFor(plain) ?? partNamed(plain, thread)
  if (!asked) return undefined
  const answers = earlier.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const last = answers.at(-1) ?? ''
  // Of two that were compared, the first is one of the two.
  if (last.includes(SIDE_BY_SIDE)) return undefined
  const row = rowOf(answers, thread)
  if (!row || asked === 'all') return row && { ...row, place: null }
  if (asked.place === 'last') return { ...row, place: row.items.length - 1 }
  if (asked.place !== undefined) return { ...row, place: asked.place }
  const shown = last.match(/\bnumber (\d+) of \d+\b/)?.[1]
  const named = row.items.findIndex(({ name }) => name.toLowerCase() === asked.beside)
  const before = asked.beside ? named : Number(shown ?? 0) - 1
  return before < 0 ? undefined : { ...row, place: before + asked.step }
}

/** "What about maturity?", of the stages that the talk is about. */
function partNamed(plain: string, thread: Subject[]): Asked | undefined {
  const of = thread.find(({ term }) => partsOf(term))
  const { kind, parts } = (of && partsOf(of.term)) ?? { kind: '', parts: [] }
  const [, name = ''] = plain.match(NAMES_PART) ?? []
  const bare = name.replace(new RegExp(` ${stem(kind)}$`), '')
  const place = parts.findIndex((part) => part.name.toLowerCase() === bare)
  return place < 0 ? undefined : { place }
}

/** Its lines where the last answer was a list, else the parts of what the talk is about. */
function rowOf(answers: string[], thread: Subject[]): Omit<Enumerated, 'place'> | undefined {
  const of = thread.find(({ term }) => partsOf(term))
  const known = of && partsOf(of.term)
  if (known) return { ...known, items: known.parts, about: of.term }
  const lines = answers
    .slice(-ANSWERS_BACK)
    .toReversed()
    .map(linesIn)
    .find(({ length }) => length >= LEAST_LINES)
  return lines && { items: lines.map((name) => ({ name })), kind: 'points', ordered: true }
}
/** Answers back in which a list may stand: what comes "after that" was listed some answers ago. */
const ANSWERS_BACK = 3

/** The numbered lines of an answer, or the first column of its table. */
function linesIn(answer: string): string[] {
  const numbered = [...answer.matchAll(/^\d+\. (.+)$/gm)].map(([, line]) => line!)
  if (numbered.length > 0) return numbered
  return [...answer.matchAll(/^\| (?!---|\*\*)([^|]+?) \|/gm)].map(([, cell]) => cell!).slice(1)
}

type Asked =
  | 'all'
  | { place: number | 'last' }
  | { place?: undefined; step: 1 | -1; beside?: string }

function askedFor(plain: string): Asked | undefined {
  if (ALL_OF_THEM.test(plain)) return 'all'
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

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

function placeOf(said: string) {
  const digits = said.match(/\d+/)?.[0]
  return digits ? Number(digits) - 1 : Math.max(ORDINALS.indexOf(said), NUMBERS.indexOf(said))
}

const THING =
  '(?:one|step|stage|phase|part|level|point|way|tip|p|c|element|function|type|kind|thing|item|area|topic|rule|reason)s?'
const LEADS =
  'so|and|ok|but|then|wait|can you|could you|please|tell me|say|explain|describe|go into|what|whats|what is|what are|what about|how about|what was|what happens|what happens in|which|which one|which of them|name|list|is|was|are|comes|goes|more|about|on|in|the|its'

/** Nothing else stands in the turn. */
const ONE_OF_THEM = new RegExp(
  `^(?:(?:${LEADS}) )*(?:(?:number|${THING}) (\\d+|${NUMBERS.join('|')})|(${ORDINALS.join('|')}|last|\\d+(?:st|nd|rd|th))(?: ${THING})?)(?: (?:of (?:them|those|these|it)|again|mean|means|about|is|please|on the list|in more detail))*$`,
)

/** "And after that?" of the one that was asked for before. */
const NEXT_TO_IT =
  /^(?:(?:so|and|ok|but|then|what|whats|what is|comes|happens|is|which|one|the) )*(?:next(?: one| step| stage)?|(?:after|before) (?:that|it|this)(?: one)?|then)$/

/** "What comes after growth?" */
const NEXT_TO_ONE =
  /^(?:(?:so|and|ok|but|then|what|whats|what is|which|one|stage|step|phase) )+(?:comes |is |happens )?(after|before) (?:the )?((?:\w+ ?){1,3}?)(?: (?:stage|step|phase))?$/

/** "What are the three parts?" */
const ALL_OF_THEM = new RegExp(
  `^(?:(?:${LEADS}|give me|those|these|all) )+(?:(?:\\d+|${NUMBERS.join('|')}|different|main) )*(?:(?<=\\b(?:\\d+|${NUMBERS.join('|')}) )(?:again|called)|${THING})(?: (?:again|called|please|of it|of that))*$`,
)
