import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

const verdictTo = (...talk: string[]) => answerTo(...talk).split('\n\n')[1]

test.each([
  'True or false: in a sole proprietorship the owner can lose their personal house if the business gets sued',
  'true or false: in a partnership each partner can lose personal savings',
])('"%s": a house can be lost at a profit, so it is confirmed', (said) =>
  expect(verdictTo(said)).toMatch(/^Yes/),
)

test.each([
  'is it true that an LLC means u can never lose your house if the business gets sued',
  'my uncle says an llc always protects your house. is he right',
  'true or false: with an llc you can never lose personal property',
])('"%s": what holds only as a rule does not hold always', (said) =>
  expect(verdictTo(said)).toMatch(/^No, not always: .*\b(?:but|But)\b/),
)

test.each([
  'my friend says when the fed raises interest rates inflation goes up bc loans cost more. is he right',
  'my dad thinks rate hikes push prices up, is he right',
  'is it true that inflation goes down when the fed raises interest rates',
])('"%s": which way it goes is said first', (said) =>
  expect(verdictTo(said)).toContain('bring inflation down, not up'),
)

test('what somebody else says gets a verdict as well', () => {
  expect(verdictTo('my teacher said a liability is something you own. is she right')).toMatch(
    /^No\. A liability is something that is owed/,
  )
  expect(
    verdictTo('my friend says gross profit is what is left after rent and wages. true?'),
  ).toMatch(/^No, only the cost of the goods sold is subtracted/)
})

test.each([
  'is it true that when price goes up demand goes down so the demand curve shifts left',
  'true or false: a lower price shifts the demand curve to the right',
  'does a change in price cause a shift in demand',
])('"%s": its own price moves along the curve', (said) =>
  expect(verdictTo(said)).toContain('its own price never shifts a curve'),
)

test.each([
  'when demand shifts left does the price fall',
  'what happens to price when demand rises',
])('"%s": a shift that moves the price is told by the table', (asked) =>
  expect(answerTo(asked)).toContain('| demand falls | falls | falls |'),
)

test.each([
  [
    'compare stocks and bonds',
    'if i need the money in 2 years for college which one',
    'not stocks',
  ],
  [
    'llc vs sole proprietorship',
    'which one for my dog walking, just 6 customers',
    'I would lean to limited liability company',
  ],
  [
    'hi',
    'autocratic vs democratic leadership, which is better in an emergency',
    'Autocratic, in an emer',
  ],
])('%s, "%s": which one is for that case comes first', (asked, which, says) => {
  const [first] = answerTo(asked, which).split('\n\n')
  expect(first).toContain(says)
})

test.each([
  ['my boss says i dont get paid for cleanup after we close the shop', 'so is that illegal'],
  ['my manager makes us clean for free after we clock out', 'can he do that'],
])('%s, "%s": the law is asked of the case before it', (told, asks) =>
  expect(answerTo(told, asks)).toContain('Work has to be paid'),
)

test.each([
  ['how can a company be making profit but still run out of cash', 'Profit is not cash'],
  ['what do i put in an email when a clients order will be late', 'the order is late'],
  ['i asked 15 friends and 14 said yes so im good right', 'friends are too few'],
  ['the new place across the street sells slices for less should we go down too', 'price war'],
])('"%s" has an answer of its own', (asked, says) => expect(answerTo(asked)).toContain(says))
