import { expect, test } from 'vitest'
import type { FirstStep } from '#contract/analytics.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

const doneFor = async (app: TestApp): Promise<FirstStep[]> => {
  const { steps } = await (await app.as('advisorLin')).analytics.getFirstSteps({})
  return steps.filter(({ done }) => done).map(({ step }) => step)
}

async function alone(app: TestApp) {
  const lin = await app.as('advisorLin')
  for (const { email } of [cast.maya, cast.omar]) await lin.team.deleteUser({ email })
}

test('a new installation has every step before it', async () => {
  const app = await createTestApp()
  await alone(app)
  expect(await doneFor(app)).toEqual([])
})

test('students on the list are a roster; one who signs in got an invitation', async () => {
  const app = await createTestApp()
  expect(await doneFor(app)).toEqual(['roster'])
  await app.as('maya')
  expect(await doneFor(app)).toEqual(['roster', 'invitations'])
})

test('an exam counts that came from a PDF and is listed', async () => {
  const app = await createTestApp()
  await alone(app)
  const material = {
    ...{ title: 'Paper', filename: 'paper.pdf', file_hash: 'a', file_size: 1, category: 'Finance' },
    ...{ is_question_bank: true, uploaded_at: app.clock.now() },
  }
  const { id } = await app.db
    .insertInto('materials')
    .values(material)
    .returning('id')
    .executeTakeFirstOrThrow()
  const exam = {
    ...{ category: 'Finance', title: 'Paper', description: '' },
    ...{ event_code: '', career_cluster: '', difficulty: '', whole_exam_only: false },
    kind: 'sample',
    created_at: app.clock.now(),
  } as const
  await app.db.insertInto('exams').values(exam).execute()
  expect(await doneFor(app)).toEqual([])
  await app.db
    .insertInto('exams')
    .values({ ...exam, material_id: id })
    .execute()
  expect(await doneFor(app)).toEqual(['exam-pdf'])
})

test('time zone and mail are known from the settings', async () => {
  const app = await createTestApp({
    TIME_ZONE: 'America/Chicago',
    SMTP_URL: 'smtp://127.0.0.1:2525',
  })
  await alone(app)
  expect(await doneFor(app)).toEqual(['time-zone', 'mail'])
})

test('a competition to come and a time zone are set in the product', async () => {
  const app = await createTestApp()
  await alone(app)
  const lin = await app.as('advisorLin')
  const competition = { name: 'State conference', starts: '2030-01-04', ends: '2030-01-06' }
  await lin.settings.changeTeamSettings({ competition, timeZone: 'America/Chicago' })
  expect(await doneFor(app)).toEqual(['competition-date', 'time-zone'])
  app.clock.current = new Date('2030-01-07T12:00:00Z')
  expect(await doneFor(app)).toEqual(['time-zone'])
})

test('so does handing out sign-in links, to students', async () => {
  const app = await createTestApp()
  const lin = await app.as('advisorLin')
  await lin.team.createSignInLink({ email: cast.advisorLin.email })
  expect(await doneFor(app)).toEqual(['roster'])
  await lin.team.createSignInLink({ email: cast.maya.email })
  expect(await doneFor(app)).toEqual(['roster', 'invitations'])
})

test('an invitation counts before anybody has followed it', async () => {
  const app = await createTestApp()
  const lin = await app.as('advisorLin')
  const users = await lin.team.listUsers({})
  const maya = users.find(({ email }) => email === cast.maya.email)!
  const now = app.clock.now()
  await app.db
    .insertInto('invitations')
    .values({ user_id: maya.id, invited_at: now, expires_at: now, due_at: now, state: 'waiting' })
    .execute()
  expect(await doneFor(app)).toEqual(['roster', 'invitations'])
})
