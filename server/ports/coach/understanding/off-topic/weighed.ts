import { readFileSync } from 'node:fs'
import type { MatterWeights } from './learn-matters.ts'

/** So many of the parts that weights are kept in are one, as rules count it. */
const ONE = 9

/** What tokens say together, by their learned weights: 0 is even, and what is said of nothing known. */
export function weighed(tokens: ReadonlySet<string>, weights: MatterWeights): number {
  let sum = 0
  for (const token of tokens) sum += weights.get(token) ?? 0
  return tokens.size === 0 ? 0 : sum / ONE / Math.sqrt(tokens.size)
}

/** Learned weights, "-13 how do" in a line of the file. */
export const readWeights = (file: string): MatterWeights =>
  new Map(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, number] => {
        const end = line.indexOf(' ')
        return [line.slice(end + 1), Number(line.slice(0, end))]
      }),
  )
