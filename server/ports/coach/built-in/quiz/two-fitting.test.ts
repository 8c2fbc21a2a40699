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
