import { beforeEach, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { examOnTheList } from './fixtures.ts'
import { listAnswers } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000

let app: TestApp
let cookie: string
let sessionId: number
let questionId: number
beforeEach(async () => {
  app = await createTestApp()
  const exam = await examOnTheList(app.db)
  const maya = await app.as('maya')
  const asked = { questionCount: 2, includeAttemptedQuestions: true }
  const session = await maya.exams.startCustomExam({ id: exam.examId, ...asked })
  sessionId = session.sessionId
  questionId = session.questions[0]!.id
  cookie = await signIn(app.deps, app.app, cast.maya.email)
})

const save = (answer: unknown, sent = cookie) => {
  const body = JSON.stringify({ answer, revision: 1 })
  return app.app.request(`/api/exam-sessions/${sessionId}/answers/${questionId}`, {
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

test('saving an answer keeps who saves it signed in, as any call does', async () => {
  expect((await save(1)).headers.getSetCookie()).toEqual([])
  app.wait(2 * DAY)
  const reply = await save(2)
  expect(reply.status).toBe(200)
  expect(reply.headers.getSetCookie()).toHaveLength(1)
  expect(await saved()).toBe(1)
})

test('who is removed, signed out, somebody else or nobody saves nothing, whatever they send', async () => {
  const other = await signIn(app.deps, app.app, cast.omar.email)
  expect((await save(1, other)).status).toBe(404)
  expect((await save(1, 'finalist_session=made-up')).status).toBe(401)
  expect((await save('no answer', '')).status).toBe(401)
  expect((await save('no answer')).status).toBe(422)
  await app.db.updateTable('users').set({ authorized: false }).execute()
  expect((await save(1)).status).toBe(401)
  await app.db.updateTable('users').set({ authorized: true }).execute()
  app.wait(40 * DAY)
  expect((await save(1)).status).toBe(401)
  expect(await saved()).toBe(0)
})
