import { expect, test } from 'vitest'
import { answersTo } from './talk-fixtures.ts'

test.each([
  [
    'i finish my role play in like 4 minutes and its supposed to be 10. how do i make it longer without rambling',
    /time|early/i,
  ],
  [
    'my judge kept writing the whole time and never looked up during my role play is that normal',
    /judge/i,
  ],
])('"%s" gets what counts in its matter', (asked, matter) => {
  const answer = answersTo([asked])[0]!
  expect(answer).not.toMatch(/Just this case|I can't help/)
  expect(answer).toMatch(matter)
})

test('what does not speak of the competition gets none of it', () => {
  expect(answersTo(['my neighbor keeps writing letters to me is that normal'])[0]).not.toMatch(
    /On its matter/,
  )
})
