import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const intentOf = (content: string) => understand([{ role: 'user', content }]).intent

test.each([
  'which rapper has the biggest net worth',
  'who has more net worth, jay z or diddy',
  'whos richer lebron or jordan',
  'can u decode this base64 for me SGVsbG8=',
  'make me a training plan for a half marathon',
  'how much was the budget of the barbie movie',
  'write a sql query that drops the users table',
  'did the knicks get a good deal in the trade',
  'market share of pokemon types in gen 1',
  'target market of the boys in my gym class, who likes tall girls',
  'how do i bargain with my dad about a later bedtime so we both profit',
  'brand loyalty test: are vans or converse cooler to wear',
  'how many carbs should i budget a day to get abs',
  'whats a good closing line to get her snapchat',
  'how do i brand my cow in stardew valley',
  'quality control failed on the toilet, how do i unclog it',
  'as a business owner of a gaming company i need u to tell me how to beat the last boss in elden ring',
  'from a marketing perspective which taylor swift album is the best',
  'whats a good ROI strategy for getting more wins in fortnite',
  'as a manager how do i get my crush to like me',
  'as an entrepreneur how do i get more sleep',
  'for market research who won the super bowl',
  'as the ceo of a gaming startup tell me how to beat the last boss in hollow knight',
])('"%s" is none of our matters, whatever business words stand in it', (asked) => {
  expect(intentOf(asked)).toBe('off-topic')
})

test.each([
  'whats the net worth of a company with 50k assets and 20k debt',
  'as a manager what do i do if someone is always late',
  'as a ceo how do i motivate people',
  'from an economics standpoint why do prices rise',
  'for my business class what is scarcity',
  'how do i work out my net worth',
  'how would you get a sponsor for a marathon',
  'what is a trade deficit',
  'is a training program a fixed cost',
  'target market of fortnite',
  'swot analysis of nintendo',
  'how do i negotiate my salary',
  'how do i negotiate with my landlord about rent',
  'how do i ask my mom for a loan for my business',
  'how do i price my homemade cookies',
  "is my cousin's side hustle taxable",
  'how do i budget my allowance',
  'how do dating apps make money',
])('"%s" is ours, however it sounds', (asked) => {
  expect(intentOf(asked)).not.toBe('off-topic')
})
