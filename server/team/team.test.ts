import { beforeEach, describe, expect, test } from 'vitest'
import { examOnTheList } from '../exams/fixtures.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let lin: Awaited<ReturnType<TestApp['as']>>
beforeEach(async () => {
  app = await createTestApp()
  lin = await app.as('advisorLin')
})

const nia = {
  firstName: 'Nia',
  lastName: 'Brooks',
  email: 'nia.brooks@school.example',
  role: 'student',
} as const

describe('adding somebody', () => {
  test('puts them on the list, authorized unless said otherwise', async () => {
    expect(await lin.team.addUser(nia)).toMatchObject({ ...nia, authorized: true, studyStreak: 0 })
    expect((await lin.team.listUsers({})).map(({ email }) => email)).toContain(nia.email)
  })

  test('compares addresses without regard to case', async () => {
    await lin.team.addUser({ ...nia, email: 'Nia.Brooks@SCHOOL.example' })
    await expect(lin.team.addUser(nia)).rejects.toMatchObject({ status: 409 })
  })

  test.each(['nia@gmail.example', 'nia@sub.school.example', 'nia@evil-school.example'])(
    'refuses %s: the whole domain counts',
    async (email) => {
      await expect(lin.team.addUser({ ...nia, email })).rejects.toMatchObject({
        status: 422,
        body: { message: 'Only school-domain email addresses are allowed.' },
      })
    },
  )

  test('names the field that is wrong', async () => {
    await expect(lin.team.addUser({ ...nia, firstName: ' ' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { firstName: 'Please fill this in.' } },
    })
  })
})

describe('the last admin', () => {
  const lastAdmin = { status: 409, body: { message: expect.stringContaining('last admin') } }
  const { email } = cast.advisorLin

  test('can be neither removed, nor demoted, nor switched off', async () => {
    await expect(lin.team.deleteUser({ email })).rejects.toMatchObject(lastAdmin)
    await expect(lin.team.updateUser({ email, role: 'student' })).rejects.toMatchObject(lastAdmin)
    await expect(lin.team.updateUser({ email, authorized: false })).rejects.toMatchObject(lastAdmin)
  })

  test('may go when there is another who can sign in', async () => {
    await lin.team.addUser({ ...nia, role: 'admin', authorized: false })
    await expect(lin.team.deleteUser({ email })).rejects.toMatchObject(lastAdmin)
    await lin.team.updateUser({ email: nia.email, authorized: true })
    await lin.team.updateUser({ email, role: 'student' })
  })

  test('stays, even if two admins remove each other at the same moment', async () => {
    await lin.team.updateUser({ email: cast.omar.email, role: 'admin' })
    const omar = await app.as('omar')
    await Promise.allSettled([
      lin.team.deleteUser({ email: cast.omar.email }),
      omar.team.deleteUser({ email }),
    ])
    const admins = await app.db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'admin')
      .execute()
    expect(admins).toHaveLength(1)
  })
})

test('removing a person erases what was theirs', async () => {
  const { examId, questionIds } = await examOnTheList(app.db)
  const maya = await app.as('maya')
  const session = await maya.exams.startCustomExam({
    id: examId,
    questionCount: 2,
    includeAttemptedQuestions: true,
  })
  await maya.exams.saveAnswer({
    sessionId: session.sessionId,
    questionId: questionIds[0]!,
    answer: 0,
    revision: 1,
  })

  await lin.team.deleteUser({ email: cast.maya.email })

  expect(await app.db.selectFrom('exam_sessions').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('answers').selectAll().execute()).toEqual([])
  await expect(lin.team.deleteUser({ email: cast.maya.email })).rejects.toMatchObject({
    status: 404,
  })
})
