import { expect, test } from 'vitest'
import { wordsOnGrading } from './judgement.ts'

const feedback = { judgedBy: 'model', score: 72, totals: [68, 72, 75] } as const
const wordsOn = (changes: object) =>
  wordsOnGrading({
    ...{
      lines: [],
      keep: '',
      change: '',
      stronger: null,
      ...feedback,
      totals: [...feedback.totals],
    },
    ...changes,
  })

test.each([
  [{}, 'Median of three gradings by the language model, from 68 to 75.'],
  [{ totals: [72, 72, 72] }, 'Median of three gradings by the language model, all of them 72.'],
  [
    { score: 74, totals: [70, 70, 75] },
    'Line by line the median of three gradings by the language model, which gave 70, 70, and 75 in all.',
  ],
  [{ totals: [72] }, 'One grading by the language model.'],
  [
    { judgedBy: 'built-in', totals: [72] },
    'Practice estimate, made by rules. The rule behind each line is given.',
  ],
  [
    { judgedBy: 'built-in', standIn: 'no-answer', totals: [72] },
    'The language model gave no usable answer, so the built-in judge judged this. Practice estimate, made by rules. The rule behind each line is given.',
  ],
  [
    { judgedBy: 'built-in', standIn: 'share-used', totals: [72] },
    'Your share of the language model for the day was used up, so the built-in judge judged this. Practice estimate, made by rules. The rule behind each line is given.',
  ],
])('%j is put into words', (changes, words) => expect(wordsOn(changes)).toBe(words))
