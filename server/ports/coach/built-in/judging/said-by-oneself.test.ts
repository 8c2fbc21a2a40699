import { expect, test } from 'vitest'
import { saidByOneself } from './said-by-oneself.ts'

test.each([
  [
    'Calls the supplier personally, tells the truth and proposes dates for payment',
    'I will call the supplier personally, tell the truth and propose dates for payment.',
  ],
  [
    "Backs Abel's decision and turns it into a rule",
    "I will back Abel's decision and turn it into a rule.",
  ],
  ['Asks for reviews and orders from regular guests', undefined],
  [
    'Lets the director finish, apologizes and does not begin with the form',
    'I will let the director finish, apologize and not begin with the form.',
  ],
  ['Estimates that closing saves $840 but gives up $124 of earnings', undefined],
  ['Keeps the vacations and trains substitutes', undefined],
  ['Shows that a bar costs $2', 'A bar costs $2.'],
  [
    'Closes for the day, or at least stops the dishes served on Thursday',
    'I will close for the day.',
  ],
])('%s: %s', (point, said) => expect(saidByOneself(point)).toBe(said))
