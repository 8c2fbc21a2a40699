import { describe, expect, it } from 'vitest'
import { fingerprint, median, normalise, repeated, similarity } from './text.ts'

const alike = (a: string, b: string) => similarity(fingerprint(a), fingerprint(b))

describe('texts', () => {
  it('are the same whatever their case and punctuation', () => {
    expect(normalise("A firm's  Profit, before tax:")).toBe('a firms profit before tax')
  })

  it('keep what tells amounts apart', () => {
    expect(normalise('$5')).not.toBe(normalise('5%'))
  })

  it('are alike when they ask the same in other words', () => {
    expect(
      alike(
        'An important activity of the controlling function of management is',
        'Which of the following is an activity of the controlling function of management?',
      ),
    ).toBeGreaterThan(0.7)
  })

  it('are not alike for sharing how questions are put', () => {
    expect(
      alike(
        'Which of the following is an example of price bundling:',
        'Which of the following is an example of a trade deficit:',
      ),
    ).toBeLessThan(0.2)
  })

  it('are alike when only their numbers differ', () => {
    expect(
      alike('What is 5 percent of a $1,200 loan?', 'What is 12.5 percent of a $90 loan?'),
    ).toBe(1)
  })
})

describe('measures', () => {
  it('take the middle, or the mean of the two in the middle', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7]), median([])]).toEqual([
      2, 2.5, 7, 0,
    ])
  })

  it('name what is repeated once', () => {
    expect(repeated(['a', 'b', 'a', 'a'])).toEqual(['a'])
  })
})
