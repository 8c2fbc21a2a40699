import { expect, test } from 'vitest'
import judgedByHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import inEverydayWords from '#content/evaluation/roleplay-responses-in-everyday-words.json' with { type: 'json' }
import inOtherVoices from '#content/evaluation/roleplay-responses-in-other-voices.json' with { type: 'json' }
import keptApart from '#content/evaluation/roleplay-responses-kept-apart.json' with { type: 'json' }
import ofSixMoreCases from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import responses from '#content/evaluation/roleplay-responses.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../../scenarios/authored-scenarios.ts'
import { judge } from '../judge.ts'
import { sentencesOf } from '../sentences.ts'
import { DOUBT_KINDS, doubtsIn } from './doubts.ts'

test.each(DOUBT_KINDS.map((one) => [one.because, one] as const))(
  '%s: heard in what goes that way, not in what is near it',
  (because, { said, unlike }) => {
    const heard = (sentence: string) => doubtsIn(sentence).some((one) => one.because === because)
    expect(because).toMatch(/^[A-Z].{20,200}\.$/)
    for (const one of said) expect([one, heard(one)]).toEqual([one, true])
    for (const one of unlike) expect([one, heard(one)]).toEqual([one, false])
  },
)

const ALL = [responses, judgedByHand, inEverydayWords, inOtherVoices, keptApart, ofSixMoreCases]
const SENSIBLE = ALL.flat().filter(({ quality }) => ['strong', 'middling'].includes(quality))

test('no sensible talk takes more than one doubtful turn', () => {
  const several = SENSIBLE.filter(
    ({ response }) =>
      sentencesOf(response).filter(({ text }) => doubtsIn(text).length > 0).length > 1,
  )
  expect(several.map(({ id }) => id)).toEqual([])
})

const scenario = AUTHORED.find(({ title }) => title === 'Sundays or Workshops')!
const judged = (response: string) =>
  judge({ scenario, criteria: formOf(scenario), response, answers: [] })

const DOUBTFUL = [
  'I need no trial, since the numbers are good.',
  'I would not ask the employees, because they would only complain.',
  'Whoever refuses works on the next three Sundays.',
]

test('one doubtful turn is let be, several are shown as decisions against the case', async () => {
  const reasons = async (said: string[]) =>
    (await judged(`I would open on Sundays from ten to four. ${said.join(' ')}`)).criteria
      .map(({ reason }) => reason)
      .join('\n')
  expect(await reasons(DOUBTFUL.slice(0, 1))).not.toContain('Against the case')
  const all = await reasons(DOUBTFUL)
  for (const one of DOUBTFUL) expect(all).toContain(`Against the case: you say "${one}"`)
})

test('who decides wrongly throughout, in ways that nobody listed for the case, is near what a person gives', async () => {
  const wrong = ofSixMoreCases.filter(({ quality }) => quality === 'wrong-decision')
  const gaps = await Promise.all(
    wrong.map(async (one) => {
      const of = AUTHORED.find(({ id }) => id === one.scenario)!
      const { totals } = await judge({ ...one, scenario: of, criteria: formOf(of), answers: [] })
      return Math.abs(totals[0]! - one.byHand)
    }),
  )
  expect(Math.max(...gaps)).toBeLessThanOrEqual(12)
})
