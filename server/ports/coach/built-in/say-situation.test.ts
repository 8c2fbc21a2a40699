import { expect, test } from 'vitest'
import { answersTo } from './talk-fixtures.ts'

const IS_KIND = /Just this case I do not know\. It is of the kind "([^"]+)"/

test.each([
  [
    'front desk q: guest gets to the room and its dirty, and were totally full that night. what do i do',
    'hotel room problem',
  ],
  [
    'i do nails at home and im fully booked. when should i hire somebody',
    'hiring|raising my price',
  ],
  [
    'im a shift lead at a smoothie place and one guy is always late but hes my friend. how do i handle it',
    'must change|late',
  ],
])('"%s" is answered by its kind, in steps', (told, kind) => {
  const answer = answersTo([told])[0]!
  expect(answer).toMatch(IS_KIND)
  expect(answer).toMatch(new RegExp(kind))
  expect(answer).toMatch(/^1\. .+\n2\. .+\n3\. /m)
})

test('what is known is answered by that, and what is no matter of ours is declined', () => {
  for (const asked of [
    'what is depreciation and why do we take it off',
    'my dog is sick and i have a test tomorrow what do i do',
    'i like this girl in my class how do i ask her out',
    'my head has been killing me for 3 days what could it be',
  ])
    expect(answersTo([asked])[0]).not.toMatch(IS_KIND)
})

test('a term that a story only names does not take its place, and is said beside it', () => {
  const answer = answersTo([
    'front desk q: guest gets to the room and its dirty, and were totally full that night. what do i do',
  ])[0]!
  expect(answer.indexOf('**Front desk agent.**')).toBeGreaterThan(answer.search(IS_KIND))
})
