import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { examOnTheList } from '../exams/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let maya: Awaited<ReturnType<TestApp['as']>>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

const titles = async () => (await maya.settings.getMyData({})).sections.map(({ title }) => title)

describe('one’s own data', () => {
  test('holds the account, exams, answers, goals and sign-ins', async () => {
    await takeExam('hand in')
    await maya.analytics.saveStudyGoals({ weeklyHours: 5, examScore: 80 })

    const { sections } = await maya.settings.getMyData({})
    const rowsOf = (title: string) => sections.find((one) => one.title === title)?.rows
    expect(sections.map(({ title }) => title)).toEqual([
      ...['Account', 'Exams', 'Answers', 'What admins did with your account'],
      ...['Sessions', 'Study goals'],
    ])
    expect(rowsOf('Account')![0]).toContain('maya.okafor@school.example')
    expect(rowsOf('Answers')).toContainEqual(
      expect.arrayContaining(['Finance practice', 'Question 1?', 'First', true]),
    )
    expect(rowsOf('Study goals')).toEqual([[5, 80]])
  })

  test('says what an admin has done, and how much time somebody has in exams', async () => {
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: 'maya.okafor@school.example', extraTime: 1.5 })
    const { sections: theirs } = await lin.settings.getMyData({})
    const did = theirs.find(({ title }) => title === 'What you did as an admin')!
    expect(did.rows[0]).toEqual(['2030-01-02T09:00:00.000Z', 'person-changed', 'time: 1.5×'])
    const { sections } = await maya.settings.getMyData({})
    const { columns, rows } = sections.find(({ title }) => title === 'Account')!
    const told = Object.fromEntries(columns.map((name, i) => [name, rows[0]![i]]))
    expect(told).toMatchObject({
      'Time in exams, in percent': 150,
      'Last sign-in': '2030-01-02T09:00:00.000Z',
    })
  })

  test('does not say of a running exam what is right', async () => {
    await takeExam('stop in the middle')
    const { sections } = await maya.settings.getMyData({})
    const answers = sections.find(({ title }) => title === 'Answers')!
    expect(answers.rows[0]![answers.columns.indexOf('Right')]).toBeNull()
  })

  test('is nobody else’s, and shows no secret', async () => {
    await (await app.as('omar')).analytics.saveStudyGoals({ weeklyHours: 7, examScore: 70 })
    expect(await titles()).toEqual([
      ...['Account', 'What admins did with your account', 'Sessions'],
    ])
    expect(JSON.stringify(await maya.settings.getMyData({}))).not.toMatch(/hash|omar|\\\\x/i)
  })

  test('tells of an answered message without the id of who answered', async () => {
    const lin = await app.as('advisorLin')
    await maya.feedback.submitFeedback({ subject: 'A question', message: 'Where is the exam?' })
    const [asked] = await lin.feedback.listFeedback({})
    await lin.feedback.respondToFeedback({
      feedbackId: asked!.id,
      response: 'Under Exam Practice.',
    })

    const text = JSON.stringify(await maya.settings.getMyData({}))
    expect(text).toContain('Under Exam Practice.')
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  test('leaves out no table that goes with a person', async () => {
    const { rows } = await sql<{ name: string; column: string }>`
      select relname as name, attname as column from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`.execute(app.db)
    // What tells of a person on somebody else's list is that person's.
    const unknown = rows.filter(({ column }) => !['user_id', 'about_user_id'].includes(column))
    expect(unknown).toEqual([])
  })
})

async function takeExam(until: 'hand in' | 'stop in the middle') {
  const { examId: id, questionIds } = await examOnTheList(app.db)
  const session = await maya.exams.startCustomExam({
    id,
    questionCount: 2,
    includeAttemptedQuestions: true,
  })
  const { sessionId } = session
  await maya.exams.saveAnswer({ sessionId, questionId: questionIds[0]!, answer: 0, revision: 1 })
  if (until !== 'hand in') return
  const answers = Object.fromEntries(
    session.questions.map((question, i) => [String(i), { questionId: question.id, answer: 0 }]),
  )
  await maya.exams.submitAttempt({ id, answers, timeSpent: 0 })
}
