import type { ReviewedAttempt } from '#contract/exams.ts'
import { conflict, invalidInput } from '../lib/app-error.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { presentReview } from './exam.ts'
import { finishSession, handInOverdue } from './hand-in.ts'
import { pausedRefusal } from './paused.ts'
import { listKeyedQuestions, type KeyedQuestion } from '../question-bank/queries.ts'
import {
  findRepeated,
  getOwnAttempt,
  listAnswers,
  lockOwnOpenSession,
  saveSubmittedAnswers,
  type Session,
} from './queries.ts'

type SubmittedAnswer = { questionId: number; answer: number }
type Submission = { examId: number; sessionId?: number; answers: SubmittedAnswer[] }

/**
 * Hands in the open session with the submitted answers over the saved ones, and grades it. Sent again, it answers with
 * the same attempt; sent too late, with the attempt that the server handed in, naming the answers that did not count.
 * @throws AppError invalid_input while questions are unanswered before the deadline; conflict without a session.
 */
export async function submitAttempt(
  deps: Deps,
  user: Person,
  submission: Submission,
): Promise<ReviewedAttempt> {
  await handInOverdue(deps, user)
  return deps.db.transaction().execute(async (trx) => {
    const session = await lockOwnOpenSession(trx, user, submission.examId)
    if (!session || !isMeant(session, submission)) return presentRepeat(trx, user, submission)

    if (session.pausedAt) throw pausedRefusal()
    const questions = await listKeyedQuestions(trx, session.questionIds)
    refuseImpossible(questions, submission.answers)
    const answers = await mergeAnswers(deps, trx, session, submission.answers)
    const finishedAt = deps.clock.now()
    const finished = await finishSession(trx, session, { finishedAt, questions, answers })
    return presentReview({ ...finished, lateQuestionIds: [] })
  })
}

export async function reviewAttempt(
  db: Db,
  user: Person,
  attemptId: number,
  submitted: SubmittedAnswer[] = [],
): Promise<ReviewedAttempt> {
  const session = await getOwnAttempt(db, user, attemptId)
  const questions = await listKeyedQuestions(db, session.questionIds)
  const answers = await listAnswers(db, session.id)
  const counted = new Map(answers.map((answer) => [answer.questionId, answer.answer]))
  const late = submitted.filter(({ questionId, answer }) => counted.get(questionId) !== answer)
  return presentReview({
    session,
    questions,
    answers,
    lateQuestionIds: late.map(({ questionId }) => questionId),
  })
}

/** A second click, a retry after a lost reply, or a hand-in that the deadline overtook. */
async function presentRepeat(trx: Trx, user: Person, submission: Submission) {
  const { examId, sessionId, answers } = submission
  const questionIds = answers.map(({ questionId }) => questionId)
  const finished = await findRepeated(trx, user, { examId, sessionId, questionIds })
  if (!finished) throw conflict('This exam session is no longer open. Start the exam again.')
  return reviewAttempt(trx, user, finished.id, answers)
}

const isMeant = ({ id, questionIds }: Session, { sessionId, answers }: Submission) =>
  (sessionId === undefined || sessionId === id) &&
  answers.every(({ questionId }) => questionIds.includes(questionId))

async function mergeAnswers(
  { clock }: Deps,
  trx: Trx,
  session: Session,
  submitted: SubmittedAnswer[],
) {
  const now = clock.now()
  const saved = await listAnswers(trx, session.id)
  const known = new Map(saved.map((answer) => [answer.questionId, answer.answer]))
  refuseIncomplete(session, new Set([...known.keys(), ...submitted.map((a) => a.questionId)]), now)

  const changed = submitted.filter(({ questionId, answer }) => known.get(questionId) !== answer)
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

function refuseImpossible(questions: KeyedQuestion[], submitted: SubmittedAnswer[]) {
  const optionCounts = new Map(questions.map(({ id, options }) => [id, options.length]))
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
