import { joinLines } from './lines.ts'

/** Options set in running text: 'Which one? (A) 8 (B) 10 (C) 15 (D) 20'. */
export type InlineOptions = { stem: string; options: string[] }

/**
 * Cuts running text at its marks. Only where every letter of one style stands exactly once, in
 * order, from A: anything less would be a guess.
 */
export function cutInlineOptions(lines: string[]): InlineOptions | null {
  const text = joinLines(lines)
  const marks = [...text.matchAll(/(?<=^|\s)(\(?)([A-Ea-e])([.)])\s+(?=\S)/g)].map((found) => ({
    letter: (found[2] ?? '').toUpperCase(),
    style: `${found[1]}${found[2] === found[2]?.toUpperCase() ? 'A' : 'a'}${found[3]}`,
    start: found.index,
    end: found.index + found[0].length,
  }))
  const first = marks.find(({ letter }) => letter === 'A')
  const run = marks.filter(({ style }) => style === first?.style)
  const isInOrder = run.every(({ letter }, index) => letter === 'ABCDE'.charAt(index))
  if (!first || run.length < 3 || !isInOrder) return null

  const stem = text.slice(0, first.start).trim()
  const options = run.map(({ end }, index) => text.slice(end, run[index + 1]?.start).trim())
  return stem && options.every(Boolean) ? { stem, options } : null
}
