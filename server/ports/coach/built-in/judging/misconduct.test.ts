import { describe, expect, test } from 'vitest'
import judgedByHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import inEverydayWords from '#content/evaluation/roleplay-responses-in-everyday-words.json' with { type: 'json' }
import inOtherVoices from '#content/evaluation/roleplay-responses-in-other-voices.json' with { type: 'json' }
import keptApart from '#content/evaluation/roleplay-responses-kept-apart.json' with { type: 'json' }
import responses from '#content/evaluation/roleplay-responses.json' with { type: 'json' }
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { MISCONDUCT, misconductIn } from './misconduct.ts'
import { WRITTEN } from './missteps.ts'
import { saidByOneself } from './said-by-oneself.ts'
import { sentencesOf } from './sentences.ts'

const becauseOf = (sentence: string) => misconductIn(sentence).map(({ because }) => because)

describe.each(MISCONDUCT)('$because', ({ because, said, unlike }) => {
  test.each(said)('heard: %s', (one) => expect(becauseOf(one)).toContain(because))
  test.each(unlike)('not heard: %s', (one) => expect(becauseOf(one)).not.toContain(because))
})

test('no sentence of a strong or middling response has any', () => {
  const good = [responses, judgedByHand, inEverydayWords, inOtherVoices, keptApart]
    .flat()
    .filter(({ quality }) => ['strong', 'middling'].includes(quality))
    .flatMap(({ response }) => sentencesOf(response).map(({ text }) => text))
  expect(good.filter((text) => misconductIn(text).length > 0)).toEqual([])
})

test('no point of a strong answer has any, nor a sentence that is near a misstep', () => {
  const points = AUTHORED.flatMap(({ performanceIndicators }) =>
    performanceIndicators.flatMap(({ strongAnswer }) => strongAnswer),
  )
  const near = [...WRITTEN.values()].flat().flatMap(({ unlike }) => unlike)
  const own = points.map((point) => saidByOneself(point) ?? point)
  expect([...own, ...near].filter((text) => misconductIn(text).length > 0)).toEqual([])
})
