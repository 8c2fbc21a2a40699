import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    'my friend says marketing is basicly just advertising is he right',
    'No: advertising is only one part',
  ],
  ['isnt marketing just advertising', 'No: advertising is only one part'],
  ['so marketing is just ads right?', 'No: advertising is only one part'],
  ['is marketing only selling stuff', 'No: selling is only one part'],
  ['isnt promotion just advertising', 'No: advertising is only one part'],
  ['isnt management just bossing people around', 'No, it is wider than that'],
  ['my brother says accounting is just math, is he right', 'No, it is wider than that'],
  ['isnt economics just about money', 'No, it is wider than that'],
  ['my friend says profit is basically just revenue is he right', 'No, they are not the same'],
  ['my teacher said a brand is just a logo is that true', 'Not quite'],
])('"%s": what is said to be all of a term is told from it', (asked, verdict) => {
  expect(answerTo(asked).split('\n\n')[1]).toContain(verdict)
})

test.each([
  'isnt a bond just a loan',
  'is a budget just a plan for money',
  'isnt a tariff just a tax on imports',
  'are bonds just sold by the government',
])('"%s" is not denied', (asked) => {
  expect(answerTo(asked)).not.toMatch(/wider than that|only one part|not the same/)
})

test.each([
  ['is it true that insurance covers everything if you own a business', /^No, .*exclusions/],
  ['true or false: insurance always pays for everything', /^No, .*exclusions/],
  [
    'true or false: a company that makes a profit can never run out of cash',
    /^No, .*pay late|^No, .*stuck/,
  ],
  ['is it true that a profitable business cant go bankrupt', /^No, .*Profit is not cash/],
  ['true or false: franchises never fail', /^No, .*can fail/],
  ['if u raise the price u always make more money right?', /^No, .*elastic/],
])('"%s" is denied first, and then why', (asked, verdict) => {
  expect(answerTo(asked).split('\n\n')[1]).toMatch(verdict)
})

test('what can be lost no more of is no absolute that goes too far', () => {
  expect(
    answerTo('is it true that limited partners cant lose more than they put in'),
  ).not.toContain('goes too far')
})

test.each([
  [
    'my mom says never get a credit card but my uncle says u need one for credit score whos right',
    '"never" goes too far',
  ],
  [
    'my teacher says advertising is a fixed cost but my friend says its variable, who is right',
    'Fixed cost',
  ],
  ['my partner says rent is a variable cost and i say its fixed who is right', '**You** are right'],
  [
    'my boss says the customer is always right but my coworker says no, who is right',
    '"always" goes too far',
  ],
])('"%s": two who disagree are heard, and nobody is called wrong for asking', (asked, says) => {
  const answer = answerTo(asked)
  expect(answer).toContain(says)
  expect(answer).not.toMatch(/Not quite: that is just|can't say for sure/)
})
