import { expect, test } from 'vitest'
import byHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../authored-scenarios.ts'
import { judge } from '../judge.ts'
import { stemsOf } from './stems.ts'

const judged = (one: { scenario: string; response: string }) => {
  const scenario = AUTHORED.find(({ id }) => id === one.scenario)!
  return judge({ scenario, criteria: formOf(scenario), response: one.response, answers: [] })
}
const ALL = await Promise.all(
  byHand
    .filter(({ quality }) => ['strong', 'middling', 'weak'].includes(quality))
    .map(async (one) => ({ ...one, ...(await judged(one)) })),
)

test('what to change names the line that lost most, and differs between responses', () => {
  for (const { scenario: id, criteria, change } of ALL) {
    const scenario = AUTHORED.find((one) => one.id === id)!
    const max = formOf(scenario)[0]!.maxPoints
    const lines = criteria.filter(({ key }) => /^p/.test(key))
    const named = scenario.performanceIndicators.find(({ text }) => change.includes(`"${text}"`))!
    const lost = (key: string) => max - criteria.find((one) => one.key === key)!.points
    // Shares are compared, points are rounded from them.
    expect(lost(named.id)).toBeGreaterThanOrEqual(
      Math.max(...lines.map(({ key }) => lost(key))) - 1,
    )
  }
  expect(new Set(ALL.map(({ change }) => change)).size).toBe(ALL.length)
})

test('what to change follows from why the line lost: nothing on it, too little of it, or too little with it', async () => {
  const weak = ALL.find(({ id }) => id === 'cloudberry-weak')!
  expect(weak.change).toContain('Nothing you said is about it. Say, for example: "I will ')
  const [strong, copied] = [
    ALL.find(({ id }) => id === 'north-star-strong')!,
    AUTHORED.find(({ id }) => id === weak.scenario)!,
  ]
  expect(strong.change).toMatch(/costs you most|still has most to gain/)
  const again = await judged({ scenario: weak.scenario, response: copied.details })
  expect(again.change).toContain('counts for nothing when it is said back')
})

test('a stronger phrasing says more than another pronoun', () => {
  for (const { stronger } of ALL) {
    if (!stronger) continue
    const said = new Set(stemsOf(stronger.instead))
    expect(stemsOf(stronger.say).filter((stem) => !said.has(stem)).length).toBeGreaterThan(1)
  }
})
