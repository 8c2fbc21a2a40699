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
  'Conduct a SWOT analysis of me asking Maya to homecoming',
  'cost benefit analysis of asking sam to sadie hawkins',
  'give me a marketing plan for asking Priya to the dance',
  'whats the break even temp where it snows tmrw in denver',
  'forecast report: temperature for the next 5 days',
  'swot analysis of getting a puppy',
  'i got pulled over and got a ticket for 22 over, what do i tell the judge so i dont lose my license',
  'got a speeding ticket going 90 in a 65 how do i tell the judge im sorry',
  'its one proof, triangle ABC congruent to DEF, i studied deca all day',
  'what does 6 7 even mean why does everyone keep yelling it',
  'i know ur only for deca but how do i get my bf back after he blocked me',
])('"%s" is none of our matters, whatever business words stand in it', (asked) => {
  expect(intentOf(asked)).toBe('off-topic')
})

test.each([
  'marketing plan for the homecoming dance ticket sales',
  'our car wash is on saturday and the forecast shows storms and we already bought everything',
  'how do i get off for prom night',
  'why does geico have a gecko',
  'she can get a free puppy, what should she add up first',
  'a judge asks me about a ticket price, what do i say',
  'math questions on the deca exam',
  'swot analysis for a pet shop selling puppies',
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
