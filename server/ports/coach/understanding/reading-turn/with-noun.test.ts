import { describe, expect, test } from 'vitest'
import { answerTo } from '../../built-in/talk-fixtures.ts'
import { read } from '../fixtures.ts'

describe('two adjectives whose noun is left out, or stands once, are the two that are meant', () => {
  test.each([
    [['push vs pull'], ['Push strategy', 'Pull strategy']],
    [['push vs pull promotion strategy'], ['Push strategy', 'Pull strategy']],
    [['whats the difference between push and pull'], ['Push strategy', 'Pull strategy']],
    [
      ['what is a promotion strategy', 'push vs pull'],
      ['Push strategy', 'Pull strategy'],
    ],
    [['fixed vs variable'], ['Fixed cost', 'Variable cost']],
    [
      ['what is a fixed cost', 'fixed vs variable'],
      ['Fixed cost', 'Variable cost'],
    ],
    [['elastic vs inelastic'], ['Elastic demand', 'Inelastic demand']],
    [['simple vs compound'], ['Simple interest', 'Compound interest']],
    [['primary vs secondary'], ['Primary data', 'Secondary data']],
    [['gross vs net'], ['Gross pay', 'Net pay']],
  ])('%j', (said, terms) => {
    const { intent, subjects } = read(...said)
    expect([intent, subjects.map(({ term }) => term).toSorted()]).toEqual([
      'compare',
      terms.toSorted(),
    ])
  })

  test.each([['coke vs pepsi'], ['stocks vs bonds'], ['is it better to be fast or slow']])(
    '"%s" names no adjectives of ours',
    (said) => expect(read(said).plain).toBe(said),
  )
})

test.each([
  'intensive vs selective vs exclusive distribution',
  'traditional vs market vs command economy',
])('"%s" are three', (said) => expect(read(said).subjects).toHaveLength(3))

test('of the talk’s matter, the two kinds of it are what was asked about it', () => {
  const answer = answerTo('what is span of control', 'whats a wide one vs narrow')
  expect(answer).toMatch(/\*\*wide\*\* span[^]*\*\*narrow\*\* span/)
})

test('simpler of two that were explained together is simpler of both', () => {
  const answer = answerTo('explain fixed and variable costs', 'simpler')
  expect(answer).toMatch(/^\*\*Fixed cost\*\* and \*\*variable cost\*\*, in plain words:/)
  expect(answer).toContain('- **Variable cost**: ')
})
