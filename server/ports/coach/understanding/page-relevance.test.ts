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

const PENETRATION =
  'Introducing a product at a low price in order to win many customers and a large share of the market. A gym opens at $9 a month. Look for new product, low price and market share. A low price on one old item to fill the store is a loss leader instead.'
const MOVES =
  'Changing prices often, sometimes by the minute, as demand, supply or the time of purchase changes. A ride costs $12 at ten and $31 when the concert ends.'

test.each([
  ['market share', PENETRATION],
  ['a loss leader', `Penetration pricing\n${PENETRATION}`],
  ['market share', `Penetration pricing\n${PENETRATION}`],
  ['supply and demand', `Dynamic pricing\n${MOVES}`],
  ['supply and demand', MOVES],
  [
    'a patent',
    'Trademark\nA name or sign of a company. Inventions need a patent, songs have copyright.',
  ],
  [
    'a contract',
    'Lease\nA contract in which one party pays to use what belongs to another for a set time.',
  ],
  ['a budget', 'Budget variance\nThe difference between a planned amount and the actual amount.'],
])('%s is not explained by a page that only names it beside another term', (name, page) => {
  const { terms, searchWords } = asked(`what is ${name}`)
  expect(isAbout(page, { terms, searchWords })).toBe(false)
})

test.each([
  ['market share', 'Market share\nThe part of all sales in a market that one company makes.'],
  ['market share', 'Our market share is the percentage of all sales in the market that we make.'],
  [
    'market share',
    'Pricing\nPrices matter to all. Market share is what part of the sales a firm has.',
  ],
  ['a loss leader', 'A loss leader is sold below cost to bring customers into the store.'],
])('%s is explained by a page that says what it is', (name, page) => {
  const { terms, searchWords } = asked(`what is ${name}`)
  expect(isAbout(page, { terms, searchWords })).toBe(true)
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

const HANDBOOK =
  'Opening hours are from 8 to 3. The Eagle Store refund policy: students get refunds within 14 days with a receipt.'

test.each([
  ['what is the eagle store refund policy?', HANDBOOK, true],
  ['whats the refund policy of the eagle store', HANDBOOK, true],
  ['what is a zorbling margin', 'The zorbling margin is 12 percent of the price.', true],
  ['what is the eagle store mission statement', HANDBOOK, false],
  ['what is a refund policy', 'Ask for our refund policy at the desk.', false],
  ['explain markup for a school store', FEE, false],
])('"%s" is of the case that stands on the page "%s": %s', (question, page, expected) => {
  expect(isAbout(page, asked(question))).toBe(expected)
})

test('the sentence with the rare words is quoted, not one with many common ones', () => {
  const page = `The store sells every product at a high price to customers. ${FEE}`
  const words = ['high', 'restocking', 'fee', 'store', 'product', 'price']
  expect(excerptOf(page, words)).toMatch(/^The school store of Northfield charges/)
})

test('what a term is stands in the quotation before a sentence that only names it', () => {
  const page = `Penetration pricing\n${PENETRATION}\nLoss leader\nA product sold below cost to fill the store.`
  expect(excerptOf(page, ['loss', 'leader'])).toBe(
    'Loss leader. A product sold below cost to fill the store.',
  )
})
