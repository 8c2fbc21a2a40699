import { describe, expect, test } from 'vitest'
import { FRUIT, numbersOf, questionLines, readPlaced, type PlacedLine } from './placed-fixtures.ts'

describe('numbers and letters in a text are not marks', () => {
  test('numbered instructions on a cover are no questions', () => {
    const cover: PlacedLine[] = [1, 2, 3].map((n) => [
      60,
      300 + n * 20,
      `${n}. Do not open this booklet yet.`,
    ])
    const reading = readPlaced([cover, [...questionLines(1, 70), ...questionLines(2, 150)]])
    expect(numbersOf(reading)).toEqual(['1', '2'])
    expect(reading.unread).toEqual([])
  })

  test('a wrapped line may start with the next number or letter', () => {
    const stem: PlacedLine[] = [
      [60, 70, '1.'],
      [81, 70, 'A fruit stand opens at 7 a.m. on the day of number'],
      [81, 82, '2. What is sold there at'],
      [81, 94, 'key moments?'],
    ]
    const options = questionLines(1, 94).slice(2)
    const wrapped: PlacedLine = [117, 112, 'B. Bartlett pears']
    const reading = readPlaced([[...stem, ...options.map(down), wrapped, ...questionLines(2, 180)]])
    expect(numbersOf(reading)).toEqual(['1', '2'])
    expect(reading.questions[0]?.question).toBe(
      'A fruit stand opens at 7 a.m. on the day of number 2. What is sold there at key moments?',
    )
    expect(reading.questions[0]?.options[0]).toBe('Pear B. Bartlett pears')

    function down([x, y, text]: PlacedLine): PlacedLine {
      return [x, text === 'A.' || text === 'Pear' ? y - 6 : y + 8, text]
    }
  })

  test('option texts may start with letters and dots', () => {
    const options = ['C. S. Lewis', 'A.M. hours', 'D.C. current', 'E. coli']
    const reading = readPlaced([[...questionLines(1, 70, options), ...questionLines(2, 150)]])
    expect(reading.questions[0]?.options).toEqual(options)
  })
})

describe('layouts', () => {
  test('a question may go on over the page, under a running header', () => {
    const [number, stem, a, pear, ...others] = questionLines(2, 700)
    const next = others.map(([x, y, text]): PlacedLine => [x, y - 650, text])
    const header = (page: number): PlacedLine => [60, 45, `Fruit exam, page ${page}`]
    const reading = readPlaced([
      [header(1), ...questionLines(1, 70), number!, stem!, a!, pear!],
      [header(2), ...next, ...questionLines(3, 150)],
    ])
    expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT, FRUIT])
    expect(reading.unread).toEqual([])
  })

  test('a page may have two columns of questions', () => {
    const column = (from: number, x: number) =>
      [0, 1, 2].flatMap((i) =>
        questionLines(from + i, 70 + i * 80).map(([left, y, text]): PlacedLine => [
          left + x,
          y,
          text,
        ]),
      )
    const reading = readPlaced([
      [...column(1, 0), ...column(4, 260)],
      [...column(7, 0), ...column(10, 260)],
    ])
    expect(numbersOf(reading)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ])
    expect(new Set(reading.questions.map(({ options }) => options.join()))).toEqual(
      new Set([FRUIT.join()]),
    )
  })

  test('columns go on where a page has few questions, and a header stands across them', () => {
    const header: PlacedLine = [200, 45, 'A FRUIT EXAM WITH A LONG NAME ABOVE BOTH COLUMNS']
    const at = (x: number, lines: PlacedLine[]) =>
      lines.map(([left, y, text]): PlacedLine => [left + x, y, text])
    const column = (from: number, x: number, count: number) =>
      at(x, Array.from({ length: count }, (_, i) => questionLines(from + i, 70 + i * 80)).flat())
    const [number, stem, ...options] = questionLines(15, 70)
    const reading = readPlaced([
      [header, ...column(1, 0, 4), ...column(5, 270, 4)],
      [header, ...column(9, 0, 4), ...column(13, 270, 1)],
      // A question that fills a column and goes on in the next one.
      [
        header,
        ...column(14, 0, 1),
        ...at(0, [
          [60, 700, '15.'],
          [81, 700, 'A long case.'],
        ]),
        ...at(270, [[81, 70, stem![2]], ...options]),
      ],
      [
        header,
        ...[1, 9].flatMap((from, place) =>
          Array.from({ length: 8 - place }, (_, i): PlacedLine => [
            60 + 250 * place,
            70 + i * 14,
            `${from + i}. B`,
          ]),
        ),
      ],
    ])
    expect(number![2]).toBe('15.')
    expect(numbersOf(reading)).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 1)))
    expect(new Set(reading.questions.map(({ options: read }) => read.join()))).toEqual(
      new Set([FRUIT.join()]),
    )
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual(
      Array.from({ length: 15 }, () => 1),
    )
    expect(reading.questions[14]?.question).toBe('A long case. Which fruit is number 15?')
    expect(reading.unread).toEqual([])
  })

  test('options may stand in one row, in two, or in the running text', () => {
    const reading = readPlaced([
      [
        [60, 70, '1. Which is a fruit?'],
        ...['A. Pear', 'B. Plum', 'C. Fig', 'D. Date'].map((text, i): PlacedLine => [
          81 + i * 100,
          82,
          text,
        ]),
        [60, 120, '2. Which is a fruit?'],
        ...['A. Pear', 'B. Plum', 'C. Fig', 'D. Date'].map((text, i): PlacedLine => [
          81 + (i % 2) * 200,
          132 + 12 * Math.floor(i / 2),
          text,
        ]),
        [60, 180, '3. Which is a fruit? (A) Pear (B) Plum (C) Fig (D) Date'],
        [60, 220, '4. Which is a fruit? A) Pear B) Plum'],
        [60, 232, 'C) Fig D) Date'],
      ],
    ])
    expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT, FRUIT, FRUIT])
  })

  test('a watermark, raised text, blanks and hyphens are read as a person reads them', () => {
    const reading = readPlaced(
      [1, 2].map((number) => [
        [60, 70, `${number}.`],
        [81, 70, 'On the 16'],
        [126, 66, 'th', 6.5],
        [136, 70, 'a self-'],
        [81, 82, 'made jam was sold at a(n) ______ price—'],
        [150, 90, 'SAMPLE', 60],
        [81, 94, 'was it?'],
        ...questionLines(number, 94).slice(2),
      ]),
    )
    expect(reading.questions[0]?.question).toBe(
      'On the 16th a self-made jam was sold at a(n) ______ price—was it?',
    )
    expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT])
  })

  test('a question may be true or false', () => {
    const reading = readPlaced([
      [
        ...questionLines(1, 70),
        ...questionLines(2, 150, ['True', 'False']),
        ...questionLines(3, 230),
      ],
    ])
    expect(reading.questions[1]?.options).toEqual(['True', 'False'])
  })

  test('an answer may stand beneath its question', () => {
    const reading = readPlaced([
      [
        ...questionLines(1, 70),
        [81, 132, 'Answer: C'],
        [81, 144, 'Rationale: Figs ripen late.'],
        ...questionLines(2, 180),
        [81, 242, 'Answer: A'],
      ],
    ])
    expect(reading.questions).toMatchObject([
      { correctAnswer: 2, explanation: 'Figs ripen late.', options: FRUIT },
      { correctAnswer: 0, explanation: null },
    ])
  })
})
