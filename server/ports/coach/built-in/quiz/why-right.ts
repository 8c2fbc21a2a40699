import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { weightsOfWords } from '../../understanding/knowledge/subject-search.ts'
import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { wordsOf } from '../../understanding/words/words.ts'
import type { QuizQuestion } from './quiz-questions.ts'

/**
 * Why the right option is right, as paragraphs: of a case what was written of it; of a description which of its words only
 * the right term has, what that is in plain words, and how exams ask for it.
 */
export function whyRight(question: QuizQuestion): string[] {
  if (question.kind === 'case') return [`**Why.** ${question.because}`]
  const { simple } = facetsOf(question.right)
  const telling = tellingWords(question).map((word) => `"${word}"`)
  const name = `**${inSentence(question.right)}**`
  const shows =
    telling.length > 0
      ? [
          `In the description ${joined(telling)} ${telling.length > 1 ? 'point' : 'points'} to ${name}.`,
        ]
      : []
  const why = [...shows, ...(simple ? [`In plain words: ${simple}`] : [])]
  if (why.length === 0) return [`**Why.** ${question.because}`]
  return [
    `**Why.** ${why.join(' ')}`,
    ...(question.because === simple ? [] : [`**On the exam.** ${question.because}`]),
  ]
}

const joined = (all: string[]) =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join('')

/** The rarest words of a description that no other option's meaning has, in its order. */
function tellingWords({ asks, options, right }: QuizQuestion): string[] {
  const others = options.filter((one) => one !== right).flatMap((one) => [one, meaningOf(one)])
  const theirs = new Set(searchTermsOf(others.join(' ')))
  const weigh = weightsOfWords()
  const weightOf = (word: string) => weigh(searchTermsOf(word)[0] ?? '')
  const own = [...new Set(wordsOf(asks))].filter((word) => {
    const [term] = searchTermsOf(word)
    return term !== undefined && !theirs.has(term) && !/\d/.test(word)
  })
  const best = own.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_WORDS)
  return own.filter((word) => best.includes(word))
}
const MOST_WORDS = 3

const meaningOf = (option: string) => {
  const term = findByName(option)
  return term ? ideaOf(term) : ''
}
