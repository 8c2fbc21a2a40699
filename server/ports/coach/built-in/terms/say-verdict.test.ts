import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    ['price skimming vs penetration pricing', 'which would apple pick for a new phone'],
    'price skimming',
  ],
  [
    ['price skimming vs penetration pricing', 'which one would a food truck pick'],
    'penetration pricing',
  ],
  [['debt vs equity financing', 'what would a small startup pick'], 'equity financing'],
  [
    ['intensive vs exclusive distribution', 'which one would a rolex pick'],
    'exclusive distribution',
  ],
  [['should coke use intensive or exclusive distribution'], 'intensive distribution'],
  [
    [
      'franchise vs starting your own business',
      'which one would be better for someone with no experience',
    ],
    'franchise',
  ],
  [
    ['llc vs sole proprietorship', 'which is better for a trampoline park'],
    'limited liability company',
  ],
  [['stocks vs bonds', 'which is better for my grandma'], 'bond'],
  [
    ['autocratic vs democratic leadership', 'which one would you pick in an emergency'],
    'autocratic leadership',
  ],
  [['advertising vs personal selling', 'which should a factory use'], 'personal selling'],
  [['mass marketing vs niche marketing', 'what would coca cola choose'], 'mass marketing'],
])('%j is answered by a leaning to %s, with its reason and what would turn it', (said, term) => {
  const answer = answerTo(...said)
  expect(answer).toContain(`I would lean to ${term}.**`)
  expect(answer).toContain('**What would turn it.**')
})

test('where nothing speaks for one of them, none is leant to', () => {
  const answer = answerTo('leader vs manager', 'which is better for a restaurant')
  expect(answer).not.toContain('lean to')
  expect(answer).toContain('How to decide')
})

test.each([
  [
    [
      'difference between a sole proprietorship, a partnership and a corporation',
      'which one protects my house if we get sued',
    ],
    'That is a case of **sole proprietorship**',
  ],
  [['debit vs credit card', 'which one builds credit'], 'That is a case of **debit card**'],
])(
  '%j: the one that is told to do the opposite, or beside the other, is not chosen',
  (talk, wrong) => expect(answerTo(...talk)).not.toContain(wrong),
)
