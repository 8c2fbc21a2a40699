import { ApiError, type Client } from '#contract/client.ts'
import type { Confidence, ExamSession, ReviewedAttempt } from '#contract/exams.ts'
import type { contract } from '#contract/index.ts'
import type { Sitting } from '#contract/proctoring.ts'

/** One request about one student's exams, by themselves or by their advisor, or the server's own sweep. */
export type Call =
  | { call: 'start'; count: number; unseenOnly: boolean; timed: boolean }
  | { call: 'retake'; attempt: number }
  | SaveCall
  | { call: 'submit'; session?: number; answers: [question: number, answer: number][] }
  | { call: 'look' }
  | { call: 'clock'; session: number }
  | { call: 'results' }
  | { call: 'review'; attempt: number }
  | { call: 'extra-time'; times: 1 | 1.5 | 2 }
  | { call: 'sweep' }
  | { by: 'advisor'; call: 'pause' | 'resume' | 'reopen' | 'void' | 'unvoid'; session: number }

export type SaveCall = {
  call: 'save'
  session: number
  question: number
  answer: number
  revision: number
  confidence?: Confidence
}

/** What of an answer the model speaks about, moments in milliseconds. */
export type Reply = { status: number; [field: string]: unknown }

export type People = {
  examId: number
  email: string
  student: Client<typeof contract>
  advisor: Client<typeof contract>
  sweep(): Promise<void>
}

export async function perform(people: People, call: Call): Promise<Reply> {
  try {
    return { status: 200, ...(await send(people, call)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, fields: error.body?.fields ?? {} }
  }
}

async function send({ examId, email, student, advisor, sweep }: People, call: Call) {
  const { exams } = student
  switch (call.call) {
    case 'start':
      return ofSession(
        await exams.startCustomExam({
          id: examId,
          questionCount: call.count,
          includeAttemptedQuestions: !call.unseenOnly,
          timed: call.timed ? '1' : '0',
        }),
      )
    case 'retake':
      return ofSession(await exams.retakeMistakes({ id: call.attempt }))
    case 'save': {
      const { answer, revision, confidence } = call
      const at = { sessionId: call.session, questionId: call.question }
      return exams.saveAnswer({ ...at, answer, revision, confidence })
    }
    case 'submit': {
      const answers = call.answers.map(([questionId, answer], i) => [i, { questionId, answer }])
      const given = { id: examId, session: call.session, answers: Object.fromEntries(answers) }
      return ofReview(await exams.submitAttempt(given))
    }
    case 'look':
      return ofSession((await exams.getSession({ id: examId })).session)
    case 'clock': {
      const { state, deadline, pausedAt } = await exams.getClock({ sessionId: call.session })
      return { state, deadline: Date.parse(deadline), pausedAt: moment(pausedAt) }
    }
    case 'results':
      return ofResults(await exams.listAttempts({}))
    case 'review':
      return ofReview(await exams.getAttempt({ id: call.attempt }))
    case 'extra-time':
      await advisor.team.updateUser({ email, extraTime: call.times })
      return {}
    case 'sweep':
      await sweep()
      return {}
    default:
      return ofSitting(await advisor.proctoring[DEEDS[call.call]]({ sessionId: call.session }))
  }
}

const DEEDS = {
  pause: 'pauseSession',
  resume: 'resumeSession',
  reopen: 'reopenAttempt',
  void: 'voidAttempt',
  unvoid: 'unvoidAttempt',
} as const

const moment = (text: string | null | undefined) => (text ? Date.parse(text) : null)

function ofSession(session: ExamSession | null) {
  if (!session) return { session: null }
  const answers = session.answers
    .map((a) => [a.questionId, a.answer, a.revision, a.confidence ?? null] as const)
    .sort(([a], [b]) => a - b)
    .map((answer) => [...answer])
  return {
    session: session.sessionId,
    questions: session.questions.map(({ id }) => id),
    ...{ answers, timed: session.timed, startedAt: Date.parse(session.startedAt) },
    ...{ deadline: Date.parse(session.deadline), pausedAt: moment(session.pausedAt) },
  }
}

type Attempts = Awaited<ReturnType<People['student']['exams']['listAttempts']>>

const ofResults = (attempts: Attempts) => ({
  attempts: attempts.map(({ id, score, correctAnswers, answeredQuestions }) => ({
    ...{ id, score, correct: correctAnswers, answered: answeredQuestions },
  })),
})

const ofReview = (attempt: ReviewedAttempt) => ({
  ...{ id: attempt.id, score: attempt.score, correct: attempt.correctAnswers },
  answered: attempt.answeredQuestions,
  ...{ finishedAt: moment(attempt.completedAt), voidedAt: moment(attempt.voidedAt) },
  chosen: attempt.questions.map(({ id, answer, confidence }) => [id, answer, confidence ?? null]),
  ...{ late: attempt.lateQuestionIds, retakable: attempt.canRetakeMistakes },
})

const ofSitting = ({ id, state, deadline, finishedAt, answered, score }: Sitting) => ({
  ...{ id, state, deadline: Date.parse(deadline), finishedAt: moment(finishedAt) },
  ...{ answered, score },
})
