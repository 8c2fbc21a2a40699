import { expect, test } from 'vitest'
import { numbersFrom } from '../test/chance.ts'
import { readPlaced } from './placed-fixtures.ts'
import type { ExamReading } from './reading.ts'
import { makeDocument, type MadeDocument } from './random-layout-fixtures.ts'

const DOCUMENTS = 150

/** What a reading of a made document got wrong, and what it left out without a word. */
function mistakesIn({ meant }: MadeDocument, reading: ExamReading) {
  const told = new Set(reading.unread.flatMap(({ numbers }) => numbers ?? []))
  const read = new Map(reading.questions.map((one) => [one.number, one]))
  return meant.flatMap((one, index) => {
    const number = String(index + 1)
    const found = read.get(number)
    if (!found) return told.has(number) ? [] : [`${number} is missing`]
    const isSame = found.question === one.question && found.options.join() === one.options.join()
    const answer = found.correctAnswer === null ? 'none' : 'ABCD'.charAt(found.correctAnswer)
    return [
      ...(isSame ? [] : [`${number} reads ${[found.question, ...found.options].join(' | ')}`]),
      ...(answer === one.letter ? [] : [`${number} is answered with ${answer}`]),
    ]
  })
}

test('layouts put together by chance are read whole, or said not to be', () => {
  const chance = numbersFrom(7)
  let asked = 0
  let read = 0
  for (let made = 0; made < DOCUMENTS; made++) {
    const document = makeDocument(chance)
    const reading = readPlaced(document.pages)
    expect(mistakesIn(document, reading), `document ${made}`).toEqual([])
    asked += document.meant.length
    read += reading.questions.length
  }
  // Saying of everything that it cannot be read would be no reading.
  expect(read / asked).toBeGreaterThan(0.99)
})
