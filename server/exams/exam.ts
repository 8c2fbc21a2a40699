import type { Exam, ExamAttempt, ReviewedAttempt, ReviewedQuestion } from '#contract/exams.ts'
import type { listKeyedQuestions } from '../question-bank/queries.ts'
import type { ListedExam, Session, StoredAnswer } from './queries.ts'
import { timeLimit } from './timing.ts'

const EXAM_TYPES: Record<ListedExam['kind'], string> = {
  sample: 'Sample exam',
  master: 'Master exam',
  authored: 'Practice exam',
}

export function presentExam({ kind, itemCount, ...exam }: ListedExam): Exam {
  const questionCount = Number(itemCount)
  return {
    ...exam,
    examType: EXAM_TYPES[kind],
    questionCount,
    timeLimit: timeLimit(questionCount),
  }
}

/** A finished session as the attempt the student sees in lists. */
export const presentAttempt = (session: Session): ExamAttempt => ({
  id: session.id,
  examId: session.examId,
  examTitle: session.examTitle,
  // Written together with the state "finished"; the table's types cannot say so.
  score: session.score!,
  correctAnswers: session.correctAnswers!,
  totalQuestions: session.questionIds.length,
  answeredQuestions: session.answeredQuestions!,
  completedAt: session.finishedAt!.toISOString(),
})

type Keyed = Awaited<ReturnType<typeof listKeyedQuestions>>[number]

type Review = {
  session: Session
  questions: Keyed[]
  answers: StoredAnswer[]
  lateQuestionIds?: number[]
}

export function presentReview({
  session,
  questions,
  answers,
  lateQuestionIds = [],
}: Review): ReviewedAttempt {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]))
  return {
    ...presentAttempt(session),
    questions: questions.map((question) => presentReviewed(question, given.get(question.id))),
    canRetakeMistakes: session.score! < 100 && !session.wholeExamOnly,
    lateQuestionIds,
    voidedAt: session.voidedAt?.toISOString(),
  }
}

const presentReviewed = (question: Keyed, given: StoredAnswer | undefined): ReviewedQuestion => ({
  ...question,
  explanation: question.explanation ?? undefined,
  area: question.area ?? undefined,
  objective: question.objective ?? undefined,
  misconceptions: question.misconceptions ?? undefined,
  answer: given?.answer ?? null,
  confidence: given?.confidence ?? undefined,
})
