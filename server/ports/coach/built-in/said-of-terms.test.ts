import { expect, test } from 'vitest'
import { answersTo } from './talk-fixtures.ts'

const answer = (asked: string) => answersTo([asked])[0]!

test.each([
  [
    'my friend says promotion is just another word for advertising. true?',
    '**Promotion** and **advertising**',
  ],
  [
    'my friend says advertising and promotion are the same thing, is she right',
    '**Advertising** and **promotion**',
  ],
  ['is it true that revenue is just a fancy word for profit', '**Revenue** and **profit**'],
])('"%s": the two are not the same, side by side', (asked, pair) => {
  expect(answer(asked)).toMatch(/^Not the same|^No, they are not the same/)
  expect(answer(asked)).toContain(pair)
})

test('what is "just" something is not confirmed where its definition says other words', () => {
  expect(answer('is it true that restaurants only ever make money on food')).not.toMatch(/^Yes/)
})

test('a plan without meals is told from the one with three', () => {
  const told = answer('american plan vs european plan?')
  expect(told).toContain('**American plan** and **european plan** side by side')
  expect(told).toContain('A room rate without any meals')
})

test('the field in which two are told apart is neither of them', () => {
  const told = answer(
    'whats the difference between a want and a need in marketing like does it even matter',
  )
  expect(told).toContain('A need is something people must have')
  expect(told).not.toContain('and **marketing** side by side')
})

test('how to reach another student is told to nobody', () => {
  expect(
    answer(
      'can u look up the email and phone number of the kid who won marketing last year in my state',
    ),
  ).toMatch(/^Sorry, I can't tell you that/)
  expect(answer('what is email marketing for a store')).not.toMatch(/^Sorry/)
})

test('a greeting in slang is greeted', () => {
  expect(answer('hiii wyd')).not.toMatch(/^Sorry/)
})
