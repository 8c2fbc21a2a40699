import { expect, test } from 'vitest'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { againstPointsIn } from './against-points.ts'
import { caseTerms } from './case-terms.ts'

const terms = caseTerms(
  AUTHORED.find(({ id }) => id === 'business-operations-strategic-planning-beginner')!,
)

test.each([
  ["It isn't important to know which kind of things get lost.", 'looks at losses by kind'],
  ['Comparing after three months says nothing.', 'compares after three months'],
  ['I would train everybody on a Saturday morning.', 'not on a Saturday'],
  ['We train the crew on a Saturday, because then all are there.', 'not on a Saturday'],
  ['There is no need to look at losses by kind of thing.', 'looks at losses by kind'],
  ['We should not ask Ruth to plan the bins.', 'asks Ruth to plan the bins'],
])('"%s" is against "%s"', (said, point) => {
  expect(
    againstPointsIn(said, terms)
      .map(({ because }) => because)
      .join(),
  ).toContain(point)
})

test.each([
  'I would look at losses by kind of thing, because boots and balls go different ways.',
  'I would not train anybody on a Saturday.',
  'We train in October instead of on a Saturday.',
  'It is important to know which kind of things get lost.',
  'We should not ask Ruth to plan the bins before she has seen a tag.',
  'The line is long on a Saturday.',
  'Does it matter which kind of thing is lost?',
])('"%s" is against nothing', (said) => expect(againstPointsIn(said, terms)).toEqual([]))
