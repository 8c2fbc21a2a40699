import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  ['what is a balance sheet used for', /What it is for\.\*\* It shows at a glance/],
  ['whats a swot for', /What it is for\.\*\* It sorts what helps and hurts/],
  ['what is networking for', /What it is for\.\*\* Many jobs/],
])('%s: is told what it is and what it is for', (question, purpose) => {
  expect(answerTo(question)).toMatch(purpose)
})

test.each([
  ['when should a business use penetration pricing', /When it is used\.\*\* A low first price/],
  ['when do you use a focus group', /When it is used\.\*\* It shows why people feel/],
])('%s: is told when', (question, when) => {
  expect(answerTo(question)).toMatch(when)
})

test.each([
  ['why do businesses use accrual accounting', /: why\n\nIt sets the revenue of a month/],
  ['why would u need a business plan', /: why\n\n/],
  ['why do companies use focus groups', /: why\n\nIt shows why people feel/],
])('%s: no other question of the term answers for the reason', (question, reason) => {
  expect(answerTo(question)).toMatch(reason)
})

test('beside what comes near to it, a reason that is asked for is given', () => {
  expect(answerTo('why does a business need insurance')).toMatch(
    /What it is for\.\*\* Nobody can pay for a burned house alone/,
  )
})
