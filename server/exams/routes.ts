import { examsContract } from '#contract/exams.ts'
import { conflict, invalidInput } from '../lib/app-error.ts'
import { implement, implementGuarded } from '../lib/implement.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { createBankCache } from './cache-bank.ts'
import { presentAttempt, presentExam } from './exam.ts'
import { handInOverdue } from './hand-in.ts'
import { pausedRefusal } from './paused.ts'
import { listExamQuestions } from '../question-bank/queries.ts'
import { saveAnswer, type NewAnswer } from '../exam-answers/queries.ts'
import { findOpenSession, getExam, getOwnSession, listExams, listOwnAttempts } from './queries.ts'
import { presentSession, retakeMistakes, startCustomExam } from './start-session.ts'
import { reviewAttempt, submitAttempt } from './submit-attempt.ts'
import { oldestOpenDeadline } from './timing.ts'

const { saveAnswer: savingContract, ...contract } = examsContract

/** Saving comes first: a class does it a hundred times for each other thing. */
export const examRoutes = (deps: Deps) => [savingRoute(deps), otherRoutes(deps)]

const savingRoute = (deps: Deps) =>
  implementGuarded(deps.db, savingContract, async (answer, { tokenHash, journey, getUser }) => {
    const now = deps.clock.now()
    const asked = { tokenHash, now, oldestOpen: oldestOpenDeadline(now) }
    const state = await saveAnswer(journey, answer, asked)
    if (state !== 'refused') return { state }
    const refusal = await whyRefused(deps, await getUser(), answer)
    // By elimination, while a pause may have ended in between: then the answer is in order now.
    const again =
      refusal.code === 'invalid_input' ? await saveAnswer(deps.db, answer, asked) : state
    if (again === 'refused') throw refusal
    return { state: again }
  })

function otherRoutes(deps: Deps) {
  const { db, clock } = deps
  const bank = createBankCache()

  return implement(contract, {
    listExams: async () => (await listExams(db)).map(presentExam),

    async getExam({ id }) {
      return { ...presentExam(await getExam(db, id)), questions: await listExamQuestions(db, id) }
    },

    async listAttempts(_, { user }) {
      await handInOverdue(deps, user)
      return (await listOwnAttempts(db, user)).map(presentAttempt)
    },

    getAttempt: ({ id }, { user }) => reviewAttempt(deps, bank, user, id),

    async getSession({ id }, { user }) {
      await handInOverdue(deps, user)
      const session = await findOpenSession(db, user, id)
      return { session: session ? await presentSession(db, session, clock.now()) : null }
    },

    startCustomExam: ({ id, questionCount, includeAttemptedQuestions, timed }, { user }) =>
      startCustomExam(deps, bank, user, {
        examId: id,
        questionCount,
        includeAttempted: includeAttemptedQuestions,
        timed: timed === '1',
      }),

    retakeMistakes: ({ id }, { user }) => retakeMistakes(deps, bank, user, id),

    async getClock({ sessionId }, { user }) {
      const session = await getOwnSession(db, user, sessionId)
      return {
        state: session.state,
        deadline: session.deadline.toISOString(),
        pausedAt: session.pausedAt?.toISOString(),
        now: clock.now().toISOString(),
      }
    },

    submitAttempt: ({ id, session, answers }, { user }) =>
      submitAttempt(deps, bank, user, {
        examId: id,
        sessionId: session,
        answers: Object.values(answers),
      }),
  })
}

/** Asked only after the write has refused, so that a good answer costs one statement. */
async function whyRefused({ db, clock }: Deps, user: Person, { sessionId }: NewAnswer) {
  const session = await getOwnSession(db, user, sessionId)
  if (session.state === 'open' && session.pausedAt) return pausedRefusal()
  const isOver = session.state !== 'open' || session.deadline < oldestOpenDeadline(clock.now())
  return isOver
    ? conflict('This exam is over, so the answer was not saved.')
    : invalidInput('This session has no such question or option.')
}
