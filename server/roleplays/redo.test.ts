import { beforeEach, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { jobHandlers } from '../job-handlers.ts'
import type { JudgeRequest } from '../ports/coach/coach.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { authored, judgedAttempt, scenarioFor, STRONG_RESPONSE, WEAK_RESPONSE } from './fixtures.ts'
import { asOneTalk } from './redo.ts'

/** A first attempt at the case of the supplier's changed bank account, with its weakest lines left thin. */
const FIRST = `Good morning, I am the accounting clerk at Stonebridge Landscaping. First, the cash: we have $51,000 in the bank and Friday's payroll is $42,000, so I would pay every employee on Friday and draw $10,000 of the $20,000 credit line, because that costs only about $17 a week.

Second, controls: from today nobody changes a bank account without a call back to a number we already have, and a second person signs every payment above $5,000.

Third, I would call the supplier today, apologize, and pay $9,200 on Friday and the rest on Wednesday. Fourth, Dwayne stays: he gets training because nothing in writing told him what to do. Thank you, do you have questions?`
/** Only of what was weakest, as it was asked for. */
const REDO =
  'To bring something of our own: we send every supplier a signed card with two contact numbers, because then any clerk can call back within a minute. It costs $80 for 40 suppliers and the controller counts the calls monthly.'

let app: TestApp
let maya: Client<typeof contract>
let scenarioId: number
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
  const scenario = authored('finance-crisis-management-intermediate')
  scenarioId = await scenarioFor(app.db, cast.maya.email, scenario)
})

async function judged(response: string, redoOf?: number) {
  const { id } = await maya.roleplays.submitRoleplay({ scenarioId, response, redoOf })
  const { feedback } = await judgedAttempt(app, maya, id)
  return { id, ...feedback! }
}

test('a redo adds to what was said: no line of the form falls by it', async () => {
  const first = await judged(FIRST)
  const again = await judged(REDO, first.id)
  const third = await judged('I would thank Dwayne for telling us at once.', again.id)
  for (const [before, after] of [[first, again] as const, [again, third] as const]) {
    for (const [place, line] of after.lines.entries()) {
      expect([line.key, line.points]).toEqual([line.key, expect.any(Number)])
      expect(line.points).toBeGreaterThanOrEqual(before.lines[place]!.points)
    }
    expect(after.score).toBeGreaterThanOrEqual(before.score)
  }
  expect(again.score).toBeGreaterThan(first.score)
})

test('the advice on a redo speaks of the lines that were redone', async () => {
  const first = await judged(FIRST)
  const again = await judged(REDO, first.id)
  const names = (isRedone: boolean) =>
    again.lines.filter(({ key }) => first.weakest!.includes(key) === isRedone)
  for (const advice of [again.keep, again.change]) {
    expect(names(true).some(({ name }) => advice.includes(name))).toBe(true)
    for (const { name } of names(false)) expect(advice).not.toContain(name)
  }
})

test('progress compares the whole of a kind of line with the whole of it', async () => {
  const first = await judged(FIRST)
  await judged(REDO, first.id)
  const { progress } = await maya.roleplays.listRoleplayAttempts({})
  const indicators = progress.find(({ name }) => name === 'Performance indicators')!
  expect(indicators.shares).toHaveLength(2)
  expect(indicators.shares[1]).toBeGreaterThanOrEqual(indicators.shares[0]!)
  for (const { name, shares } of progress) {
    const isRedone = first.lines.some(
      (line) => line.name === name && first.weakest!.includes(line.key),
    )
    if (name !== indicators.name) expect(shares).toHaveLength(isRedone ? 2 : 1)
  }
})

test('a judge is given the first attempt and every redo of it, in their order', async () => {
  const asked: JudgeRequest[] = []
  const judge = (request: JudgeRequest, signal: AbortSignal) => {
    asked.push(request)
    return app.coach.judge(request, signal)
  }
  const deps = { ...app.deps, coach: { ...app.coach, judge } }
  const submit = async (response: string, redoOf?: number) => {
    const answers = { q1: `On ${response.length}.` }
    const { id } = await maya.roleplays.submitRoleplay({ scenarioId, response, answers, redoOf })
    await jobHandlers(deps)['roleplays.judge']({})
    return id
  }
  const second = await submit(STRONG_RESPONSE, await submit(WEAK_RESPONSE))
  await submit(REDO, second)
  const all = [WEAK_RESPONSE, STRONG_RESPONSE, REDO]
  expect(asked.map(({ response }) => response)).toEqual(
    all.map((_, place) => all.slice(0, place + 1).join('\n\n')),
  )
  expect(asked[2]!.answers.map(({ answer }) => answer)).toEqual(
    all.map((response) => `On ${response.length}.`),
  )
})

test('of very many attempts the newest are judged together', () => {
  const long = (letter: string) => ({ response: letter.repeat(20_000), answers: [] })
  const talk = asOneTalk(long('d'), [long('a'), long('b'), long('c')])
  expect(talk.response.split('\n\n').map(([letter]) => letter)).toEqual(['b', 'c', 'd'])
})
