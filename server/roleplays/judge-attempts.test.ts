import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { jobHandlers } from '../job-handlers.ts'
import {
  CoachUnavailable,
  type Coach,
  type Judgement,
  type JudgeRequest,
} from '../ports/coach/coach.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import {
  SCENARIO_CHOICE,
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

describe('a judge that fails', () => {
  /** The same app with another judge. */
  const withJudge = (judge: Coach['judge']) => ({ ...app.deps, coach: { ...app.coach, judge } })

  test('keeps the response, waits longer each time, and is asked again until it answers', async () => {
    const { id } = await submitResponse(app, maya, STRONG_RESPONSE)
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
      ...{ judging: 'failed', response: STRONG_RESPONSE, feedback: null },
    })
    await jobHandlers(app.deps)['roleplays.judge']({})
    expect(await maya.roleplays.getRoleplayAttempt({ id })).toMatchObject({ judging: 'judged' })
  })

  test('is a surprise in the log where it is neither a busy model nor too slow, without a word of what was said', async () => {
    const { id } = await submitResponse(app, maya, STRONG_RESPONSE)
    const logged = async (failure: Error) => {
      await jobHandlers(withJudge(() => Promise.reject(failure)))['roleplays.judge']({})
      expect((await maya.roleplays.getRoleplayAttempt({ id })).judging).toBe('failed')
      app.wait(4 * MINUTE)
      return app.takeErrors()
    }
    expect(await logged(new CoachUnavailable('Out of order.'))).toEqual([])
    expect(await logged(new DOMException('Too slow.', 'TimeoutError'))).toEqual([])
    const [line = '', ...others] = await logged(new TypeError(`No reading of\n${STRONG_RESPONSE}`))
    expect(others).toEqual([])
    expect(line).toContain('TypeError')
    expect(line).toContain('judge-attempts.test.ts')
    expect(line).not.toContain('No reading')
    expect(line).not.toContain(STRONG_RESPONSE.slice(0, 20))
  })

  test('cannot invent quotes, points or lines', async () => {
    const { id } = await submitResponse(app, maya, WEAK_RESPONSE)
    const lines = (request: JudgeRequest): Judgement['criteria'] =>
      request.criteria.map(({ key }) => ({
        ...{ key, points: 99, reason: 'Because.' },
        evidence: ['I never said this', WEAK_RESPONSE.slice(0, 20)],
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
    for (const { evidence } of feedback!.lines)
      expect(evidence).toEqual([WEAK_RESPONSE.slice(0, 20)])
  })

  test('of one response holds up no other', async () => {
    const [bad, good] = [
      await submitResponse(app, maya, WEAK_RESPONSE),
      await maya.roleplays.submitRoleplay({
        scenarioId: (await maya.roleplays.generateScenario(SCENARIO_CHOICE)).id,
        response: STRONG_RESPONSE,
      }),
    ]
    const picky = withJudge((request, signal) =>
      request.response === WEAK_RESPONSE
        ? Promise.reject(new CoachUnavailable('Out of order.'))
        : app.coach.judge(request, signal),
    )
    await jobHandlers(picky)['roleplays.judge']({})
    const states = (await maya.roleplays.listRoleplayAttempts({})).attempts
    expect(states.find(({ id }) => id === bad.id)!.judging).toBe('failed')
    expect(states.find(({ id }) => id === good.id)!.judging).toBe('judged')
  })
})

test('a judge is told which criteria a redo is about', async () => {
  const asked: (readonly string[] | undefined)[] = []
  const deps = {
    ...app.deps,
    coach: {
      ...app.coach,
      judge: (request: JudgeRequest, signal: AbortSignal) => {
        asked.push(request.redone)
        return app.coach.judge(request, signal)
      },
    },
  }
  const scenarioId = await scenarioFor(app.db, cast.maya.email)
  const first = await maya.roleplays.submitRoleplay({ scenarioId, response: WEAK_RESPONSE })
  await jobHandlers(deps)['roleplays.judge']({})
  const { feedback } = await maya.roleplays.getRoleplayAttempt({ id: first.id })
  const again = { scenarioId, response: STRONG_RESPONSE, redoOf: first.id }
  await maya.roleplays.submitRoleplay(again)
  await jobHandlers(deps)['roleplays.judge']({})
  expect(asked).toEqual([undefined, feedback!.weakest])
})
