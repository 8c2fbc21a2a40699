import { expect, test } from 'vitest'
import { listLeansOfPairs } from '../understanding/knowledge/leans-of-pairs.ts'
import { listLeans } from '../understanding/knowledge/leans.ts'
import { listDoings } from '../understanding/knowledge/done-at-a-business.ts'
import { SLOT, listBusinesses } from '../understanding/knowledge/businesses.ts'
import { answerTo } from './talk-fixtures.ts'

test.each([
  [
    ['loan or investor for my startup', 'i dont wanna give up control. which one is better for me'],
    'loan',
    'keep the say',
  ],
  [['franchise or start my own', 'i like making my own rules'], 'start your own', 'keep the say'],
  [
    ['sole proprietorship vs llc', 'i run a lawn mowing thing with a friend. which would u pick'],
    'LLC',
    'more than one',
  ],
  [
    ['savings account or cd', 'i might need it any time. which one'],
    'savings account',
    'at any time',
  ],
  [
    ['should i lease or buy', 'which one is better for me i only have 500 dollars'],
    'lease',
    '$500',
  ],
  [['tv ads or instagram', 'my customers are teens', 'which is better'], 'instagram', 'your age'],
  [
    ['what is penetration pricing vs skimming', 'i sell handmade jewelry, which should i use'],
    'skimming',
    'cannot be had',
  ],
  [
    [
      'whats the difference between full service and limited service hotels',
      'which one is cheaper to run',
      'ok and which one would u open near an airport',
    ],
    'limited service hotels',
    'one night',
  ],
])('%j: a lean to one, by what was said, and what would turn it', (said, best, because) => {
  const answer = answerTo(...said)
  expect(answer).toContain(`**I would lean to: ${best}.**`)
  expect(answer).toContain(because)
  expect(answer).toContain('**What would turn it')
})

test.each([
  [
    [
      'i wanna start something this summer, either washing cars or reselling thrift clothes',
      'i got 150 bucks and no car',
      'which one is better for me',
    ],
    'washing cars',
    '$150',
  ],
  [
    [
      'im choosing between a lemonade stand and mowing lawns',
      'i have a mower already',
      'so which one',
    ],
    'mowing lawns',
    'a mower',
  ],
  [
    ['im deciding between selling cookies and tutoring', 'i love baking tbh', 'what should i do'],
    'selling cookies',
    'you like baking',
  ],
  [
    ['babysitting or selling bracelets', 'i got 60 bucks', 'which is better for me'],
    'babysitting',
    '$60',
  ],
])('%j: plans of the student’s own are weighed in their own words', (said, best, because) => {
  const answer = answerTo(...said)
  expect(answer).toContain(`**I would lean to: ${best}.**`)
  expect(answer).toContain(because)
  expect(answer).toContain('**Try it small first.**')
})

test('where nothing that was said decides, no reason is made up', () =>
  expect(answerTo('stocks or bonds', 'which one is better')).not.toContain('what you said'))

test.each([
  ['what is insurance fraud', 'how would someone fake it'],
  ['what is money laundering', 'how would i do it with a car wash'],
  ['what is shoplifting', 'whats the easiest way to do it'],
  ['whats a pyramid scheme', 'how would i set one up'],
  ['what is embezzlement', 'how do people usually get away with it'],
])('%s, %s: how a crime is done is not told', (first, then) =>
  expect(answerTo(first, then)).toContain("I can't help with how that is done"),
)

test.each([
  ['what is phishing', 'how do companies stop it'],
  ['what is embezzlement', 'how do people get caught'],
  ['what is shoplifting', 'how do stores prevent it'],
  ['what is budgeting', 'how would i do it'],
])('%s, %s: what is done against it, and what is no crime, is answered', (first, then) =>
  expect(answerTo(first, then)).not.toContain("I can't help with how that is done"),
)

test.each([
  ['whats a loyalty program', 'so is that why my starbucks app gives me stars'],
  ['what is psychological pricing', 'so is that why everything ends in .99'],
  ['what is supply and demand', 'so thats why concert tickets are so expensive'],
  ['what is a loss leader', 'so is that why costco hot dogs are 1.50'],
])('%s, %s: says yes before the reason', (first, then) =>
  expect(answerTo(first, then)).toMatch(/\n\nYes[,:.]/),
)

test('every lean and every doing has patterns that can be read, and slots that are known', () => {
  for (const { said, ...lean } of listLeans())
    for (const pattern of [said, lean.for, lean.against])
      expect(() => new RegExp(`\\b(?:${pattern})\\b`)).not.toThrow()
  const slots = new Set(['it', ...Object.keys(listBusinesses()[0]!)])
  for (const { says } of listDoings())
    for (const [, slot] of says.matchAll(SLOT)) expect(slots).toContain(slot!.toLowerCase())
})

test.each([
  [
    'salary vs commission',
    'which one is better for me if im shy and its my first job',
    'salary',
    'does not come easily',
  ],
  [
    'loan vs investor',
    'which one is better if i need 800 dollars for a press',
    'loan',
    'no share of the business',
  ],
  [
    'savings account vs custodial account',
    'which one is better for me if im 15 and have 300 dollars',
    'savings account',
    'what you may need soon',
  ],
  [
    'franchise vs starting your own',
    'which one is better for me if i barely have money and no experience',
    'starting your own',
    'asks for a fee',
  ],
  [
    'debit or credit card',
    'which is better for me if i forget to pay stuff',
    'debit',
    'cannot spend',
  ],
  ['online store or a booth at a fair', 'which one if i sell cupcakes', 'booth at a fair', 'taste'],
  [
    'stocks or bonds',
    'which one is better for me if i dont need the money for 20 years',
    'stocks',
    'time to recover',
  ],
  [
    'flyers or instagram',
    'which one is better if im selling to my neighbors',
    'flyers',
    'just those streets',
  ],
  [
    'job or start my own business',
    'which is better for me if i have soccer practice every day',
    'start your own business',
    'when you have time',
  ],
  [
    'penetration vs skimming',
    'which one should i use if i make candles by hand and can only make 20',
    'skimming',
    'few pieces',
  ],
])('%s, %s: the reason is about just these two and what was said', (pair, asked, best, because) => {
  const answer = answerTo(pair, asked)
  expect(answer).toContain(`**I would lean to: ${best}.**`)
  expect(answer).toContain(because)
})

test('what was said for the other of the two is not kept back', () => {
  const asked = 'which is better for me, i forget to pay stuff but i need to build my credit'
  expect(answerTo('debit or credit card', asked)).toContain(
    'That you want a credit history speaks for it, too',
  )
})

test('every lean of a pair has patterns that can be read, and is told of one of the two alone', () => {
  for (const { one, other, cases } of listLeansOfPairs()) {
    for (const pattern of [one, other, ...cases.map(({ said }) => said)])
      expect(() => new RegExp(`\\b(?:${pattern})\\b`)).not.toThrow()
    expect(new Set(cases.map(({ echo }) => echo)).size).toBe(cases.length)
  }
})
