import { screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import type { ExamSession } from '#contract/exams.ts'
import { closeAnswerQueue } from '../screens/exam-take/player/open-answer-queue.ts'
import { questionsOf, sessionOf } from './exam-replies.ts'
import { maya, renderApp, type Replies } from './render-app.tsx'

// Queues live as long as the tab; the next test is another tab.
let lastSessionId = 100
export const newSession = (count: number, overrides: Partial<ExamSession> = {}) =>
  sessionOf(count, { sessionId: ++lastSessionId, ...overrides })
afterEach(() => closeAnswerQueue(maya.id, 7, lastSessionId))

/** Maya in the player at this question, with a server that saves every answer. */
export function renderPlayer(session: ExamSession | null, number = 1, more: Replies = {}) {
  const saves = questionsOf(20).map(({ id }): [string, object] => [
    `PUT /api/exam-sessions/${session?.sessionId}/answers/${id}`,
    { state: 'saved' },
  ])
  renderApp({
    as: maya,
    path: `/exam-practice/take/7?question=${number}`,
    replies: {
      '/api/exams/7/session': { session },
      [`/api/exam-sessions/${session?.sessionId}/clock`]: {
        state: 'finished',
        ...clockOf(session),
      },
      ...Object.fromEntries(saves),
      ...more,
    },
  })
}
/** How the time stands, as the server tells it without the questions. */
export const clockOf = (session: ExamSession | null) => {
  const { deadline, now } = session ?? newSession(1)
  return { deadline, now }
}
export const place = (words: string) => screen.findByText(words)
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** The second option to each of the first questions, as saved. */
export const answersTo = (count: number) =>
  questionsOf(count).map(({ id }, position) => ({
    questionId: id,
    answer: 1,
    revision: position + 1,
  }))
