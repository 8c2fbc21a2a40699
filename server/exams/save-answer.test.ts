import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createApp } from '../app.ts'
import { cast } from '../test/cast.ts'
import { countStatements } from '../test/count-statements.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { examOnTheList, startWholeExam, type ListedExam } from './fixtures.ts'
import { listAnswers } from '../exam-answers/queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let app: TestApp
let maya: Client<typeof contract>
let cookie: string
let exam: ListedExam
let sessionId: number
let questionId: number
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
  cookie = await signIn(app.deps, app.app, cast.maya.email)
  exam = await examOnTheList(app.db)
  sessionId = (await startWholeExam(maya, exam)).sessionId
  questionId = exam.questionIds[0]!
})

const save = (answer: number, revision: number, session = sessionId) =>
  maya.exams.saveAnswer({ sessionId: session, questionId, answer, revision })

/** The bare request, as anybody can make it. */
const put = (answer: unknown, sent = cookie, server: Pick<TestApp['app'], 'request'> = app.app) => {
  const body = JSON.stringify({ answer, revision: 1 })
  return server.request(`/api/exam-sessions/${sessionId}/answers/${questionId}`, {
    method: 'PUT',
    headers: {
      cookie: sent,
      'content-type': 'application/json',
      'content-length': `${body.length}`,
    },
    body,
  })
}
const saved = async () => (await listAnswers(app.db, sessionId)).length

describe('saving an answer', () => {
  test('keeps it for another device and after a reload', async () => {
    await save(2, 1)

    const { session } = await (await app.as('maya')).exams.getSession({ id: exam.examId })
    expect(session!.answers).toEqual([{ questionId, answer: 2, revision: 1 }])
  })

  test('lets the highest revision win, in whichever order packets arrive', async () => {
    expect(await save(3, 2)).toEqual({ state: 'saved' })
    expect(await save(1, 1)).toEqual({ state: 'superseded' })
    expect(await save(3, 2)).toEqual({ state: 'saved' })

    const { session } = await maya.exams.getSession({ id: exam.examId })
    expect(session!.answers[0]).toMatchObject({ answer: 3, revision: 2 })
  })

  test('is refused after the deadline and its grace, and the refusal says why', async () => {
    const timed = await startWholeExam(maya, exam, '1')

    app.wait(10 * MINUTE + 19_000)
    expect(await save(0, 1, timed.sessionId)).toEqual({ state: 'saved' })
    app.wait(2_000)
    await expect(save(0, 1, timed.sessionId)).rejects.toMatchObject({
      status: 409,
      body: { message: 'This exam is over, so the answer was not saved.' },
    })
  })

  test.each([
    ['an option the question does not have', () => ({ questionId, answer: 4 })],
    ['a question of no such id', () => ({ questionId: 999, answer: 0 })],
  ])('refuses %s', async (_, answer) => {
    const saving = maya.exams.saveAnswer({ sessionId, revision: 1, ...answer() })
    await expect(saving).rejects.toMatchObject({ status: 422 })
  })

  test('takes two statements: who is asking, and the guarded write', async () => {
    const counted = countStatements(app.db)

    const response = await put(0, cookie, createApp({ ...app.deps, db: counted.db }))

    expect(response.status).toBe(200)
    expect(counted.statements).toBe(2)
  })

  test('keeps who saves signed in, as any call does', async () => {
    expect((await put(1)).headers.getSetCookie()).toEqual([])
    app.wait(2 * DAY)
    const reply = await put(2)
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie()).toHaveLength(1)
    expect(await saved()).toBe(1)
  })
})

test('who is removed, signed out, somebody else or nobody saves nothing, whatever they send', async () => {
  const other = await signIn(app.deps, app.app, cast.omar.email)
  expect((await put(1, other)).status).toBe(404)
  expect((await put(1, 'finalist_session=made-up')).status).toBe(401)
  expect((await put('no answer', '')).status).toBe(401)
  expect((await put('no answer')).status).toBe(422)
  await app.db.updateTable('users').set({ authorized: false }).execute()
  expect((await put(1)).status).toBe(401)
  await app.db.updateTable('users').set({ authorized: true }).execute()
  app.wait(40 * DAY)
  expect((await put(1)).status).toBe(401)
  expect(await saved()).toBe(0)
})
