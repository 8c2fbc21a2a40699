import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  [
    'what is a balance sheet used for',
    /what it is for\n\nIt shows at a glance[^]+\*\*What it is\.\*\*/,
  ],
  ['whats a swot for', /what it is for\n\nIt sorts what helps and hurts[^]+\*\*What it is\.\*\*/],
  ['what is networking for', /what it is for\n\nMany jobs[^]+\*\*What it is\.\*\*/],
])('%s: is told what it is and what it is for', (question, purpose) => {
  expect(answerTo(question)).toMatch(purpose)
})

test.each([
  ['when should a business use penetration pricing', /when to use it\n\nWhen many rivals/],
  ['when do you use a focus group', /when to use it[^]+It is used early/],
])('%s: is told when', (question, when) => {
  expect(answerTo(question)).toMatch(when)
})

test('how do you use benchmarking: is told how', () => {
  expect(answerTo('how do you use benchmarking')).toContain('**How it is done.**')
})

test.each([
  ['why do businesses use accrual accounting', /what it is for\n\nIt sets the revenue of a month/],
  ['why would u need a business plan', /what it is for\n\nIt makes the owner think/],
  ['why do companies use focus groups', /what it is for\n\nIt shows why people feel/],
])('%s: no other question of the term answers for the reason', (question, reason) => {
  expect(answerTo(question)).toMatch(reason)
})

test('beside what comes near to it, a reason that is asked for is given', () => {
  expect(answerTo('why does a business need insurance')).toMatch(
    /what it is for\n\nNobody can pay for a burned house alone/,
  )
})

test.each([
  ['what is communication', /^\*\*Communication\*\*/],
  ['what is a home based business', /^\*\*Home-based business\*\*/],
  ['what is a rate of return', /^\*\*Rate of return\*\*/],
  ['what is risk management', /^\*\*Risk management\*\*/],
  ['what does the eeoc do', /federal agency that enforces the laws against discrimination/],
  ['difference between a group booking and a transient guest', /Ask who booked/],
  ['whats an agent in business law', /^\*\*Principal and agent\*\*/],
  ['what does it mean to be liable', /being responsible for harm/],
])('%s: is known by its name', (question, told) => {
  expect(answerTo(question)).toMatch(told)
})

test.each([
  ['assets liabilities equity. how do those fit together', /what is left for the owner/],
  ['premium and deductible i keep mixing up', /due only when there is one/],
  ['can someone explain partnership vs corporation vs llc pls', /taxed twice/],
  ['how come companies give stuff away for free', /try without risk/],
  ['is a credit union the same as a bank', /a bank belongs to stockholders/],
  ['why does a company need a code of ethics', /protects the firm from lawsuits/],
  [
    'why do airlines and hotels overbook if it just makes people mad',
    /Because on most nights it makes nobody mad and earns money/,
  ],
])('%s: says what a teacher would insist on', (question, told) => {
  expect(answerTo(question)).toMatch(told)
})

test('buying a machine for cash changes neither total, and nothing says that both always move', () => {
  for (const question of [
    'what is the accounting equation',
    'why does the accounting equation always balance',
  ])
    expect(answerTo(question)).toContain('puts one asset in the place of another')
  expect(answerTo('what is the accounting equation', 'why does it always balance')).not.toContain(
    'always move together',
  )
})

test('the formula of compound interest is for a sum that is left to grow', () => {
  expect(answerTo('what is compound interest')).toContain('> amount = principal ×')
})

test('what can be done about a matter is not what the tutor can do', () => {
  expect(answerTo('what is a breach of contract and what can u do')).toMatch(
    /^\*\*Breach of contract\*\*/,
  )
  expect(answerTo('what can you do')).toContain('I am the built-in tutor')
})
