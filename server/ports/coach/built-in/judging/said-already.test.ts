import { expect, test } from 'vitest'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { caseTerms } from './case-terms.ts'
import { alreadySaid, keptOf } from './said-already.ts'
import { statementsOf } from './statements.ts'

const scenario = AUTHORED.find(({ title }) => title === 'The Bowl That Comes Back')!
const said = (response: string) =>
  statementsOf({ scenario, criteria: [], response, answers: [] }, caseTerms(scenario))

const BINS = 'Puts bins where people finish lunch, such as libraries and dormitory doors'

test('what a talk has said in two sentences it has said, and what it has not it has not', () => {
  const talk = said(
    'I would put the bins where people finish lunch. They stand at the dormitory doors and in the libraries.',
  )
  expect(alreadySaid(BINS, talk)).toBeGreaterThan(0.6)
  expect(alreadySaid('Proposes a loan by student card that takes no time in line', talk)).toBe(0)
})

test('a sentence that loses its places and reasons is another sentence', () => {
  const own = 'I would sell it at the gym and the schools, because that is where teenagers are.'
  expect(keptOf(own, 'I will keep to teenagers rather than store customers.')).toBeLessThan(0.5)
  expect(keptOf(own, own)).toBe(1)
})
