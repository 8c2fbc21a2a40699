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
import { WRITTEN } from '../missteps.ts'
import { sentencesOf } from '../sentences.ts'
import { MISBELIEF_KINDS, misbeliefsIn } from './misbeliefs.ts'

test.each(MISBELIEF_KINDS.map((one) => [one.because, one] as const))(
  '%s: heard in what says otherwise, not in what is near it',
  (because, { said, unlike }) => {
    const heard = (sentence: string) =>
      misbeliefsIn(sentence).some((one) => one.because === because)
    expect(because).toMatch(/^[A-Z].{20,200}\.$/)
    for (const one of said) expect([one, heard(one)]).toEqual([one, true])
    for (const one of unlike) expect([one, heard(one)]).toEqual([one, false])
  },
)

const ALL = [responses, judgedByHand, inEverydayWords, inOtherVoices, keptApart, ofSixMoreCases]
const SENSIBLE = ALL.flat()
  .filter(({ quality }) => ['strong', 'middling'].includes(quality))
  .flatMap(({ response }) => sentencesOf(response).map(({ text }) => text))
const OF_STRONG_ANSWERS = AUTHORED.flatMap(({ performanceIndicators }) =>
  performanceIndicators.flatMap(({ text, strongAnswer }) => [text, ...strongAnswer]),
)
const NEAR_MISSTEPS = [...WRITTEN.values()].flat().flatMap(({ unlike }) => unlike)

test('nobody is accused: not in a sensible talk, a strong answer or a sentence near a misstep', () => {
  const all = [...SENSIBLE, ...OF_STRONG_ANSWERS, ...NEAR_MISSTEPS]
  expect(all.length).toBeGreaterThan(4000)
  expect(all.filter((one) => misbeliefsIn(one).length > 0)).toEqual([])
})

const scenario = AUTHORED.find(({ title }) => title === 'Sundays or Workshops')!

test('what is not so is shown with its reason and earns nothing', async () => {
  const said = [
    'We price the workshops below their cost, so that we earn more with each of them.',
    'Profit is the same as cash flow.',
  ]
  const { criteria } = await judge({
    ...{ scenario, criteria: formOf(scenario), answers: [] },
    response: `I would open on Sundays from ten to four. ${said.join(' ')}`,
  })
  const reasons = criteria.map(({ reason }) => reason).join('\n')
  for (const one of said) expect(reasons).toContain(`Against the case: you say "${one}"`)
})
