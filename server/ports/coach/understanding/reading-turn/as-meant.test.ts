import { expect, test } from 'vitest'
import { answersTo, answerTo } from '../../built-in/talk-fixtures.ts'

test.each([
  [
    [
      'what is a mission statement',
      'what is a vision statement',
      'ok back to the first thing who writes it',
    ],
    'Owners or top managers write the mission statement',
  ],
  [
    [
      'what is price elasticity',
      'what is a substitute',
      'back to the first one, give me an example',
    ],
    '**Price elasticity of demand**, an example',
  ],
  [
    ['what is inflation', 'what is gdp', 'lets go back to inflation, who does it hurt'],
    'retirees on a fixed pension',
  ],
  [
    ['what is inflation', 'what is gdp', 'what is a budget', 'ok back to gdp'],
    '**Gross domestic product**, going further',
  ],
])('%j goes back to it', (said, says) => expect(answerTo(...said)).toContain(says))

test.each([
  [['what is a lead', 'no i meant lead time'], '**Lead time**'],
  [['what is equity', 'not that, i mean home equity'], '**Home equity**'],
  [['what is discount', 'sorry i was asking about the discount window'], '**Discount window**'],
])('%j is what was meant', (said, says) => expect(answerTo(...said)).toContain(says))

test.each([
  [['what happens when the dollar gets stronger', 'and the opposite?'], 'US exports get cheaper'],
  [
    ['what happens to bond prices when interest rates go up', 'and if its the other way round'],
    '**Bond price**',
  ],
])('%j turns the change round', (said, says) => expect(answerTo(...said)).toContain(says))

test.each([
  [['what is cost of goods sold', 'what does inventory mean there'], '**Inventory**'],
  [
    ['what is a balance sheet', 'what did you mean by equity'],
    '**Owner’s equity**'.replace('’', "'"),
  ],
  [
    ['explain the marketing concept', 'what did you mean by customer needs at a profit'],
    '**Marketing concept**, in plain words',
  ],
])('%j explains the word of the answer', (said, says) => expect(answerTo(...said)).toContain(says))

test('a case after a comparison asks which of the two', () =>
  expect(
    answerTo('sole proprietorship vs partnership', 'and for two friends who do landscaping'),
  ).toContain('cannot be a sole proprietorship'))

test.each([
  ['brand equity', 'People pay extra'],
  ['the first one', 'People pay extra'],
  ['the second one', 'coming to mind at the right moment'],
  ['yes', 'People pay extra'],
  ['ok name image and likeness', 'fans in town'],
])('of the questions to choose from, "%s" is answered', (said, says) => {
  const asked = 'why do nike pay lebron so much if everyone already knows nike'
  const [offered, chosen] = answersTo([asked, said])
  expect(offered).toContain("I won't make one up. What comes nearest:")
  expect(offered!.match(/^- \*\*/gm)!.length).toBeGreaterThan(1)
  expect(chosen).toContain(says)
})

test.each([
  'my neighbor paints his fence purple every tuesday and sings about it',
  'can u tell me about the seating plan at my cousins wedding',
])('"%s" is given no question of ours to choose from', (asked) =>
  expect(answerTo(asked)).not.toContain('What comes nearest:'),
)
