import { expect, test } from 'vitest'
import { asksOfTrade } from './asks-of-trade.ts'

test.each([
  'why do they charge more for skins in season',
  'how come netflix is cheaper with ads',
  'mcdonalds has no beef burgers in india but sells wings, is there a word for that',
  'what do you call it when a brand pays a singer',
  'is that elastic or inelastic',
  'shrek bucket going for 80 on ebay how',
])('"%s" asks for a reason or a name of buying and selling', (said) =>
  expect(asksOfTrade(said)).toBe(true),
)

test.each([
  'will the lakers win tonight',
  'how do i get free skins in fortnite',
  'why cant i get free robux',
  'why is my dog limping',
  'how do you beat the last boss',
  'what is the best pizza in town',
])('"%s" asks for none', (said) => expect(asksOfTrade(said)).toBe(false))
