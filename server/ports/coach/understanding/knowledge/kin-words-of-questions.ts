import { plainOf } from '../plain/plain-turn.ts'
import { listCommonQuestions } from './common-questions.ts'
import { learnKinWords, type KinWords } from './learn-kin-words.ts'
import { listNextQuestions } from './next-questions.ts'
import { questionWordsOf } from './question-words.ts'

/** What all our ways of asking teach. */
export function kinWordsOfQuestions(): KinWords {
  const waysOf = (asks: string[], term: string) =>
    asks.map((ask) => questionWordsOf(plainOf(ask, null), term))
  return learnKinWords([
    ...[...listNextQuestions()].flatMap(([term, own]) => own.map(({ asks }) => waysOf(asks, term))),
    ...listCommonQuestions().map((one) => waysOf(one.asks, 'about' in one ? one.about : '')),
  ])
}
