import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createApp } from '../app.ts'
import { CoachUnavailable, type Coach } from '../ports/coach/coach.ts'
import { withStandIn } from '../ports/coach/with-stand-in.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import {
  authored,
  expectNothingOfTheJudge,
  judgedAttempt,
  SCENARIO_CHOICE,
  STRONG_RESPONSE,
} from './fixtures.ts'

const MINUTE = 60_000

let app: TestApp
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

describe('scenarios', () => {
  test('are generated, listed newest first, and different each time', async () => {
    const titles: string[] = []
    for (let i = 0; i < 6; i++) {
      titles.push((await maya.roleplays.generateScenario(SCENARIO_CHOICE)).title)
      app.wait(1000)
    }
    expect(new Set(titles).size).toBe(6)
    const listed = await maya.roleplays.listScenarios({})
    expect(listed.map(({ title }) => title)).toEqual(titles.toReversed())
    expect(listed[0]).toMatchObject({ ...SCENARIO_CHOICE, generatedAt: '2030-01-02T09:00:05.000Z' })
    expect(listed[0]!.scenario.split('\n\n')).toHaveLength(4)
    expect(await (await app.as('omar')).roleplays.listScenarios({})).toEqual([])
  })

  test('are different for two clicks at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => maya.roleplays.generateScenario(SCENARIO_CHOICE)),
    )
    expect(both[0]!.title).not.toBe(both[1]!.title)
  })

  test('open without what only the judge has, and without what a strong answer says', async () => {
    const generated = await maya.roleplays.generateScenario(SCENARIO_CHOICE)
    const practice = await maya.roleplays.getScenario({ id: generated.id })
    expect(practice).toMatchObject({ judgeRole: 'branch manager', questionCount: 2, voice: true })
    expect(practice.performanceIndicators.map(({ key }) => key)).toEqual(['p1', 'p2', 'p3', 'p4'])
    const listed = await maya.roleplays.listScenarios({})
    expectNothingOfTheJudge([generated, practice, listed], authored())
  })

  test('a deleted one is gone, is not generated again, and its attempts stay', async () => {
    const { id, title } = await maya.roleplays.generateScenario(SCENARIO_CHOICE)
    const attempt = await maya.roleplays.submitRoleplay({
      scenarioId: id,
      response: STRONG_RESPONSE,
    })
    await maya.roleplays.deleteScenario({ id })
    expect(await maya.roleplays.listScenarios({})).toEqual([])
    await expect(maya.roleplays.getScenario({ id })).rejects.toMatchObject({ status: 404 })
    expect((await maya.roleplays.generateScenario(SCENARIO_CHOICE)).title).not.toBe(title)
    expect(await judgedAttempt(app, maya, attempt.id)).toMatchObject({
      ...{ scenarioId: null, title, judging: 'judged' },
    })
  })

  test('are refused after too many in an hour', async () => {
    for (let i = 0; i < 120; i++) await maya.roleplays.generateScenario(SCENARIO_CHOICE)
    await expect(maya.roleplays.generateScenario(SCENARIO_CHOICE)).rejects.toMatchObject({
      status: 429,
    })
    app.wait(60 * MINUTE)
    await maya.roleplays.generateScenario(SCENARIO_CHOICE)
  })

  test('say who wrote them where it was not the model that is set up', async () => {
    const own = await maya.roleplays.generateScenario(SCENARIO_CHOICE)
    expect(own.standIn).toBeNull()
    const writeScenario = () => Promise.reject(new CoachUnavailable('Out of order.'))
    const model: Coach = {
      ...app.coach,
      identity: { kind: 'model', provider: 'Some Company', model: 'm1' },
      writeScenario,
    }
    app.deps.coach = withStandIn(model, app.coach, app.deps)
    const { id, standIn } = await maya.roleplays.generateScenario(SCENARIO_CHOICE)
    expect(standIn).toBe('no-answer')
    expect(await maya.roleplays.getScenario({ id })).toMatchObject({ standIn })
    const listed = await maya.roleplays.listScenarios({})
    expect(listed.map((one) => one.standIn).toSorted()).toEqual(['no-answer', null])
  })

  test('are refused clearly by a generator that fails', async () => {
    const writeScenario = () => Promise.reject(new CoachUnavailable('Out of order.'))
    const watched = createApp({ ...app.deps, coach: { ...app.coach, writeScenario } })
    const headers = {
      cookie: await signIn(app.deps, app.app, cast.maya.email),
      'content-type': 'application/json',
    }
    const reply = await watched.request('/api/roleplay/generate', {
      ...{ method: 'POST', headers, body: JSON.stringify(SCENARIO_CHOICE) },
    })
    expect(reply.status).toBe(503)
  })
})
