import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { examOnTheList } from '../exams/fixtures.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

const MINUTE = 60_000

let app: TestApp
let maya: Client<typeof contract>
let lin: Client<typeof contract>
let exam: Awaited<ReturnType<typeof examOnTheList>>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
  lin = await app.as('advisorLin')
  exam = await examOnTheList(app.db, { keys: [0, 1] })
})

const start = (timed: '0' | '1' = '1') =>
  maya.exams.startCustomExam({
    id: exam.examId,
    questionCount: 2,
    includeAttemptedQuestions: true,
    timed,
  })
const answer = (sessionId: number, revision = 1) =>
  maya.exams.saveAnswer({ sessionId, questionId: exam.questionIds[0]!, answer: 0, revision })
const submit = () =>
  maya.exams.submitAttempt({
    id: exam.examId,
    answers: Object.fromEntries(
      exam.questionIds.map((questionId, place) => [place, { questionId, answer: place }]),
    ),
  })
const current = async () => (await maya.exams.getSession({ id: exam.examId })).session
const sittings = () => lin.proctoring.listSittings({ email: cast.maya.email })
const mayasNews = async () =>
  (await maya.notifications.listNotifications({})).map(({ title }) => title)
const deeds = async () =>
  (await lin.settings.listAuditLog({})).entries
    .filter(({ action }) => action !== 'sign-in-link-made')
    .map(({ action, subject }) => [action, subject])

const PAUSED = { status: 409, body: { fields: { paused: 'true' } } }

describe('a pause', () => {
  test('stops the clock: answers are refused in words, and the deadline moves by it', async () => {
    const { sessionId, deadline } = await start()
    await answer(sessionId)
    app.wait(9 * MINUTE)
    expect(await lin.proctoring.pauseSession({ sessionId })).toMatchObject({ state: 'paused' })
    await expect(answer(sessionId, 2)).rejects.toMatchObject({
      ...PAUSED,
      body: { message: expect.stringContaining('Your advisor has paused this exam.') },
    })

    // Longer than the exam: nothing is handed in meanwhile.
    app.wait(60 * MINUTE)
    await app.runJobs()
    expect(await current()).toMatchObject({ sessionId, pausedAt: '2030-01-02T09:09:00.000Z' })

    await lin.proctoring.resumeSession({ sessionId })
    expect(await answer(sessionId, 2)).toEqual({ state: 'saved' })
    const clock = await maya.exams.getClock({ sessionId })
    expect(Date.parse(clock.deadline)).toBe(Date.parse(deadline) + 60 * MINUTE)
    expect(clock).not.toHaveProperty('pausedAt')

    // The minute that was left, and the grace.
    app.wait(MINUTE + 21_000)
    await expect(answer(sessionId, 3)).rejects.toMatchObject({
      body: { message: 'This exam is over, so the answer was not saved.' },
    })
    expect(await sittings()).toMatchObject([{ state: 'finished', answered: 1, score: 50 }])
  })

  test('can be left neither by submitting nor by starting over', async () => {
    const { sessionId } = await start()
    await lin.proctoring.pauseSession({ sessionId })
    await expect(submit()).rejects.toMatchObject(PAUSED)
    await expect(start()).rejects.toMatchObject(PAUSED)
    expect(await current()).toMatchObject({ sessionId })
  })

  test('asked for twice is one, from the first moment', async () => {
    const { sessionId } = await start()
    await lin.proctoring.pauseSession({ sessionId })
    app.wait(MINUTE)
    await lin.proctoring.pauseSession({ sessionId })
    expect(await current()).toMatchObject({ pausedAt: '2030-01-02T09:00:00.000Z' })
  })

  test('is for running exams: one whose time is up is handed in instead', async () => {
    const { sessionId } = await start()
    app.wait(11 * MINUTE)
    await expect(lin.proctoring.pauseSession({ sessionId })).rejects.toMatchObject({
      body: { message: 'This exam is not running any more.' },
    })
    await expect(lin.proctoring.resumeSession({ sessionId })).rejects.toMatchObject({ status: 409 })
    expect(await sittings()).toMatchObject([{ state: 'finished' }])
  })
})

describe('a reopened attempt', () => {
  test('goes on with its answers and the time that was left, and is graded anew', async () => {
    const { sessionId } = await start()
    app.wait(4 * MINUTE)
    expect(await submit()).toMatchObject({ score: 100 })

    app.wait(24 * 60 * MINUTE)
    await lin.proctoring.reopenAttempt({ sessionId })
    const session = await current()
    // Six minutes were left; nobody gets a clock of less than ten.
    expect(session).toMatchObject({ sessionId, deadline: '2030-01-03T09:14:00.000Z' })
    expect(session!.answers).toHaveLength(2)
    expect(await maya.exams.listAttempts({})).toEqual([])
    expect(await mayasNews()).toContain('Your exam is open again')

    await maya.exams.saveAnswer({
      ...{ sessionId, questionId: exam.questionIds[1]!, answer: 3 },
      revision: 9,
    })
    app.wait(11 * MINUTE)
    expect(await maya.exams.listAttempts({})).toMatchObject([{ id: sessionId, score: 50 }])
  })

  test('waits until no other session of that exam runs', async () => {
    const { sessionId } = await start()
    await submit()
    await start()
    await expect(lin.proctoring.reopenAttempt({ sessionId })).rejects.toMatchObject({
      body: { message: expect.stringContaining('has the same exam running') },
    })
  })
})

describe('a void attempt', () => {
  test('counts nowhere, and its student sees it and is told', async () => {
    await start('0')
    app.wait(2 * MINUTE)
    const { id } = await submit()
    expect(await maya.analytics.getDashboardStats({})).toMatchObject({ totalExams: 1 })

    expect(await lin.proctoring.voidAttempt({ sessionId: id })).toMatchObject({ state: 'void' })
    expect(await maya.analytics.getDashboardStats({})).toMatchObject({
      ...{ totalExams: 0, avgExamScore: 0, examsThisWeek: 0, totalStudyHours: 0 },
    })
    expect(await maya.exams.listAttempts({})).toEqual([])
    expect((await maya.session.getUser({})).studyStreak).toBe(0)
    expect(await maya.exams.getAttempt({ id })).toMatchObject({
      voidedAt: '2030-01-02T09:02:00.000Z',
    })
    expect(await mayasNews()).toContain('An attempt does not count')

    await lin.proctoring.unvoidAttempt({ sessionId: id })
    expect(await maya.exams.listAttempts({})).toMatchObject([{ id, score: 100 }])
    expect(await maya.exams.getAttempt({ id })).not.toHaveProperty('voidedAt')
  })

  test('can be reopened, and counts once it is handed in again', async () => {
    const { sessionId } = await start()
    await submit()
    await lin.proctoring.voidAttempt({ sessionId })
    await lin.proctoring.reopenAttempt({ sessionId })
    await submit()
    expect(await maya.exams.listAttempts({})).toMatchObject([{ id: sessionId }])
  })

  test('is made of finished ones only', async () => {
    const { sessionId } = await start()
    const running = { body: { message: 'This exam is still running.' } }
    await expect(lin.proctoring.voidAttempt({ sessionId })).rejects.toMatchObject(running)
    await expect(lin.proctoring.reopenAttempt({ sessionId })).rejects.toMatchObject(running)
    await expect(lin.proctoring.unvoidAttempt({ sessionId })).rejects.toMatchObject({ status: 409 })
  })
})

test('everything an admin does to an exam is in the audit log', async () => {
  const { sessionId } = await start()
  await lin.proctoring.pauseSession({ sessionId })
  await lin.proctoring.resumeSession({ sessionId })
  await submit()
  await lin.proctoring.voidAttempt({ sessionId })
  await lin.proctoring.unvoidAttempt({ sessionId })
  await lin.proctoring.reopenAttempt({ sessionId })
  await expect(lin.proctoring.voidAttempt({ sessionId })).rejects.toMatchObject({ status: 409 })
  expect((await deeds()).toReversed()).toEqual(
    ['exam-paused', 'exam-resumed', 'attempt-voided', 'attempt-unvoided', 'attempt-reopened'].map(
      (action) => [action, 'Maya Okafor'],
    ),
  )
})

test('the list has what runs first, and not what was set aside', async () => {
  await start()
  const first = await submit()
  await start()
  const second = await start()
  expect((await sittings()).map(({ id, state }) => [id, state])).toEqual([
    [second.sessionId, 'open'],
    [first.id, 'finished'],
  ])
})

test('how sure a student was is kept with the answer, and told in the review', async () => {
  const { sessionId } = await start()
  const [questionId] = exam.questionIds
  const sure = { sessionId, questionId: questionId!, answer: 3 }
  await maya.exams.saveAnswer({ ...sure, revision: 1, confidence: 'guessing' })
  await maya.exams.saveAnswer({ ...sure, revision: 2, confidence: 'certain' })
  expect((await current())!.answers).toEqual([
    { questionId, answer: 3, revision: 2, confidence: 'certain' },
  ])
  app.wait(11 * MINUTE)
  const { questions } = await maya.exams.getAttempt({ id: sessionId })
  expect(questions.map(({ confidence }) => confidence)).toEqual(['certain', undefined])
})
