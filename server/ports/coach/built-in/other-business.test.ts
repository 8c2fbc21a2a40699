import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  ['what is customer service', 'ok another one for a gym', 'a gym'],
  ['explain upselling', 'and at a movie theater?', 'popcorn'],
  ['what is opportunity cost', 'one more example, with dog walking', 'pet care'],
  ['what is variable cost', 'like for a band', 'a band'],
  ['what is seasonal demand', 'example with a haunted house', 'A haunted house'],
  ['what is interest', 'example with a car dealer', 'A car dealership'],
])('%s, %s: the example plays there', (first, then, there) => {
  const answer = answerTo(first, then)
  expect(answer).toContain(there)
  expect(answer).not.toContain('I have none ready')
})

test.each([
  ['how do i set prices for food', 'and for a food truck?', 'a taco plate'],
  ['how do i price my services', 'im a tutor', 'an hour of tutoring'],
  ['how do i get more customers for my bakery', 'and for a car wash?', 'a wash by hand'],
  ['how do i handle a complaint', 'and if its a hotel?', 'not ready at check-in'],
  ['how should i deal with a rude customer', 'i work at a movie theater', 'moviegoers'],
  ['how do i find employees', 'for a daycare', 'the caregivers'],
  ['how do i start a business', 'i do hair braiding', 'a set of braids'],
])('%s, %s: how it is done there, and no example of another shop', (first, then, says) =>
  expect(answerTo(first, then)).toContain(says),
)

test('what is asked of a term and not how it is done stays an example', () =>
  expect(answerTo('what is customer loyalty', 'at a museum?')).toContain(', an example:'))

test.each([
  [
    'explain economies of scale',
    'another example, not manufacturing please',
    /roast|machine|shirt/,
  ],
  ['what is a franchise', 'example thats not fast food', /restaurant|burger|McDonald/],
  ['explain niche marketing', 'not clothes please', /cloth|shirt/],
  ['what is co-branding', 'example but not food', /food|snack|coffee/],
])('%s, %s: leaves that out and stays with the matter', (first, then, unwanted) => {
  const answer = answerTo(first, then)
  expect(answer).toMatch(/, (another|an) example:/)
  expect(answer).not.toMatch(unwanted)
})

test('what an example is to be is no place that it keeps away from', () =>
  expect(answerTo('example of legal but not ethical')).toContain('legal'))
