import { expect, test } from 'vitest'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { caseTerms } from './case-terms.ts'
import { notHeardIn } from './further-heard.ts'
import { statementsOf } from './statements.ts'

const scenario = AUTHORED.find(({ title }) => title === 'The Bowl That Comes Back')!
const lacking = (response: string) =>
  notHeardIn(statementsOf({ scenario, criteria: [], response, answers: [] }, caseTerms(scenario)))

test('only what is in a talk in no form is called missing', () => {
  expect(lacking('I would begin with five cafes and put up bins.')).toHaveLength(3)
  expect(lacking('We wash 900 bowls, so we begin small.')).toHaveLength(2)
  expect(
    lacking(
      'We wash 900 bowls, so we begin small. I look at the returns every Friday. Both bins stay.',
    ),
  ).toEqual([])
})
