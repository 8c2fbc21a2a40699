import { expect, test } from 'vitest'
import sixMore from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'

test.each(['quilt-strong', 'van-strong'])(
  '%s: eight steps of one’s own are more than half of creativity, though none goes by the name of an idea',
  async (name) => {
    const { scenario: id, response } = sixMore.find((one) => one.id === name)!
    const scenario = AUTHORED.find((one) => one.id === id)!
    const { criteria } = await judge({
      scenario,
      criteria: formOf(scenario),
      response,
      answers: [],
    })
    expect(criteria.find(({ key }) => key === 'creativity')!.points).toBeGreaterThanOrEqual(5)
  },
)
