import type { ReviewedAttempt } from '#contract/exams.ts'
import { conflict, invalidInput } from '../lib/app-error.ts'
import type { WrittenReply } from '../lib/written-reply.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import type { BankCache, CachedQuestion } from './cache-bank.ts'
import { presentReview } from './exam.ts'
import { finishSession, getHandedIn, isOverdue } from './hand-in.ts'
import { pausedRefusal } from './paused.ts'
import {
  listAnswers,
  readAnswers,
  saveSubmittedAnswers,
  type StoredAnswer,
} from '../exam-answers/queries.ts'
import { findRepeated, getOwnAttempt, lockOwnOpenSession, type Session } from './queries.ts'

type SubmittedAnswer = { questionId: number; answer: number }
type Submission = { examId: number; sessionId?: number; answers: SubmittedAnswer[] }
type Reviewed = WrittenReply<ReviewedAttempt>

/**
 * Hands in the open session with the submitted answers over the saved ones, and grades it. Sent again, it answers with
 * the same attempt; sent too late, with the attempt that the server handed in, naming the answers that did not count.
 * @throws AppError invalid_input while questions are unanswered before the deadline; conflict without a session.
 */
export async function submitAttempt(
  { db, clock }: Deps,
  bank: BankCache,
  user: Person,
  submission: Submission,
): Promise<Reviewed> {
  const reviewed = await db.transaction().execute(async (trx) => {
    const session = await lockRunning(trx, user, submission.examId)
    const now = clock.now()
    const isLate = session && isOverdue(session, now)
    if (isLate) await finishSession(trx, session, { finishedAt: session.deadline })
    if (!session || isLate || !isMeant(session, submission)) {
      return findRepeat(trx, bank, user, submission)
    }
    if (session.pausedAt) throw pausedRefusal()
    const saved = await readAnswers(trx, session.id)
    const questions = await bank.listQuestions(trx, session.questionIds, saved.bankVersion)
    refuseImpossible(questions, submission.answers)
    const answers = await mergeAnswers(trx, session, { saved: saved.answers, now, ...submission })
    const finished = await finishSession(trx, session, { finishedAt: now, questions, answers })
    return presentReview({ session: finished, questions, answers })
  })
  // After the transaction: what it handed in at its deadline stays handed in, whatever this was meant to submit.
  if (!reviewed) throw conflict('This exam session is no longer open. Start the exam again.')
  return reviewed
}

/** Looked for again where there is none: the one that was waited for may have given way to another meanwhile. */
const lockRunning = async (trx: Trx, user: Person, examId: number) =>
  (await lockOwnOpenSession(trx, user, examId)) ?? lockOwnOpenSession(trx, user, examId)

export const reviewAttempt = async (
  deps: Deps,
  bank: BankCache,
  user: Person,
  attemptId: number,
): Promise<Reviewed> => review(deps.db, bank, await getHandedIn(deps, user, attemptId))

type FinishedAttempt = Awaited<ReturnType<typeof getOwnAttempt>>

async function review(
  db: Db,
  bank: BankCache,
  { session, answers, bankVersion }: FinishedAttempt,
  submitted: SubmittedAnswer[] = [],
) {
  const counted = new Map(answers.map((answer) => [answer.questionId, answer.answer]))
  const late = submitted.filter(({ questionId, answer }) => counted.get(questionId) !== answer)
  return presentReview({
    session,
    questions: await bank.listQuestions(db, session.questionIds, bankVersion),
    answers,
    lateQuestionIds: late.map(({ questionId }) => questionId),
  })
}

/** A second click, a retry after a lost reply, or a hand-in that the deadline overtook. */
async function findRepeat(trx: Trx, bank: BankCache, user: Person, submission: Submission) {
  const { examId, sessionId, answers } = submission
  const questionIds = answers.map(({ questionId }) => questionId)
  const finished = await findRepeated(trx, user, { examId, sessionId, questionIds })
  return finished && review(trx, bank, await getOwnAttempt(trx, user, finished.id), answers)
}

const isMeant = ({ id, questionIds }: Session, { sessionId, answers }: Submission) =>
  (sessionId === undefined || sessionId === id) &&
  answers.every(({ questionId }) => questionIds.includes(questionId))

type Merge = Submission & { saved: StoredAnswer[]; now: Date }

async function mergeAnswers(trx: Trx, session: Session, { saved, answers, now }: Merge) {
  const known = new Map(saved.map((answer) => [answer.questionId, answer.answer]))
  refuseIncomplete(session, new Set([...known.keys(), ...answers.map((a) => a.questionId)]), now)

  const changed = answers.filter(({ questionId, answer }) => known.get(questionId) !== answer)
  if (changed.length === 0) return saved
  const revision = 1 + Math.max(0, ...saved.map((answer) => answer.revision))
  const answerOf = new Map(changed.map(({ questionId, answer }) => [questionId, answer]))
  await saveSubmittedAnswers(trx, {
    sessionId: session.id,
    questionIds: [...answerOf.keys()],
    answers: [...answerOf.values()],
    ...{ revision, now },
  })
  return listAnswers(trx, session.id)
}

function refuseImpossible(questions: CachedQuestion[], submitted: SubmittedAnswer[]) {
  const optionCounts = new Map(questions.map(({ id, optionCount }) => [id, optionCount]))
  if (submitted.some(({ questionId, answer }) => answer >= (optionCounts.get(questionId) ?? 0))) {
    throw invalidInput('An answer names an option that its question does not have.')
  }
}

/** At the deadline what is there counts; before it the rule is the specification's, in its words. */
function refuseIncomplete({ questionIds, deadline }: Session, answered: Set<number>, now: Date) {
  if (now >= deadline || answered.size >= questionIds.length) return
  throw invalidInput(
    'Please answer all questions before submitting. ' +
      `You have answered ${answered.size} out of ${questionIds.length} questions.`,
  )
}
