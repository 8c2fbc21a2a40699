import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { examOnTheList } from '../exams/fixtures.ts'
import { cast } from '../test/cast.ts'
import { scenarioFor } from '../roleplays/fixtures.ts'
import { countStatements } from '../test/count-statements.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'

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
    const members = await lin.team.listUsers({})
    const neverSignedIn = (wanted: string) =>
      members.find(({ email }) => email === wanted)?.neverSignedIn
    expect(neverSignedIn(nia.email)).toBe(true)
    expect(neverSignedIn(cast.advisorLin.email)).toBe(false)
  })

  test('makes a student of who is given no role', async () => {
    const { role: _, ...person } = nia
    expect(await lin.team.addUser(person)).toMatchObject({
      ...nia,
      id: expect.any(String),
      createdAt: '2030-01-02T09:00:00.000Z',
    })
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

  test.each([
    { firstName: 'Ni\u0000a' },
    { firstName: '\u202eaiN' },
    { lastName: '\u200b' },
    { email: 'ni\u0000a@school.example' },
  ])('refuses %j, which cannot be shown', async (wrong) => {
    await expect(lin.team.addUser({ ...nia, ...wrong })).rejects.toMatchObject({ status: 422 })
  })

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

  test('is not left by admins who cannot sign in', async () => {
    await lin.team.addUser({ ...nia, role: 'admin', authorized: false })
    await expect(lin.team.deleteUser({ email })).rejects.toMatchObject(lastAdmin)
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

test('nobody takes their own rights, even where there are other admins', async () => {
  const { email } = cast.advisorLin
  await lin.team.addUser({ ...nia, role: 'admin' })
  const oneself = { status: 409, body: { message: expect.stringContaining('to yourself') } }
  await expect(lin.team.deleteUser({ email })).rejects.toMatchObject(oneself)
  await expect(lin.team.updateUser({ email, role: 'student' })).rejects.toMatchObject(oneself)
  await expect(lin.team.updateUser({ email, authorized: false })).rejects.toMatchObject(oneself)
  expect(await lin.team.updateUser({ email, lastName: 'Parker' })).toMatchObject({ role: 'admin' })
})

describe('extra time', () => {
  test('lengthens timed sessions begun from then on, and only those', async () => {
    const { examId } = await examOnTheList(app.db, { keys: Array.from({ length: 20 }, () => 0) })
    const maya = await app.as('maya')
    const minutes = async (timed: boolean) => {
      const { startedAt, deadline } = await maya.exams.startCustomExam({
        id: examId,
        questionCount: 20,
        includeAttemptedQuestions: true,
        timed: timed ? '1' : '0',
      })
      return (Date.parse(deadline) - Date.parse(startedAt)) / 60_000
    }
    const grant = (extraTime: 1 | 1.5 | 2) =>
      lin.team.updateUser({ email: cast.maya.email, extraTime })

    expect(await minutes(true)).toBe(18)
    expect(await grant(1.5)).toMatchObject({ extraTime: 1.5, role: 'student' })
    expect(await minutes(true)).toBe(27)
    expect(await minutes(false)).toBe(7 * 24 * 60)
    await grant(2)
    expect(await minutes(true)).toBe(36)
    expect((await maya.session.getUser({})).extraTime).toBe(2)
    await grant(1)
    expect(await minutes(true)).toBe(18)
  })
})

describe('a sign-in link', () => {
  test('signs its person in, once', async () => {
    const { link } = await lin.team.createSignInLink({ email: cast.maya.email })
    const follow = () => app.app.request(link, { method: 'POST' })
    expect((await follow()).headers.get('set-cookie')).toContain('session')
    expect((await follow()).headers.get('set-cookie')).toBeNull()
  })

  test('is over after 24 hours', async () => {
    const { link } = await lin.team.createSignInLink({ email: cast.maya.email })
    app.wait(24 * 60 * 60_000)
    const late = await app.app.request(link, { method: 'POST' })
    expect(late.headers.get('set-cookie')).toBeNull()
  })

  test('names the public address where there is one', async () => {
    const behindProxy = await createTestApp({ PUBLIC_URL: 'https://finalist.example.org' })
    const admin = await behindProxy.as('advisorLin')
    const { link } = await admin.team.createSignInLink({ email: cast.maya.email })
    expect(link).toMatch(/^https:\/\/finalist\.example\.org\/api\/login\/link\/.{20,}$/)
  })

  test('is not made for somebody who may not sign in', async () => {
    await lin.team.updateUser({ email: cast.omar.email, authorized: false })
    await expect(lin.team.createSignInLink({ email: cast.omar.email })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('who has practised what', () => {
  const areas = Array.from({ length: 30 }, (_, i) => ['Economics', 'Operations', 'Selling'][i % 3]!)

  test('says when each student was last active, their exams and weakest areas', async () => {
    const exam = await examOnTheList(app.db, { keys: areas.map(() => 0), areas })
    const maya = await app.as('maya')
    app.wait(60_000)
    // Economics all right, Operations all wrong, Selling half.
    await finish(maya, exam, (i) => [0, 1, i % 2][i % 3]!)

    const [first, second] = await lin.team.listPractice({})
    expect(first).toMatchObject({
      email: cast.maya.email,
      exams: 1,
      roleplays: 0,
      lastActiveAt: '2030-01-02T09:01:00.000Z',
    })
    expect(first!.weakestAreas.map(({ area, correct }) => [area, correct])).toEqual([
      ['Operations', 0],
      ['Selling', 5],
    ])
    expect(second).toMatchObject({
      email: cast.omar.email,
      exams: 0,
      lastActiveAt: null,
      weakestAreas: [],
    })
  })

  test('takes as many statements for a thousand students as for two', async () => {
    const few = await statementsOf('/api/admin/practice')
    await manyStudents()
    expect(await statementsOf('/api/admin/practice')).toBe(few)
    expect(await lin.team.listPractice({})).toHaveLength(1002)
  })
})

test('the team’s numbers count who has come and what is listed', async () => {
  expect(await lin.team.getTeamNumbers({})).toEqual({ students: 0, scenarios: 0, exams: 0 })
  const maya = await app.as('maya')
  await examOnTheList(app.db)
  await scenarioFor(app.db, cast.maya.email)
  expect(await maya.team.getTeamNumbers({})).toEqual({ students: 1, scenarios: 1, exams: 1 })
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

type Caller = Awaited<ReturnType<TestApp['as']>>
type OneExam = Awaited<ReturnType<typeof examOnTheList>>

async function finish(student: Caller, { examId, keys }: OneExam, choose: (i: number) => number) {
  const session = await student.exams.startCustomExam({
    id: examId,
    questionCount: keys.length,
    includeAttemptedQuestions: true,
  })
  const answers = session.questions.map(({ id }, position) => [
    position,
    { questionId: id, answer: choose(id - Math.min(...session.questions.map((q) => q.id))) },
  ])
  await student.exams.submitAttempt({
    id: examId,
    answers: Object.fromEntries(answers) as Record<string, { questionId: number; answer: number }>,
    timeSpent: 0,
  })
}

async function statementsOf(path: string) {
  const counted = countStatements(app.db)
  const watched = createApp({ ...app.deps, db: counted.db })
  const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
  expect((await watched.request(path, { headers: { cookie } })).status).toBe(200)
  return counted.statements
}

const manyStudents = () =>
  app.db
    .insertInto('users')
    .values(
      Array.from({ length: 1000 }, (_, i) => ({
        email: `student.${i}@school.example`,
        authorized: true,
        role: 'student' as const,
        created_at: app.clock.now(),
      })),
    )
    .execute()

test('changing nothing of a person changes nothing', async () => {
  const before = await lin.team.updateUser({ email: cast.maya.email })
  expect(before).toMatchObject({ firstName: 'Maya', role: 'student', authorized: true })
  await expect(lin.team.updateUser({ email: 'nobody@school.example' })).rejects.toMatchObject({
    status: 404,
  })
})
