import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { isAbout } from './page-relevance.ts'
import { understand } from './understand.ts'

const asked = (question: string) => understand([{ role: 'user', content: question }])
const GDP = 'Gross domestic product counts all final goods and services. A haircut counts.'
const DYNAMIC = 'Changing prices often, sometimes by the minute, as demand or the time changes.'

test.each([
  ['difference between goods and services', GDP, false],
  ['difference between goods and services', 'Goods and services\nGoods can be touched.', true],
  ['what is gdp', GDP, true],
  ['whats price skimming', 'Penetration is a low price at first.', false],
  ['whats price skimming', 'When prices are lowered step by step, it is skimming of price.', true],
  ['what does the customer price', 'The customer asks for the price.', false],
])('"%s" and a page that says "%s": about it is %s', (question, page, expected) => {
  expect(isAbout(page, asked(question))).toBe(expected)
})

test.each([
  ['minutes', 'Taking minutes. Note who came, each motion, and who will do what by when.', DYNAMIC],
  ['a bond', 'A city that needs money sells bonds. It pays interest.', 'Bonding with customers.'],
  [
    'interest',
    'Savings accounts pay interest on the money you put in.',
    'Interest in it was high.',
  ],
  ['stock', 'Stock is ownership in a corporation that pays dividends.', 'Stock the shelves daily.'],
  ['cost', 'Cost is what is given up. An expense is cost used up in a period.', 'It cost $5.'],
  ['slack', 'Slack is the time a task may be late.', 'Post it in our Slack channel.'],
  ['margin', 'Margin is the part of the price left after cost.', 'Leave a margin of one inch.'],
  ['a lead', 'Leads are people who may become customers.', 'Old paint may contain lead.'],
  ['a pitch', 'Your pitch: name the problem and your solution.', 'The pitch is behind the gym.'],
  ['quality', 'Quality means meeting what customers expect.', 'A high price suggests quality.'],
  ['a patent', 'A patent gives an inventor the sole right to sell it.', 'Patent leather shoes.'],
])('a page on %s speaks of what is meant, and does not only use the word', (name, meant, other) => {
  const { terms } = asked(`what is ${name}`)
  const question = { terms, searchWords: [] }
  expect([isAbout(meant, question), isAbout(other, question)]).toEqual([true, false])
})

const FEE =
  'The ladder\nStudents climb the ladder in ninety seconds. The school store of Northfield charges a restocking fee of 12 percent on returned hoodies.'

test.each([
  ['restocking fee school store high', FEE, true],
  ['restocking fee', FEE, true],
  ['reimbursed supplies', 'Order supplies a week ahead. The closet is locked.', false],
  ['volunteer hours members need', 'Each member gives ten volunteer hours a year.', true],
  ['fundraisers chapter hold', 'Our chapter meets on Mondays.', false],
  ['zorbing helmet', 'Customers wear a helmet. Zorbing is rolling downhill.', true],
  ['zorbing helmet', 'Customers wear a helmet before they climb.', false],
  ['share', 'A share is a part of a company.', true],
  ['share', 'Share this page with a friend.', false],
  ['', FEE, false],
])('the words "%s" are answered by "%s": %s', (words, page, expected) => {
  const searchWords = words.split(' ').filter(Boolean)
  expect(isAbout(page, { terms: [], searchWords })).toBe(expected)
})

test('the sentence with the rare words is quoted, not one with many common ones', () => {
  const page = `The store sells every product at a high price to customers. ${FEE}`
  const words = ['high', 'restocking', 'fee', 'store', 'product', 'price']
  expect(excerptOf(page, words)).toMatch(/^The school store of Northfield charges/)
})
