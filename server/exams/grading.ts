export type GradedQuestion = { id: number; correctAnswer: number }

export type Grade = {
  /** Whole percent; every label and threshold uses this figure. */
  score: number
  correctAnswers: number
  answeredQuestions: number
}

/** One point a question; unanswered counts as wrong: the real exam has no penalty and no half marks. */
export function gradeAnswers(
  questions: readonly GradedQuestion[],
  answers: ReadonlyMap<number, number>,
): Grade {
  const correctAnswers = questions.filter((q) => answers.get(q.id) === q.correctAnswer).length
  return {
    score: Math.round((100 * correctAnswers) / questions.length),
    correctAnswers,
    answeredQuestions: questions.filter((q) => answers.has(q.id)).length,
  }
}
