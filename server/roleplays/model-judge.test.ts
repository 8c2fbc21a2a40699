import { expect, test } from 'vitest'
import { jobHandlers } from '../job-handlers.ts'
import { CoachUnavailable } from '../ports/coach/coach.ts'
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
