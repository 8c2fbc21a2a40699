import { expect, test } from 'vitest'
import { BANDS } from '#contract/roleplays.ts'
import { AUTHORED } from '../ports/coach/built-in/scenarios/authored-scenarios.ts'
import { bandOf, evaluationCriteria, formOf } from './evaluation-form.ts'
import { authored } from './fixtures.ts'
import { weakestOf } from './judgement.ts'
import { progressOf } from './progress.ts'

test('every form sums to a hundred', () => {
  for (const scenario of AUTHORED) {
    const points = formOf(scenario).map(({ maxPoints }) => maxPoints)
    expect(points.reduce((sum, most) => sum + most, 0)).toBe(100)
    expect(points).toEqual(
      scenario.difficulty === 'advanced'
        ? [14, 14, 14, 14, 14, 6, 6, 6, 6, 6]
        : [18, 18, 18, 18, 7, 7, 7, 7],
    )
  }
})

test('a scenario whose indicators do not fit its form is refused', () => {
  const scenario = authored()
  const tooFew = { ...scenario, performanceIndicators: scenario.performanceIndicators.slice(1) }
  expect(() => formOf(tooFew)).toThrow('100 points, not 82')
})

test('criteria read well when their names are split at the capitals', () => {
  const criteria = evaluationCriteria(formOf(authored()))
  const names = Object.keys(criteria).map((name) => name.replace(/([A-Z])/g, ' $1').toLowerCase())
  expect(names).toEqual([
    ...['performance indicator one', 'performance indicator two'],
    ...['performance indicator three', 'performance indicator four'],
    ...['reason effectively and use systems thinking', 'communicate clearly'],
    ...['show evidence of creativity', 'overall impression and responses to the judge'],
  ])
  expect(criteria['performanceIndicatorOne']).toBe(
    "Respond to a customer's complaint so that the relationship is kept (18 points)",
  )
})

test('the bands are the form’s', () => {
  const firstOf = (most: number) =>
    BANDS.map((band) =>
      Array.from({ length: most + 1 }, (_, points) => points).findIndex(
        (points) => bandOf(points, most) === band,
      ),
    )
  expect(firstOf(14)).toEqual([0, 5, 9, 12])
  expect(firstOf(6)).toEqual([0, 2, 4, 5])
  expect(firstOf(18)).toEqual([0, 6, 11, 15])
  expect(firstOf(7)).toEqual([0, 2, 4, 6])
})

const line = (key: string, points: number, maxPoints: number, carriedOver?: boolean) => ({
  ...{ key, name: key === 'p1' ? 'First' : key, points, maxPoints },
  ...{ band: bandOf(points, maxPoints), evidence: [], reason: 'So.' },
  ...(carriedOver && { carriedOver }),
})

test('the weakest are the three with the least of their points, of those not at the top', () => {
  const lines = [line('p1', 9, 18), line('p2', 17, 18), line('reasoning', 1, 7)]
  expect(weakestOf([...lines, line('overall', 7, 7)])).toEqual(['reasoning', 'p1'])
  expect(weakestOf([line('p1', 18, 18), line('p2', 17, 18)])).toEqual(['p2'])
})

test('progress counts indicators together, and what a redo carried over only once', () => {
  const feedback = (lines: ReturnType<typeof line>[]) => ({
    ...{ score: 0, judgedBy: 'built-in' as const, totals: [0], lines },
    ...{ keep: '', change: '', stronger: null },
  })
  const progress = progressOf([
    feedback([line('p1', 9, 18), line('p2', 18, 18), line('creativity', 1, 7)]),
    feedback([line('p1', 9, 18, true), line('p2', 18, 18, true), line('creativity', 7, 7)]),
  ])
  expect(progress).toEqual([
    { name: 'Performance indicators', shares: [75] },
    { name: 'creativity', shares: [14, 100] },
  ])
})
