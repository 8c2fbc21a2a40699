import type { Confidence } from '#contract/exams.ts'
import type { Call, Reply } from './call.ts'

/**
 * How exams must behave for one student, in the plainest words: no database, no locks, one thing after another. It shares
 * no line with the server, and says the limits of the specification itself.
 */
export type Model = {
  /** Milliseconds since 1970, as every moment here. */
  now: number
  /** Of the usual time, for exams started from now on. */
  extraTime: 1 | 1.5 | 2
  exam: { id: number; questions: number[]; keys: number[]; wholeOnly: boolean }
  sittings: Sitting[]
}

type Sitting = {
  id: number
  questions: number[]
  timed: boolean
  startedAt: number
  deadline: number
  state: 'open' | 'set-aside' | 'finished' | 'void'
  pausedAt: number | null
  finishedAt: number | null
  voidedAt: number | null
  answers: Map<number, Answer>
}
type Answer = { answer: number; revision: number; confidence: Confidence | null }

const SECOND = 1000
const MINUTE = 60 * SECOND
const GRACE = 20 * SECOND
/** The shortest clock, which none of these short exams exceeds. */
const TIMED = 10 * MINUTE
const UNTIMED = 7 * 24 * 60 * MINUTE
const OPTIONS = 4

const refused = (status: number, fields: Record<string, string> = {}): Reply => ({ status, fields })
const PAUSED = refused(409, { paused: 'true' })

/**
 * What must be answered; the model is afterwards as things must then be. Of the actual reply it takes what only the
 * server can decide: a new session's number, and which questions were drawn.
 */
export function answerOf(model: Model, call: Call, actual: Reply): Reply {
  switch (call.call) {
    case 'start':
      return start(model, call, actual)
    case 'retake':
      return retake(model, call.attempt, actual)
    case 'save':
      return save(model, call)
    case 'submit':
      return submit(model, call)
    case 'look':
      handInOverdue(model)
      return presentRunning(findOpen(model))
    case 'clock':
      return presentClock(find(model, call.session))
    case 'results':
      handInOverdue(model)
      return presentResults(model)
    case 'review':
      // What is finished is shown as it is, without a look at anything else.
      if (find(model, call.attempt).finishedAt === null) handInOverdue(model)
      return review(model, call.attempt, [])
    case 'extra-time':
      model.extraTime = call.times
      return { status: 200 }
    case 'sweep':
      handInOverdue(model)
      return { status: 200 }
    default:
      return changeSitting(model, call)
  }
}

/** What the database must hold. */
export const stateOf = (model: Model) =>
  model.sittings.map(({ answers, ...sitting }) => ({
    ...sitting,
    answers: listed(answers),
    ...(sitting.finishedAt === null
      ? { score: null, correct: null, answered: null }
      : grade(model, { answers, ...sitting })),
  }))

/** A session that the server refused to open, while the model tries whether it came first, is no number's. */
const find = (model: Model, id: number) =>
  model.sittings.find((sitting) => Object.is(sitting.id, id))!
const findOpen = (model: Model) => model.sittings.find(({ state }) => state === 'open')
const isOver = (model: Model, { deadline }: Sitting) => model.now > deadline + GRACE

/** Done by every call that looks at the results or opens, ends or changes a session; saving and the clock do not wait for it. */
function handInOverdue(model: Model) {
  for (const sitting of model.sittings)
    if (sitting.state === 'open' && sitting.pausedAt === null && isOver(model, sitting))
      handIn(sitting)
}

const handIn = (sitting: Sitting) =>
  Object.assign(sitting, { state: 'finished', finishedAt: sitting.deadline })

/** Late answers may still arrive, but whoever starts the exam again now has taken this one to its end. */
const isTimeUp = (model: Model, { state, pausedAt, deadline }: Sitting) =>
  state === 'open' && pausedAt === null && model.now >= deadline

function start(model: Model, call: Extract<Call, { call: 'start' }>, actual: Reply): Reply {
  handInOverdue(model)
  const { questions, wholeOnly } = model.exam
  if (call.count > questions.length) return refused(422)
  const isWhole = call.count === questions.length
  if (wholeOnly && !isWhole) return refused(409)
  if (isWhole && (wholeOnly || !call.unseenOnly)) return open(model, questions, call.timed, actual)
  const seen = model.sittings
    .filter((sitting) => sitting.state === 'finished' || isTimeUp(model, sitting))
    .flatMap((s) => s.questions)
  const pool = questions.filter((question) => !call.unseenOnly || !seen.includes(question))
  if (pool.length < call.count) return refused(409, { available: String(pool.length) })
  const drawn = Array.isArray(actual.questions) ? (actual.questions as number[]) : []
  const isFair =
    new Set(drawn).size === call.count && drawn.every((question) => pool.includes(question))
  return open(model, isFair ? drawn : pool.slice(0, call.count), call.timed, actual)
}

function retake(model: Model, attempt: number, actual: Reply): Reply {
  handInOverdue(model)
  const sitting = find(model, attempt)
  if (sitting.finishedAt === null) return refused(404)
  if (model.exam.wholeOnly) return refused(409)
  const mistakes = sitting.questions.filter((question) => !isRight(model, sitting, question))
  return mistakes.length === 0 ? refused(409) : open(model, mistakes, false, actual)
}

function open(model: Model, questions: number[], timed: boolean, actual: Reply): Reply {
  const running = findOpen(model)
  if (running?.pausedAt) return PAUSED
  if (running && isTimeUp(model, running)) handIn(running)
  else if (running) running.state = 'set-aside'
  const sitting: Sitting = {
    ...{ id: Number(actual.session), questions, timed, startedAt: model.now, state: 'open' },
    deadline: model.now + (timed ? TIMED * model.extraTime : UNTIMED),
    ...{ pausedAt: null, finishedAt: null, voidedAt: null, answers: new Map() },
  }
  model.sittings.push(sitting)
  return presentRunning(sitting)
}

function save(model: Model, call: Extract<Call, { call: 'save' }>): Reply {
  const { session, question, answer, revision, confidence } = call
  const sitting = find(model, session)
  if (sitting.state === 'open' && sitting.pausedAt !== null) return PAUSED
  if (sitting.state !== 'open' || isOver(model, sitting)) return refused(409)
  if (!sitting.questions.includes(question) || answer >= OPTIONS) return refused(422)
  const saved = sitting.answers.get(question)
  if (saved && saved.revision > revision) return { status: 200, state: 'superseded' }
  sitting.answers.set(question, { answer, revision, confidence: confidence ?? null })
  return { status: 200, state: 'saved' }
}

function submit(model: Model, { session, answers }: Extract<Call, { call: 'submit' }>): Reply {
  handInOverdue(model)
  const sitting = findOpen(model)
  const isMeant =
    sitting &&
    (session === undefined || session === sitting.id) &&
    answers.every(([question]) => sitting.questions.includes(question))
  if (!isMeant) return repeat(model, session, answers)
  if (sitting.pausedAt !== null) return PAUSED
  if (answers.some(([, answer]) => answer >= OPTIONS)) return refused(422)
  const given = new Set([...sitting.answers.keys(), ...answers.map(([question]) => question)])
  if (model.now < sitting.deadline && given.size < sitting.questions.length) return refused(422)
  const revision = 1 + Math.max(0, ...[...sitting.answers.values()].map((saved) => saved.revision))
  for (const [question, answer] of answers)
    if (sitting.answers.get(question)?.answer !== answer)
      sitting.answers.set(question, { answer, revision, confidence: null })
  Object.assign(sitting, { state: 'finished', finishedAt: model.now })
  return review(model, sitting.id, [])
}

/** Submitted again, or overtaken by the deadline: the latest attempt that it can mean. */
function repeat(model: Model, session: number | undefined, answers: [number, number][]): Reply {
  const candidates = model.sittings.filter(
    ({ id, state, questions, finishedAt, deadline }) =>
      state === 'finished' &&
      answers.every(([question]) => questions.includes(question)) &&
      (session === undefined
        ? answers.length === questions.length || (finishedAt! >= deadline && answers.length > 0)
        : id === session),
  )
  const latest = candidates.sort((a, b) => b.finishedAt! - a.finishedAt!)[0]
  return latest ? review(model, latest.id, answers) : refused(409)
}

function changeSitting(model: Model, { call, session }: Extract<Call, { by: 'advisor' }>): Reply {
  handInOverdue(model)
  const sitting = find(model, session)
  const { state, pausedAt, deadline, finishedAt, timed } = sitting
  if (state === 'set-aside') return refused(404)
  const isRunning = state === 'open'
  if (call === 'pause') {
    if (!isRunning) return refused(409)
    sitting.pausedAt ??= model.now
  } else if (call === 'resume') {
    if (pausedAt === null) return refused(409)
    Object.assign(sitting, { pausedAt: null, deadline: deadline + model.now - pausedAt })
  } else if (call === 'reopen') {
    if (isRunning || findOpen(model)) return refused(409)
    const left = Math.max(deadline - finishedAt!, timed ? TIMED : UNTIMED)
    Object.assign(sitting, { state: 'open', deadline: model.now + left })
    Object.assign(sitting, { finishedAt: null, voidedAt: null })
  } else if (call === 'void') {
    if (state !== 'finished') return refused(409)
    Object.assign(sitting, { state: 'void', voidedAt: model.now })
  } else {
    if (state !== 'void') return refused(409)
    Object.assign(sitting, { state: 'finished', voidedAt: null })
  }
  return presentSitting(model, sitting)
}

const isRight = (model: Model, { answers }: Sitting, question: number) =>
  answers.get(question)?.answer === model.exam.keys[model.exam.questions.indexOf(question)]

function grade(model: Model, sitting: Sitting) {
  const correct = sitting.questions.filter((question) => isRight(model, sitting, question)).length
  const score = Math.round((100 * correct) / sitting.questions.length)
  return { score, correct, answered: sitting.answers.size }
}

const listed = (answers: Sitting['answers']) =>
  [...answers]
    .sort(([a], [b]) => a - b)
    .map(([question, a]) => [question, a.answer, a.revision, a.confidence])

function presentRunning(sitting: Sitting | undefined): Reply {
  if (!sitting) return { status: 200, session: null }
  const { id, questions, answers, timed, startedAt, deadline, pausedAt } = sitting
  const times = { startedAt, deadline, pausedAt }
  return { status: 200, session: id, questions, answers: listed(answers), timed, ...times }
}

const presentClock = ({ state, deadline, pausedAt }: Sitting): Reply => ({
  status: 200,
  state,
  deadline,
  pausedAt,
})

const presentResults = (model: Model): Reply => ({
  status: 200,
  attempts: model.sittings
    .filter(({ state }) => state === 'finished')
    .sort((a, b) => b.finishedAt! - a.finishedAt!)
    .map((sitting) => ({ id: sitting.id, ...grade(model, sitting) })),
})

function presentSitting(model: Model, sitting: Sitting): Reply {
  const { id, state, pausedAt, deadline, finishedAt } = sitting
  return {
    ...{ status: 200, id, state: pausedAt === null ? state : 'paused', deadline, finishedAt },
    answered: sitting.answers.size,
    score: finishedAt === null ? null : grade(model, sitting).score,
  }
}

function review(model: Model, attempt: number, submitted: [number, number][]): Reply {
  const sitting = find(model, attempt)
  if (sitting.finishedAt === null) return refused(404)
  const { questions, answers, finishedAt, voidedAt } = sitting
  const graded = grade(model, sitting)
  return {
    ...{ status: 200, id: attempt, ...graded, finishedAt, voidedAt },
    chosen: questions.map((question) => [
      ...[question, answers.get(question)?.answer ?? null],
      answers.get(question)?.confidence ?? null,
    ]),
    late: submitted
      .filter(([question, answer]) => answers.get(question)?.answer !== answer)
      .map(([question]) => question),
    retakable: graded.score < 100 && !model.exam.wholeOnly,
  }
}
