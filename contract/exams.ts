import * as z from 'zod/mini'
import { Id, IdInPath } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Answers sent while the clock runs out still count: phones on school wi-fi lag this much. */
export const DEADLINE_GRACE_SECONDS = 20
/** Nobody should face a clock of seconds because they chose three questions. */
export const MIN_TIMED_MINUTES = 10
/** An untimed session that was forgotten is handed in after this long, so that its answers count. */
export const UNTIMED_DAYS = 7
/** A master exam of fewer items would show a student the same questions again and again, so it is not listed. */
export const MASTER_EXAM_MIN_ITEMS = 20
/** Best score from which an exam is "Mastered", and from which it is "Good". */
export const MASTERED_SCORE = 80
export const GOOD_SCORE = 60

/** 0-based position of an option; five is the most any exam family has. */
export const OptionIndex = z.int().check(z.nonnegative(), z.maximum(9))

export const Exam = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  eventCode: z.string(),
  careerCluster: z.string(),
  examType: z.string(),
  questionCount: z.int(),
  /** Minutes for the whole exam. */
  timeLimit: z.int(),
  difficulty: z.string(),
  /** True when the paper's licence allows it only complete; `custom` then refuses fewer questions. */
  wholeExamOnly: z.boolean(),
})
export type Exam = z.infer<typeof Exam>

/** A question as the student sees it: the key and the explanation stay on the server until submission. */
export const AskedQuestion = z.object({
  id: Id,
  question: z.string(),
  options: z.array(z.string()),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

export const ExamWithQuestions = z.extend(Exam, { questions: z.array(AskedQuestion) })
export type ExamWithQuestions = z.infer<typeof ExamWithQuestions>

/** How sure the student was of an answer, if they said so. */
export const Confidence = z.enum(['guessing', 'fairly-sure', 'certain'])
export type Confidence = z.infer<typeof Confidence>

/**
 * An answer as it was saved. `revision` orders the answers of one session: a device sends one more than the highest it
 * has seen, the highest wins, and a packet that arrives late or twice changes nothing.
 */
export const SavedAnswer = z.object({
  questionId: Id,
  answer: OptionIndex,
  revision: z.int(),
  confidence: z.optional(Confidence),
})
export type SavedAnswer = z.infer<typeof SavedAnswer>

/** A running exam: `id` is the listed exam's, the session has its own. */
export const ExamSession = z.object({
  id: Id,
  sessionId: Id,
  title: z.string(),
  questions: z.array(AskedQuestion),
  answers: z.array(SavedAnswer),
  timed: z.boolean(),
  startedAt: z.string(),
  /** When the server hands in by itself; for an untimed session that is a week after its start. */
  deadline: z.string(),
  /** Since when an admin has stopped the clock; the deadline moves by the pause when it ends. */
  pausedAt: z.optional(z.string()),
  /** The server's time at this reply: the browser's clock may be wrong. */
  now: z.string(),
})
export type ExamSession = z.infer<typeof ExamSession>

/** How a session's time stands: what a running player asks for now and then, and little enough for that. */
export const SessionClock = z.object({
  state: z.enum(['open', 'set-aside', 'finished', 'void']),
  deadline: z.string(),
  pausedAt: z.optional(z.string()),
  now: z.string(),
})
export type SessionClock = z.infer<typeof SessionClock>

export const ExamAttempt = z.object({
  /** The id of the session that was handed in. */
  id: Id,
  examId: Id,
  examTitle: z.string(),
  /** Whole percent. */
  score: z.int(),
  correctAnswers: z.int(),
  totalQuestions: z.int(),
  answeredQuestions: z.int(),
  completedAt: z.string(),
})
export type ExamAttempt = z.infer<typeof ExamAttempt>

export const ReviewedQuestion = z.extend(AskedQuestion, {
  correctAnswer: OptionIndex,
  explanation: z.optional(z.string()),
  /** Instructional area, where the paper names it. */
  area: z.optional(z.string()),
  /** What the question tests; questions that come with the product say it. */
  objective: z.optional(z.string()),
  /** For each option why somebody would choose it, '' for the right one; of such questions only. */
  misconceptions: z.optional(z.array(z.string())),
  /** What the student chose in time; null when nothing was. */
  answer: z.nullable(OptionIndex),
  confidence: z.optional(Confidence),
})
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>

export const ReviewedAttempt = z.extend(ExamAttempt, {
  questions: z.array(ReviewedQuestion),
  /** Whether "Retake mistakes" can be offered: there are some, and the paper may be used in part. */
  canRetakeMistakes: z.boolean(),
  /** Question ids whose answers in the submission came too late to count. */
  lateQuestionIds: z.array(Id),
  /** When an admin made it void: it counts nowhere, and its student can still look at it. */
  voidedAt: z.optional(z.string()),
})
export type ReviewedAttempt = z.infer<typeof ReviewedAttempt>

const ExamRef = z.object({ id: IdInPath })
const InAddress = z.optional(z.enum(['1', '0']))

export const examsContract = {
  listExams: endpoint({
    method: 'GET',
    path: '/api/exams',
    access: 'student',
    input: z.object({}),
    output: z.array(Exam),
  }),
  getExam: endpoint({
    method: 'GET',
    path: '/api/exams/:id',
    access: 'student',
    input: ExamRef,
    output: ExamWithQuestions,
  }),
  listAttempts: endpoint({
    method: 'GET',
    path: '/api/exam-attempts',
    access: 'student',
    input: z.object({}),
    output: z.array(ExamAttempt),
  }),
  getAttempt: endpoint({
    method: 'GET',
    path: '/api/exam-attempts/:id',
    access: 'student',
    input: ExamRef,
    output: ReviewedAttempt,
  }),
  /** The session to resume, if one is open. */
  getSession: endpoint({
    method: 'GET',
    path: '/api/exams/:id/session',
    access: 'student',
    input: ExamRef,
    output: z.object({ session: z.nullable(ExamSession) }),
  }),
  /** Opens a new session of exactly the count asked; one that was open is set aside. */
  startCustomExam: endpoint({
    method: 'POST',
    path: '/api/exams/:id/custom',
    access: 'student',
    query: ['timed'],
    input: z.extend(ExamRef, {
      questionCount: z.int().check(z.positive()),
      includeAttemptedQuestions: z.boolean(),
      timed: InAddress,
    }),
    output: ExamSession,
  }),
  /** Opens a session of just the questions that this attempt got wrong or left out. */
  retakeMistakes: endpoint({
    method: 'POST',
    path: '/api/exam-attempts/:id/retake',
    access: 'student',
    input: ExamRef,
    output: ExamSession,
  }),
  saveAnswer: endpoint({
    method: 'PUT',
    path: '/api/exam-sessions/:sessionId/answers/:questionId',
    access: 'student',
    input: z.object({
      sessionId: IdInPath,
      questionId: IdInPath,
      answer: OptionIndex,
      revision: z.int().check(z.positive()),
      confidence: z.optional(Confidence),
    }),
    /** `superseded`: a newer answer to the same question was already there and stays. */
    output: z.object({ state: z.enum(['saved', 'superseded']) }),
  }),
  getClock: endpoint({
    method: 'GET',
    path: '/api/exam-sessions/:sessionId/clock',
    access: 'student',
    input: z.object({ sessionId: IdInPath }),
    output: SessionClock,
  }),
  submitAttempt: endpoint({
    method: 'POST',
    path: '/api/exams/:id/attempt',
    access: 'student',
    query: ['session'],
    input: z.extend(ExamRef, {
      /** The session meant. Without it, the open one is: a player that was left behind would hand in another's. */
      session: z.optional(IdInPath),
      /** Keyed by position in the session, from 0. */
      answers: z.record(z.string(), z.object({ questionId: Id, answer: OptionIndex })),
      /** Accepted and ignored: study time is measured by the server. */
      timeSpent: z.optional(z.number()),
    }),
    output: ReviewedAttempt,
  }),
}
