import { join } from 'node:path'
import type { MatterWeights } from './learn-matters.ts'
import { spelled } from '../words/spelled.ts'
import { stem } from '../words/words.ts'
import { tokensOf } from './tokens.ts'
import { readWeights, weighed } from './weighed.ts'

/** Learned by `npm run content:matters` from our ways of asking and from `other-matters.txt`; a line each. */
const FILE = join(import.meta.dirname, 'matter-weights.txt')

/**
 * How much likelier a text is about something else than about business, the competition or studying for it, by the words that
 * students ask in and by the way they ask (`learn-matters.ts`). 0 is even, and also what a text gets of which nothing is known;
 * the farther from it, the surer.
 */
export const strangenessOf = (plain: string): number => weighed(tokensOf(spelled(plain)), weights())

/** The same of one word, in parts: how surely it is of another matter. */
export const strangenessOfWord = (word: string): number => weights().get(stem(word)) ?? 0

/** From here on a text is likelier of another matter: of questions of ours that nobody learned from, three in a hundred are. */
export const STRANGE = 1.1

let known: MatterWeights | undefined

const weights = () => (known ??= readWeights(FILE))
