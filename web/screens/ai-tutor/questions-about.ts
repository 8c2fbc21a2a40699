import type { ReviewedQuestion } from '#contract/exams.ts'

/** What one may want to ask first about a question of a finished exam. */
export function questionsAbout({ answer, correctAnswer }: ReviewedQuestion) {
  const first =
    answer === null
      ? 'How do I find the answer to this?'
      : answer === correctAnswer
        ? 'Why are the other options wrong?'
        : 'Why is my answer wrong?'
  return [first, 'Explain the concept behind this', 'Quiz me on something similar']
}
