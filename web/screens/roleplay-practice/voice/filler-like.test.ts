import { expect, test } from 'vitest'
import { findFillers } from './fillers.ts'

/** With the commas of a recogniser that sets them, and without. */
test.each([
  'It was, like, great.',
  'it was like great',
  'It was like so good for the guests',
  'the line is like really long',
  'we have like twenty rooms left',
  'that would cost like $300 a month',
  'I would pay him like half of it',
  'there are like a lot of complaints',
  'and she was like no way',
  'he was like what do you mean',
  'And like we could call her tonight',
  'because like they never answer',
  'so like I would begin with the refund',
  'Like, we open at nine.',
  'we should like totally apologize',
  'I would, like, call her',
  'the team, like, needs a plan',
  'it took like five minutes',
  'after like two weeks we look at it again',
  'she is like super angry',
  'they were like very unhappy about it',
  'it is just like awesome',
  'I like really think so',
])('in %j “like” fills', (text) => {
  expect(findFillers(text)).toEqual(['like'])
})

test.each([
  'Customers like it.',
  'customers like it when we call',
  'Our guests like the new menu and we like them.',
  'I would like to begin',
  'We’d like to offer you a refund',
  'people like us',
  'it looks like rain',
  'That sounds like a plan',
  'I feel like we owe her an answer',
  'a problem like this one',
  'companies like ours',
  'something like that',
  'things like price, place and time',
  'Like I said, the fee goes',
  'like you said we have two choices',
  'What is the shop like?',
  'it is like a hotel without beds',
  'it was like the first summer',
  'Which of them would you like?',
  'How do you like the plan, and what would you change?',
  'students like discounts',
  'students like 20 percent discounts',
  'Unlike them, we like working late',
  'it tastes like chocolate',
  'exactly like last year',
  'and like every shop we close at nine',
  'people who buy and like it come back',
  'they like really fresh bread',
  'the ones they like most',
  'act like an owner',
  'more like a partner than a seller',
  'it would be like asking them to pay twice',
  'members like, and use, the app',
])('in %j “like” means something', (text) => {
  expect(findFillers(text)).toEqual([])
})

test('one that is said twice is one filler too many', () => {
  expect(findFillers('it was like like great')).toEqual(['like', 'like'])
})
