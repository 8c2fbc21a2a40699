import type {
  AskedQuestion,
  Exam,
  ExamAttempt,
  ExamSession,
  ReviewedAttempt,
} from '#contract/exams.ts'

/** An exam of plain questions, and everything the server would say about it. */
export const exam: Exam = {
  id: 7,
  title: 'Business Administration Core: Practice Exam 2',
  description: 'One hundred questions across the core.',
  category: 'Principles Events',
  eventCode: 'PBM',
  careerCluster: 'Business Administration Core',
  examType: 'Sample exam',
  questionCount: 100,
  timeLimit: 90,
  difficulty: 'intermediate',
  wholeExamOnly: false,
}

export const questionsOf = (count: number): AskedQuestion[] =>
  Array.from({ length: count }, (_, position) => ({
    id: 101 + position,
    question: `Which of these is right, number ${position + 1}?`,
    options: ['First', 'Second', 'Third', 'Fourth'],
  }))

export const examWithQuestions = { ...exam, questions: questionsOf(100) }

/** Opened now, for twenty minutes, with as many questions. */
export function sessionOf(count: number, overrides: Partial<ExamSession> = {}): ExamSession {
  const now = new Date()
  return {
    id: exam.id,
    sessionId: 31,
    title: exam.title,
    questions: questionsOf(count),
    answers: [],
    timed: false,
    startedAt: now.toISOString(),
    deadline: new Date(now.getTime() + 20 * 60_000).toISOString(),
    now: now.toISOString(),
    ...overrides,
  }
}

export const attemptOf = (overrides: Partial<ExamAttempt> = {}): ExamAttempt => ({
  id: 51,
  examId: exam.id,
  examTitle: exam.title,
  score: 78,
  correctAnswers: 78,
  totalQuestions: 100,
  answeredQuestions: 98,
  completedAt: '2030-01-02T10:30:00.000Z',
  ...overrides,
})

/** Option B is always right. `answers` are the student's, in the order of the questions. */
export function reviewOf(
  answers: readonly (number | null)[],
  overrides: Partial<ReviewedAttempt> = {},
): ReviewedAttempt {
  const correct = answers.filter((answer) => answer === 1).length
  return {
    ...attemptOf({
      score: Math.round((100 * correct) / answers.length),
      correctAnswers: correct,
      totalQuestions: answers.length,
      answeredQuestions: answers.filter((answer) => answer !== null).length,
    }),
    questions: questionsOf(answers.length).map((question, position) => ({
      ...question,
      correctAnswer: 1,
      explanation: 'Second, because it is.',
      area: position % 2 ? 'Economics' : 'Operations',
      answer: answers[position] ?? null,
    })),
    canRetakeMistakes: correct < answers.length,
    lateQuestionIds: [],
    ...overrides,
  }
}

export const noStats = {
  avgExamScore: 0,
  totalExams: 0,
  examsThisWeek: 0,
  totalRoleplays: 0,
  avgRoleplayScore: 0,
  totalStudyHours: 0,
}
