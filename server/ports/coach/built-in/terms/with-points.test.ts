import { describe, expect, test } from 'vitest'
import { listPoints } from '../../understanding/knowledge/points.ts'
import { answersTo } from '../talk-fixtures.ts'
import { POINTS_HEADING } from './with-points.ts'

/** The points that the last answer of a talk adds, one by one. */
function pointsIn(...turns: string[]): string[] {
  const answer = answersTo(turns).at(-1)!
  const [, block = ''] = answer.split(POINTS_HEADING)
  return [...block.matchAll(/^- (.*)$/gm)].map(([, says]) => says!)
}

describe('an answer', () => {
  test.each([
    ['what is diversification and why do ppl keep saying it', /does not remove/],
    ['is a trademark basically the same thing as a patent', /as long as|keeps using it and renews/],
    ['whats a PE ratio', /for each \$1/],
    ['what is a franchise', /franchisee/],
    ['whats the difference between a stock and a bond', /less than stocks|higher return/],
  ])('to "%s" has the points that it does not make itself', (asked, point) => {
    expect(pointsIn(asked).join('\n')).toMatch(point)
  })

  test('says no point that it has made in its own words', () => {
    const answer = answersTo(['what is scarcity'])[0]!
    const [told = '', added = ''] = answer.split(POINTS_HEADING)
    expect(told).toMatch(/limited/)
    expect(added).not.toMatch(/^- Scarcity means that resources/m)
  })

  test('names those first that the turn has words of', () => {
    expect(pointsIn('how does a negative review hurt online reviews of a store')[0]).toBeDefined()
    expect(pointsIn('do i ever have to renew a trademark').join('\n')).toMatch(/renews/)
  })

  test('has a few and no more', () => {
    for (const asked of ['what is marketing', 'stocks vs bonds', 'why do hotels overbook']) {
      const { length } = pointsIn(asked)
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(5)
    }
  })

  test('closes with its question, behind the points', () => {
    const [answer = ''] = answersTo(['what is a brand'])
    expect(answer.indexOf('**Check yourself:**')).toBeGreaterThan(answer.indexOf(POINTS_HEADING))
  })
})

test('beside a sum stands no point with other figures', () => {
  const points = pointsIn('break even with price 10, cost 4 and fixed costs 300')
  expect(points.length).toBeLessThanOrEqual(2)
  expect(points.join(' ')).not.toMatch(/\$\d/)
})

test('a question on the competition has points on that', () => {
  expect(pointsIn('can i bring my phone to the role play').join('\n')).toMatch(/[Pp]hone/)
  expect(pointsIn('what do i do when i walk in to my first role play').join('\n')).toMatch(/greet/)
})

test('a few words about what the talk was of bring no point of another term', () => {
  const turnover = listPoints()
    .get('Inventory turnover')!
    .map(({ says }) => says)
  for (const says of pointsIn('what is inventory turnover', 'is higher always better'))
    expect(turnover).toContain(says)
})

test('what is declined, a quiz and a plainer wording have none', () => {
  expect(pointsIn('write my english essay on gatsby')).toEqual([])
  expect(pointsIn('quiz me on pricing')).toEqual([])
  expect(pointsIn('what is depreciation', 'simpler pls')).toEqual([])
})
