import { z } from 'zod'
import { readFolder } from './read-folder.ts'
import { findByName } from './term-index.ts'
import { stem, wordsOf } from '../words/words.ts'

const text = z.string().min(1)

/** Kinds that exclude each other, with everyday things of each. */
const SortingData = z.strictObject({
  /** The term that the kinds belong to. */
  about: text,
  /** What the kinds are called together, as students ask: "stage", "p". */
  group: z.array(text).optional(),
  /** Each with the names that it goes by. */
  kinds: z.record(text, z.array(text).min(1)),
  members: z.record(text, z.array(text)),
  /** By what a thing is of that kind. */
  why: z.record(text, text),
})
export type SortingData = z.infer<typeof SortingData>

let data: SortingData[] | undefined

/** A file for an area. @throws ZodError for a malformed file */
export const listSortings = (): SortingData[] =>
  (data ??= readFolder('kinds', z.array(SortingData)).flat())

/** A sorting with the forms in which its names are looked for. */
export type IndexedSorting = {
  about: string
  aboutKey: string
  groups: string[]
  kinds: { kind: string; why: string; keys: string[] }[]
  members: { kind: string; thing: string; key: string }[]
}

let indexed: IndexedSorting[] | undefined

export const indexedSortings = (): IndexedSorting[] => (indexed ??= listSortings().map(indexOf))

export const keyOf = (name: string) => wordsOf(name).map(stem).join(' ')

function indexOf({ about, group = [], kinds, members, why }: SortingData): IndexedSorting {
  const terms = Object.keys(kinds).map((kind) => findByName(kind)?.term ?? '')
  const given = Object.entries(kinds)
    .flatMap((entry) => entry.flat())
    .map(keyOf)
  return {
    about,
    aboutKey: keyOf(about),
    groups: longestFirst(group.map(keyOf)),
    kinds: Object.entries(kinds).map(([kind, names], place) => {
      const term = terms[place]!
      // A term that another kind goes by, too, tells neither of them.
      const isShared =
        terms.indexOf(term) !== terms.lastIndexOf(term) || given.includes(keyOf(term))
      const isOwn = term !== '' && term !== about && !isShared
      const all = [kind, ...names, ...(isOwn ? [term] : [])]
      return { kind, why: why[kind] ?? '', keys: longestFirst([...new Set(all.map(keyOf))]) }
    }),
    members: Object.entries(members).flatMap(([kind, things]) =>
      things.map((thing) => ({ kind, thing, key: keyOf(thing) })),
    ),
  }
}

/** Of all names of kinds and of things, those that stand in a text of keys, which begins and ends with a space. */
export function keysIn(said: string): ReadonlySet<string> {
  if (said === read.said) return read.keys
  const words = new Set(said.split(' '))
  const first = [...words].flatMap((word) => keysByFirstWord().get(word) ?? [])
  read = { said, keys: new Set(first.filter((key) => said.includes(` ${key} `))) }
  return read.keys
}
/** A text is read against one sorting after the other. */
let read: { said: string; keys: ReadonlySet<string> } = { said: '', keys: new Set() }

let byFirstWord: Map<string, string[]> | undefined
const keysByFirstWord = () =>
  (byFirstWord ??= Map.groupBy(
    new Set(
      indexedSortings().flatMap(({ kinds, members }) => [
        ...kinds.flatMap(({ keys }) => keys),
        ...members.map(({ key }) => key),
      ]),
    ),
    (key) => key.split(' ')[0]!,
  ))

const longestFirst = (keys: string[]) => keys.toSorted((a, b) => b.length - a.length)
