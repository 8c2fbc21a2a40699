import { describe, expect, test } from 'vitest'
import { FRUIT, questionLines, readPlaced, type PlacedLine } from './placed-fixtures.ts'

describe('older keys', () => {
  const asked = [
    ...questionLines(1, 70),
    ...questionLines(2, 150),
    ...questionLines(3, 230),
    ...questionLines(4, 310),
  ]

  test.each<[string, PlacedLine[]]>([
    [
      'a table of numbers over letters',
      [
        [60, 70, 'ANSWER KEY'],
        [60, 90, '1 2 3 4'],
        [60, 102, 'B C D A'],
      ],
    ],
    [
      'rows without dots',
      [
        [60, 70, 'Marketing Exam Key'],
        [60, 90, '1 B'],
        [160, 90, '2 C'],
        [60, 102, '3 D'],
        [160, 102, '4 A'],
      ],
    ],
    [
      '1) b',
      [
        [60, 90, '1) b'],
        [60, 102, '2) c'],
        [60, 114, '3) d'],
        [60, 126, '4) a'],
      ],
    ],
    [
      '1 – (B)',
      [
        [60, 90, '1 – (B)'],
        [60, 102, '2 – (C)'],
        [60, 114, '3 – (D)'],
        [60, 126, '4 – (A)'],
      ],
    ],
    [
      'letters with indicators',
      [
        [60, 90, '1. B EI:014'],
        [60, 102, '2. C EI:015'],
        [60, 114, '3. D EI:016'],
        [60, 126, '4. A EI:017'],
      ],
    ],
    [
      'letters with reasons behind them',
      [
        [60, 90, '1. B Plum. It is one.'],
        [60, 102, '2. C Fig. It is one.'],
        [60, 114, '3. D Date. It is one.'],
        [60, 126, '4. A Pear. It is one.'],
      ],
    ],
  ])('%s', (_, key) => {
    const reading = readPlaced([asked, key])
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([1, 2, 3, 0])
    expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT, FRUIT, FRUIT])
    expect(reading.questions.flatMap(({ flags }) => flags)).toEqual([])
    expect(reading.unread).toEqual([])
  })

  test('may stand before the questions', () => {
    const reading = readPlaced([
      [
        [60, 70, '1. B'],
        [60, 82, '2. C'],
        [60, 94, '3. D'],
        [60, 106, '4. A'],
      ],
      asked,
    ])
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([1, 2, 3, 0])
  })

  test('may name a letter that the question does not have, which is then no answer', () => {
    const reading = readPlaced([
      asked,
      [
        [60, 90, '1. E'],
        [60, 102, '2. C'],
        [60, 114, '3. D'],
      ],
    ])
    expect(reading.questions[0]).toMatchObject({ correctAnswer: null, flags: ['no-key'] })
    expect(reading.questions[3]).toMatchObject({ correctAnswer: null, flags: ['no-key'] })
  })

  test('that name two letters for one number answer nothing', () => {
    const reading = readPlaced([
      asked,
      [
        [60, 90, '1. B'],
        [60, 102, '2. C'],
        [60, 114, '3. D'],
        [60, 126, '1. A'],
      ],
    ])
    expect(reading.questions[0]).toMatchObject({ correctAnswer: null, flags: ['no-key'] })
    expect(reading.unread[0]).toMatchObject({ page: 2, numbers: ['1'] })
  })
})
