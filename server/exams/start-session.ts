import { ExamSession } from '#contract/exams.ts'
import { activeSeconds } from '../analytics/study-time.ts'
import { AppError, conflict } from '../lib/app-error.ts'
import { replyWithWritten, WrittenReply } from '../lib/written-reply.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { listAskedQuestions, listAttemptedQuestionIds } from '../question-bank/queries.ts'
import type { BankCache, CachedExam, CachedQuestion } from './cache-bank.ts'
import { finishSession, getHandedIn, handInOverdue } from './hand-in.ts'
import { pausedRefusal } from './paused.ts'
import { listAnswers, type StoredAnswer } from '../exam-answers/queries.ts'
import {
  lockForStart,
  lockOwnOpenSession,
  openSession,
  saveSetAside,
  type NewSession,
  type Session,
} from './queries.ts'
import { selectQuestions, WHOLE_EXAM_REASON } from './selection.ts'
import { deadlineOf, oldestOpenDeadline } from './timing.ts'

type CustomExam = {
  examId: number
  questionCount: number
  includeAttempted: boolean
  timed: boolean
}
type Started = WrittenReply<ExamSession>

/** Opens a session of exactly the count asked. @throws AppError as `selectQuestions` does; not_found. */
export const startCustomExam = (deps: Deps, bank: BankCache, user: Person, custom: CustomExam) =>
  startOnce(deps, user, async (trx) => {
    const student = await lockForStart(trx, user, oldestOpen(deps, custom.examId))
    if (student.hasOverdue) return 'overdue'
    const exam = await bank.getExam(trx, custom.examId, student.bankVersion)
    const questionIds = selectQuestions({
      all: [...exam.asked.keys()],
      attempted: custom.includeAttempted
        ? new Set()
        : await listAttempted(deps, trx, { user, exam }),
      count: custom.questionCount,
      includeAttempted: custom.includeAttempted,
      wholeExamOnly: exam.wholeExamOnly,
    })
    return start(deps, trx, { user, ...student, exam, questionIds, timed: custom.timed })
  })

type Attempting = { user: Person; exam: CachedExam }

/**
 * An exam whose time is up has been attempted, though its grace is not over; and so has one that is being handed in at
 * this moment, which is waited for.
 */
async function listAttempted({ clock }: Deps, trx: Trx, { user, exam }: Attempting) {
  const open = await lockOwnOpenSession(trx, user, exam.id)
  if (open && isTimeUp(open, clock.now())) await endOpenSession(trx, open, clock.now())
  return listAttemptedQuestionIds(trx, user)
}

/** Opens an untimed session of what an attempt got wrong or left out. @throws AppError conflict when there is nothing to retake. */
export const retakeMistakes = async (
  deps: Deps,
  bank: BankCache,
  user: Person,
  attemptId: number,
) => {
  const { session: attempt, answers } = await getHandedIn(deps, user, attemptId)
  return startOnce(deps, user, async (trx) => {
    const student = await lockForStart(trx, user, oldestOpen(deps, attempt.examId))
    if (student.hasOverdue) return 'overdue'
    const exam = await bank.getExam(trx, attempt.examId, student.bankVersion)
    if (exam.wholeExamOnly) throw conflict(WHOLE_EXAM_REASON)
    const questions = await bank.listQuestions(trx, attempt.questionIds, student.bankVersion)
    const questionIds = listMistakes({ exam, questions, answers })
    if (questionIds.length === 0) throw conflict('Every question of this attempt was right.')
    return start(deps, trx, { user, ...student, exam, questionIds, timed: false })
  })
}

const oldestOpen = ({ clock }: Deps, examId: number) => ({
  examId,
  oldestOpen: oldestOpenDeadline(clock.now()),
})

/** `moved`: the question bank has changed since it was read. */
type Outcome = Started | 'overdue' | 'moved'

/** In a transaction of its own; again after what stood in its way is done, which is rare. @throws AppError unavailable. */
async function startOnce(deps: Deps, user: Person, attempt: (trx: Trx) => Promise<Outcome>) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const outcome = await deps.db.transaction().execute(attempt)
    if (outcome instanceof WrittenReply) return outcome
    if (outcome === 'overdue') await handInOverdue(deps, user)
  }
  throw new AppError('unavailable', 'The exams are being changed just now. Please try again.')
}

/** The bank changes when a paper is read or an admin decides about a question: a few times a day. */
const MOST_TRIES = 10

type Mistakes = { exam: CachedExam; questions: CachedQuestion[]; answers: StoredAnswer[] }

/** Only questions that the exam still has: a corrected paper must not bring back what was wrong in it. */
function listMistakes({ exam, questions, answers }: Mistakes) {
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer.answer]))
  return questions
    .filter((q) => exam.asked.has(q.id) && chosen.get(q.id) !== q.correctAnswer)
    .map((q) => q.id)
}

type Start = {
  user: Person
  timePercent: number
  bankVersion: number
  exam: CachedExam
  /** Those to ask, in their order. */
  questionIds: number[]
  timed: boolean
}

async function start({ clock }: Deps, trx: Trx, given: Start): Promise<Outcome> {
  const { user, timePercent, bankVersion, exam, questionIds, timed } = given
  const now = clock.now()
  const deadline = deadlineOf(now, { questionCount: questionIds.length, timed, timePercent })
  const session = {
    user_id: user.id,
    exam_id: exam.id,
    question_ids: questionIds,
    timed,
    started_at: now,
    deadline,
  }
  const id = await replaceSession(trx, user, session, bankVersion)
  if (id === undefined) return 'moved'
  const reply = {
    id: exam.id,
    sessionId: id,
    title: exam.title,
    answers: [],
    timed,
    startedAt: now.toISOString(),
    deadline: deadline.toISOString(),
    now: now.toISOString(),
  }
  const questions = questionIds.map((questionId) => exam.asked.get(questionId)!)
  return replyWithWritten(ExamSession, 'questions', reply, questions)
}

/** @returns the new session's id; undefined where the bank is not any more as it was read. */
async function replaceSession(trx: Trx, user: Person, session: NewSession, bankVersion: number) {
  const opened = await openSession(trx, session, bankVersion)
  if (opened) return opened.id
  // Locked before it is touched: a submission under way must stay a finished attempt.
  const open = await lockOwnOpenSession(trx, user, session.exam_id)
  if (open) await endOpenSession(trx, open, session.started_at)
  // Whoever could open another one waits for this transaction.
  return (await openSession(trx, session, bankVersion))?.id
}

/**
 * For another one: it is set aside; but where its time was up, it is handed in with what was saved, as it would be by
 * itself a few seconds later. It must be locked.
 */
async function endOpenSession(trx: Trx, open: Session, now: Date) {
  // Starting anew would be a way around the pause.
  if (open.pausedAt) throw pausedRefusal()
  if (isTimeUp(open, now)) return finishSession(trx, open, { finishedAt: open.deadline })
  const answers = await listAnswers(trx, open.id)
  const spent = activeSeconds(
    open.startedAt,
    answers.map((answer) => answer.savedAt),
  )
  await saveSetAside(trx, open.id, spent)
}

const isTimeUp = ({ pausedAt, deadline }: Session, now: Date) => !pausedAt && deadline <= now

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
