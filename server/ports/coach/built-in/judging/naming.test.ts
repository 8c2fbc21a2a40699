import { expect, test } from 'vitest'
import sixMore from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'

const judged = ({ scenario: id, response }: { scenario: string; response: string }) => {
  const scenario = AUTHORED.find((one) => one.id === id)!
  return judge({ scenario, criteria: formOf(scenario), response, answers: [] })
}
const NAMING = sixMore.filter(({ quality }) => quality === 'weak')

test('who names a little of everything in one line each is near what a person gives', async () => {
  const gaps = await Promise.all(
    NAMING.map(async (one) => (await judged(one)).totals[0]! - one.byHand),
  )
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  expect(Math.abs(mean)).toBeLessThanOrEqual(5)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(12)
})

test('the same lines with who does it and when count more', async () => {
  const [one] = NAMING
  const full = await judged({
    ...one!,
    response: one!.response
      .replace(/we should talk to him/i, 'I would sit down with him alone on Thursday morning')
      .replace(/we should look/i, 'I would go and look this afternoon')
      .replace(/should get an apology and maybe some money/, 'gets a call from me today and $100')
      .replace(/we could use printed labels/i, 'From Monday on I would print every label'),
  })
  const reasons = (judgement: typeof full) =>
    judgement.criteria.map(({ reason }) => reason).join('\n')
  const cause = 'most of your sentences name something'
  expect(reasons(await judged(one!))).toContain(cause)
  expect(full.totals[0]).toBeGreaterThan((await judged(one!)).totals[0]! + 8)
})
