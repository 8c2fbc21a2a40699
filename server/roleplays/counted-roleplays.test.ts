import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { verifyData } from '../backup/verify-data.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import {
  judgedAttempt,
  scenarioFor,
  STRONG_RESPONSE,
  submitResponse,
  WEAK_RESPONSE,
} from './fixtures.ts'

const MINUTE = 60_000

let app: TestApp
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

describe('what is counted', () => {
  test('responses, their mean when judged, the streak, and measured minutes', async () => {
    const scenarioId = await scenarioFor(app.db, cast.maya.email)
    const stats = () => maya.analytics.getDashboardStats({})
    await maya.roleplays.getScenario({ id: scenarioId })
    app.wait(12 * MINUTE)
    const strong = await maya.roleplays.submitRoleplay({ scenarioId, response: STRONG_RESPONSE })
    expect(await stats()).toMatchObject({
      ...{ totalRoleplays: 1, avgRoleplayScore: 0, totalStudyHours: 0.2, examsThisWeek: 0 },
    })
    expect((await maya.session.getUser({})).studyStreak).toBe(1)
    expect((await maya.analytics.getAnalytics({})).roleplayScore).toBeNull()

    // Left open overnight: what is counted is a preparation and an interview.
    app.wait(9 * 60 * MINUTE)
    const weak = await maya.roleplays.submitRoleplay({ scenarioId, response: WEAK_RESPONSE })
    const scores = [
      await judgedAttempt(app, maya, strong.id),
      await judgedAttempt(app, maya, weak.id),
    ].map(({ feedback }) => feedback!.score)
    const mean = (scores[0]! + scores[1]!) / 2
    expect(await stats()).toMatchObject({
      ...{ totalRoleplays: 2, avgRoleplayScore: mean, totalStudyHours: 0.5, totalExams: 0 },
    })
    const analytics = await maya.analytics.getAnalytics({})
    expect(analytics).toMatchObject({ practisedToday: true, roleplayScore: Math.round(mean) })
    expect(analytics.week.hours).toBe(0.5)
    const { progress } = await maya.roleplays.listRoleplayAttempts({})
    expect(progress[0]).toMatchObject({ name: 'Performance indicators' })
    expect(progress[0]!.shares).toHaveLength(2)
  })

  test('a stored score that is not its lines’ is found by the check of the data', async () => {
    const { id } = await submitResponse(app, maya, STRONG_RESPONSE)
    await judgedAttempt(app, maya, id)
    expect(await verifyData(app.db, app.files)).toEqual([])
    await app.db.updateTable('roleplay_attempts').set({ score: 3 }).execute()
    expect(await verifyData(app.db, app.files)).toEqual([
      `Roleplay ${id}: its score is not what its lines come to.`,
    ])
  })

  test('an advisor sees how often each student has practised', async () => {
    await submitResponse(app, maya, WEAK_RESPONSE)
    app.wait(MINUTE)
    const lin = await app.as('advisorLin')
    const practice = await lin.team.listPractice({})
    const roleplays = Object.fromEntries(practice.map((row) => [row.email, row.roleplays]))
    expect(roleplays).toEqual({ [cast.maya.email]: 1, [cast.omar.email]: 0 })
  })

  test('the copy of one’s data tells of both in words, and a deleted person leaves nothing', async () => {
    const { id } = await submitResponse(app, maya, STRONG_RESPONSE)
    await judgedAttempt(app, maya, id)
    const { sections } = await maya.settings.getMyData({})
    const own = sections.filter(({ title }) => /roleplay/i.test(title))
    expect(own.map(({ title }) => title)).toEqual(['Roleplay scenarios', 'Roleplays'])
    expect(JSON.stringify(own)).toContain('Good morning, and thank you')
    expect(JSON.stringify(own)).not.toContain('strongAnswer')

    await (await app.as('advisorLin')).team.deleteUser({ email: cast.maya.email })
    const left = await app.db.selectFrom('roleplay_attempts').select('id').execute()
    const scenarios = await app.db.selectFrom('roleplay_scenarios').select('id').execute()
    expect([...left, ...scenarios]).toEqual([])
  })
})
