import { expect, test } from 'vitest'
import { jobHandlers } from '../job-handlers.ts'
import {
  CoachUnavailable,
  type Coach,
  type Judgement,
  type JudgeRequest,
} from '../ports/coach/coach.ts'
import { cast } from '../test/cast.ts'
import { createTestApp } from '../test/test-app.ts'
import { scenarioFor } from './fixtures.ts'

const MINUTE = 60_000

test('a model that does not judge is asked four times with waits of seven minutes in all; then the built-in judge does at once', async () => {
  const app = await createTestApp()
  const maya = await app.as('maya')
  const scenarioId = await scenarioFor(app.db, cast.maya.email)
  const response = 'I would call every customer today.'
  const { id } = await maya.roleplays.submitRoleplay({ scenarioId, response })
  let asked = 0
  const judge = async () => {
    asked++
    throw new CoachUnavailable('down')
  }
  const identity = { kind: 'model', provider: 'Some Company', model: 'm1' } as const
  const deps = { ...app.deps, coach: { ...app.coach, identity, judge, standIn: app.coach } }

  for (const minutes of [0, 1, 2, 4]) {
    app.wait(minutes * MINUTE)
    await jobHandlers(deps)['roleplays.judge']({})
  }
  expect(asked).toBe(4)
  expect(await maya.roleplays.getRoleplayAttempt({ id })).toMatchObject({
    ...{ judging: 'judged', response },
    feedback: { judgedBy: 'built-in', standIn: 'no-answer' },
  })
})

test('who has used up their share of the model is told so by the judgement, and nobody else is', async () => {
  const app = await createTestApp({ AI_REQUESTS_PER_DAY: '1' })
  const maya = await app.as('maya')
  const scenarioId = await scenarioFor(app.db, cast.maya.email)
  const judgedBy = async (coach: Coach, response: string) => {
    const { id } = await maya.roleplays.submitRoleplay({ scenarioId, response })
    await jobHandlers({ ...app.deps, coach })['roleplays.judge']({})
    return (await maya.roleplays.getRoleplayAttempt({ id })).feedback!
  }
  const identity = { kind: 'model', provider: 'Some Company', model: 'm1' } as const
  const model = { ...app.coach, identity, standIn: app.coach }
  const byModel = await judgedBy(model, 'I would call.')
  expect([byModel.judgedBy, byModel.standIn]).toEqual(['model', undefined])
  const byStandIn = await judgedBy(model, 'I would visit.')
  expect([byStandIn.judgedBy, byStandIn.standIn]).toEqual(['built-in', 'share-used'])
  const own = await judgedBy(app.coach, 'I would write.')
  expect([own.judgedBy, own.standIn]).toEqual(['built-in', undefined])
})

test('a redo shows how far the gradings of what was tried again are apart', async () => {
  const app = await createTestApp()
  const maya = await app.as('maya')
  const scenarioId = await scenarioFor(app.db, cast.maya.email)
  const judge = async ({ criteria, redone }: JudgeRequest): Promise<Judgement> => ({
    criteria: criteria.map(({ key }) => {
      const gradings = redone ? [1, 3, 2] : [key === 'overall' ? 0 : 1, 1, 1]
      const points = gradings.toSorted((one, other) => one - other)[1]!
      return { key, points, gradings, evidence: [], reason: 'So.' }
    }),
    ...{ keep: 'a', change: 'b', stronger: null, totals: [7, 8, 8] },
  })
  const identity = { kind: 'model', provider: 'Some Company', model: 'm1' } as const
  const deps = { ...app.deps, coach: { ...app.coach, identity, judge, standIn: app.coach } }
  const judged = async (redoOf?: number) => {
    const response = `Attempt ${redoOf ?? ''}`
    const { id } = await maya.roleplays.submitRoleplay({ scenarioId, response, redoOf })
    await jobHandlers(deps)['roleplays.judge']({})
    return maya.roleplays.getRoleplayAttempt({ id })
  }
  const first = await judged()
  expect(first.feedback).toMatchObject({ score: 8, totals: [7, 8, 8] })
  const again = await judged(first.id)
  // Five lines of one point stand; three were tried again.
  expect(again.feedback).toMatchObject({ score: 5 + 6, totals: [5 + 3, 5 + 6, 5 + 9] })
})
