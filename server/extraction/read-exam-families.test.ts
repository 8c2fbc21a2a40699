import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAYOUTS } from './deca-layouts.ts'
import type { Layout } from './deca-layouts.ts'
import { decaExamPdf } from './draw-deca-exam.ts'
import type { DrawnExam, DrawnQuestion } from './draw-deca-exam.ts'
import { LICENCE_NOTICE, listExamPdf, poolExamPdf, stallQuestions } from './fixtures.ts'
import { readExam } from './read-exam.ts'
import { readPages } from './read-pages.ts'
import type { ExamReading, ReadQuestion } from './reading.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'exam-families-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** As many as real papers have, for the layouts themselves; what else is asked shows on a few pages as well. */
const questions = stallQuestions(100)
const few = questions.slice(0, 30)

const exam: DrawnExam = {
  testNumber: '1901',
  title: 'Practice exam',
  cluster: 'Marketing',
  questions,
  events: [{ name: 'Food Marketing Series', code: 'FMS' }],
  licenceNotice: LICENCE_NOTICE,
  footer: 'Copyright © 2025 by Stall & Sons®, Springfield',
}
const shortExam: DrawnExam = { ...exam, questions: few }

describe('an exam in the layout of DECA', () => {
  test.each(['older', 'older-two-column', 'newer'] as const)(
    'of the %s kind is read whole',
    async (layout) => {
      const reading = await read(await decaExamPdf({ ...exam, layout }))
      expect(reading.unread).toEqual([])
      expect(reading.contents).toBe('questions-and-key')
      expect(reading.questions.map(drawn)).toEqual(questions)
      expect(reading.questions.flatMap(({ flags }) => flags)).toEqual([])
    },
  )

  test.each<[string, Partial<Layout>]>([
    [
      'on A4 in 12 points',
      { page: [595, 842], fontSize: 12, right: 530, stemPitch: 14, optionPitch: 14 },
    ],
    ['with double spacing', { stemPitch: 22, optionPitch: 22, gap: 30 }],
    ['without space between questions', { gap: 11.5 }],
    [
      'with (A) and 1)',
      {
        optionMark: (letter: string) => `(${letter})`,
        numberMark: (number: number) => `${number})`,
      },
    ],
    ['with a. in small letters', { optionMark: (letter: string) => `${letter.toLowerCase()}.` }],
    ['without indents', { option: 81, optionText: 95, numberEnd: 79 }],
  ])('is read whole %s', async (_, change) => {
    const layout = { ...LAYOUTS.older, ...change }
    const reading = await read(await decaExamPdf({ ...shortExam, layout }))
    expect(reading.unread).toEqual([])
    expect(reading.questions.map(drawn)).toEqual(few)
  })

  test('may have five options', async () => {
    const five = few.map((one) => ({
      ...one,
      options: [...one.options, 'Nothing of the kind'],
    }))
    const reading = await read(
      await decaExamPdf({ ...shortExam, layout: 'older-two-column', questions: five }),
    )
    expect(reading.questions.map(drawn)).toEqual(five)
  })

  test('may have a key of letters alone, in columns', async () => {
    const reading = await read(await decaExamPdf({ ...shortExam, key: 'letters' }))
    expect(reading.questions.map(({ correctAnswer }) => correctAnswer)).toEqual(
      few.map(({ correctAnswer }) => correctAnswer),
    )
    expect(reading.questions[0]).toMatchObject({ explanation: null, indicator: null, area: null })
  })

  test('says on its cover what it is', async () => {
    const reading = await read(await decaExamPdf(shortExam))
    expect(reading.cover).toEqual({
      title: 'Marketing Practice Exam',
      testNumber: '1901',
      cluster: 'Marketing',
      eventCodes: ['FMS'],
    })
  })

  test('is not known by the number in its page headers, which lie', async () => {
    const reading = await read(await decaExamPdf({ ...shortExam, numberOnCover: 'hidden' }))
    expect(reading.cover.testNumber).toBeNull()
  })

  test('carries its licence notice, word for word', async () => {
    const reading = await read(await decaExamPdf(shortExam))
    expect(reading.licenceNotice).toBe(
      'Items are licensed only for use as configured within this exam, in its entirety. ' +
        'Use of individual items for any purpose is prohibited.',
    )
    const free = await read(await decaExamPdf({ ...shortExam, licenceNotice: null }))
    expect(free.licenceNotice).toBeNull()
  })

  test('without a key has questions that nobody answers for it', async () => {
    const reading = await read(await decaExamPdf({ ...shortExam, key: 'none' }))
    expect(reading.contents).toBe('questions')
    expect(new Set(reading.questions.map(({ correctAnswer }) => correctAnswer))).toEqual(
      new Set([null]),
    )
    expect(reading.questions[0]?.flags).toEqual(['no-key'])
  })

  test('of answers alone keeps them for their questions', async () => {
    const reading = await read(await decaExamPdf({ ...exam, key: 'only' }))
    expect(reading.contents).toBe('key')
    expect(reading.keys).toHaveLength(100)
    expect(reading.keys[1]).toMatchObject({ number: '2', letter: 'B', indicator: 'BL:003' })
  })

  test('whose rationale restates another option than the key names is flagged, not corrected', async () => {
    const [first, ...others] = few
    if (!first) throw new Error('there are thirty')
    const slip = { ...first, explanation: 'Price fixing. The stands agreed on one price.' }
    const reading = await read(await decaExamPdf({ ...shortExam, questions: [slip, ...others] }))
    expect(reading.questions[0]).toMatchObject({
      correctAnswer: 0,
      flags: ['rationale-contradicts-key'],
    })
    expect(reading.questions[1]?.flags).toEqual([])
  })
})

describe('a list of questions', () => {
  test.each(['grid', 'column', 'rows'] as const)(
    'with headings and a key in a %s is read whole',
    async (key) => {
      const list = questions.slice(0, 45)
      const pdf = await listExamPdf({
        questions: list,
        optionMark: (l) => `${l.toLowerCase()})`,
        sectionEvery: 7,
        key,
      })
      const reading = await read(pdf)
      expect(reading.unread).toEqual([])
      expect(reading.questions.map(listed)).toEqual(list.map(listed))
    },
  )

  test('of a question pool is known by its ids', async () => {
    const reading = await read(await poolExamPdf(questions))
    expect(reading.unread).toEqual([])
    expect(reading.questions.map(listed)).toEqual(questions.map(listed))
    expect(reading.questions.slice(3, 5).map(({ number }) => number)).toEqual(['S1A04', 'S2A01'])
  })
})

async function read(pdf: Buffer): Promise<ExamReading> {
  const file = path.join(folder, 'exam.pdf')
  await writeFile(file, pdf)
  const { pages } = await readPages(file, 400)
  return readExam(pages)
}

/** A read question in the shape it was drawn from. */
function drawn(one: ReadQuestion): DrawnQuestion {
  const { question, options, correctAnswer, explanation, indicator, indicatorText } = one
  return {
    question,
    options,
    correctAnswer: correctAnswer ?? -1,
    explanation: explanation ?? '',
    indicator: indicator ?? '',
    indicatorText: indicatorText ?? '',
  }
}

function listed({ question, options, correctAnswer }: DrawnQuestion | ReadQuestion) {
  return { question, options, correctAnswer }
}
