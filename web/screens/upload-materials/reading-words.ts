import type { Material } from '#contract/materials.ts'
import { countOf } from '../../lib/format.ts'

export type ReadingWords = {
  text: string
  /** `waiting` is for a person to act, `queued` for the reader. */
  tone: 'plain' | 'good' | 'waiting' | 'queued' | 'busy' | 'bad'
}

/** What became of reading a file, in words for the person who uploaded it. */
export function readingWords({ isQuestionBank, reading }: Material): ReadingWords {
  switch (reading.state) {
    case 'unread':
      return { text: 'Not read yet: press Process PDFs', tone: 'waiting' }
    case 'waiting':
      return { text: 'Waiting to be read', tone: 'queued' }
    case 'reading':
      return { text: 'Being read...', tone: 'busy' }
    case 'refused':
      return { text: reading.message ?? 'It could not be read.', tone: 'bad' }
    case 'read':
      return isQuestionBank ? wordsInBank(reading) : wordsOutside(reading)
  }
}

function wordsInBank({ questionCount, keyCount, waitsFor, testNumber }: Material['reading']) {
  const found = keyCount > 0 ? countOf(keyCount, 'answer') : countOf(questionCount, 'question')
  if (waitsFor) return waits(found, waitsFor, testNumber)
  if (keyCount > 0) return good(`${found}, joined with the questions of Test ${testNumber}`)
  if (questionCount > 0) return good(found)
  return { text: 'No questions were found in it', tone: 'bad' } as const
}

function waits(found: string, waitsFor: 'key' | 'questions', testNumber: string | null) {
  const half = waitsFor === 'key' ? 'answer key' : 'questions'
  const text = testNumber
    ? `${found}, waiting for the ${half} of Test ${testNumber}: upload that PDF to the bank too`
    : `${found} without ${waitsFor === 'key' ? 'an answer key' : 'their questions'}, and no test number on the cover to find the other PDF by`
  return { text, tone: 'waiting' } as const
}

function wordsOutside({ questionCount, keyCount }: Material['reading']) {
  if (questionCount > 0) return good(`Looks like an exam of ${countOf(questionCount, 'question')}`)
  if (keyCount > 0) return good(`Looks like an answer key of ${countOf(keyCount, 'answer')}`)
  return { text: 'Study material', tone: 'plain' } as const
}

const good = (text: string) => ({ text, tone: 'good' }) as const

/** What adding a file to the bank would bring; undefined when that is nothing. */
export function bankOffer({ isQuestionBank, reading }: Material) {
  if (isQuestionBank || reading.state !== 'read') return undefined
  const { questionCount, keyCount } = reading
  if (questionCount > 0) return `Add its ${countOf(questionCount, 'question')} to the bank`
  return keyCount > 0 ? `Add its ${countOf(keyCount, 'answer')} to the bank` : undefined
}
