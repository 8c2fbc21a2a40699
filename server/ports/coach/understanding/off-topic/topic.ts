import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatterWeights } from './learn-matters.ts'
import { spelled } from '../words/spelled.ts'
import { stem } from '../words/words.ts'
import { tokensOf } from './tokens.ts'

/** Learned by `npm run content:matters` from our ways of asking and from `other-matters.txt`; a line each. */
const FILE = join(import.meta.dirname, 'matter-weights.txt')

/**
 * How much likelier a text is about something else than about business, the competition or studying for it, by the words that
 * students ask in and by the way they ask (`learn-matters.ts`). 0 is even, and also what a text gets of which nothing is known;
 * the farther from it, the surer.
 */
export function strangenessOf(plain: string): number {
  const weights = (known ??= readMatterWeights())
  const tokens = tokensOf(spelled(plain))
  let sum = 0
  for (const token of tokens) sum += weights.get(token) ?? 0
  return tokens.size === 0 ? 0 : sum / ONE / Math.sqrt(tokens.size)
}

/** The same of one word, in parts: how surely it is of another matter. */
export const strangenessOfWord = (word: string): number =>
  (known ??= readMatterWeights()).get(stem(word)) ?? 0

/** So many of the parts that weights are kept in are one, as rules count it. */
const ONE = 9

/** From here on a text is likelier of another matter: of questions of ours that nobody learned from, three in a hundred are. */
export const STRANGE = 1.1

let known: MatterWeights | undefined

/** "-13 how do" in a line. */
const readMatterWeights = (): MatterWeights =>
  new Map(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, number] => {
        const end = line.indexOf(' ')
        return [line.slice(end + 1), Number(line.slice(0, end))]
      }),
  )
