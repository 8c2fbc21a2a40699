import { expect, test } from 'vitest'
import { listCommonQuestions } from '../../understanding/knowledge/common-questions.ts'
import { answersTo, answerTo } from '../talk-fixtures.ts'

test.each([
  ['what is a franchise', 'what does the other side get out of it', 'royalties from every sale'],
  ['what is factoring', 'what does the company that buys the invoices get', 'earns the difference'],
  ['what is a lease', 'what about the other side, the owner', 'gets steady payments'],
  ['whats a loyalty program', 'what does the store get out of it', 'more visits'],
  ['what is a slotting fee', 'whats in it for the store', 'risk and work of a new item'],
])('%s, %s: what each side gets', (first, then, says) =>
  expect(answerTo(first, then)).toContain(says),
)

test.each([
  [
    'what is a non compete agreement',
    'but how am i supposed to find another job then',
    'bad for workers',
  ],
  ['what is direct mail', 'isnt that dead by now', 'print and postage'],
  ['what is a business license', 'and if i just sell cookies online from home', 'Home baking'],
])(
  '%s, %s: what comes nearest is said as that, and the definition not again',
  (first, then, says) => {
    const [before, answer] = answersTo([first, then]) as [string, string]
    expect(answer).toContain('comes nearest')
    expect(answer).toContain(says)
    expect(answer).not.toContain(before.split('\n\n')[1])
  },
)

test('an objection is no answer to the question that closed the turn before', () =>
  expect(
    answerTo('what is exclusive distribution', 'but dont the makers lose a lot of sales like that'),
  ).toContain('loses every customer who will not travel'))

test('what differs from month to month compares nothing', () =>
  expect(answerTo('what is a budget', 'and if my income is different every month')).toContain(
    'lowest normal month',
  ))

test.each([
  ['what is opportunity cost', 'so its like the money i spent on it?', 'No. A sunk cost'],
  ['what is a franchise', 'so its like a branch of the company?', 'In plain words'],
])('%s, %s: is not waved through', (first, then, says) => {
  const answer = answerTo(first, then)
  expect(answer).toContain(says)
  expect(answer).not.toContain('that is the idea')
})

test('no common question opens with the direction of only one of its ways of asking', () =>
  expect(listCommonQuestions().filter(({ says }) => /^They fall\./.test(says))).toEqual([]))

test.each([
  ['what is a joint venture', 'whats in it for the local company', 'Each side brings'],
  ['what is consignment', "from the store's side?", 'goods without buying them'],
  ['what is a tariff', 'so its basically a sales tax?', '**Tariff** and **sales tax**'],
  ['what is a co-op ad', 'why would the manufacturer pay for that', 'local ads'],
  [
    'what is identity theft',
    'what should i do first and can i get my money back',
    'block the account',
  ],
])('%s, %s: is answered of its matter', (first, then, says) =>
  expect(answerTo(first, then)).toContain(says),
)

test('where it would be used is no matter beside the point', () =>
  expect(answerTo('what is a marketing plan', 'what would go in it for a dog walker')).toContain(
    '**Marketing plan**',
  ))

test.each([
  ['what is trade credit', 'and from the suppliers side', 'gets the sale and a loyal customer'],
  ['what is a bond', 'what about the company that issues it', 'The issuer gets a large sum now'],
])('%s, %s: who stands there is no matter of its own', (first, then, says) =>
  expect(answerTo(first, then)).toContain(says),
)

test('one word that is like it does not make it the same', () =>
  expect(answerTo('what is gross income', 'so its like my paycheck?')).not.toContain(
    'that is the idea',
  ))

test.each([
  ['what is at will employment', 'and if im in a union', '\n\nFreedom on both sides'],
  ['what is a flat organization', 'but isnt the boss overworked then', 'managers drown'],
])('%s, %s: is answered by what speaks of the case', (first, then, says) =>
  expect(answerTo(first, then)).toContain(says),
)

test('a case that no answer speaks of is not answered by any question of the matter', () =>
  expect(
    answerTo(
      'how do you handle an angry customer',
      'what if they start yelling at my coworker instead',
      'and if the manager isnt there',
    ),
  ).toContain('a supervisor takes over'))

test('what leads to the definition is followed by it, also where it was said before', () => {
  const answer = answerTo('whats a press release', 'is a tiktok ad one?')
  const [, led = ''] = answer.split('if all of this is true of it:\n\n')
  expect(led).toMatch(/^\*\*News release\*\*/)
})
