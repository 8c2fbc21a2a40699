import KINDS from './kinds.json' with { type: 'json' }
import { stem, wordsOf } from './words.ts'

/** "Is rent a fixed or a variable cost?": something, and which of several kinds it is. */
export type Sorting = {
  /** The term that the kinds belong to. */
  about: string
  thing: string
  kind: string
  why: string
  /** The one kind that was asked for; null where it was to be chosen. */
  asked: string | null
}

const ASKS =
  /^(so |and |but |hey |ok |wait )*(is|are|was|were|does|do|would|could|can)\b|\bor\b|\b(what|which) (kind|type|p|part|element|account|factor|market structure)\b|\bcount(s|ed)? as\b|\bconsidered\b/

/** Reads whether a turn asks what kind of thing something is, and says so where that is known. */
export function sortingOf(plain: string): Sorting | undefined {
  if (!ASKS.test(plain)) return undefined
  const said = ` ${keyOf(plain)} `
  for (const sorting of KINDS) {
    const asked = kindsIn(sorting.kinds, said)
    if (asked.length === 0) continue
    const found = memberIn(sorting.members, said)
    if (!found) continue
    const why = Object.entries(sorting.why).find(([kind]) => kind === found.kind)?.[1] ?? ''
    const isChoice = asked.length > 1
    return { about: sorting.about, ...found, why, asked: isChoice ? null : asked[0]! }
  }
  return undefined
}

/**
 * "Which one is rent?", "and electricity?" in a talk that told kinds apart, as the whole question: "is rent fixed cost or
 * variable cost". Undefined where it is none of the things whose kind is known.
 */
export function asSorting(plain: string, talk: string): string | undefined {
  const [, thing = ''] = plain.match(BARE_THING) ?? []
  const key = keyOf(thing)
  const said = ` ${keyOf(talk)} `
  for (const { kinds, members } of KINDS) {
    const told = kindsIn(kinds, said)
    if (told.length < (GOES_ON.test(plain) ? 1 : 2)) continue
    const isMember = Object.values(members).some((names) =>
      names.some((one: string) => keyOf(one) === key),
    )
    if (isMember) return `is ${thing} ${told.length === 1 ? 'a ' : ''}${told.join(' or ')}`
  }
  return undefined
}
/** "And my car?": also of the one kind that was asked for. */
const GOES_ON = /^(?:(?:so|and|ok|but|then) )*(?:and|what about|how about) /
const BARE_THING =
  /^(?:(?:so|and|ok|but|then|what about|how about|what|which of the two|which of them|which one|which|kind|type|is|are|would|be|a|an|the|my) )+(\w+(?: \w+){0,2}?)(?: (?:then|one|be|too|that (?:i|we) (?:own|have|owe|bought)|(?:i|we) (?:own|have|owe)))*$/

const keyOf = (text: string) => wordsOf(text).map(stem).join(' ')

const kindsIn = (kinds: Record<string, string[] | undefined>, said: string) =>
  Object.entries(kinds)
    .filter(([, names = []]) => names.some((name) => said.includes(` ${keyOf(name)} `)))
    .map(([kind]) => kind)

/** What stands first in the question is asked about; of two that begin there, the longer name. */
function memberIn(members: Record<string, string[] | undefined>, said: string) {
  const found = Object.entries(members).flatMap(([kind, names = []]) =>
    names.map((thing) => ({ kind, thing, at: said.indexOf(` ${keyOf(thing)} `) })),
  )
  const [first] = found
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.thing.length - a.thing.length)
  return first && { kind: first.kind, thing: first.thing }
}
