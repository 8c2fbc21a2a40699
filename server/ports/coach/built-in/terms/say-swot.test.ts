import { describe, expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

const ASKED = 'what is a swot analysis'

describe('a SWOT analysis of a business that is named', () => {
  test.each([
    ['do one for a small hotel', 'a hotel', 'a place on the lake'],
    ['do one for a lemonade stand', 'a lemonade stand', 'friendly service'],
    ['can you do one for my gym', 'your gym', 'trainers'],
    ['what about a food truck', 'a food truck', 'recipes'],
    ['make one for a bakery', 'a bakery', ''],
    ['do it for a hair salon', 'a hair salon', 'stylists'],
    ['do one for a school store', 'a school store', ''],
    ['do one for a tutoring business', 'a tutoring service', 'grades'],
  ])('%s', (said, name, strength) => {
    const answer = answerTo(ASKED, said)
    expect(answer).toContain(`**SWOT analysis** of ${name}:`)
    expect(
      answer.match(/^- \*\*(?:Strength|Weakness|Opportunity|Threat)\*\* \((?:in|out)side\): .+$/gm),
    ).toHaveLength(4)
    expect(answer).toContain(strength)
  })
})

describe('what is asked next stays at that business', () => {
  test.each([
    [
      'do one for a small hotel',
      'which of those can the hotel actually control',
      /of a hotel: strength and weakness are its own/,
    ],
    [
      'do one for a lemonade stand',
      'what if a kid next door opens one too',
      /a lemonade stand[^]*rival comes from outside[^]*\*\*threats\*\*/,
    ],
    [
      'do one for a lemonade stand',
      'what if it rains all week',
      /a lemonade stand[^]*\*\*threats\*\*/,
    ],
    ['do one for a bakery', 'what if the oven breaks', /a bakery[^]*\*\*weaknesses\*\*/],
    [
      'do one for a coffee shop',
      'what if a new school opens',
      /a coffee shop[^]*\*\*opportunities\*\*/,
    ],
    ['do one for my gym', 'which one should i fix first', /of your gym: begin where/],
  ])('%s, %s', (first, next, says) => expect(answerTo(ASKED, first, next)).toMatch(says))

  test('another business that is named is another analysis', () =>
    expect(answerTo(ASKED, 'do one for a bakery', 'now do one for a gym')).toContain(
      '**SWOT analysis** of a gym:',
    ))

  test.each(['what is a target market', 'quiz me', 'simpler'])(
    '"%s" asks for something else',
    (said) =>
      expect(answerTo(ASKED, 'do one for a bakery', said)).not.toMatch(/\*\*SWOT analysis\*\* of/),
  )
})
