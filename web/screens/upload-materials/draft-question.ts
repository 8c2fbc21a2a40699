/** A proposed question as it stands in its form. */
export type DraftQuestion = {
  number: string
  question: string
  options: string[]
  correctAnswer: number | null
}

type Settled =
  | { question: Omit<DraftQuestion, 'correctAnswer'> & { correctAnswer: number } }
  | { problem: string }

/** The draft as it can be added, without its empty options, or what it still lacks. */
export function settledQuestion(draft: DraftQuestion): Settled {
  const number = draft.number.trim()
  const question = draft.question.trim()
  const given = draft.options
    .map((option, place) => ({ option: option.trim(), isRight: place === draft.correctAnswer }))
    .filter(({ option }) => option !== '')
  const options = given.map(({ option }) => option)
  const correctAnswer = given.findIndex(({ isRight }) => isRight)
  if (number === '') return { problem: 'Give the number it has in the exam.' }
  if (question === '') return { problem: 'The question is empty.' }
  if (options.length < 2) return { problem: 'A question has at least two options.' }
  if (new Set(options).size < options.length) return { problem: 'Two options are the same.' }
  if (correctAnswer < 0) return { problem: 'Mark the right option. The model does not guess it.' }
  return { question: { number, question, options, correctAnswer } }
}
