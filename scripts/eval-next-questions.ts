import { kinshipIn, type kinshipOf } from '#server/ports/coach/understanding/knowledge/kin-words.ts'
import { kinWordsOfQuestions } from '#server/ports/coach/understanding/knowledge/kin-words-of-questions.ts'
import {
  listNextQuestions,
  type NextQuestion,
} from '#server/ports/coach/understanding/knowledge/next-questions.ts'
import {
  likeliestIn,
  readQuestions,
} from '#server/ports/coach/understanding/knowledge/question-likeness.ts'
import { plainOf } from '#server/ports/coach/understanding/plain/plain-turn.ts'

// npm run eval:next-questions
// How well what is asked next is found in words that nobody wrote down: one way of asking of each question is left out and
// put as a student's turn, once with the question there and once with the whole question left out as well. Kin words are
// learned from the other three quarters of the terms. Beside it the same by shared words alone.
const FOLDS = 4
const SHARES = [0.8, 0.7, 0.6, 0.5]

type Put = { score: number; isRight: boolean }

const terms = [...listNextQuestions()]
const withoutKin = () => 0
for (const [name, kinshipFor] of [
  ['by shared words', () => withoutKin],
  ['by kin words as well', (fold: number) => kinshipIn(kinWordsOfQuestions(isOf(fold)))],
] as const) {
  const put: Put[] = []
  let [asked, first] = [0, 0]
  for (let fold = 0; fold < FOLDS; fold++) {
    const kinship = kinshipFor(fold)
    for (const [term, own] of terms.filter((_, place) => place % FOLDS === fold))
      for (const place of own.keys()) {
        const { there, gone } = putOne(term, own, { place, kinship })
        asked++
        if (there.isRight) first++
        put.push(there, gone)
      }
  }
  tell(name, { asked, first, put })
}

/** Terms that a fold learns from: all but its own. */
function isOf(fold: number) {
  const left = new Set(terms.filter((_, place) => place % FOLDS === fold).map(([term]) => term))
  return (term: string) => !left.has(term)
}

function putOne(
  term: string,
  own: NextQuestion[],
  { place, kinship }: { place: number; kinship: typeof kinshipOf },
) {
  const question = own[place]!
  const held = (place * 7) % question.asks.length
  const plain = plainOf(question.asks[held]!, null)
  const rest = { ...question, asks: question.asks.filter((_, at) => at !== held) }
  const find = (questions: NextQuestion[]): Put => {
    const found = likeliestIn([readQuestions(term, questions, kinship)], plain)
    return { score: found?.score ?? 0, isRight: found?.question === rest }
  }
  return { there: find(own.with(place, rest)), gone: find(own.toSpliced(place, 1)) }
}

/** For each share of right answers, from which score on it is reached and how many of the turns that answers. */
function tell(name: string, { asked, first, put }: { asked: number; first: number; put: Put[] }) {
  console.log(`${asked} turns ${name}: ${percent(first / asked)} have the right question first`)
  const ranked = put.toSorted((one, other) => other.score - one.score)
  for (const share of SHARES) {
    let [right, all, best]: [number, number, { right: number; score: number }] = [
      ...([0, 0] as const),
      { right: 0, score: 1 },
    ]
    for (const { score, isRight } of ranked) {
      all++
      if (isRight) right++
      if (right / all >= share) best = { right, score }
    }
    console.log(
      `  from ${best.score.toFixed(2)} on ${percent(share)} are right, and ${percent(best.right / asked)} of the turns found`,
    )
  }
}

function percent(share: number) {
  return `${Math.round(100 * share)}%`
}
