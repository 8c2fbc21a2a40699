import { describe, expect, test } from 'vitest'
import judgedByHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import inEverydayWords from '#content/evaluation/roleplay-responses-in-everyday-words.json' with { type: 'json' }
import inOtherVoices from '#content/evaluation/roleplay-responses-in-other-voices.json' with { type: 'json' }
import ofSixMoreCases from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import responses from '#content/evaluation/roleplay-responses.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { isTakenIn, misstepsOn, read, WRITTEN } from './missteps.ts'
import { sentencesOf } from './sentences.ts'

const judged = (id: string, response: string) => {
  const scenario = AUTHORED.find((one) => one.id === id)!
  return judge({ scenario, criteria: formOf(scenario), response, answers: [] })
}

describe('what is written', () => {
  const indicators = new Set(
    AUTHORED.flatMap(({ performanceIndicators }) => performanceIndicators.map(({ text }) => text)),
  )

  test.each([...WRITTEN].map(([text, steps]) => [text, steps] as const))(
    '%s: each misstep is heard in what says it, and not in what is near it',
    (text, steps) => {
      expect(indicators).toContain(text)
      for (const step of steps) {
        const one = read(step)
        expect(step.because).toMatch(/^[A-Z].{20,200}\.$/)
        for (const said of step.said) expect([said, isTakenIn(said)(one)]).toEqual([said, true])
        for (const said of step.unlike) expect([said, isTakenIn(said)(one)]).toEqual([said, false])
      }
    },
  )

  const STRONG = [responses, judgedByHand, inEverydayWords, inOtherVoices, ofSixMoreCases]
    .flat()
    .filter(({ quality }) => quality === 'strong')

  test.each(STRONG.map((one) => [one.id, one] as const))(
    '%s, a strong response, takes none',
    (_, { scenario: id, response }) => {
      const scenario = AUTHORED.find((one) => one.id === id)!
      const steps = scenario.performanceIndicators.flatMap(({ text }) => misstepsOn(text))
      const taken = sentencesOf(response).filter(({ text }) => steps.some(isTakenIn(text)))
      expect(taken).toEqual([])
    },
  )
})

const AT_THE_PRESS = 'business-operations-team-management-advanced'
const SILENT = 'We say nothing until week nine.'

test('a decision against the case is shown first, costs its line most of its points, and is what to change', async () => {
  const { criteria, keep, change, stronger } = await judged(
    AT_THE_PRESS,
    `Seven jobs at $47,000 are $329,000 a year, so the line pays off in about two years. ${SILENT} I would train five operators in two groups.`,
  )
  const line = criteria.find(({ evidence }) => evidence[0] === SILENT)!
  expect(line.points).toBeLessThanOrEqual(5)
  expect(line.reason).toContain(`Against the case: you say "${SILENT}"`)
  expect(keep).not.toContain(SILENT)
  expect(change).toContain(SILENT)
  expect(stronger?.instead).toBe(SILENT)
})

test('whoever refuses, weighs or supposes it has not decided on it', () => {
  const one = read({ ways: ['say/tell nothing/nobody until/week'], because: '' })
  expect(isTakenIn(SILENT)(one)).toBe(true)
  for (const said of [
    'If we say nothing until week nine, they hear it from the bank.',
    'Should we say nothing until week nine?',
    'To say nothing until week nine would be unfair.',
  ])
    expect([said, isTakenIn(said)(one)]).toEqual([said, false])
})

test('what there is to be none of, or must never be said, is not decided on', () => {
  const joke = read({ ways: ['joke/humor about/post boxes/box'], because: '' })
  expect(isTakenIn('We post a joke about the boxes.')(joke)).toBe(true)
  expect(isTakenIn('You speak, not the lawyer, and please no joke about boxes.')(joke)).toBe(false)
  const promise = read({ ways: ['nothing/never/nobody lose/happen ever/cent'], because: '' })
  expect(isTakenIn('We tell them that nobody will ever lose a cent.')(promise)).toBe(true)
  expect(isTakenIn('You never say nobody will ever lose a cent.')(promise)).toBe(false)
})

test('who stops it has not decided on it, and "no other" leaves nothing undone', () => {
  const one = read({ ways: ['leave/give candles/all night'], because: '' })
  expect(isTakenIn('We leave all candles for the night.')(one)).toBe(true)
  const stopped = 'His message, to leave all candles for the night: I go to him and stop it today.'
  expect(isTakenIn(stopped)(one)).toBe(false)
  const left = read({ ways: ['no/not bank/counter stay/keep/need'], because: '' })
  expect(isTakenIn('We do not need a counter there.')(left)).toBe(true)
  expect(isTakenIn('There is no other bank, so the counter should stay.')(left)).toBe(false)
  const lease = read({ ways: ['renting throw/throwing money'], because: '' })
  expect(isTakenIn('Renting is throwing money away.')(lease)).toBe(true)
  expect(isTakenIn('Your brother says renting is throwing money away.')(lease)).toBe(false)
})

const WRONG_THROUGHOUT = [
  'Good morning, I recommend a firm plan with three steps and a budget of $329,000.',
  SILENT,
  'We leave the extra hours out of the log book, because nobody will check it.',
  'I would fire whoever talks about the machine, so that everybody learns from it.',
  'Seven jobs at $47,000 are $329,000 a year, so the line pays off in about two years.',
]

test('whoever decides against the case again and again has little on any line, and is praised for none of it', async () => {
  const { criteria, keep, totals } = await judged(AT_THE_PRESS, WRONG_THROUGHOUT.join(' '))
  expect(totals[0]).toBeLessThanOrEqual(20)
  for (const { key, points, reason } of criteria) {
    if (!/^p\d/.test(key) || !reason.startsWith('Content')) continue
    expect(points).toBeLessThanOrEqual(5)
    expect(reason).toMatch(/(?:Your talk decides against the case 3 times, so|So) at most \d/)
  }
  for (const one of WRONG_THROUGHOUT) expect(keep).not.toContain(one)
})

test('what cannot be promised is no decision', () => {
  const one = read({ ways: ['promise/guarantee machine/job/jobs'], because: '' })
  expect(isTakenIn('I promise every job.')(one)).toBe(true)
  expect(isTakenIn('I cannot promise every job.')(one)).toBe(false)
})

test('a talk that decides wrongly throughout stays below every sensible one on its case', async () => {
  const talks = inOtherVoices as {
    scenario: string
    quality: string
    response: string
    byHand?: number
  }[]
  const gaps = await Promise.all(
    talks
      .filter(({ quality }) => quality === 'wrong-decision')
      .map(async (one) => {
        const score = (await judged(one.scenario, one.response)).totals[0]!
        for (const { scenario, quality, response } of talks) {
          if (scenario !== one.scenario || quality !== 'middling') continue
          expect((await judged(scenario, response)).totals[0]).toBeGreaterThan(score + 5)
        }
        return Math.abs(score - one.byHand!)
      }),
  )
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThanOrEqual(12)
})
