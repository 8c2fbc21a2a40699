import { describe, expect, test } from 'vitest'
import { answersTo, questionIn } from '../../built-in/talk-fixtures.ts'

const weakAreas = [
  { area: 'Pricing', correct: 4, answered: 12 },
  { area: 'Economics', correct: 5, answered: 10 },
]
const asked = 'What should I study next?'
const areaQuizzed = (said: string, given = { weakAreas }) =>
  questionIn(answersTo([asked, said], given).at(-1)!)?.subject.card.area

describe('after a suggestion of what to study', () => {
  test.each(['ok quiz me on it', 'quiz me on that', 'test me on that one then', 'ok quiz me'])(
    '“%s” is about what was suggested',
    (said) => {
      expect(areaQuizzed(said)).toBe('Pricing')
      expect(areaQuizzed(said, { weakAreas: [] })).toBe('Economics')
    },
  )

  test('"IT" in capitals is information technology all the same', () =>
    expect(areaQuizzed('quiz me on IT')).toBe('Information Management'))

  test.each([
    'why that one',
    'how come',
    'but why pricing?',
    'why should i start with that first',
    'why tho',
  ])('“%s” is answered from the results that it rests on', (said) => {
    const answer = answersTo([asked, said], { weakAreas }).at(-1)
    expect(answer).toContain('**Pricing** you had 4 of 12 right (33%)')
    expect(answer).toContain('Economics with 5 of 10')
    expect(answersTo([asked, said.replace('pricing', 'economics')]).at(-1)).toContain(
      'I have no results of yours yet',
    )
  })

  test('what few answers hint at is a suggestion, too, and said to be no more', () => {
    const few = [{ area: 'Pricing', correct: 1, answered: 3 }]
    expect(areaQuizzed('quiz me on that', { weakAreas: few })).toBe('Pricing')
    expect(answersTo([asked, 'why that one'], { weakAreas: few }).at(-1)).toContain(
      'So few questions are a hint',
    )
  })

  test('why it was not another area is answered, too', () =>
    expect(answersTo([asked, 'why not economics'], { weakAreas }).at(-1)).toContain(
      'next comes Economics with 5 of 10',
    ))

  test('why something else matters is asked of that', () =>
    expect(answersTo([asked, 'why opportunity cost'], { weakAreas }).at(-1)).toContain(
      '**Opportunity cost**',
    ))
})
