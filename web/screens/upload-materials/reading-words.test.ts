import { expect, test } from 'vitest'
import { material } from './fixtures.ts'
import { bankOffer, readingWords } from './reading-words.ts'

test.each([
  [{ state: 'unread' }, 'Not read yet: press Process PDFs'],
  [{ state: 'waiting' }, 'Waiting to be read'],
  [{ state: 'refused', message: 'This PDF is damaged.' }, 'This PDF is damaged.'],
  [{}, '100 questions'],
  [{ questionCount: 0 }, 'No questions were found in it'],
  [
    { waitsFor: 'key' },
    '100 questions, waiting for the answer key of Test 1283: upload that PDF to the bank too',
  ],
  [
    { waitsFor: 'key', testNumber: null },
    '100 questions without an answer key, and no test number on the cover to find the other PDF by',
  ],
  [
    { waitsFor: 'questions', questionCount: 0, keyCount: 100 },
    '100 answers, waiting for the questions of Test 1283: upload that PDF to the bank too',
  ],
  [{ questionCount: 0, keyCount: 100 }, '100 answers, joined with the questions of Test 1283'],
] as const)('a file of the bank with %j says %j', (reading, words) => {
  expect(readingWords(material({}, reading)).text).toBe(words)
})

test.each([
  [{}, 'Looks like an exam of 100 questions', 'Add its 100 questions to the bank'],
  [
    { questionCount: 0, keyCount: 50 },
    'Looks like an answer key of 50 answers',
    'Add its 50 answers to the bank',
  ],
  [{ questionCount: 0 }, 'Study material', undefined],
  [{ state: 'reading' }, 'Being read...', undefined],
] as const)('a file outside the bank with %j says %j and offers %j', (reading, words, offer) => {
  const outside = material({ isQuestionBank: false }, reading)
  expect(readingWords(outside).text).toBe(words)
  expect(bankOffer(outside)).toBe(offer)
})
