import { describe, expect, it } from 'vitest'
import { checkCalculation } from './calculation-checks.ts'
import { aCalculation } from './fixtures.ts'
import type { Item } from './schema.ts'

const problems = (changes: Partial<Item>) => [...checkCalculation(aCalculation(changes))]
const noted = (expression: string, result: number, shown: string) => ({
  calculation: { expression, result, shown },
})

describe('a computed item', () => {
  it('works out and shows what the key prints', () => {
    expect(problems({})).toEqual([])
  })

  it('has a calculation', () => {
    expect(problems({ calculation: undefined })).toEqual([expect.stringContaining('add one')])
    const question = 'How many hours a week may a student of this age work?'
    expect(problems({ calculation: undefined, question })).toEqual([])
  })

  it('is told when its sum is wrong', () => {
    expect(problems(noted('(20 - 8) / 8 * 100', 60, '60%'))).toEqual([
      'calculation: (20 - 8) / 8 * 100 is 150, not 60',
    ])
    expect(problems(noted('(20 - 8', 60, '60%'))).toEqual([expect.stringContaining('its end')])
  })

  it('rounds to the places it shows', () => {
    const options: Item['options'] = ['1.25%', '2.67%', '3.5%', '4.25%']
    const change = { question: 'Of 300 visitors 8 buy. What is the rate?', options }
    expect(problems({ ...change, ...noted('8 / 300 * 100', 2.67, '2.67%') })).toEqual([])
    expect(problems({ ...change, ...noted('8 / 300 * 100', 2.66, '2.66%') })).toHaveLength(2)
  })

  it('shows its result in the right option, whole', () => {
    expect(problems(noted('(20 - 8) / 20 * 100', 60, '6%'))).toHaveLength(2)
    const options: Item['options'] = ['40%', '160%', '150%', '250%']
    expect(problems({ options })).toEqual(['calculation: the right option does not print "60%"'])
  })

  it('uses the figures of the stem, as a percentage too', () => {
    const question = 'A store owes $1,200 at 5 percent for two years. What interest does it pay?'
    const options: Item['options'] = ['$60', '$120', '$123', '$240']
    const change = { question, options }
    expect(problems({ ...change, ...noted('1200 * 0.05 * 2', 120, '$120') })).toEqual([])
    expect(problems({ ...change, ...noted('1200 * 1.05 - 1140', 120, '$120') })).toEqual([
      "calculation: 1140 is not among the stem's figures",
    ])
  })

  it('reads dollars, thousands and losses', () => {
    const question = 'A stand takes in $2,500 and spends $3,750. What is its result?'
    const options: Item['options'] = ['$1,250', '-$1,250', '$6,250', '-$6,250']
    expect(problems({ question, options, ...noted('2500 - 3750', -1250, '-$1,250') })).toEqual([])
  })
})
