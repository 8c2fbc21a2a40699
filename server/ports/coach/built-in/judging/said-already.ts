import { weightOf } from './corpus.ts'
import { isSaid } from './evidence.ts'
import type { Statement } from './statements.ts'
import { stemsOf } from './stems.ts'

/** 0 to 1: how much of what a text says, by how telling its words are, is in a sentence or in two that follow one another. */
export function alreadySaid(text: string, statements: Statement[]): number {
  const wanted = [...new Set(stemsOf(text))]
  const pairs = statements.map((one, at) => [one, ...statements.slice(at + 1, at + 2)])
  return Math.max(
    0,
    ...pairs.map((pair) => shareOf(wanted, (stem) => pair.some((one) => isSaid(stem, one)))),
  )
}

/** 0 to 1: how much of a sentence is still there when something else is said in its place. */
export function keptOf(instead: string, say: string): number {
  const kept = new Set(stemsOf(say))
  return shareOf([...new Set(stemsOf(instead))], (stem) => kept.has(stem))
}

function shareOf(stems: string[], isIn: (stem: string) => boolean) {
  const sum = (some: string[]) => some.reduce((all, stem) => all + weightOf(stem), 0)
  return sum(stems.filter(isIn)) / Math.max(0.01, sum(stems))
}
