import { expect, test } from 'vitest'
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { waysOfSaying } from './ways-of-saying.ts'

const judged = (id: string, response: string) => {
  const scenario = AUTHORED.find((one) => one.id === id)!
  return judge({ scenario, criteria: formOf(scenario), response, answers: [] })
}
const reasonOf = async (id: string, key: string, response: string) => {
  const { criteria } = await judged(id, response)
  return criteria.find((one) => one.key === key)!
}

test('every point of our scenarios has ways of saying it, of two words at least', () => {
  for (const { text, strongAnswer } of AUTHORED.flatMap((one) => one.performanceIndicators)) {
    const points = waysOfSaying(text)
    expect([text, points.length]).toEqual([text, strongAnswer.length])
    for (const ways of points) {
      expect([text, ways.length >= 1]).toEqual([text, true])
      for (const way of ways) expect([text, way.length >= 2]).toEqual([text, true])
    }
  }
})

/** Each with enough of its case around it to be a talk about it. */
const SHIFT_LEAD =
  'Marcus has been late five times, and Anika runs the register while nine people wait. '
const CONTROLLER =
  'Payroll on Friday is $42,000, the school district pays $27,500 on Tuesday and the supplier wants $18,400. '
const TELLERS = 'Half of the 84 accounts at the branch are empty, and headquarters set the goal. '

test.each([
  [
    'Explain why ethics and teamwork matter in a financial career',
    TELLERS,
    'I would let the tellers help write the rule, because people keep what they made.',
    5,
  ],
  [
    'Deliver bad news to people inside and outside a business',
    CONTROLLER,
    'I would tell the owner the whole story before lunch, because she should not hear it in pieces.',
    10,
  ],
  [
    'Explain how to stay fair when friendship and work mix',
    SHIFT_LEAD,
    'I would never make an exception for a friend, because the others would see it.',
    3,
  ],
])('%s: in other words', async (text, around, said, least) => {
  const scenario = AUTHORED.find((one) =>
    one.performanceIndicators.some((indicator) => indicator.text === text),
  )!
  const { id: key } = scenario.performanceIndicators.find((indicator) => indicator.text === text)!
  const { points, evidence } = await reasonOf(scenario.id, key, `${around}${said}`)
  expect(points).toBeGreaterThanOrEqual(least)
  expect(evidence).toContain(said)
})

test('the same words in a talk about something else say none of its points', async () => {
  const said =
    'I would never make an exception for a friend, because the others would see it. I would let the tellers help write the rule, because people keep what they made.'
  const { totals } = await judged('hospitality-product-launch-beginner', said)
  expect(totals[0]).toBeLessThanOrEqual(3)
})
