import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainOf } from '../plain/plain-turn.ts'
import { listCommonQuestions } from './common-questions.ts'
import { learnKinWords, type KinWords } from './learn-kin-words.ts'
import { listNextQuestions, waysAskedNext } from './next-questions.ts'
import { questionWordsOf } from './question-words.ts'

/** What all our ways of asking teach, or those about some terms alone. */
export const kinWordsOfQuestions = (isOf = (_: string) => true): KinWords =>
  learnKinWords(listQuestions(isOf))

/**
 * Stands for all that learned kin words follow from, and for these (a SHA-256 in hexadecimal): to compare it takes less than
 * learning them anew.
 */
export function sealOf(learned: KinWords): string {
  const seal = createHash('sha256')
  for (const ways of listQuestions(() => true)) {
    seal.update('\n')
    for (const words of ways) seal.update(`${[...words].join('|')}\n`)
  }
  seal.update(readFileSync(join(import.meta.dirname, 'learn-kin-words.ts')))
  return seal.update(JSON.stringify(learned)).digest('hex')
}

/** Each by the words of its ways of asking. */
const listQuestions = (isOf: (term: string) => boolean): Set<string>[][] => [
  ...[...listNextQuestions().keys()].filter(isOf).flatMap(waysAskedNext),
  ...listCommonQuestions().map((one) =>
    one.asks.map((ask) => questionWordsOf(plainOf(ask, null), 'about' in one ? one.about : '')),
  ),
]
