import { expect, test } from 'vitest'
import { answersTo } from '../talk-fixtures.ts'

const quizzed = (answer: string) => answersTo(['what is inflation', 'quiz me', answer]).at(-1)!

test.each(['it means prices go up so ur money buys less', 'her money buys less'])(
  '"%s": words that two options have alike are called right, and which of the two says it best',
  (said) => {
    expect(quizzed(said)).toMatch(/^Your words are right\..*\*\*C\*\*/)
  },
)

test.each(['idk', 'hint', 'she can buy more', 'prices rise'])(
  '"%s" is not taken for the right one',
  (said) => {
    expect(quizzed(said)).not.toContain('Your words are right')
  },
)

test.each([
  ['Explain fixed and variable costs', 'rent is fixed and ingredients is variable'],
  ['explain supply and demand', 'umm price goes up and people buy less?'],
  [
    "what's the difference between advertising and publicity",
    'advertising is paid and publicity is free',
  ],
])('after "%s", "%s" does not lose the quiz', (asked, said) =>
  expect(answersTo([asked, 'quiz me', said]).at(-1)).toMatch(
    /Which letter is it\?[^]*\n- \*\*D\*\*/,
  ),
)

test.each([
  ['what is gdp', '**Gross domestic product**'],
  ['actually explain deflation first', '**Deflation**'],
  ['break even point', '**Break-even point**'],
])('"%s" is no answer to it', (said, says) => expect(quizzed(said)).toContain(says))
