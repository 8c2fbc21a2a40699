import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { spelled } from './spelled.ts'

/**
 * Names of a student's world by the kind of thing they are: stores, teams, games, singers, snacks. What is asked of one is
 * asked of all of its kind: "why is a Beyonce ticket 400 bucks" as "why is an artist ticket 400 bucks".
 */
const NamedThings = z.strictObject({
  always: z.record(z.string(), z.string()),
  /** Words of everyday that are a name only where one can stand: "at Target", "the Heat". */
  asAName: z.record(z.string(), z.string()),
})
type Named = { words: string[]; kind: string; isDoubtful: boolean }

const FILE = join(import.meta.dirname, 'named-things.json')

/** By kind, the names with commas between them. @throws ZodError for a malformed file */
export const readNamedThings = () => NamedThings.parse(JSON.parse(readFileSync(FILE, 'utf8')))

let byFirst: Map<string, Named[]> | undefined

/** A text's words, in which each name is put as the kind of thing that it names. */
export const withKinds = (text: string): string => asKinds(spelled(text)).join(' ')

/** The same of words that are spelled out. */
export function asKinds(said: string[]): string[] {
  const words: string[] = []
  let before: Named | undefined
  for (const part of partsOf(said)) {
    if (typeof part === 'string') words.push(part)
    // "Marvel Avengers" is one.
    else if (part.kind !== before?.kind) words.push(...part.kind.split(' '))
    before = typeof part === 'string' ? undefined : part
  }
  return words
}

/** The names in a text, each as one: "stanley cup". */
export const namesIn = (text: string): string[] => namesSaid(spelled(text))

/** The same of words that are spelled out. */
export const namesSaid = (said: string[]): string[] =>
  partsOf(said).flatMap((part) => (typeof part === 'string' ? [] : part.words.join(' ')))

function partsOf(said: string[]): (string | Named)[] {
  const parts: (string | Named)[] = []
  for (let at = 0; at < said.length;) {
    const named = nameAt(said, at)
    parts.push(named ?? said[at]!)
    at += named?.words.length ?? 1
  }
  return parts
}

/** The longest name that begins at a word. */
function nameAt(said: string[], at: number): Named | undefined {
  byFirst ??= read()
  const word = said[at]!
  const all = byFirst.get(word) ?? byFirst.get(singular(word))
  return all?.find((named) => stands(named, said, at))
}

function stands({ words, isDoubtful, kind }: Named, said: string[], at: number): boolean {
  const last = words.length - 1
  const isSaid = words.every((word, place) => {
    const other = said[at + place]
    return other === word || (place === last && other !== undefined && singular(other) === word)
  })
  if (!isSaid || !isDoubtful) return isSaid
  const before = said[at - 1] ?? ''
  const isPlaced = kind === OF_ITS_ARTICLE ? before === 'the' : BEFORE_A_NAME.has(before)
  return isPlaced && !BEHIND_A_TERM.has(said[at + words.length] ?? '')
}

/** "The Heat" play, and "the heat" is nobody's store. */
const OF_ITS_ARTICLE = 'team'
const BEFORE_A_NAME = new Set(
  'at from does do did is are was has have like than by with buy bought wear owns own new come'.split(
    ' ',
  ),
)
/** "Is target costing", "does gap analysis": the name of a term. */
const BEHIND_A_TERM = new Set(
  'market markets marketing audience customer customers group costing price pricing profit return rate analysis insurance sales date account'.split(
    ' ',
  ),
)

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word

function read(): Map<string, Named[]> {
  const { always, asAName } = readNamedThings()
  const all = new Map<string, Named[]>()
  const add = (kinds: Record<string, string>, isDoubtful: boolean) => {
    for (const [kind, names] of Object.entries(kinds))
      for (const name of names.split(', ')) {
        const words = spelled(name)
        const having = all.get(words[0]!) ?? []
        all.set(words[0]!, [...having, { words, kind, isDoubtful }])
      }
  }
  add(always, false)
  add(asAName, true)
  for (const named of all.values())
    named.sort((one, other) => other.words.length - one.words.length)
  return all
}
