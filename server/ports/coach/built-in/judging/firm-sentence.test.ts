import { expect, test } from 'vitest'
import { firmSentence } from './firm-sentence.ts'

test.each([
  ['I think we should apologize to the mother.', 'I will apologize to the mother.'],
  ["Then I'd offer him a copy, and I'd ask her.", 'I will offer him a copy, and I will ask her.'],
  ['We should maybe keep a list', 'I will keep a list.'],
  [
    'You should sell them because they are healthy.',
    'I recommend that you sell them because they are healthy.',
  ],
  ["Let's begin with 30 bars.", 'I propose that we begin with 30 bars.'],
  ['Teach people and watch the money.', 'I will teach people and watch the money.'],
  ['And i call the man myself', 'I will call the man myself.'],
  ['With Leilani id talk alone.', 'I will talk alone with Leilani.'],
  ['Yurts are cool so I would buy six.', 'I will buy six because yurts are cool.'],
  ['And then ill check the id of every guest', 'I will check the id of every guest.'],
  ['We should help whoever is ill today', 'I will help whoever is ill today.'],
  ['I would suggest that everyone gives 10 percent.', 'I propose that everyone gives 10 percent.'],
  ['My idea is that we should just wait.', 'I propose that we wait.'],
  ['My recommendation is to start with four cafes.', 'I will start with four cafes.'],
  ['I would recommend a lease.', 'I recommend a lease.'],
  ['To reach parents we could use the newsletter.', 'I will use the newsletter to reach parents.'],
  ['For the other two we could lease machines.', 'I will lease machines for the other two.'],
  [
    'In Pruitt I would open in the morning, because the shops come then.',
    'I will open in the morning in Pruitt, because the shops come then.',
  ],
  ['The manager should call each of them.', 'I recommend that the manager call each of them.'],
  ['As first steps I would call some schools.', 'I will call some schools.'],
  // What would come out crooked stays as it is.
  [
    'To the people with bookings I would write today.',
    'To the people with bookings I will write today.',
  ],
  ['The price should be lower.', 'The price should be lower.'],
  ['Let me begin with the people.', 'Let me begin with the people.'],
  // Nobody sells 400 tickets alone.
  ['We need to sell 400 more tickets.', 'We will sell 400 more tickets.'],
  // What is no decision is none.
  ['The bank closes at five.', 'The bank closes at five.'],
  ['I would not refund it.', 'I would not refund it.'],
])('%s: %s', (said, firm) => expect(firmSentence(said)).toBe(firm))
