import { describe, expect, it } from 'vitest'
import { aFinanceExam, anItem, problemsOf } from './fixtures.ts'
import { checkAgreement, checkReadings, hashOf, recordAnswers } from './review.ts'
import type { Item, Reading } from './schema.ts'

const exam = aFinanceExam([anItem()])
const read = (answer: Reading['answer'], earlier: Reading[] = [], of = exam) =>
  recordAnswers(of, earlier, new Map([['fin-002', answer]]), 'second reader')
const problems = (readings: Reading[], items: Item[] = exam.items) =>
  problemsOf(checkReadings('finance', aFinanceExam(items), readings))
const reworded = anItem({ question: 'A bank that has two people sign for cash uses' })

describe('a hash', () => {
  it('is of what a reader sees: stem and options in their order', () => {
    const [a, b, c, d] = anItem().options
    expect(hashOf(anItem({ options: [b, a, c, d] }))).not.toBe(hashOf(anItem()))
    expect(hashOf(reworded)).not.toBe(hashOf(anItem()))
    expect(hashOf(anItem({ explanation: 'Another.', correctAnswer: 3 }))).toBe(hashOf(anItem()))
  })
})

describe('a reading', () => {
  it('that gives the key settles an item', () => {
    expect(read(0)).toEqual([
      { itemId: 'fin-002', hash: hashOf(anItem()), answer: 0, reader: 'second reader' },
    ])
    expect(problems(read(0))).toEqual([])
  })

  it('is wanted of each item as it stands now', () => {
    const wanted = '1 items have no reading of their present wording: fin-002'
    expect(problems([])).toEqual([wanted])
    expect(problems(read(0), [reworded])).toEqual([wanted])
    const again = read(0, read(0), aFinanceExam([reworded]))
    expect(again).toHaveLength(1)
    expect(problems(again, [reworded])).toEqual([])
  })

  it('of an item that has gone is removed', () => {
    expect(problems(read(0), [])).toEqual([expect.stringContaining('remove it')])
  })
})

describe('a disagreement', () => {
  const settled = (how: string, readings = read(2)) =>
    readings.map((reading) =>
      reading.keyThen === undefined ? reading : { ...reading, settled: how },
    )

  it('asks for the item to be fixed or dropped, and for a word about it', () => {
    expect(read(2)).toMatchObject([{ answer: 2, keyThen: 0 }])
    expect(problems(read(2))).toEqual([
      expect.stringContaining('the reader chose another option'),
      expect.stringContaining('say in "settled" what was done'),
    ])
  })

  it('is not undone by a second try or by words alone', () => {
    expect(read(0, read(2))).toHaveLength(2)
    expect(problems(read(0, settled('Fixed: read again.')))).toEqual([
      expect.stringContaining('the reader chose another option'),
    ])
    expect(problems(settled('Dropped: too obscure.'))).toEqual([
      expect.stringContaining('the reader chose another option'),
      expect.stringContaining('stands in the exam unchanged'),
    ])
  })

  it('is settled by fixing the item and having it read again', () => {
    const readings = read(0, settled('Fixed: names the two signers.'), aFinanceExam([reworded]))
    expect(readings).toHaveLength(2)
    expect(problems(readings, [reworded])).toEqual([])
  })

  it('is settled by mending the key when the reader was right', () => {
    const mended = anItem({ correctAnswer: 2 })
    expect(problems(settled('Fixed: the key was C all along.'), [mended])).toEqual([])
  })

  it('is settled by dropping the item', () => {
    expect(problems(settled('Dropped: two options were right.'), [])).toEqual([])
    expect(problems(settled('Fixed: reworded.'), [])).toEqual([
      'says it was fixed, but the exam has no such item',
    ])
  })

  it('is recorded once, however often the same answers are recorded', () => {
    expect(read(2, read(2))).toEqual(read(2))
  })
})

describe('agreement', () => {
  const agreed = read(0)
  const disagreed = read(1)
  const of = (rate: number) => [
    ...Array.from({ length: rate }, () => agreed).flat(),
    ...Array.from({ length: 100 - rate }, () => disagreed).flat(),
  ]

  it('is at least 97 % of all readings', () => {
    expect(checkAgreement(of(97))).toEqual([])
    expect(problemsOf(checkAgreement(of(96)))).toEqual([
      'readers and keys agreed in 96.0 % of 100 readings; at least 97 %',
    ])
    expect(checkAgreement([])).toEqual([])
  })
})
