import { kindOf } from './item-checks.ts'
import { gradeOf } from './reading-level.ts'
import type { Item } from './schema.ts'
import { median, wordsOf } from './text.ts'

/** An exam as a whole; shares are percentages of its items. */
export function examFigures(items: Item[]) {
  const share = (score: (item: Item) => number) =>
    (100 * items.reduce((sum, item) => sum + score(item), 0)) / items.length
  const keys = [0, 1, 2, 3].map(
    (letter) => items.filter(({ correctAnswer }) => correctAnswer === letter).length,
  )
  return {
    keys,
    chiSquared: chiSquared(keys),
    longest: share(longestIsRight),
    stemWords: median(items.map(({ question }) => wordsOf(question).length)),
    completions: share((item) => (kindOf(item) === 'completion' ? 1 : 0)),
    grade: median(items.map(gradeOf)),
  }
}

export function presentFigures(items: Item[]) {
  const { keys, chiSquared, longest, stemWords, completions, grade } = examFigures(items)
  return (
    `keys ${keys.join('/')} (χ² ${chiSquared.toFixed(2)}), longest right ${longest.toFixed(1)} %, ` +
    `median stem ${stemWords} words, completions ${completions.toFixed(1)} %, reading grade ${grade}`
  )
}

/** Against an even spread over the letters. */
export function chiSquared(counts: number[]) {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  if (expected === 0) return 0
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** 1 if the right option is the longest in characters; a tie counts in part. */
export function longestIsRight({ options, correctAnswer }: Item) {
  const lengths = options.map((option) => option.length)
  const most = Math.max(...lengths)
  if (lengths[correctAnswer] !== most) return 0
  return 1 / lengths.filter((length) => length === most).length
}
