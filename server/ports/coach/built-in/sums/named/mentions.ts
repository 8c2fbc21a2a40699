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
  const add = (name: FigureName, isSought: boolean, isLoose: boolean) => {
    for (const match of text.matchAll(patternOf(isLoose ? name.also! : name.words))) {
      if (match[0] === '') continue
      const [from, to] = [match.index, match.index + match[0].length]
      const span = spans.get(`${from} ${to}`) ?? { from, to, sought: [], others: [] }
      if (isSought) span.sought.push({ name, isLoose })
      else span.others.push(name)
      spans.set(`${from} ${to}`, span)
    }
  }
  for (const name of sought) {
    add(name, true, false)
    if (name.also) add(name, true, true)
  }
  for (const name of FIGURE_NAMES) if (!sought.includes(name)) add(name, false, false)
  return longestOf([...spans.values()])
}

/** It parts a name from its figure, where the other may only be a preposition. */
export const isSure = ({ sought, others }: Mention) =>
  others.length > 0 || sought.some(({ isLoose }) => !isLoose)

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
