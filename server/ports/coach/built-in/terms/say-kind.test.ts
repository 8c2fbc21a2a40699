import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [['whats an llc', 'is a lemonade stand one'], 'No. A lemonade stand', 'sole proprietorship'],
  [
    ['stages of the product life cycle', 'which one are fidget spinners in'],
    'Fidget spi',
    'decline',
  ],
  [['whats the product life cycle', 'which stage are dvds in'], 'Dvds count', 'decline'],
  [['what is guerrilla marketing', 'is a billboard one'], 'No. A', 'ordinary outdoor advertising'],
  [['what is demographic segmentation', 'is age one'], 'Yes. Age', 'demographic segmentation'],
  [['what is psychographic segmentation', 'so is income one'], 'No. ', 'demographic segmentation'],
  [['which P is a coupon'], 'A coupon counts', 'promotion'],
  [['which p is shipping', 'and a coupon?'], 'Coupon counts', 'promotion'],
  [['which p is shipping', 'what about a coupon', 'and a warehouse?'], 'Warehouse counts', 'place'],
  [
    ['what is swot', 'do one for a food truck', 'which one is a new competitor across the street'],
    'A new competitor counts',
    'threat',
  ],
  [['and what are the four ps', 'and a billboard is which one'], 'A billboard', 'promotion'],
  [['would netflix be a good or a service'], 'Netflix counts', 'service'],
  [['is a haircut a good'], 'No. A haircut', 'service'],
  [['is insulin elastic'], 'No. Insulin', 'inelastic'],
  [['are my jordans a shopping good or specialty'], 'Your jordans', 'specialty good'],
  [['is a gym membership a need'], 'No. A gym membership', 'want'],
  [['what is a durable good', 'is a banana one'], 'No. A banana', 'nondurable good'],
  [['what is a trademark', 'does the nike swoosh count'], 'Yes. ', 'trademark'],
  [['what is a liability', 'is my car loan one'], 'Yes. Your car loan', 'liability'],
  [['what is earned income', 'what about tips'], 'Yes. Tips', 'earned income'],
  [['what is a fixed cost', 'is rent one', 'what about lemons'], 'No. Lemons', 'variable cost'],
  [['what is swot', 'which one is a new competitor'], 'A new competitor', 'threat'],
  [['tort vs crime', 'which one is burglary'], 'Burglary counts', 'crime'],
  [['is a hammer capital or labor'], 'A hammer counts', 'capital'],
  [['is assault a tort or a crime'], 'Assault counts', 'both a tort and a crime'],
])('%j: says which kind it is', (talk, says, kind) => {
  const answer = answerTo(...talk)
  expect(answer).toContain(says)
  expect(answer).toContain(`**${kind}**`)
})

test.each([
  [['is a zeppelin a fixed cost'], 'stays the same'],
  [['is a zeppelin factory a fixed cost'], 'stays the same'],
  [['is a yurt a good or a service'], 'somebody does something for the buyer'],
  [['what is a wholesaler', 'is bobs burgers one'], 'sells to businesses'],
  [
    ['whats an llc', 'is a lemonade stand one', 'what about a yurt rental'],
    'registered with the state',
  ],
  [['what is a shopping good', 'is a kazoo one'], 'compare price'],
])('%j: leaves open what is not known, and says what decides it', (talk, criterion) => {
  const answer = answerTo(...talk)
  expect(answer).toContain("I don't know for sure")
  expect(answer).toContain(criterion)
})

test('a name of several words that things are not sorted by is left open, too', () => {
  expect(answerTo('is joes diner a customer relationship management')).toContain(
    "I can't say that for sure",
  )
})

test.each(['is inflation good', 'is it a good idea to take out a loan', 'is pizza good'])(
  '%s: asks for no kind',
  (asked) => expect(answerTo(asked)).not.toMatch(/counts? as/),
)
