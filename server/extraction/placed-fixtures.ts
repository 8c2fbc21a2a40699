import type { PageText } from './page-text.ts'
import { readExam } from './read-exam.ts'
import type { ExamReading } from './reading.ts'

/** [x, baseline, text, size] of a line; ten points where no size is given. */
export type PlacedLine = [number, number, string, number?]

/** What the reader makes of pages whose lines are given with their places. */
export function readPlaced(pages: PlacedLine[][]): ExamReading {
  return readExam(placedPages(pages))
}

/** Pages of a PDF that was never drawn, for the rules that need no file. */
export function placedPages(pages: PlacedLine[][]): PageText[] {
  return pages.map((lines, index) => ({
    page: index + 1,
    width: 612,
    height: 792,
    pieces: lines.map(([x, y, text, size = 10]) => ({
      ...{ x, y, text, size },
      width: placedWidth(text, size),
      font: 'regular',
      spaced: false,
    })),
  }))
}

/** Points; every sign is half as wide as it is high. */
export function placedWidth(text: string, size = 10): number {
  return text.length * size * 0.5
}

/** The numbers of the questions that were read, in their order. */
export function numbersOf({ questions }: ExamReading): string[] {
  return questions.map(({ number }) => number)
}

/** The options of each question, where a test says no others. */
export const FRUIT = ['Pear', 'Plum', 'Fig', 'Date']

/** A question in DECA's older columns, its options beneath each other, each a tab from its letter. */
export function questionLines(number: number, y: number, options = FRUIT): PlacedLine[] {
  return [
    [60, y, `${number}.`],
    [81, y, `Which fruit is number ${number}?`],
    ...options.flatMap((option, index): PlacedLine[] => [
      [99, y + 12 * (index + 1), `${'ABCDE'.charAt(index)}.`],
      [117, y + 12 * (index + 1), option],
    ]),
  ]
}
