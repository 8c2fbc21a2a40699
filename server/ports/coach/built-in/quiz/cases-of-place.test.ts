import { expect, test } from 'vitest'
import { answersTo, questionIn } from '../talk-fixtures.ts'

test.each([
  ['quiz me on hotels', /\b(?:hotel|motel|room|lodge)/i],
  ['can you quiz me about hotel stuff', /\bhotel|room/i],
  ['test me on restaurants pls', /\brestaurant/i],
  ['quiz me on banks', /\bbank/i],
])('%s: every question plays there', (asks, there) => {
  const answers = answersTo([asks, '{wrong}', 'skip', '{right}'])
  for (const answer of answers) expect(questionIn(answer)?.asks).toMatch(there)
  expect(new Set(answers.map((answer) => questionIn(answer)?.asks)).size).toBe(4)
})

test.each(['pricing', 'insurance', 'marketing'])(
  'a quiz on %s is on the matter, and no place',
  (area) =>
    expect(answersTo([`quiz me on ${area}`, '{wrong}']).join('\n')).not.toContain(
      `On ${area}, a case`,
    ),
)

test('another topic ends the quiz on a place', () =>
  expect(answersTo(['quiz me on hotels', 'quiz me on pricing', '{wrong}']).at(-1)).not.toContain(
    'On hotels',
  ))
