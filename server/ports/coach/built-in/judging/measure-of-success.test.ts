import { expect, test } from 'vitest'
import { measureOf } from './measure-of-success.ts'

test.each([
  ['I will begin with five cafes', /first two weeks/],
  ['I propose that we open on Sundays', /first two weeks/],
  ['I will put more bins near the lawns', /make use of this/],
  ['I will keep the price at $59', /units sold/],
  ['I will use both of them', /each of them/],
  ['I will lease the van', /costs us each month/],
  ['I will tell Carla that she is right', /in the week after/],
  ['I will tell the customers what happened', /still have to ask/],
  ['I will ask the dealer for a guarantee in writing', /clear answer/],
  ['I will ask the dealer whether he buys it back', /clear answer/],
  ['I will ask for a deposit of $100', /agree to it/],
  ['I will put in the video machines', /make use of this/],
  ['I will give a free coffee after ten returns', /take it up/],
  // A name is no telephone, and no shift works while one breaks even.
  ['I will call it Deepdesk', undefined],
  ['I will close the cafes with 2 tables unless they break even', /figures of the next month/],
  // Nothing that one does.
  ['We will make money', undefined],
])('%s: how one can tell', (said, measure) => {
  const found = measureOf(said)
  if (measure) expect(found).toMatch(measure)
  else expect(found).toBeUndefined()
})
