import type { AskedQuestion, ExamSession } from '#contract/exams.ts'
import { activeSeconds } from '../analytics/study-time.ts'
import { conflict } from '../lib/app-error.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { handInOverdue } from './hand-in.ts'
import { pausedRefusal } from './paused.ts'
import {
  listAskedQuestions,
  listExamQuestions,
  listKeyedQuestions,
  listAttemptedQuestionIds,
} from '../question-bank/queries.ts'
import {
  findOpenSession,
  getExam,
  getOwnAttempt,
  listAnswers,
  lockOpenSession,
  lockForStart,
  openSession,
  saveSetAside,
  type NewSession,
  type Session,
  type StoredAnswer,
} from './queries.ts'
import { selectQuestions, WHOLE_EXAM_REASON } from './selection.ts'
import { deadlineOf } from './timing.ts'

type CustomExam = {
  examId: number
  questionCount: number
  includeAttempted: boolean
  timed: boolean
}

/** Opens a session of exactly the count asked. @throws AppError as `selectQuestions` does; not_found. */
export async function startCustomExam(deps: Deps, user: Person, custom: CustomExam) {
  await handInOverdue(deps, user)
  return deps.db.transaction().execute(async (trx) => {
    const { timePercent } = await lockForStart(trx, user, custom.examId)
    const exam = await getExam(trx, custom.examId)
    const questions = await listExamQuestions(trx, exam.id)
    const questionIds = selectQuestions({
      all: questions.map((question) => question.id),
      attempted: custom.includeAttempted ? new Set() : await listAttemptedQuestionIds(trx, user),
      count: custom.questionCount,
      includeAttempted: custom.includeAttempted,
      wholeExamOnly: exam.wholeExamOnly,
    })
    return start(deps, trx, {
      ...{ user, timePercent, exam, questions, questionIds },
      timed: custom.timed,
    })
  })
}

/** Opens an untimed session of what an attempt got wrong or left out. @throws AppError conflict when there is nothing to retake. */
export async function retakeMistakes(deps: Deps, user: Person, attemptId: number) {
  await handInOverdue(deps, user)
  return deps.db.transaction().execute(async (trx) => {
    const attempt = await getOwnAttempt(trx, user, attemptId)
    const { timePercent } = await lockForStart(trx, user, attempt.examId)
    const exam = await getExam(trx, attempt.examId)
    if (exam.wholeExamOnly) throw conflict(WHOLE_EXAM_REASON)
    const questions = await listExamQuestions(trx, attempt.examId)
    const questionIds = await listMistakes(trx, attempt, questions)
    if (questionIds.length === 0) throw conflict('Every question of this attempt was right.')
    return start(deps, trx, {
      ...{ user, timePercent, exam, questions, questionIds },
      timed: false,
    })
  })
}

/** Only questions that the exam still has: a corrected paper must not bring back what was wrong in it. */
async function listMistakes(trx: Trx, attempt: Session, ofExam: AskedQuestion[]) {
  const current = new Set(ofExam.map((q) => q.id))
  const chosen = new Map((await listAnswers(trx, attempt.id)).map((a) => [a.questionId, a.answer]))
  const questions = await listKeyedQuestions(trx, attempt.questionIds)
  return questions
    .filter((q) => current.has(q.id) && chosen.get(q.id) !== q.correctAnswer)
    .map((q) => q.id)
}

type Start = {
  user: Person
  timePercent: number
  exam: { id: number; title: string }
  /** Of the whole exam. */
  questions: AskedQuestion[]
  /** Of those, the ones to ask, in their order. */
  questionIds: number[]
  timed: boolean
}

async function start({ clock }: Deps, trx: Trx, given: Start): Promise<ExamSession> {
  const { user, timePercent, exam, questionIds, timed } = given
  const now = clock.now()
  const deadline = deadlineOf(now, { questionCount: questionIds.length, timed, timePercent })
  const id = await replaceSession(trx, user, {
    user_id: user.id,
    exam_id: exam.id,
    question_ids: questionIds,
    timed,
    started_at: now,
    deadline,
  })
  const textOf = new Map(given.questions.map((question) => [question.id, question]))
  return {
    id: exam.id,
    sessionId: id,
    title: exam.title,
    questions: questionIds.map((questionId) => textOf.get(questionId)!),
    answers: [],
    timed,
    startedAt: now.toISOString(),
    deadline: deadline.toISOString(),
    now: now.toISOString(),
  }
}

/** @returns the new session's id. */
async function replaceSession(trx: Trx, user: Person, session: NewSession) {
  const opened = await openSession(trx, session)
  if (opened) return opened.id
  await setAsideOpenSession(trx, user, session.exam_id)
  // Whoever could open another one waits for this transaction.
  return (await openSession(trx, session))!.id
}

async function setAsideOpenSession(trx: Trx, user: Person, examId: number) {
  const found = await findOpenSession(trx, user, examId)
  // Locked before it is touched: a submission under way must stay a finished attempt.
  const open = found && (await lockOpenSession(trx, found.id))
  if (!open) return
  // Starting anew would be a way around the pause.
  if (open.pausedAt) throw pausedRefusal()
  const answers = await listAnswers(trx, open.id)
  const spent = activeSeconds(
    open.startedAt,
    answers.map((answer) => answer.savedAt),
  )
  await saveSetAside(trx, open.id, spent)
}

/** A running session as its player needs it to go on. */
export async function presentSession(
  db: Deps['db'],
  session: Session,
  now: Date,
): Promise<ExamSession> {
  const answers = await listAnswers(db, session.id)
  return {
    id: session.examId,
    sessionId: session.id,
    title: session.examTitle,
    questions: await listAskedQuestions(db, session.questionIds),
    answers: answers.map(presentAnswer),
    timed: session.timed,
    startedAt: session.startedAt.toISOString(),
    deadline: session.deadline.toISOString(),
    pausedAt: session.pausedAt?.toISOString(),
    now: now.toISOString(),
  }
}

const presentAnswer = ({ questionId, answer, revision, confidence }: StoredAnswer) => ({
  ...{ questionId, answer, revision },
  ...(confidence && { confidence }),
})
