import { beforeEach, describe, expect, test } from 'vitest'
import { examOnTheList } from '../exams/fixtures.ts'
import { processedPaper } from '../materials/fixtures.ts'
import { cast, type CastName } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { notify, type News } from './notify-people.ts'

type Calls = Awaited<ReturnType<TestApp['as']>>

let app: TestApp
let maya: Calls
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

const listed = (calls = maya) => calls.notifications.listNotifications({})
const titles = async (calls = maya) => (await listed(calls)).map(({ title }) => title)
const runTell = async () => {
  await app.jobs.enqueue(app.db, 'notifications.tell', {})
  await app.runJobs()
}
const untilHour = (hour: number) => {
  const at = new Date(app.clock.current)
  at.setUTCHours(hour, 0, 0, 0)
  app.clock.current = at
}

async function tell(name: CastName, news: Partial<News> = {}) {
  const key = news.key ?? crypto.randomUUID()
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast[name].email)
    .executeTakeFirstOrThrow()
  const whole: News = {
    type: 'update',
    title: 'Something new',
    message: 'Have a look.',
    path: '/exam-practice',
    at: app.clock.now(),
    ...news,
    key,
  }
  await app.db.transaction().execute((trx) => notify(trx, [id], whole))
}

describe('one’s own list', () => {
  test('shows the newest first, and only to its person', async () => {
    await tell('maya', { title: 'First' })
    app.wait(1000)
    await tell('maya', { title: 'Second' })
    expect(await listed()).toMatchObject([
      {
        type: 'update',
        title: 'Second',
        message: 'Have a look.',
        path: '/exam-practice',
        createdAt: '2030-01-02T09:00:01.000Z',
        read: false,
      },
      { title: 'First' },
    ])
    expect(await listed(await app.as('omar'))).toEqual([])
  })

  test('reading and deleting stay', async () => {
    await tell('maya', { title: 'First' })
    await tell('maya', { title: 'Second' })
    const [second, first] = await listed()
    await maya.notifications.markRead({ id: first!.id })
    await maya.notifications.markRead({ id: first!.id })
    await maya.notifications.deleteNotification({ id: second!.id })
    expect(await listed()).toMatchObject([{ title: 'First', read: true }])
  })

  test('reading and clearing all stop at what the person has seen', async () => {
    for (const title of ['First', 'Second']) await tell('maya', { title })
    const [newest] = await listed()
    await tell('maya', { title: 'Third' })

    await maya.notifications.markAllRead({ through: newest!.id })
    expect((await listed()).map(({ read }) => read)).toEqual([false, true, true])
    await maya.notifications.clearNotifications({ through: newest!.id })
    expect(await titles()).toEqual(['Third'])
  })

  test('nobody else can read or delete what is on it', async () => {
    await tell('maya')
    const [{ id } = { id: 0 }] = await listed()
    const omar = await app.as('omar')
    await expect(omar.notifications.markRead({ id })).rejects.toMatchObject({ status: 404 })
    await expect(omar.notifications.deleteNotification({ id })).rejects.toMatchObject({
      status: 404,
    })
    await omar.notifications.markAllRead({ through: id })
    await omar.notifications.clearNotifications({ through: id })
    expect(await listed()).toMatchObject([{ read: false }])
  })

  test('the same thing is told once, even after it was deleted', async () => {
    await tell('maya', { key: 'one' })
    const [only] = await listed()
    await maya.notifications.deleteNotification({ id: only!.id })
    await tell('maya', { key: 'one' })
    expect(await listed()).toEqual([])
  })

  test('what is no longer true goes by itself, what is three months old too', async () => {
    await tell('maya', { title: 'Today', expiresAt: new Date('2030-01-03T00:00:00Z') })
    await tell('maya', { title: 'Always' })
    expect(await titles()).toEqual(['Always', 'Today'])
    app.wait(24 * 60 * 60 * 1000)
    expect(await titles()).toEqual(['Always'])
    app.wait(90 * 24 * 60 * 60 * 1000)
    await runTell()
    expect(await listed(await app.as('maya'))).toEqual([])
    expect(await app.db.selectFrom('notifications').selectAll().execute()).toEqual([])
  })
})

describe('a new exam', () => {
  test('is told to every student when its paper has been read, once', async () => {
    await processedPaper(app)
    expect(await listed()).toMatchObject([
      { title: 'New practice exam', message: 'Marketing Practice Exam' },
    ])
    await runTell()
    expect(await titles(await app.as('omar'))).toEqual(['New practice exam'])
    expect(await titles(await app.as('advisorLin'))).toEqual([])
  })

  test('comes with others in one breath', async () => {
    for (let i = 0; i < 4; i++) await examOnTheList(app.db)
    await runTell()
    expect(await listed()).toMatchObject([
      {
        title: '4 new practice exams',
        message: 'Finance practice · Finance practice · Finance practice · and 1 more',
        path: '/exam-practice',
      },
    ])
  })

  test('that is not on the list yet is not told', async () => {
    await examOnTheList(app.db, { kind: 'master' })
    await runTell()
    expect(await listed()).toEqual([])
  })
})

describe('a streak about to break', () => {
  async function practise(calls = maya) {
    const { examId, questionIds } = await examOnTheList(app.db, { keys: [0] })
    await app.db.updateTable('exams').set({ announced_at: app.clock.now() }).execute()
    await calls.exams.startCustomExam({
      id: examId,
      questionCount: 1,
      includeAttemptedQuestions: true,
    })
    const answers = { '0': { questionId: questionIds[0]!, answer: 0 } }
    await calls.exams.submitAttempt({ id: examId, answers })
  }
  const DAY = 24 * 60 * 60 * 1000

  test('is told in the afternoon to who has not practised today, until midnight', async () => {
    await practise()
    app.wait(DAY)
    await practise()
    app.wait(DAY)
    untilHour(14)
    await runTell()
    expect(await listed()).toEqual([])

    untilHour(15)
    await runTell()
    await runTell()
    expect(await listed()).toMatchObject([
      {
        type: 'reminder',
        title: 'Keep your 2-day streak going',
        message: 'It ends tonight unless you practice today. One finished exam is enough.',
      },
    ])
    untilHour(23)
    expect(await listed()).toHaveLength(1)
    app.wait(60 * 60 * 1000)
    expect(await listed()).toEqual([])
  })

  test('is nothing to who has practised today, or has none', async () => {
    await practise()
    untilHour(16)
    await runTell()
    expect(await listed()).toEqual([])
    expect(await listed(await app.as('omar'))).toEqual([])
  })

  test('goes by the team’s clock', async () => {
    app = await createTestApp({ TIME_ZONE: 'America/Los_Angeles' })
    maya = await app.as('maya')
    // One in the morning there, where it is still the day before at midnight UTC.
    await practise()
    app.clock.current = new Date('2030-01-03T22:30:00Z')
    await runTell()
    expect(await listed()).toEqual([])
    app.clock.current = new Date('2030-01-03T23:00:00Z')
    await runTell()
    expect(await titles()).toEqual(['Keep your streak going'])
    app.clock.current = new Date('2030-01-04T07:59:59Z')
    expect(await listed()).toHaveLength(1)
    app.clock.current = new Date('2030-01-04T08:00:00Z')
    expect(await listed()).toEqual([])
  })
})

test('deleting a person erases what they were told and what was told of them', async () => {
  const lin = await app.as('advisorLin')
  await maya.notifications.saveNotificationSettings({ byMail: false })
  await tell('maya')
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.maya.email)
    .executeTakeFirstOrThrow()
  await tell('advisorLin', { title: 'Maya Okafor accepted your invitation', aboutUserId: id })
  await lin.team.deleteUser({ email: cast.maya.email })
  expect(await listed(lin)).toEqual([])
  expect(await app.db.selectFrom('notifications').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('mail_preferences').selectAll().execute()).toEqual([])
})
