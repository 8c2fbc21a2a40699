import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  'compare llc with partnership',
  'compare a bond with a stock',
  'compare a sole proprietorship with a corporation',
  'compare bonds with stocks',
  'compare a co-op with an llc',
  'compare markup with margin',
])('“%s” names its second side, and no place for examples', (asked) => {
  expect(answerTo(asked)).toContain('side by side')
  expect(answerTo(asked)).not.toContain('I have no example of')
})

test('an example that is wished for at a place none is known of is still said to be lacking', () =>
  expect(answerTo('compare bonds and stocks with examples at a lighthouse')).toContain(
    'For "lighthouse" I have no example of',
  ))

test.each([
  ['what is price fixing', 'what if they just both happen to charge the same'],
  ['what is price fixing', 'what if they both just sell it for the same'],
  ['what is bait and switch', 'what if two stores sell the same'],
  ['what is minimum wage', 'do all states pay the same'],
  ['what is price discrimination', 'and if everybody gets the same'],
  ['what is a cartel', 'so what if they all charge the same'],
])('after “%s” “%s” compares no two terms', (...talk) => {
  const answer = answerTo(...talk)
  expect(answer).not.toContain('side by side')
  expect(answer).not.toContain('no table of the two')
})

test.each([
  ['b2b vs b2c', '| | B2B (industrial market) | B2C (business to consumer) |'],
  ['apr vs apy', '| | APR (annual percentage rate) | APY (annual percentage yield) |'],
  ['net profit vs revenue', '| | Net profit (net income) | Revenue |'],
  ['compare a co-op with an llc', '| LLC (limited liability company) |'],
  ['ppc vs seo', '| SEO (search-engine optimization) |'],
  ['bonds vs stocks', '| | Bond | Stock |'],
  ['w2 vs w4', '| | W-2 form | W-4 form |'],
])('“%s” finds its own words above the columns', (asked, heading) =>
  expect(answerTo(asked)).toContain(heading),
)

test.each([
  ['w2 vs w4', 'The W-4, by contrast', 'The W-2, sent each January'],
  ['w-2 vs 1099', 'The W-4, by contrast', 'The W-4, by contrast'],
  ['b2b vs b2c', 'B2B is selling', 'B2B is selling'],
  ['bonds vs stocks', 'a bond, by contrast', 'a bond, by contrast'],
])('“%s”: no column says what the other one says', (asked, ...others) => {
  for (const other of others) expect(answerTo(asked)).not.toContain(other)
})

test.each([
  ['difference between revenue and profit', 'so is that the same as revenue'],
  ['difference between revenue and profit', 'how is that different from revenue'],
  ['needs and wants', 'difference between that and needs'],
])('after “%s” “%s” sets no part of a name beside the whole', (...talk) =>
  expect(answerTo(...talk)).not.toContain('side by side'),
)
