import { applyKey, keysOfNoOption } from './finish-question.ts'
import type { ExamReading, ReadKey, Unread } from './reading.ts'
import { nameNumbers } from './sequence.ts'

/**
 * One exam out of a PDF of questions and a PDF of their answers, when both covers name the same
 * test; null when they do not belong together. Pages of answers count on after the questions'.
 */
export function joinReadings(questions: ExamReading, answers: ExamReading): ExamReading | null {
  const { testNumber } = questions.cover
  const areAlike = testNumber !== null && testNumber === answers.cover.testNumber
  if (!areAlike || questions.contents !== 'questions' || answers.contents !== 'key') return null

  const keys = new Map(answers.keys.map((key) => [key.number, key]))
  const unanswered = questions.questions.filter(({ number }) => !keys.has(number))
  // Answers to other numbers are answers to another exam, whatever the covers say.
  if (unanswered.length * 2 > questions.questions.length) return null
  const expected = new Set([
    ...questions.questions.map(({ number }) => number),
    ...questions.unread.flatMap(({ numbers }) => numbers ?? []),
  ])
  const unasked = answers.keys.filter(({ number }) => !expected.has(number))
  return {
    ...questions,
    pages: questions.pages + answers.pages,
    licenceNotice: questions.licenceNotice ?? answers.licenceNotice,
    contents: 'questions-and-key',
    questions: questions.questions.map((question) => {
      const key = keys.get(question.number)
      return key ? applyKey(question, key) : question
    }),
    unread: [
      ...questions.unread,
      ...[
        ...unaskedNumbers(unasked),
        ...keysOfNoOption(questions.questions, answers.keys),
        ...answers.unread,
      ].map((one) => ({ ...one, page: one.page + questions.pages })),
    ],
  }
}

function unaskedNumbers(keys: ReadKey[]): Unread[] {
  const numbers = keys.map(({ number }) => number)
  const reason = `The key answers ${nameNumbers(numbers)}, not found among the questions.`
  return keys[0] ? [{ page: keys[0].page, reason, numbers }] : []
}
