import { expect, test } from 'vitest'
import { card } from '../ports/coach/fixtures.ts'
import { suggestions } from './suggestion.ts'

test('suggestions write names as names, and everything else as in a sentence', () => {
  const confusedWith = { term: 'Social enterprise', howToTellApart: 'By its aim.' }
  const cards = [
    { ...card, area: 'Operations' as const, term: 'Gantt chart' },
    { ...card, area: 'Business Law' as const, term: 'Sherman Act', confusedWith },
  ]
  const weak = ['Operations', 'Business Law'].map((area) => ({ area, correct: 1, answered: 4 }))
  expect(suggestions(weak, cards)).toEqual([
    'What should I study next?',
    'Quiz me on operations.',
    'What does "Gantt chart" mean, and how do exams ask about it?',
    'What is the difference between Sherman Act and social enterprise?',
  ])
})
