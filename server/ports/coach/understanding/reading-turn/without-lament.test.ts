import { describe, expect, test } from 'vitest'
import { read } from '../fixtures.ts'

describe('a sigh at the end of a question that says what it asks', () => {
  test.each([
    ['how can a company make a profit and still run out of cash i dont get it', 'Cash flow'],
    ['what happens to bond prices when interest rates go up, i still dont get that', 'Bond price'],
    ['how do i read a balance sheet i dont understand', 'Balance sheet'],
    [
      'why does the fed raise interest rates when theres inflation im so confused',
      'Monetary policy',
    ],
    ['how can a business be profitable and still go broke makes no sense to me', 'Cash flow'],
  ])('"%s" is answered', (said, term) => {
    const { intent, subjects } = read(said)
    expect([intent, subjects[0]?.term]).toEqual(['asked', term])
  })

  test.each(['what is opportunity cost i always forget', 'whats opportunity cost lol help'])(
    '"%s" asks what it is',
    (said) => {
      expect(read(said)).toMatchObject({
        intent: 'explain',
        plain: expect.not.stringMatching(/forget|help/),
      })
    },
  )
})

describe('where hardly more than the matter stands before it, it wishes for simpler words', () => {
  test.each([
    [['what is the law of diminishing marginal utility i dont get it']],
    [['what is markup', 'i dont get it']],
    [['what is markup', 'can you explain it again im lost']],
    [['what is a price floor', 'why does it do that i dont get it']],
  ])('%j', (said) => {
    expect(read(...said).intent).toBe('simpler')
  })
})

describe('a remark at the end of a question asks nothing', () => {
  test.each([
    [
      'why do hotels overbook on purpose isnt that kinda scammy',
      'why do hotels overbook on purpose',
    ],
    ['why do hotels overbook on purpose, thats so rude', 'why do hotels overbook on purpose'],
    [
      'whats the difference between a want and a need in marketing, my teacher says it matters',
      'whats the difference between a want and a need',
    ],
    [
      'why do hotels charge more on weekends its the same room',
      'why do hotels charge more on weekends',
    ],
  ])('"%s"', (said, asked) => expect(read(said).plain.replace(/ in marketing$/, '')).toBe(asked))

  test('but whether it is legal does', () => {
    expect(read('why do hotels overbook isnt that illegal').plain).toContain('illegal')
  })
})
