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
      'a table of items, keys and indicators',
      [
        [60, 74, 'Item'],
        [100, 74, 'Key'],
        [140, 74, 'PI'],
        ...['B', 'C', 'D', 'A'].flatMap((letter, i): PlacedLine[] => [
          [62, 90 + i * 12, String(i + 1)],
          [102, 90 + i * 12, letter],
          [140, 90 + i * 12, `EI:01${i}`],
        ]),
      ],
    ],
    [
      'Question 1: B',
      ['B', 'C', 'D', 'A'].map((letter, i) => [60, 90 + i * 12, `Question ${i + 1}: ${letter}`]),
    ],
    [
      '1 ........ B',
      ['B', 'C', 'D', 'A'].map((letter, i) => [60, 90 + i * 12, `${i + 1} ........ ${letter}`]),
    ],
    ['01. B', ['B', 'C', 'D', 'A'].map((letter, i) => [60, 90 + i * 12, `0${i + 1}. ${letter}`])],
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

  test('over their letters leave no explanation behind', () => {
    const reading = readPlaced([
      asked,
      [
        [60, 70, 'ANSWER KEY'],
        [60, 90, '1 2 3 4'],
        [60, 102, 'B C D A'],
      ],
    ])
    expect(reading.questions.map(({ explanation }) => explanation)).toEqual([
      ...[null, null, null, null],
    ])
  })

  test('may have reasons of which a line starts with the next number', () => {
    const entry = (number: number, letter: string, y: number, more: string): PlacedLine[] => [
      [60, y, `${number}.`],
      [81, y, letter],
      [81, y + 12, 'It is one, as anybody can see who has ever eaten fruit in'],
      [81, y + 24, more],
    ]
    const reading = readPlaced([
      asked,
      [
        ...entry(1, 'B', 70, '2. A new day may show otherwise.'),
        ...entry(2, 'C', 120, 'the evening.'),
        ...entry(3, 'D', 170, 'the morning.'),
        ...entry(4, 'A', 220, 'the rain.'),
      ],
    ])
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([1, 2, 3, 0])
    expect(reading.questions[0]?.explanation).toContain('2. A new day may show otherwise.')
    expect(reading.unread).toEqual([])
  })

  test.each([
    ['two letters', '2. A or C', '“A or C”'],
    ['a word', '2. Deleted', '“Deleted”'],
    ['nothing', '2.', 'nothing'],
  ])('that give %s for a question answer it with none, and say so', (_, odd, said) => {
    const reading = readPlaced([
      asked,
      [
        [60, 90, '1. B'],
        [160, 90, odd],
        [60, 102, '3. D'],
        [160, 102, '4. A'],
      ],
    ])
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([1, null, 3, 0])
    expect(reading.unread).toMatchObject([{ page: 2, numbers: ['2'] }])
    expect(reading.unread[0]?.reason).toContain(said)
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
