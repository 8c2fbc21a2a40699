import { describe, expect, test } from 'vitest'
import { FRUIT, numbersOf, questionLines, readPlaced, type PlacedLine } from './placed-fixtures.ts'

const KEY: PlacedLine[] = [
  [60, 70, '1. B'],
  [60, 82, '2. C'],
  [60, 94, '3. D'],
  [60, 106, '4. A'],
]

/** Four questions, two on a page, whose lines pass through `change`. */
function asked(change: (line: PlacedLine) => PlacedLine): PlacedLine[][] {
  const page = (from: number) =>
    [...questionLines(from, 70), ...questionLines(from + 1, 170)].map(change)
  return [page(1), page(3)]
}

const withOption = (dress: (letter: string) => string) =>
  asked(([x, y, text]) => [x, y, /^[A-E]\.$/.test(text) ? dress(text.charAt(0)) : text])

const withNumber = (dress: (number: string) => string) =>
  asked(([x, y, text]) => [x, y, /^\d\.$/.test(text) ? dress(text.charAt(0)) : text])

function expectFruit(pages: PlacedLine[][]) {
  const reading = readPlaced([...pages, KEY])
  expect(numbersOf(reading)).toEqual(['1', '2', '3', '4'])
  expect(reading.questions.map(({ question }) => question)).toEqual(
    [1, 2, 3, 4].map((number) => `Which fruit is number ${number}?`),
  )
  expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT, FRUIT, FRUIT])
  expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([1, 2, 3, 0])
  expect(reading.unread).toEqual([])
}

describe('options may be marked', () => {
  test.each<[string, (letter: string) => string]>([
    ['A)', (letter) => `${letter})`],
    ['(a)', (letter) => `(${letter.toLowerCase()})`],
    ['[A]', (letter) => `[${letter}]`],
    ['A:', (letter) => `${letter}:`],
    ['A –', (letter) => `${letter} –`],
    ['○ A.', (letter) => `○ ${letter}.`],
    ['___ A.', (letter) => `___ ${letter}.`],
  ])('%s', (_, dress) => {
    expectFruit(withOption(dress))
  })

  test('with a star at the right one, which answers the question', () => {
    const pages = asked(([x, y, text]) => [x, y, text === 'C.' ? '*C.' : text])
    const reading = readPlaced(pages)
    expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT, FRUIT, FRUIT])
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([2, 2, 2, 2])
    expect(reading.unread).toEqual([])
  })

  test('with stars at several, which answer nothing', () => {
    const pages = asked(([x, y, text]) => [x, y, /^[BC]\.$/.test(text) ? `*${text}` : text])
    const reading = readPlaced(pages)
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([
      ...[null, null, null, null],
    ])
    expect(reading.questions.flatMap(({ flags }) => flags)).toHaveLength(4)
  })

  test('A: in a conversation is no option', () => {
    const stem: PlacedLine[] = [
      [60, 70, '1.'],
      [81, 70, 'A customer speaks with a clerk.'],
      [81, 82, 'B: How much is it? What should the clerk say?'],
    ]
    const options = questionLines(1, 82).slice(2)
    const reading = readPlaced([[...stem, ...options, ...questionLines(2, 190)]])
    expect(reading.questions.map(({ options: read }) => read)).toEqual([FRUIT, FRUIT])
    expect(reading.questions[0]?.question).toContain('B: How much is it?')
  })
})

describe('questions may be numbered', () => {
  test.each<[string, (number: string) => string]>([
    ['1)', (number) => `${number})`],
    ['01.', (number) => `0${number}.`],
    ['#1', (number) => `#${number}`],
    ['#1.', (number) => `#${number}.`],
    ['Q1.', (number) => `Q${number}.`],
    ['_____ 1.', (number) => `_____ ${number}.`],
    ['1. (2 points)', (number) => `${number}. (2 points)`],
    ['1, in a column of its own', (number) => number],
  ])('%s', (_, dress) => {
    const pages = withNumber(dress).map((page) =>
      page.map(([x, y, text]): PlacedLine => [x === 60 ? 40 : x + 60, y + 50, text]),
    )
    expectFruit(pages)
  })
})

test('the heading of a part may look like an option', () => {
  const reading = readPlaced([
    [
      [60, 50, 'A. Fruit of the north'],
      ...questionLines(1, 70),
      ...questionLines(2, 150),
      [60, 228, 'B. Fruit of the south'],
      ...questionLines(3, 250),
    ],
  ])
  expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT, FRUIT])
  expect(reading.unread).toEqual([])
})
