import { expect, test } from 'vitest'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { caseTerms } from './case-terms.ts'
import { statementsOf } from './statements.ts'

const scenario = AUTHORED.find(({ title }) => title === 'Can You Take My Saturday?')!
const decisionsIn = (response: string) =>
  statementsOf({ scenario, criteria: [], response, answers: [] }, caseTerms(scenario))
    .filter(({ missteps }) => missteps.size > 0)
    .map(({ text }) => text)

test.each([
  'I would keep the deep pool open with four. I mean the law says five, but nobody checks on a Saturday.',
  'We can let the little ones into the deep end. Technically they need a test, but nobody looks.',
  'I would use the old chair for one more summer. Officially it is too low, but who cares.',
])('a rule broken openly makes the decision before it one against the case: %s', (response) =>
  expect(decisionsIn(response)).toHaveLength(2),
)

test.each([
  'I would close the deep pool with four. I know the law says five, and we keep to it.',
  'I would post the schedule on Sunday. Two people should confirm, but nobody checks, so I would put a list there.',
  'Um, I hope we get the money back.',
  "Marcus, I'd ask him alone, away from the group. Maybe he has a job.",
])('no such decision: %s', (response) => expect(decisionsIn(response)).toEqual([]))
