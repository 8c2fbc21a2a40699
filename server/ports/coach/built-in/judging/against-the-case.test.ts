import { expect, test } from 'vitest'
import judgedByHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { isTakenIn, read, turnsDown } from './missteps.ts'

const strong = judgedByHand.find(({ id }) => id === 'cloudberry-strong')!
const scenario = AUTHORED.find(({ id }) => id === strong.scenario)!
const judged = (response: string) =>
  judge({ scenario, criteria: formOf(scenario), response, answers: [] })
const DECIDED = 'We delete every comment that says fraud.'

test('one decision that seems wrong in a talk argued well lowers nothing, and is a question', async () => {
  const without = await judged(strong.response)
  const { criteria, totals, change } = await judged(`${strong.response} ${DECIDED}`)
  const reasons = criteria.map(({ reason }) => reason).join('\n')
  expect(totals[0]).toBeGreaterThanOrEqual(without.totals[0]! - 1)
  expect(reasons).not.toContain('Against the case')
  expect(reasons).toContain(`Check this one: do you decide on "${DECIDED}"?`)
  expect(change).not.toContain('you decide against the case')
})

test('several count, however well the rest is argued', async () => {
  const { criteria } = await judged(`${strong.response} ${DECIDED} I would backdate the form.`)
  const reasons = criteria.map(({ reason }) => reason).join('\n')
  expect(reasons).toContain(`Against the case: you say "${DECIDED}"`)
  expect(reasons).not.toContain('Check this one')
})

test('another way that is only named, or turned down in the next sentence, is no decision', () => {
  const cancel = read({ ways: ['cancel both/whole drawing/draw'], because: '' })
  expect(isTakenIn('We cancel both and draw again.')(cancel)).toBe(true)
  expect(isTakenIn('The other way would be to cancel both and draw again.')(cancel)).toBe(false)
  for (const said of [
    'That hurts two families, so no.',
    'No, that is not fair.',
    "I wouldn't do that.",
    'That would be unfair.',
  ])
    expect([said, turnsDown(said)]).toEqual([said, true])
  for (const said of ['That saves $200.', 'I would do that first.', 'Nobody is left out.'])
    expect([said, turnsDown(said)]).toEqual([said, false])
})

test('what two parts of a sentence do is not put together', () => {
  const app = read({ ways: ['app wait/nobody two/year'], because: '' })
  expect(isTakenIn('Nobody needs the app for two years.')(app)).toBe(true)
  const said = 'We buy the new app in year two and not now, and nobody is fired.'
  expect(isTakenIn(said)(app)).toBe(false)
})
