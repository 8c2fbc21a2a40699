import { ReviewedAttempt, type Exam, type ExamAttempt } from '#contract/exams.ts'
import { replyWithWritten, type WrittenReply } from '../lib/written-reply.ts'
import { writeReviewed, type CachedQuestion } from './cache-bank.ts'
import type { StoredAnswer } from '../exam-answers/queries.ts'
import type { ListedExam, Session } from './queries.ts'
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

type Review = {
  session: Session
  questions: CachedQuestion[]
  answers: StoredAnswer[]
  lateQuestionIds?: number[]
}

export function presentReview({
  session,
  questions,
  answers,
  lateQuestionIds = [],
}: Review): WrittenReply<ReviewedAttempt> {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]))
  const review = {
    ...presentAttempt(session),
    canRetakeMistakes: session.score! < 100 && !session.wholeExamOnly,
    lateQuestionIds,
    voidedAt: session.voidedAt?.toISOString(),
  }
  const written = questions.map((question) => writeReviewed(question, given.get(question.id)))
  return replyWithWritten(ReviewedAttempt, 'questions', review, written)
}
