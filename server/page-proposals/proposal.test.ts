import { expect, test } from 'vitest'
import type { ExamReading } from '../extraction/reading.ts'
import { newProposals, unreadPages, withAccepted } from './proposal.ts'

test('pages are asked about with their numbers, unless any may be meant', () => {
  const reason = 'r'
  expect(
    unreadPages({
      unread: [
        { page: 0, reason },
        { page: 2, reason, numbers: ['4', '5'] },
        { page: 2, reason, numbers: ['5'] },
        { page: 3, reason, numbers: ['9'] },
        { page: 3, reason },
      ],
    }),
  ).toEqual([
    { page: 2, numbers: ['4', '5'] },
    { page: 3, numbers: [] },
  ])
})

test('what the reader has read is neither proposed nor added a second time', () => {
  const read = (number: string, question: string) => ({
    ...{ number, question, options: ['a', 'b'], correctAnswer: 0, explanation: null },
    ...{ indicator: null, indicatorText: null, area: null, page: 1, flags: [] },
  })
  const questions = [read('1', 'One?'), read('5', 'Five?')]
  const reading = { questions } as unknown as ExamReading // all it looks at
  const numbered = (number: string | null, question: string) => ({
    number,
    question,
    options: ['a', 'b'],
    correctAnswer: null,
  })
  expect(
    newProposals([numbered('1', 'x'), numbered(null, 'FIVE'), numbered('3', 'Three?')], reading),
  ).toEqual([numbered('3', 'Three?')])

  const accepted = (number: string, page: number) => ({
    ...{ number, page, question: number, options: ['a', 'b'], correctAnswer: 1 },
  })
  const whole = withAccepted(questions, [accepted('3', 1), accepted('5', 1), accepted('T1', 2)])
  expect(whole.map(({ number }) => number)).toEqual(['1', '3', '5', 'T1'])
})
