import { plainOf } from '../plain/plain-turn.ts'
import { listCommonQuestions } from './common-questions.ts'
import { learnKinWords, type KinWords } from './learn-kin-words.ts'
import { listNextQuestions } from './next-questions.ts'
import { questionWordsOf } from './question-words.ts'

/** What all our ways of asking teach, or those about some terms alone. */
export function kinWordsOfQuestions(isOf = (_: string) => true): KinWords {
  const waysOf = (asks: string[], term: string) =>
    asks.map((ask) => questionWordsOf(plainOf(ask, null), term))
  return learnKinWords([
    ...[...listNextQuestions()].flatMap(([term, own]) =>
      isOf(term) ? own.map(({ asks }) => waysOf(asks, term)) : [],
    ),
    ...listCommonQuestions().map((one) => waysOf(one.asks, 'about' in one ? one.about : '')),
  ])
}
