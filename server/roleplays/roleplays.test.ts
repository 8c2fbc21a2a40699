import { beforeEach, describe, expect, test } from 'vitest'
import responses from '#content/evaluation/roleplay-responses.json' with { type: 'json' }
import type { Coach, Judgement, JudgeRequest } from '../ports/coach/coach.ts'
import { CoachUnavailable } from '../ports/coach/coach.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { createApp } from '../app.ts'
import { verifyData } from '../backup/verify-data.ts'
import { jobHandlers } from '../job-handlers.ts'
import { scenarioFor } from './fixtures.ts'

const MINUTE = 60_000
const STRONG = responses.find(({ id }) => id === 'meadowlark-strong')!.response
const WEAK = responses.find(({ id }) => id === 'meadowlark-weak')!.response
const CHOICE = {
  category: 'Finance',
  scenarioType: 'Customer Service Challenge',
  difficulty: 'beginner',
} as const

let app: TestApp
let maya: Awaited<ReturnType<TestApp['as']>>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

const submitted = async (response: string, more: object = {}) => {
  const scenarioId = await scenarioFor(app.db, cast.maya.email)
  return maya.roleplays.submitRoleplay({ scenarioId, response, ...more })
}
const judgedAttempt = async (id: number) => {
  await app.runJobs()
  return maya.roleplays.getRoleplayAttempt({ id })
}

describe('scenarios', () => {
  test('are generated, listed newest first, and different each time', async () => {
    const titles: string[] = []
    for (let i = 0; i < 6; i++) {
      titles.push((await maya.roleplays.generateScenario(CHOICE)).title)
      app.wait(1000)
    }
    expect(new Set(titles).size).toBe(6)
    const listed = await maya.roleplays.listScenarios({})
    expect(listed.map(({ title }) => title)).toEqual(titles.toReversed())
    expect(listed[0]).toMatchObject({ ...CHOICE, generatedAt: '2030-01-02T09:00:05.000Z' })
    expect(listed[0]!.scenario.split('\n\n')).toHaveLength(4)
    expect(await (await app.as('omar')).roleplays.listScenarios({})).toEqual([])
  })

  test('are different for two clicks at once', async () => {
    const both = await Promise.all([1, 2].map(() => maya.roleplays.generateScenario(CHOICE)))
    expect(both[0]!.title).not.toBe(both[1]!.title)
  })

  test('open with what the judge asks, but not with what a strong answer says', async () => {
    const { id } = await maya.roleplays.generateScenario(CHOICE)
    const practice = await maya.roleplays.getScenario({ id })
    expect(practice).toMatchObject({
      judgeRole: 'branch manager',
      judgeQuestions: [{ key: 'q1' }, { key: 'q2' }],
      voice: true,
    })
    expect(practice.performanceIndicators.map(({ key }) => key)).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(JSON.stringify(practice)).not.toContain('Lets the mother explain first')
  })

  test('a deleted one is gone, is not generated again, and its attempts stay', async () => {
    const { id, title } = await maya.roleplays.generateScenario(CHOICE)
    const attempt = await maya.roleplays.submitRoleplay({ scenarioId: id, response: STRONG })
    await maya.roleplays.deleteScenario({ id })
    expect(await maya.roleplays.listScenarios({})).toEqual([])
    await expect(maya.roleplays.getScenario({ id })).rejects.toMatchObject({ status: 404 })
    expect((await maya.roleplays.generateScenario(CHOICE)).title).not.toBe(title)
    expect(await judgedAttempt(attempt.id)).toMatchObject({
      ...{ scenarioId: null, title, judging: 'judged' },
    })
  })

  test('are refused after too many in an hour', async () => {
    for (let i = 0; i < 40; i++) await maya.roleplays.generateScenario(CHOICE)
    await expect(maya.roleplays.generateScenario(CHOICE)).rejects.toMatchObject({ status: 429 })
    app.wait(60 * MINUTE)
    await maya.roleplays.generateScenario(CHOICE)
  })
})

describe('a response', () => {
  test('is kept first and judged by the job, on the whole form', async () => {
    const answers = {
      q2: 'The computer took the sneakers first, so lunch and bus pass went over too.',
    }
    const attempt = await submitted(`  ${STRONG}\n`, { answers })
    expect(attempt).toMatchObject({ judging: 'waiting', feedback: null, response: STRONG })
    const { feedback, judging } = await judgedAttempt(attempt.id)
    expect(judging).toBe('judged')
    expect(feedback).toMatchObject({ judgedBy: 'built-in', totals: [feedback!.score] })
    expect(feedback!.score).toBe(feedback!.lines.reduce((sum, { points }) => sum + points, 0))
    expect(feedback!.lines.map(({ maxPoints }) => maxPoints)).toEqual([18, 18, 18, 18, 7, 7, 7, 7])
    expect(feedback!.score).toBeGreaterThan(70)
  })

  test('sent twice is one attempt; the same words a day later are another', async () => {
    const scenarioId = await scenarioFor(app.db, cast.maya.email)
    const send = () => maya.roleplays.submitRoleplay({ scenarioId, response: WEAK })
    const [first, second] = await Promise.all([send(), send()])
    expect(second!.id).toBe(first!.id)
    app.wait(24 * 60 * MINUTE)
    expect((await send()).id).not.toBe(first!.id)
  })

  test('may be long and hold anything, but not nothing', async () => {
    const scenarioId = await scenarioFor(app.db, cast.maya.email)
    const send = (response: string) => maya.roleplays.submitRoleplay({ scenarioId, response })
    await expect(send(' \n ')).rejects.toMatchObject({
      body: { fields: { response: 'Please provide your response before submitting.' } },
    })
    await expect(send('a'.repeat(20_001))).rejects.toMatchObject({ status: 422 })
    const { id } = await send(`\u0000<script>${'ü€🎓'.repeat(4000)}`)
    expect(await judgedAttempt(id)).toMatchObject({ judging: 'judged', feedback: { score: 0 } })
  })

  test('to a question that the judge does not ask is refused', async () => {
    await expect(submitted(WEAK, { answers: { q9: 'Yes.' } })).rejects.toMatchObject({
      status: 422,
    })
  })
})

describe('a judge that fails', () => {
  /** The same app with another judge. */
  const withJudge = (judge: Coach['judge']) => ({ ...app.deps, coach: { ...app.coach, judge } })

  test('keeps the response, waits longer each time, and is asked again until it answers', async () => {
    const { id } = await submitted(STRONG)
    let asked = 0
    const broken = withJudge(async () => {
      asked++
      throw new CoachUnavailable('Out of order.')
    })
    const sweep = () => jobHandlers(broken)['roleplays.judge']({})
    for (const minutes of [1, 2, 4]) {
      await sweep()
      await sweep()
      app.wait(minutes * MINUTE)
    }
    expect(asked).toBe(3)
    expect(await maya.roleplays.getRoleplayAttempt({ id })).toMatchObject({
      ...{ judging: 'failed', response: STRONG, feedback: null },
    })
    await jobHandlers(app.deps)['roleplays.judge']({})
    expect(await maya.roleplays.getRoleplayAttempt({ id })).toMatchObject({ judging: 'judged' })
  })

  test('cannot invent quotes, points or lines', async () => {
    const { id } = await submitted(WEAK)
    const lines = (request: JudgeRequest): Judgement['criteria'] =>
      request.criteria.map(({ key }) => ({
        ...{ key, points: 99, reason: 'Because.' },
        evidence: ['I never said this', WEAK.slice(0, 20)],
      }))
    const judgement = { keep: 'a', change: 'b', stronger: null, totals: [812] }
    const generous = withJudge(async (request) => ({ ...judgement, criteria: lines(request) }))
    const short = withJudge(async (request) => ({
      ...judgement,
      criteria: lines(request).slice(1),
    }))
    await jobHandlers(short)['roleplays.judge']({})
    expect((await maya.roleplays.getRoleplayAttempt({ id })).judging).toBe('failed')
    app.wait(MINUTE)
    await jobHandlers(generous)['roleplays.judge']({})
    const { feedback } = await maya.roleplays.getRoleplayAttempt({ id })
    expect(feedback!.score).toBe(100)
    for (const { evidence } of feedback!.lines) expect(evidence).toEqual([WEAK.slice(0, 20)])
  })

  test('of one response holds up no other', async () => {
    const [bad, good] = [
      await submitted(WEAK),
      await maya.roleplays.submitRoleplay({
        scenarioId: (await maya.roleplays.generateScenario(CHOICE)).id,
        response: STRONG,
      }),
    ]
    const picky = withJudge((request, signal) =>
      request.response === WEAK
        ? Promise.reject(new Error('Broken.'))
        : app.coach.judge(request, signal),
    )
    await jobHandlers(picky)['roleplays.judge']({})
    const states = (await maya.roleplays.listRoleplayAttempts({})).attempts
    expect(states.find(({ id }) => id === bad.id)!.judging).toBe('failed')
    expect(states.find(({ id }) => id === good.id)!.judging).toBe('judged')
  })

  test('a generator that fails refuses clearly', async () => {
    const writeScenario = () => Promise.reject(new CoachUnavailable('Out of order.'))
    const watched = createApp({ ...app.deps, coach: { ...app.coach, writeScenario } })
    const headers = {
      cookie: await signIn(app.deps, app.app, cast.maya.email),
      'content-type': 'application/json',
    }
    const reply = await watched.request('/api/roleplay/generate', {
      ...{ method: 'POST', headers, body: JSON.stringify(CHOICE) },
    })
    expect(reply.status).toBe(503)
  })
})

describe('redo only the weakest', () => {
  test('judges those criteria again and carries the others over', async () => {
    const scenarioId = await scenarioFor(app.db, cast.maya.email)
    const first = await maya.roleplays.submitRoleplay({ scenarioId, response: WEAK })
    const redo = () =>
      maya.roleplays.submitRoleplay({ scenarioId, response: STRONG, redoOf: first.id })
    await expect(redo()).rejects.toMatchObject({ status: 409 })
    const before = (await judgedAttempt(first.id)).feedback!
    const again = await judgedAttempt((await redo()).id)
    const after = again.feedback!

    expect(again.redoOf).toBe(first.id)
    expect(before.weakest).toHaveLength(3)
    for (const line of after.lines) {
      const earlier = before.lines.find(({ key }) => key === line.key)!
      if (before.weakest!.includes(line.key)) expect(line.points).toBeGreaterThan(earlier.points)
      else expect(line).toEqual({ ...earlier, carriedOver: true })
    }
    expect(after.score).toBe(after.lines.reduce((sum, { points }) => sum + points, 0))
  })

  test('is one’s own attempt at the same scenario', async () => {
    const omar = await app.as('omar')
    const theirs = await omar.roleplays.submitRoleplay({
      ...{ scenarioId: await scenarioFor(app.db, cast.omar.email), response: WEAK },
    })
    await expect(submitted(STRONG, { redoOf: theirs.id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('what is counted', () => {
  test('responses, their mean when judged, the streak, and measured minutes', async () => {
    const scenarioId = await scenarioFor(app.db, cast.maya.email)
    const stats = () => maya.analytics.getDashboardStats({})
    await maya.roleplays.getScenario({ id: scenarioId })
    app.wait(12 * MINUTE)
    const strong = await maya.roleplays.submitRoleplay({ scenarioId, response: STRONG })
    expect(await stats()).toMatchObject({
      ...{ totalRoleplays: 1, avgRoleplayScore: 0, totalStudyHours: 0.2, examsThisWeek: 0 },
    })
    expect((await maya.session.getUser({})).studyStreak).toBe(1)
    expect((await maya.analytics.getAnalytics({})).roleplayScore).toBeNull()

    // Left open overnight: what is counted is a preparation and an interview.
    app.wait(9 * 60 * MINUTE)
    const weak = await maya.roleplays.submitRoleplay({ scenarioId, response: WEAK })
    const scores = [await judgedAttempt(strong.id), await judgedAttempt(weak.id)].map(
      ({ feedback }) => feedback!.score,
    )
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
    const { id } = await submitted(STRONG)
    await judgedAttempt(id)
    expect(await verifyData(app.db, app.files)).toEqual([])
    await app.db.updateTable('roleplay_attempts').set({ score: 3 }).execute()
    expect(await verifyData(app.db, app.files)).toEqual([
      `Roleplay ${id}: its score is not what its lines come to.`,
    ])
  })

  test('an advisor sees how often each student has practised', async () => {
    await submitted(WEAK)
    app.wait(MINUTE)
    const lin = await app.as('advisorLin')
    const practice = await lin.team.listPractice({})
    const roleplays = Object.fromEntries(practice.map((row) => [row.email, row.roleplays]))
    expect(roleplays).toEqual({ [cast.maya.email]: 1, [cast.omar.email]: 0 })
  })

  test('the copy of one’s data tells of both in words, and a deleted person leaves nothing', async () => {
    const { id } = await submitted(STRONG)
    await judgedAttempt(id)
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
