import { expect, test } from 'vitest'
import { learnMatters } from './learn-matters.ts'
import { spelled } from '../words/spelled.ts'
import { tokensOf } from './tokens.ts'

const weights = learnMatters([
  {
    lines: ['price', 'brand', 'wage'].flatMap((word) =>
      ['pizza', 'game', 'song'].map((thing) => spelled(`why does a ${thing} have a ${word}`)),
    ),
    isOther: false,
    weight: 1,
  },
  {
    lines: ['beat', 'play', 'find'].flatMap((word) =>
      ['pizza', 'game', 'song'].map((thing) => spelled(`how do i ${word} the ${thing}`)),
    ),
    isOther: true,
    weight: 1,
  },
])

test('what is asked tells the matter, and not the name that stands in both', () => {
  expect(weights.get('^ why')).toBeLessThan(0)
  expect(weights.get('how do i')).toBeGreaterThan(0)
  expect(Math.abs(weights.get('pizza') ?? 0)).toBeLessThan(Math.abs(weights.get('price')!))
})

test('what was met less than three times teaches nothing', () => {
  expect(weights.get('pizza $')).toBeDefined()
  expect(weights.get('beat the pizza')).toBeUndefined()
})

test('the way of asking counts beside the words, and no amount does', () => {
  const tokens = tokensOf(spelled('how do i sell 40 cups'))
  expect(tokens).toContain('sell cup')
  expect(tokens).toContain('do i _')
  expect([...tokens].join(' ')).not.toContain('40')
})
