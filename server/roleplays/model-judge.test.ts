import { expect, test } from 'vitest'
import { jobHandlers } from '../job-handlers.ts'
import { CoachUnavailable, type Judgement, type JudgeRequest } from '../ports/coach/coach.ts'
import { cast } from '../test/cast.ts'
import { createTestApp } from '../test/test-app.ts'
import { scenarioFor } from './fixtures.ts'

const MINUTE = 60_000

test('a model that does not judge is asked four times within seven minutes; then the built-in judge does', async () => {
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

  for (const minutes of [0, 1, 2, 4, 8]) {
    app.wait(minutes * MINUTE)
    await jobHandlers(deps)['roleplays.judge']({})
  }
  expect(asked).toBe(4)
  expect(await maya.roleplays.getRoleplayAttempt({ id })).toMatchObject({
    ...{ judging: 'judged', response },
    feedback: { judgedBy: 'built-in' },
  })
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
