import { beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_GOALS } from '#contract/analytics.ts'
import { examOnTheList } from '../exams/fixtures.ts'
import { cast, type CastName } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { strengthsAndWeaknesses } from './area-standing.ts'
import { finishedSitting } from './fixtures.ts'
import { improvement } from './improvement.ts'

const MINUTE = 60_000

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ TIME_ZONE: 'America/Chicago' })
})

const analyticsOf = async (name: CastName) => (await app.as(name)).analytics.getAnalytics({})

/** This many questions a minute apart, of which the first are answered right. */
async function takeExam(name: CastName, { count = 10, right = 0, area = 'Economics' } = {}) {
  const { examId, questionIds, keys } = await examOnTheList(app.db, {
    keys: Array.from({ length: count }, () => 0),
    areas: Array.from({ length: count }, () => area),
  })
  const calls = await app.as(name)
  const { sessionId } = await calls.exams.startCustomExam({
    id: examId,
    questionCount: count,
    includeAttemptedQuestions: true,
  })
  for (const [i, questionId] of questionIds.entries()) {
    app.wait(MINUTE)
    const answer = i < right ? keys[i]! : 3
    await calls.exams.saveAnswer({ sessionId, questionId, answer, revision: 1 })
  }
  await calls.exams.submitAttempt({ id: examId, answers: {} })
}

describe('a student who has done nothing', () => {
  test('has nothing real to show, and a week of no hours', async () => {
    expect(await analyticsOf('maya')).toEqual({
      improvement: null,
      classRank: null,
      week: {
        days: [
          ...['2029-12-31', '2030-01-01', '2030-01-02', '2030-01-03'],
          ...['2030-01-04', '2030-01-05', '2030-01-06'],
        ].map((day) => ({ day, hours: 0 })),
        hours: 0,
        today: '2030-01-02',
      },
      practisedToday: false,
      roleplayScore: null,
      areas: null,
    })
  })
})

describe('the week', () => {
  test('has the measured hours on the day they were spent, by the team’s calendar', async () => {
    // Ten minutes across midnight in Chicago, of which six are Wednesday's.
    app.clock.current = new Date('2030-01-03T05:54:00Z')
    await takeExam('maya')
    const { week, practisedToday } = await analyticsOf('maya')
    expect(week.days.filter(({ hours }) => hours > 0)).toEqual([
      { day: '2030-01-02', hours: 0.1 },
      { day: '2030-01-03', hours: 0.1 },
    ])
    expect(week).toMatchObject({ hours: 0.2, today: '2030-01-03' })
    expect(practisedToday).toBe(true)
  })

  test('counts an exam that is still running, and nobody else’s', async () => {
    const { examId, questionIds } = await examOnTheList(app.db)
    const maya = await app.as('maya')
    const { sessionId } = await maya.exams.startCustomExam({
      id: examId,
      questionCount: 2,
      includeAttemptedQuestions: true,
    })
    app.wait(4 * MINUTE)
    await maya.exams.saveAnswer({ sessionId, questionId: questionIds[0]!, answer: 0, revision: 1 })
    expect((await analyticsOf('maya')).week.hours).toBe(0.1)
    expect((await analyticsOf('omar')).week.hours).toBe(0)
  })

  test('forgets on Monday', async () => {
    await takeExam('maya')
    app.clock.current = new Date('2030-01-07T12:00:00Z')
    expect((await analyticsOf('maya')).week.hours).toBe(0)
  })
})

describe('improvement', () => {
  test.each([
    [[], null],
    [[90], null],
    [[90, 60], 30],
    [[60, 90], -30],
    // An odd one out is the oldest.
    [[90, 60, 0], 30],
    [[80, 80, 60, 60], 20],
    [[90, 90, 90, 90, 90, 50, 50, 50, 50, 50, 0, 0], 40],
    [[71, 70, 70, 70], 1],
  ])('of %j is %s', (latest, points) => {
    expect(improvement(latest)).toBe(points)
  })

  test('appears with the second attempt', async () => {
    await takeExam('maya', { right: 5 })
    expect((await analyticsOf('maya')).improvement).toBeNull()
    await takeExam('maya', { right: 8 })
    expect((await analyticsOf('maya')).improvement).toBe(30)
  })
})

describe('areas', () => {
  const standing = (area: string, correct: number, answered = 10) => ({ area, correct, answered })
  const names = (sides: ReturnType<typeof strengthsAndWeaknesses>) =>
    sides && [sides.strengths.map((a) => a.area), sides.toImprove.map((a) => a.area)]

  test.each([
    [[], null],
    [[7], [['70'], []]],
    [[5], [[], ['50']]],
    [
      [7, 6],
      [['70'], ['60']],
    ],
    [
      [9, 9.5],
      [['95'], []],
    ],
    [
      [9, 8, 7, 6, 5, 4],
      [
        ['90', '80', '70'],
        ['40', '50', '60'],
      ],
    ],
    [
      [5, 4, 3, 2],
      [[], ['20', '30', '40']],
    ],
  ])('that stand at %j of ten', (correct, sides) => {
    const areas = correct.map((n) => standing(String(n * 10), n))
    expect(names(strengthsAndWeaknesses(areas))).toEqual(sides)
  })

  test('show with ten answered items, and not before', async () => {
    await takeExam('maya', { count: 9, right: 9 })
    expect((await analyticsOf('maya')).areas).toBeNull()
    await takeExam('maya', { count: 1, right: 0 })
    expect((await analyticsOf('maya')).areas).toEqual({
      strengths: [{ area: 'Economics', answered: 10, correct: 9 }],
      toImprove: [],
    })
  })

  test('say nothing of an exam that is still running: it would tell which answers are right', async () => {
    await takeExam('maya', { count: 9, right: 9 })
    const { examId, questionIds } = await examOnTheList(app.db, { areas: ['Economics', null] })
    const maya = await app.as('maya')
    const { sessionId } = await maya.exams.startCustomExam({
      id: examId,
      questionCount: 2,
      includeAttemptedQuestions: true,
    })
    await maya.exams.saveAnswer({ sessionId, questionId: questionIds[0]!, answer: 0, revision: 1 })
    expect((await analyticsOf('maya')).areas).toBeNull()
  })

  test('leave unanswered questions out', async () => {
    const { examId, questionIds, keys } = await examOnTheList(app.db, {
      keys: Array.from({ length: 12 }, () => 0),
      areas: Array.from({ length: 12 }, () => 'Selling'),
    })
    const maya = await app.as('maya')
    const { sessionId } = await maya.exams.startCustomExam({
      id: examId,
      questionCount: 12,
      includeAttemptedQuestions: true,
    })
    for (const [i, questionId] of questionIds.slice(0, 9).entries()) {
      await maya.exams.saveAnswer({ sessionId, questionId, answer: keys[i]!, revision: 1 })
    }
    app.wait(8 * 24 * 60 * MINUTE) // handed in by the server
    expect((await analyticsOf('maya')).areas).toBeNull()
    expect(await maya.analytics.getDashboardStats({})).toMatchObject({ totalExams: 1 })
  })
})

describe('the class rank', () => {
  const classmates = ['ava', 'ben', 'cleo'].map((name) => `${name}@school.example`)

  async function withScores(scores: Record<string, number[]>, questions = 10) {
    const exam = await examOnTheList(app.db, { keys: Array.from({ length: questions }, () => 0) })
    const lin = await app.as('advisorLin')
    const known = new Map((await lin.team.listUsers({})).map(({ email, id }) => [email, id]))
    for (const [email, list] of Object.entries(scores)) {
      const person = { email, firstName: 'A', lastName: 'B', role: 'student' } as const
      const userId = known.get(email) ?? (await lin.team.addUser(person)).id
      for (const [n, score] of list.entries()) {
        const finishedAt = new Date(app.clock.current.getTime() - (100 - n) * MINUTE)
        await finishedSitting(app.db, {
          ...{ userId, examId: exam.examId, questionIds: exam.questionIds, score, finishedAt },
          ...{ startedAt: finishedAt, activeSeconds: 0, answers: [] },
        })
      }
    }
  }
  const [ava, ben, cleo] = classmates as [string, string, string]
  const { maya, omar, advisorLin } = cast

  test('is silent with four ranked students and speaks with five', async () => {
    await withScores({ [maya.email]: [70], [omar.email]: [60], [ava]: [80], [ben]: [90] })
    expect((await analyticsOf('maya')).classRank).toBeNull()
    await withScores({ [cleo]: [10] })
    expect((await analyticsOf('maya')).classRank).toBe(3)
    expect((await analyticsOf('omar')).classRank).toBe(4)
  })

  test('goes by the last five attempts; equals share a place', async () => {
    await withScores({
      [maya.email]: [0, 0, 80, 80, 80, 80, 80],
      [omar.email]: [80],
      ...{ [ava]: [90], [ben]: [79], [cleo]: [0] },
    })
    expect((await analyticsOf('maya')).classRank).toBe(2)
    expect((await analyticsOf('omar')).classRank).toBe(2)
  })

  test('leaves out short attempts, admins and who may not sign in', async () => {
    await withScores({ [advisorLin.email]: [100], [maya.email]: [50], [ava]: [60], [ben]: [40] })
    await withScores({ [omar.email]: [100] }, 9)
    await withScores({ [cleo]: [55], 'dev@school.example': [45] })
    expect((await analyticsOf('maya')).classRank).toBe(3)
    expect((await analyticsOf('omar')).classRank).toBeNull()
    expect((await analyticsOf('advisorLin')).classRank).toBeNull()
    const lin = await app.as('advisorLin')
    await lin.team.updateUser({ email: ava, authorized: false })
    expect((await analyticsOf('maya')).classRank).toBeNull()
  })
})

describe('study goals', () => {
  test('are everybody’s until the student sets their own, which nobody else sees', async () => {
    const maya = await app.as('maya')
    expect(await maya.analytics.getStudyGoals({})).toEqual({ ...DEFAULT_GOALS, isOwn: false })
    await maya.analytics.saveStudyGoals({ weeklyHours: 5, examScore: 75 })
    await maya.analytics.saveStudyGoals({ weeklyHours: 6, examScore: 80 })
    const own = { weeklyHours: 6, examScore: 80, isOwn: true }
    expect(await maya.analytics.getStudyGoals({})).toEqual(own)
    const omar = await app.as('omar')
    expect(await omar.analytics.getStudyGoals({})).toMatchObject({ isOwn: false })
  })

  test.each([
    [{ weeklyHours: 0, examScore: 80 }, { weeklyHours: 'Enter whole hours from 1 to 40.' }],
    [{ weeklyHours: 41, examScore: 80 }, { weeklyHours: 'Enter whole hours from 1 to 40.' }],
    [{ weeklyHours: 2.5, examScore: 80 }, { weeklyHours: 'Enter whole hours from 1 to 40.' }],
    [{ weeklyHours: 5, examScore: 101 }, { examScore: 'Enter a whole percent from 1 to 100.' }],
    [{ weeklyHours: 5, examScore: 0 }, { examScore: 'Enter a whole percent from 1 to 100.' }],
  ])('refuse %j with words', async (goals, fields) => {
    const maya = await app.as('maya')
    await expect(maya.analytics.saveStudyGoals(goals)).rejects.toMatchObject({
      status: 422,
      body: { fields },
    })
  })

  test('go with the student', async () => {
    await (await app.as('maya')).analytics.saveStudyGoals({ weeklyHours: 5, examScore: 75 })
    await (await app.as('advisorLin')).team.deleteUser({ email: cast.maya.email })
    expect(await app.db.selectFrom('study_goals').selectAll().execute()).toEqual([])
  })
})
