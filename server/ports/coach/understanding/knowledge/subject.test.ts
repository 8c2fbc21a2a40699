import { expect, test } from 'vitest'
import { inSentence } from './subject.ts'

test.each([
  ['Opportunity cost', 'opportunity cost'],
  ['Social enterprise', 'social enterprise'],
  ['Social Security', 'Social Security'],
  ['Medicare', 'Medicare'],
  ['Gantt chart', 'Gantt chart'],
  ['SWOT analysis', 'SWOT analysis'],
  ['Sherman Act', 'Sherman Act'],
  ['Securities and Exchange Commission', 'Securities and Exchange Commission'],
  ['Theory Z', 'Theory Z'],
  ['Theory of constraints', 'theory of constraints'],
  ['B corporation', 'B corporation'],
  ['W-2 form', 'W-2 form'],
  ['E-commerce', 'e-commerce'],
  ['Seven Ps', 'seven Ps'],
  ['Real and nominal GDP', 'real and nominal GDP'],
  ['Public Wi-Fi', 'public Wi-Fi'],
])('%s is %s inside a sentence', (term, said) => {
  expect(inSentence(term)).toBe(said)
})
