import { beforeEach, describe, expect, test } from 'vitest'
import { examOnTheList } from '../exams/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ TIME_ZONE: 'America/Chicago' })
})

/** Maya takes a two-question exam, `gap` apart, right as often as said. */
async function mayaTakesAnExam(right: 0 | 1 | 2, gap = MINUTE) {
  const exam = await examOnTheList(app.db)
  const maya = await app.as('maya')
  const { sessionId } = await maya.exams.startCustomExam({
    id: exam.examId,
    questionCount: 2,
    includeAttemptedQuestions: true,
  })
  for (const [i, questionId] of exam.questionIds.entries()) {
    app.wait(gap)
    const answer = i < right ? exam.keys[i]! : 3
    await maya.exams.saveAnswer({ sessionId, questionId, answer, revision: i + 1 })
  }
  await maya.exams.submitAttempt({ id: exam.examId, answers: {} })
}

const stats = async () => (await app.as('maya')).analytics.getDashboardStats({})
const streak = async () => (await (await app.as('maya')).session.getUser({})).studyStreak

describe('the dashboard’s figures', () => {
  test('are zero before anything was done', async () => {
    expect(await stats()).toEqual({
      avgExamScore: 0,
      totalExams: 0,
      examsThisWeek: 0,
      totalRoleplays: 0,
      avgRoleplayScore: 0,
      totalStudyHours: 0,
    })
  })

  test('average the scores of finished attempts', async () => {
    await mayaTakesAnExam(2)
    await mayaTakesAnExam(1)
    expect(await stats()).toMatchObject({ avgExamScore: 75, totalExams: 2 })
  })

  test('count the week from Monday in the team’s time zone', async () => {
    // A Monday, 05:30 in UTC, is still Sunday evening in Chicago.
    app.clock.current = new Date('2030-01-07T05:30:00Z')
    await mayaTakesAnExam(2)
    app.clock.current = new Date('2030-01-07T06:30:00Z')
    await mayaTakesAnExam(2)
    expect(await stats()).toMatchObject({ totalExams: 2, examsThisWeek: 1 })
  })

  test('measure active time, cutting a long absence to five minutes', async () => {
    await mayaTakesAnExam(2, 2 * 60 * MINUTE)
    expect((await stats()).totalStudyHours).toBe(0.2)
  })

  test('show the first measured minute', async () => {
    await mayaTakesAnExam(2, 30_000)
    expect((await stats()).totalStudyHours).toBe(0.1)
  })
})

describe('the study streak', () => {
  test('counts days in a row; nothing yet today does not break it', async () => {
    for (let day = 0; day < 3; day++) {
      await mayaTakesAnExam(1)
      app.wait(DAY)
    }
    expect(await streak()).toBe(3)
    app.wait(DAY)
    expect(await streak()).toBe(0)
  })

  test('goes by the team’s calendar, not by UTC', async () => {
    app.clock.current = new Date('2030-01-03T04:00:00Z') // the evening of the 2nd
    await mayaTakesAnExam(1)
    app.clock.current = new Date('2030-01-03T20:00:00Z') // the afternoon of the 3rd
    await mayaTakesAnExam(1)
    expect(await streak()).toBe(2)
  })
})
