import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
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

describe('a response', () => {
  test('is kept first and judged by the job, on the whole form', async () => {
    const answers = {
      q2: 'The computer took the sneakers first, so lunch and bus pass went over too.',
    }
    const attempt = await submitResponse(app, maya, `  ${STRONG_RESPONSE}\n`, { answers })
    expect(attempt).toMatchObject({ judging: 'waiting', feedback: null, response: STRONG_RESPONSE })
    const { feedback, judging } = await judgedAttempt(app, maya, attempt.id)
    expect(judging).toBe('judged')
    expect(feedback).toMatchObject({ judgedBy: 'built-in', totals: [feedback!.score] })
    expect(feedback!.score).toBe(feedback!.lines.reduce((sum, { points }) => sum + points, 0))
    expect(feedback!.lines.map(({ maxPoints }) => maxPoints)).toEqual([18, 18, 18, 18, 7, 7, 7, 7])
    expect(feedback!.score).toBeGreaterThan(70)
  })

  test('sent twice is one attempt; the same words a day later are another', async () => {
    const scenarioId = await scenarioFor(app.db, cast.maya.email)
    const send = () => maya.roleplays.submitRoleplay({ scenarioId, response: WEAK_RESPONSE })
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
    expect(await judgedAttempt(app, maya, id)).toMatchObject({
      judging: 'judged',
      feedback: { score: 0 },
    })
  })

  test('to a question that the judge does not ask is refused', async () => {
    await expect(
      submitResponse(app, maya, WEAK_RESPONSE, { answers: { q9: 'Yes.' } }),
    ).rejects.toMatchObject({
      status: 422,
    })
  })
})

describe('redo only the weakest', () => {
  test('judges those criteria again and carries the others over', async () => {
    const scenarioId = await scenarioFor(app.db, cast.maya.email)
    const first = await maya.roleplays.submitRoleplay({ scenarioId, response: WEAK_RESPONSE })
    const redo = () =>
      maya.roleplays.submitRoleplay({ scenarioId, response: STRONG_RESPONSE, redoOf: first.id })
    await expect(redo()).rejects.toMatchObject({ status: 409 })
    const before = (await judgedAttempt(app, maya, first.id)).feedback!
    const again = await judgedAttempt(app, maya, (await redo()).id)
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
      ...{ scenarioId: await scenarioFor(app.db, cast.omar.email), response: WEAK_RESPONSE },
    })
    await expect(
      submitResponse(app, maya, STRONG_RESPONSE, { redoOf: theirs.id }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
