import type { ReplyRequest, Turn } from '../coach.ts'
import { answersIn } from '../turns.ts'
import { findQuestion, LETTERS, type QuizQuestion } from './quiz/quiz-questions.ts'
import { compose } from './reply.ts'

/** The answers to a student who says this, turn by turn; "{right}" and "{wrong}" are letters of the last quiz question. */
export function answersTo(said: string[], request: Partial<ReplyRequest> = {}): string[] {
  const turns: Turn[] = []
  for (const words of said) {
    const asked = turns.map(({ content }) => questionIn(content)).findLast(Boolean)
    const content = words.replace(/\{(right|wrong)\}/g, (_, which) => letterIn(asked!, which))
    turns.push({ role: 'user', content })
    const parts = compose({ turns, sources: [], weakAreas: [], item: null, ...request })
    const text = parts.filter((part) => typeof part === 'string').join('\n\n')
    turns.push({ role: 'assistant', content: text })
  }
  return answersIn(turns)
}

/** The last of them. */
export const answerTo = (...said: string[]) => answersTo(said).at(-1)!

/** The quiz question that an answer asks. */
export const questionIn = (answer: string): QuizQuestion | undefined =>
  findQuestion(answer.match(/^> (.+)$/m)?.[1] ?? '')

function letterIn({ options, right }: QuizQuestion, which: string) {
  const place = options.findIndex((option) => (option === right) === (which === 'right'))
  return LETTERS[place]!
}
