import { expect, test } from 'vitest'
import { joinReadings } from './join-readings.ts'
import { questionLines, readPlaced, type PlacedLine } from './placed-fixtures.ts'

const cover = (number: string): PlacedLine[] => [[157, 240, `Test Number ${number}`, 20]]
const asked = [...questionLines(1, 70), ...questionLines(2, 150), ...questionLines(3, 230)]
const answered: PlacedLine[] = [
  ...entry(1, 'B', 'Plum. It is blue.', 90),
  ...entry(2, 'C', 'Pear. It is green.', 150),
  ...entry(3, 'D', 'Date. It is sweet.', 210),
]

test('questions and answers of one test number become one exam', () => {
  const joined = joinReadings(read(cover('1901'), asked), read(cover('1901'), answered))
  expect(joined).toMatchObject({
    pages: 4,
    contents: 'questions-and-key',
    questions: [
      {
        correctAnswer: 1,
        explanation: 'Plum. It is blue.',
        indicator: 'EI:001',
        area: 'Emotional Intelligence',
        flags: [],
      },
      { correctAnswer: 2, flags: ['rationale-contradicts-key'] },
      { correctAnswer: 3, flags: [] },
    ],
    unread: [],
  })
})

test('answers of another test number are not joined', () => {
  expect(joinReadings(read(cover('1901'), asked), read(cover('1902'), answered))).toBeNull()
  expect(joinReadings(read(asked), read(answered))).toBeNull()
})

test('two files of questions are not joined, nor is one with its own answers', () => {
  expect(joinReadings(read(cover('1901'), asked), read(cover('1901'), asked))).toBeNull()
  expect(joinReadings(read(cover('1901'), answered), read(cover('1901'), asked))).toBeNull()
  expect(
    joinReadings(read(cover('1901'), asked, answered), read(cover('1901'), answered)),
  ).toBeNull()
})

test('answers to other numbers are another exam, whatever the covers say', () => {
  const others = [11, 12, 13].flatMap((number, index) =>
    entry(number, 'A', 'Pear. So.', 90 + index * 60),
  )
  expect(joinReadings(read(cover('1901'), asked), read(cover('1901'), others))).toBeNull()
})

test('a question without an answer and an answer without a question are both told', () => {
  const four = [...answered.slice(0, 6), ...entry(4, 'A', 'Pear. So.', 300)]
  const joined = joinReadings(read(cover('1901'), asked), read(cover('1901'), four))
  expect(joined?.questions[2]).toMatchObject({ correctAnswer: null, flags: ['no-key'] })
  expect(joined?.unread).toMatchObject([{ page: 4, numbers: ['4'] }])
})

function entry(number: number, letter: string, rationale: string, y: number): PlacedLine[] {
  return [
    [60, y, `${number}. ${letter}`],
    [81, y + 12, rationale],
    [81, y + 24, `SOURCE: EI:00${number} Explain fruit`],
  ]
}

function read(...pages: PlacedLine[][]) {
  return readPlaced(pages)
}
