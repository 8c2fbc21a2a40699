import { describe, expect, it } from 'vitest'
import { aScenario, problemsOf } from './fixtures.ts'
import { checkAlike, checkScenarios } from './scenario-checks.ts'
import type { Scenario } from './schema.ts'

const FILE = 'scenarios/retail-management'
const problems = (changes: Partial<Scenario>) =>
  problemsOf(checkScenarios(FILE, [aScenario(changes)]).filter(({ id }) => id))

describe('a scenario', () => {
  it('is fine as the worked example has it', () => {
    expect(problems({})).toEqual([])
  })

  it('has the id of its place in the grid', () => {
    expect(problems({ id: 'night-light' })).toEqual([
      'its id has to be retail-management-crisis-management-intermediate',
    ])
    expect(problems({ category: 'Finance' })).toContain('its category has to be Retail Management')
  })

  it('has the indicators and complications of its difficulty', () => {
    const id = 'retail-management-crisis-management-advanced'
    expect(problems({ difficulty: 'advanced', id })).toEqual([
      '4 performance indicators; advanced has 5',
      '1 complications; advanced has 2 to 3',
    ])
    const easy = 'retail-management-crisis-management-beginner'
    expect(problems({ difficulty: 'beginner', id: easy })).toEqual([
      '1 complications; beginner has 0',
    ])
  })

  it('names who is who in its first paragraph', () => {
    expect(problems({ judgeRole: 'regional director' })).toEqual([
      'the situation does not name "regional director"',
    ])
  })

  it('can be read in the time there is', () => {
    expect(problems({ details: 'Much happened.' })).toEqual([
      expect.stringMatching(/have \d+ words; 150 to 480/),
    ])
  })

  it("has judge's questions that probe its own indicators", () => {
    const judgeQuestions = [
      { question: 'Why?', probes: 'p1' },
      { question: 'Tell me more.', probes: 'p5' },
    ]
    expect(problems({ judgeQuestions })).toEqual([
      "a judge's question probes p5, which it does not have",
      '"Tell me more." is not a question',
    ])
  })

  it('numbers its indicators in order, each another', () => {
    const [first, ...rest] = aScenario().performanceIndicators as [
      Scenario['performanceIndicators'][number],
    ]
    const twice = [first, first, ...rest.slice(1)]
    expect(problems({ performanceIndicators: twice })).toEqual([
      'performance indicators are numbered p1 to p4 in order',
      'two performance indicators are the same',
      "a judge's question probes p2, which it does not have",
    ])
  })
})

describe('the scenarios', () => {
  it('fill a grid of six types and three difficulties', () => {
    const found = problemsOf(checkScenarios(FILE, [aScenario()]))
    expect(found).toHaveLength(17)
    expect(found[0]).toBe('Customer Service Challenge, beginner: 0 scenarios, there has to be one')
  })

  it('tell different stories', () => {
    const copy = aScenario({ id: 'marketing-crisis-management-intermediate' })
    const said = (changes: Partial<Scenario>) =>
      problemsOf(checkAlike(new Map([[FILE, [aScenario(), { ...copy, ...changes }]]])))
    const company = { name: 'Harbor Books', about: 'A bookstore' }
    expect(said({})).toEqual([expect.stringContaining('has the title of')])
    expect(said({ title: 'Another' })).toEqual([expect.stringContaining('has the company of')])
    expect(said({ title: 'Another', company })).toEqual([
      expect.stringContaining('its situation is 100 % like'),
    ])
    expect(said({ title: 'Another', company, situation: 'You own a small bookstore.' })).toEqual([])
  })
})
