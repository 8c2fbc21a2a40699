import { expect, test } from 'vitest'
import { answersTo, answerTo, questionIn } from '../talk-fixtures.ts'

test.each([
  ['supply and demand', 'if price goes up people want more of it', /^No, it is the other way/],
  ['inflation', 'when prices rise your money buys more', /^No, it is the other way round/],
  ['depreciation', 'land loses value every year too', /^No, .* never depreciated/],
  ['a bond', 'stockholders get paid before bondholders', /^No, .* bondholders are paid before/],
  ['a monopoly', 'a monopoly has one seller', /^Yes\. In a monopoly one seller/],
  ['cash flow', 'a company with profit can never run out of cash', /^No, .* late/],
])('a quiz on %s: "%s" is judged, and the question stays open', (term, said, verdict) => {
  const [, asked = '', answer = ''] = answersTo([`what is ${term}`, 'quiz me', said])
  expect(answer).toMatch(verdict)
  expect(questionIn(answer)?.asks).toBe(questionIn(asked)?.asks)
  expect(answerTo(`what is ${term}`, 'quiz me', said, '{right}')).toMatch(/^Right: /)
})

test('of a statement on which no verdict is sure what comes nearest is told as that', () =>
  expect(
    answerTo(
      'what is leverage in finance',
      'quiz me, one hard question',
      'a firm with more debt has higher ROE in good years and lower in bad years because interest is fixed',
    ),
  ).toMatch(/^That picks none of the four, .* can't say for sure\. .* good years.* bad years/))

test.each([
  ['supply and demand', 'price falls and more get sold', /^Your words are right/],
  ['marketing', 'marketing is just advertising', /^Not quite: it is \*\*[A-D]\*\*/],
  [
    'supply and demand',
    'i think its cheaper now',
    /^From your words alone I cannot single out one/,
  ],
])('a quiz on %s: "%s" is taken for an answer', (term, said, opening) =>
  expect(answerTo(`what is ${term}`, 'quiz me', said)).toMatch(opening),
)

test.each([
  ['what is delegation', 'giving a task to someone else but ur still responsible', 'delegating'],
  ['what is net worth', 'assets minus liabilities', 'net worth'],
  ['what is opportunity cost', 'the value of what u give up for a choice', 'opportunity cost'],
])('who says what the term means is told so, and the case stays open (%s)', (first, said, term) => {
  const answer = answersTo([first, 'quiz me on it', said]).at(-1)!
  expect(answer).toContain(`Yes, that is what **${term}** means`)
  expect(answer).toContain('- **A** ')
  expect(answer).not.toContain('Points that count')
})
