import { FIGURE_NAMES } from './figure-names.ts'
import type { FigureName } from './figure-name.ts'

/** Words of a text that name figures: those that are looked for, the likelier first, and others. */
export type Mention = {
  from: number
  to: number
  /** Loose where the words may mean something else as well: "sold", "at". */
  sought: { name: FigureName; isLoose: boolean }[]
  others: FigureName[]
}

/** Every name in a text, the longest where several begin within each other: "current assets" is no "assets". */
export function mentionsIn(text: string, sought: FigureName[] = []): Mention[] {
  const spans = new Map<string, Mention>()
  const spanOf = ({ from, to }: Said) => {
    const key = `${from} ${to}`
    const span = spans.get(key) ?? { from, to, sought: [], others: [] }
    spans.set(key, span)
    return span
  }
  const all = namesSaid(text)
  for (const name of sought) {
    for (const one of all) if (one.name === name) spanOf(one).sought.push({ name, isLoose: false })
    for (const one of saidAs(text, name, name.also))
      spanOf(one).sought.push({ name, isLoose: true })
  }
  for (const one of all) if (!sought.includes(one.name)) spanOf(one).others.push(one.name)
  return longestOf([...spans.values()])
}

/** It parts a name from its figure, where the other may only be a preposition. */
export const isSure = ({ sought, others }: Mention) =>
  others.length > 0 || sought.some(({ isLoose }) => !isLoose)

type Said = { name: FigureName; from: number; to: number }

/** By their own words. A turn is looked at for one way after another, so the last texts are kept. */
function namesSaid(text: string): Said[] {
  const known = lately.get(text)
  if (known) return known
  const said = FIGURE_NAMES.flatMap((name) => saidAs(text, name, name.words))
  if (lately.size === MOST_KEPT) lately.clear()
  lately.set(text, said)
  return said
}
const lately = new Map<string, Said[]>()
const MOST_KEPT = 32

const saidAs = (text: string, name: FigureName, words: string | undefined): Said[] =>
  words === undefined
    ? []
    : [...text.matchAll(patternOf(words))].flatMap(({ 0: said, index }) =>
        said === '' ? [] : [{ name, from: index, to: index + said.length }],
      )

function longestOf(all: Mention[]): Mention[] {
  const kept: Mention[] = []
  for (const one of all.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one)
  return kept.toSorted((a, b) => a.from - b.from)
}

const PATTERNS = new Map<string, RegExp>()
function patternOf(words: string): RegExp {
  const known = PATTERNS.get(words)
  if (known) return known
  const made = new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g')
  PATTERNS.set(words, made)
  return made
}
