import { describe, expect, it } from 'vitest'
import { evaluate, figuresIn } from './expression.ts'

describe('a calculation', () => {
  it.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['100 - 10 - 5', 85],
    ['64 / 4 / 2', 8],
    ['-2 ^ 2', -4],
    ['2 ^ 3 ^ 2', 512],
    ['1000 * 1.05 ^ 2', 1102.5],
    ['round(100 / 3, 2)', 33.33],
    ['round(1.005, 2)', 1.01],
    ['round(-2.5, 0)', -3],
    ['.5 * 8', 4],
  ])('of %s is %d', (expression, result) => {
    expect(evaluate(expression)).toBeCloseTo(result, 10)
  })

  it.each([
    ['', '"" has its end where a figure belongs'],
    ['2 +', '"2 +" has its end where a figure belongs'],
    ['(2 + 3', '"( 2 + 3" has its end where ) belongs'],
    ['2 3', '"2 3" has "3" where a figure belongs'],
    ['1,200 * 2', '"1 , 200 * 2" has "," where a figure belongs'],
    ['process.exit(1)', '"p r o c e s s . e x i t ( 1 )" has "p" where a figure belongs'],
    ['1 / 0', '"1 / 0" has no finite result'],
  ])('refuses %j', (expression, message) => {
    expect(() => evaluate(expression)).toThrow(message)
  })

  it('tells its figures, not the places it rounds to', () => {
    expect(figuresIn('round(900 * 0.07 / 12, 2) + 5')).toEqual([900, 0.07, 12, 5])
  })
})
