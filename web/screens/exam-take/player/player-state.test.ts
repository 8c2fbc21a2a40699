import { expect, test } from 'vitest'
import { questionsOf } from '../../../test/exam-replies.ts'
import {
  answersByPosition,
  pressNext,
  pressPrevious,
  pressSkip,
  pressSubmit,
  resumeNumber,
  type PlayerState,
} from './player-state.ts'

const questions = questionsOf(4)

/** At `current`, with these positions answered. */
const at = (current: number, answered: number[] = []): PlayerState => ({
  questions,
  current,
  answers: new Map(answered.map((position) => [questions[position]!.id, 0])),
  flagged: new Set(),
  reviewing: false,
})

test('going forward asks for an answer', () => {
  expect(pressNext(at(0))).toEqual({ kind: 'answer-required' })
  expect(pressNext(at(0, [0]))).toEqual({ kind: 'go', to: 1 })
})

test('on the last question, forward is submitting, which asks for every answer', () => {
  expect(pressNext(at(3, [3]))).toEqual({ kind: 'incomplete', answered: 1, total: 4 })
  expect(pressNext(at(3))).toEqual({ kind: 'incomplete', answered: 0, total: 4 })
  expect(pressSubmit(at(3, [0, 1, 2, 3]))).toEqual({ kind: 'hand-in' })
})

test('what was flagged is looked at again before it is handed in', () => {
  const flagged: PlayerState = { ...at(3, [0, 1, 2, 3]), flagged: new Set([questions[1]!.id]) }
  expect(pressNext(flagged)).toEqual({ kind: 'review' })
  expect(pressNext({ ...flagged, reviewing: true })).toEqual({ kind: 'hand-in' })
  expect(pressPrevious({ ...flagged, reviewing: true })).toEqual({ kind: 'go', to: 3 })
  expect(pressNext({ ...at(1, [0]), reviewing: true })).toMatchObject({ kind: 'incomplete' })
})

test('going back needs nothing, and the first question has nothing before it', () => {
  expect(pressPrevious(at(2))).toEqual({ kind: 'go', to: 1 })
  expect(pressPrevious(at(0))).toEqual({ kind: 'stay' })
})

test('skipping goes to the next unanswered question, around the end too', () => {
  expect(pressSkip(at(0, [1]))).toEqual({ kind: 'go', to: 2 })
  expect(pressSkip(at(3, [0, 3]))).toEqual({ kind: 'go', to: 1 })
  expect(pressSkip(at(2, [0, 1, 3]))).toEqual({ kind: 'stay' })
})

test('a resumed exam goes on at its first unanswered question', () => {
  expect(resumeNumber(questions, new Set([101, 102]))).toBe(3)
  expect(resumeNumber(questions, new Set([101, 103]))).toBe(2)
  expect(resumeNumber(questions, new Set(questions.map(({ id }) => id)))).toBe(4)
})

test('a submission is keyed by position and leaves out what is not answered', () => {
  const answers = new Map([
    [103, 2],
    [101, 0],
  ])
  expect(answersByPosition([101, 102, 103], answers)).toEqual({
    0: { questionId: 101, answer: 0 },
    2: { questionId: 103, answer: 2 },
  })
})
