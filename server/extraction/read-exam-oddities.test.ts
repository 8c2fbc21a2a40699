import { describe, expect, test } from 'vitest'
import { placedPages, questionLines } from './fixtures.ts'
import type { PlacedLine } from './fixtures.ts'
import { readExam } from './read-exam.ts'

const FRUIT = ['Pear', 'Plum', 'Fig', 'Date']

describe('nothing is dropped silently', () => {
  test('a number missing from the sequence is reported with its page', () => {
    const reading = read([
      [...questionLines(1, 70), ...questionLines(2, 150)],
      [...questionLines(4, 70), ...questionLines(5, 150)],
    ])
    expect(numbers(reading)).toEqual(['1', '2', '4', '5'])
    expect(reading.unread).toEqual([
      { page: 1, reason: 'Question 3 was not found between 2 and 4.', numbers: ['3'] },
    ])
  })

  test('a number that the document itself took out is reported in its words', () => {
    const reading = read([
      [...questionLines(1, 70), [60, 150, '2. Removed by the committee'], ...questionLines(3, 190)],
    ])
    expect(numbers(reading)).toEqual(['1', '3'])
    expect(reading.unread[0]?.reason).toContain('“Removed by the committee”')
  })

  test('questions that only the key knows are reported', () => {
    const key = [1, 2, 3, 4].map((number): PlacedLine => [60, 400 + number * 12, `${number}. B`])
    const reading = read([[...questionLines(1, 70), ...questionLines(2, 150)], key])
    expect(numbers(reading)).toEqual(['1', '2'])
    expect(reading.unread.flatMap((one) => one.numbers)).toEqual(['3', '4'])
  })

  test('a question without its options, and one without one of them, are reported', () => {
    const withoutC = questionLines(2, 150).filter(([, , text]) => text !== 'C.' && text !== 'Fig')
    const reading = read([
      [
        ...questionLines(1, 70),
        ...withoutC,
        [60, 230, '3. Name a fruit.'],
        [60, 250, 'Pear, Plum, Fig'],
      ],
      questionLines(4, 70),
    ])
    expect(numbers(reading)).toEqual(['1', '4'])
    expect(reading.unread.map(({ reason }) => reason)).toEqual([
      'Option C of question 2 was not found.',
      'Question 3 has no options marked with letters: “Name a fruit. Pear, Plum, Fig”',
    ])
  })

  test('options that are pictures are reported', () => {
    const pictures = questionLines(2, 150).filter(([x]) => x !== 117)
    const reading = read([[...questionLines(1, 70), ...pictures, ...questionLines(3, 230)]])
    expect(numbers(reading)).toEqual(['1', '3'])
    expect(reading.unread[0]?.numbers).toEqual(['2'])
  })

  test('a question that shows a picture between its words and its options is reported', () => {
    const [number, stem, ...options] = questionLines(2, 150)
    const lower = options.map(([x, y, text]): PlacedLine => [x, y + 130, text])
    const reading = read([
      [...questionLines(1, 70), number!, stem!, ...lower],
      questionLines(3, 70),
    ])
    expect(numbers(reading)).toEqual(['1', '3'])
    expect(reading.unread[0]?.reason).toContain('picture')
  })

  test('a second exam in the same file is reported', () => {
    const reading = read([
      [...questionLines(1, 70), ...questionLines(2, 150)],
      [...questionLines(1, 70, ['Oak', 'Elm', 'Ash', 'Yew']), ...questionLines(2, 150)],
    ])
    expect(reading.questions[0]?.options).toEqual(FRUIT)
    expect(numbers(reading)).toEqual(['1', '2'])
    expect(reading.unread.flatMap((one) => one.numbers)).toEqual(['1', '2'])
  })

  test('a text that several questions share is reported', () => {
    const passage: PlacedLine = [60, 160, 'Use the table above to answer questions 2-3.']
    const reading = read([
      [...questionLines(1, 70), passage, ...questionLines(2, 190), ...questionLines(3, 270)],
    ])
    expect(numbers(reading)).toEqual(['1', '2', '3'])
    expect(reading.unread[0]).toMatchObject({ page: 1, numbers: ['2', '3'] })
  })

  test('questions in a table are reported', () => {
    const row = (y: number, cells: string[]) =>
      cells.map((text, i): PlacedLine => [60 + i * 90, y, text])
    const reading = read([
      [
        ...row(70, ['Question', 'Option1', 'Option2', 'Option3', 'Answer']),
        ...row(90, ['Best fruit?', 'Pear', 'Plum', 'Fig', 'Option2']),
        ...row(110, ['Worst fruit?', 'Pear', 'Plum', 'Fig', 'Option1']),
      ],
    ])
    expect(reading.contents).toBe('other')
    expect(reading.unread).toMatchObject([{ page: 1, numbers: ['1', '2'] }])
  })

  test('a file without any questions says so', () => {
    const reading = read([
      [
        [60, 70, 'Minutes of the club meeting'],
        [60, 90, 'We met. We parted.'],
      ],
    ])
    expect(reading.contents).toBe('other')
    expect(reading.unread).toHaveLength(1)
  })
})

describe('numbers and letters in a text are not marks', () => {
  test('numbered instructions on a cover are no questions', () => {
    const cover: PlacedLine[] = [1, 2, 3].map((n) => [
      60,
      300 + n * 20,
      `${n}. Do not open this booklet yet.`,
    ])
    const reading = read([cover, [...questionLines(1, 70), ...questionLines(2, 150)]])
    expect(numbers(reading)).toEqual(['1', '2'])
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
    const reading = read([[...stem, ...options.map(down), wrapped, ...questionLines(2, 180)]])
    expect(numbers(reading)).toEqual(['1', '2'])
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
    const reading = read([[...questionLines(1, 70, options), ...questionLines(2, 150)]])
    expect(reading.questions[0]?.options).toEqual(options)
  })
})

describe('layouts', () => {
  test('a question may go on over the page, under a running header', () => {
    const [number, stem, a, pear, ...others] = questionLines(2, 700)
    const next = others.map(([x, y, text]): PlacedLine => [x, y - 650, text])
    const header = (page: number): PlacedLine => [60, 45, `Fruit exam, page ${page}`]
    const reading = read([
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
    const reading = read([
      [...column(1, 0), ...column(4, 260)],
      [...column(7, 0), ...column(10, 260)],
    ])
    expect(numbers(reading)).toEqual([
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

  test('options may stand in one row, in two, or in the running text', () => {
    const reading = read([
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
    const reading = read(
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
    const reading = read([
      [
        ...questionLines(1, 70),
        ...questionLines(2, 150, ['True', 'False']),
        ...questionLines(3, 230),
      ],
    ])
    expect(reading.questions[1]?.options).toEqual(['True', 'False'])
  })

  test('an answer may stand beneath its question', () => {
    const reading = read([
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
    const reading = read([asked, key])
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([1, 2, 3, 0])
    expect(reading.questions.map(({ options }) => options)).toEqual([FRUIT, FRUIT, FRUIT, FRUIT])
    expect(reading.questions.flatMap(({ flags }) => flags)).toEqual([])
    expect(reading.unread).toEqual([])
  })

  test('may stand before the questions', () => {
    const reading = read([
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
    const reading = read([
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
    const reading = read([
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

function read(pages: PlacedLine[][]) {
  return readExam(placedPages(pages))
}

function numbers({ questions }: ReturnType<typeof readExam>): string[] {
  return questions.map(({ number }) => number)
}
