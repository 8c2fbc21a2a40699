import { expect, test } from 'vitest'
import { measures } from './signs.ts'

test.each([
  'We count the returned bowls every Friday.',
  'My goal is 30 returns a day by May.',
  'I would compare the sales of June with last June.',
  'Complaints should fall by 20 percent within three months.',
  'After two weeks we check in with every guest.',
  'It works if fewer than five guests wait, so we keep count.',
])('“%s” says how one will know that it worked', (text) => expect(measures({ text })).toBe(true))

test.each([
  'About 40 percent of our customers are older than 60.',
  'Compare that to a hotel, where nobody cooks.',
  'The results were bad and everybody knew it.',
  'I would write down the rule and hang it up.',
  'Success needs a good team.',
])('“%s” measures nothing', (text) => expect(measures({ text })).toBe(false))
