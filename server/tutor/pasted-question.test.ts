import { expect, test } from 'vitest'
import { beginningsIn, findByBeginning } from './pasted-question.ts'

test('a question may begin at any word, figure, quote or bracket of what was typed, in any letters', () => {
  const begun = beginningsIn(['3.What Is the main goal of (“pricing strategy” in a firm)?'])
  expect(begun).toContain('what is the main goa')
  expect(begun).toContain('“pricing strategy” i')
  expect(begun).not.toContain('hat is the main goal')
  expect(begun.every((text) => text.length === 20)).toBe(true)
})

test('each beginning once, and none where too little follows', () => {
  const twice = beginningsIn(['what is the main goal', 'what is the main goal'])
  expect(twice).toEqual(['what is the main goa'])
  expect(beginningsIn(['what is scarcity'])).toEqual([])
})

test('the longest question whose beginning stands in the text is meant', () => {
  const short = { question: 'What is the main goal of pricing?' }
  const long = { question: 'What is the main goal of pricing? Choose the best answer of these.' }
  const other = { question: 'What is the main goal of placing?' }
  const text = 'help: WHAT IS THE MAIN GOAL OF PRICING? Choose the best answer of these. A. Profit'
  expect(findByBeginning([other, short, long], text)).toBe(long)
  expect(findByBeginning([other], text)).toBeUndefined()
})
