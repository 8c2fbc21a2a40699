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
