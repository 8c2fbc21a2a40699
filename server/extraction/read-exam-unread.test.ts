import { describe, expect, test } from 'vitest'
import {
  FRUIT,
  numbersOf,
  placedPages,
  questionLines,
  readPlaced,
  type PlacedLine,
} from './placed-fixtures.ts'
import { readExam } from './read-exam.ts'
import { questionsWithoutKey } from './without-key.ts'

describe('nothing is dropped silently', () => {
  test('a number missing from the sequence is reported with its page', () => {
    const reading = readPlaced([
      [...questionLines(1, 70), ...questionLines(2, 150)],
      [...questionLines(4, 70), ...questionLines(5, 150)],
    ])
    expect(numbersOf(reading)).toEqual(['1', '2', '4', '5'])
    expect(reading.unread).toEqual([
      { page: 1, reason: 'Question 3 was not found between 2 and 4.', numbers: ['3'] },
    ])
  })

  test('a number that the document itself took out is reported in its words', () => {
    const reading = readPlaced([
      [...questionLines(1, 70), [60, 150, '2. Removed by the committee'], ...questionLines(3, 190)],
    ])
    expect(numbersOf(reading)).toEqual(['1', '3'])
    expect(reading.unread[0]?.reason).toContain('“Removed by the committee”')
  })

  test('questions that only the key knows are reported', () => {
    const key = [1, 2, 3, 4].map((number): PlacedLine => [60, 400 + number * 12, `${number}. B`])
    const reading = readPlaced([[...questionLines(1, 70), ...questionLines(2, 150)], key])
    expect(numbersOf(reading)).toEqual(['1', '2'])
    expect(reading.unread.flatMap((one) => one.numbers)).toEqual(['3', '4'])
  })

  test('keys that fit no question or no option are reported where they stand, and what is without one', () => {
    const letters = ['B', 'E', 'A', 'C'].map((letter, i): PlacedLine => [
      ...([60, 400 + i * 12] as const),
      `${[1, 2, 3, 9][i]}. ${letter}`,
    ])
    const asked = [1, 2, 3, 4].flatMap((number) => questionLines(number, 70 + number * 75))
    const reading = readPlaced([asked, letters])
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([1, null, 0, null])
    expect([...reading.unread, ...questionsWithoutKey(reading)]).toEqual([
      expect.objectContaining({ page: 2, numbers: ['9'] }),
      {
        page: 2,
        reason:
          'The key answers question 2 with E, which is none of its options; no answer was taken.',
        numbers: ['2'],
      },
      {
        page: 1,
        reason: 'There is no answer key for question 4, so it is not asked.',
        numbers: ['4'],
      },
    ])
  })

  test('a page with hardly more than a key on it was read', () => {
    const hardly = [1, 3].map((page) => ({ page, reason: 'This page has no readable text.' }))
    const asked = [1, 2, 3].flatMap((number) => questionLines(number, number * 75))
    const letters = [1, 2, 3].map((number): PlacedLine => [60, 70 + number * 12, `${number}. B`])
    const { questions, unread } = readExam(placedPages([[], asked, letters]), hardly)
    expect(questions[0]?.correctAnswer).toBe(1)
    expect(unread).toEqual([hardly[0]])
  })

  test('a question without its options, and one without one of them, are reported', () => {
    const withoutC = questionLines(2, 150).filter(([, , text]) => text !== 'C.' && text !== 'Fig')
    const reading = readPlaced([
      [
        ...questionLines(1, 70),
        ...withoutC,
        [60, 230, '3. Name a fruit.'],
        [60, 250, 'Pear, Plum, Fig'],
      ],
      questionLines(4, 70),
    ])
    expect(numbersOf(reading)).toEqual(['1', '4'])
    expect(reading.unread.map(({ reason }) => reason)).toEqual([
      'Option C of question 2 was not found.',
      'Question 3 has no options marked with letters: “Name a fruit. Pear, Plum, Fig”',
    ])
  })

  test('options that are pictures are reported', () => {
    const pictures = questionLines(2, 150).filter(([x]) => x !== 117)
    const reading = readPlaced([[...questionLines(1, 70), ...pictures, ...questionLines(3, 230)]])
    expect(numbersOf(reading)).toEqual(['1', '3'])
    expect(reading.unread[0]?.numbers).toEqual(['2'])
  })

  test('a question that shows a picture between its words and its options is reported', () => {
    const [number, stem, ...options] = questionLines(2, 150)
    const lower = options.map(([x, y, text]): PlacedLine => [x, y + 130, text])
    const reading = readPlaced([
      [...questionLines(1, 70), number!, stem!, ...lower],
      questionLines(3, 70),
    ])
    expect(numbersOf(reading)).toEqual(['1', '3'])
    expect(reading.unread[0]?.reason).toContain('picture')
  })

  test('a second exam in the same file is reported', () => {
    const reading = readPlaced([
      [...questionLines(1, 70), ...questionLines(2, 150)],
      [...questionLines(1, 70, ['Oak', 'Elm', 'Ash', 'Yew']), ...questionLines(2, 150)],
    ])
    expect(reading.questions[0]?.options).toEqual(FRUIT)
    expect(numbersOf(reading)).toEqual(['1', '2'])
    expect(reading.unread.flatMap((one) => one.numbers)).toEqual(['1', '2'])
  })

  test('a text that several questions share is reported', () => {
    const passage: PlacedLine = [60, 160, 'Use the table above to answer questions 2-3.']
    const reading = readPlaced([
      [...questionLines(1, 70), passage, ...questionLines(2, 190), ...questionLines(3, 270)],
    ])
    expect(numbersOf(reading)).toEqual(['1', '2', '3'])
    expect(reading.unread[0]).toMatchObject({ page: 1, numbers: ['2', '3'] })
  })

  test('questions in a table are reported', () => {
    const row = (y: number, cells: string[]) =>
      cells.map((text, i): PlacedLine => [60 + i * 90, y, text])
    const reading = readPlaced([
      [
        ...row(70, ['Question', 'Option1', 'Option2', 'Option3', 'Answer']),
        ...row(90, ['Best fruit?', 'Pear', 'Plum', 'Fig', 'Option2']),
        ...row(110, ['Worst fruit?', 'Pear', 'Plum', 'Fig', 'Option1']),
      ],
    ])
    expect(reading.contents).toBe('other')
    expect(reading.unread).toMatchObject([{ page: 1, numbers: ['1', '2'] }])
  })

  test('questions whose options nobody could tell apart are reported, though there is a key', () => {
    const question = (number: number, y: number): PlacedLine[] => [
      [60, y, `${number}. Which fruit is number ${number}?`],
      [81, y + 12, 'Pear'],
      [81, y + 24, 'Plum'],
    ]
    const numbers = [1, 2, 3, 4, 5]
    const key = numbers.map((number): PlacedLine => [60, 60 + number * 12, `${number}. B`])
    const reading = readPlaced([numbers.flatMap((number) => question(number, number * 60)), key])
    expect(reading.questions).toEqual([])
    expect(reading.unread).toMatchObject([{ page: 1, numbers: ['1', '2', '3', '4', '5'] }])
    expect(reading.unread[0]?.reason).toContain('no options marked with letters')
  })

  test('an answer key of a form that is not known is reported', () => {
    const reading = readPlaced([
      [...questionLines(1, 70), ...questionLines(2, 150), ...questionLines(3, 230)],
      [
        [60, 70, 'Answer Key'],
        [60, 90, '1-3: B C D'],
      ],
    ])
    expect(reading.contents).toBe('questions')
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual([null, null, null])
    expect(reading.unread).toMatchObject([{ page: 2 }])
    expect(reading.unread[0]?.reason).toContain('“Answer Key”')
  })

  test('a file without any questions says so', () => {
    const reading = readPlaced([
      [
        [60, 70, 'Minutes of the club meeting'],
        [60, 90, 'We met. We parted.'],
      ],
    ])
    expect(reading.contents).toBe('other')
    expect(reading.unread).toHaveLength(1)
  })
})
