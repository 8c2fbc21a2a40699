import { expect, test } from 'vitest'
import { formatMinutes, paragraphsOf, splitCamelCase } from './scenario-words.ts'

test.each([
  ['customerService', 'Customer Service'],
  ['communicateClearly', 'Communicate Clearly'],
  ['performanceIndicator1', 'Performance Indicator1'],
  ['useROIFigures', 'Use ROI Figures'],
  ['overallImpressionAndResponsesToTheJudge', 'Overall Impression and Responses to the Judge'],
])('%s is shown as %s', (key, words) => expect(splitCamelCase(key)).toBe(words))

test.each([
  [0, '0:00'],
  [7_999, '0:07'],
  [750_000, '12:30'],
  [3_665_000, '61:05'],
])('%d ms on the timer are %s', (milliseconds, shown) =>
  expect(formatMinutes(milliseconds)).toBe(shown),
)

test('paragraphs are what empty lines divide', () => {
  expect(paragraphsOf('You are\nthe manager.\n\n  \nThe judge is\n\n')).toEqual([
    'You are\nthe manager.',
    'The judge is',
  ])
})
