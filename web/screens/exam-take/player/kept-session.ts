import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { SavedAnswer, type ExamSession } from '#contract/exams.ts'
import { readKept, removeKept, writeKept } from '../../../lib/kept.ts'

/** A running session as this browser keeps it: enough to send what waits, and to hand in, without asking anybody. */
const KeptSession = z.object({
  examId: Id,
  sessionId: Id,
  questionIds: z.array(Id),
  answers: z.array(SavedAnswer),
})
export type KeptSession = z.infer<typeof KeptSession>

const nameOf = (sessionId: number) => `exam-session-${sessionId}`
/** Whether a storage key, as a storage event names it, is this session's. */
export const isKeptSession = (key: string | null, sessionId: number) =>
  key?.endsWith(`:${nameOf(sessionId)}`) ?? false

/** Which session of an exam this browser was in last. */
const pointerOf = (examId: number) => `exam-${examId}`

export const readKeptSession = (personId: string, sessionId: number) =>
  readKept(personId, nameOf(sessionId), KeptSession)

export function findKeptSession(personId: string, examId: number) {
  const sessionId = readKept(personId, pointerOf(examId), Id)
  return sessionId === undefined ? undefined : readKeptSession(personId, sessionId)
}

/** Everything this student has answered in a session: what the server has, and what only this browser has so far. */
export function answeredIds(personId: string, { sessionId, answers }: ExamSession) {
  const kept = readKeptSession(personId, sessionId)?.answers ?? []
  return new Set([...answers, ...kept].map(({ questionId }) => questionId))
}

/** From now on this is the exam's session here; what was kept of an earlier one goes. */
export function keepSession(personId: string, session: ExamSession) {
  const earlier = readKept(personId, pointerOf(session.id), Id)
  if (earlier !== undefined && earlier !== session.sessionId) removeKept(personId, nameOf(earlier))
  writeKept(personId, pointerOf(session.id), session.sessionId)
}

/** Over what is kept already, question by question: another tab may have kept newer answers. */
export function keepAnswers(personId: string, session: ExamSession, answers: SavedAnswer[]) {
  const newest = new Map<number, SavedAnswer>()
  const kept = readKeptSession(personId, session.sessionId)?.answers ?? []
  for (const answer of [...kept, ...answers]) {
    const other = newest.get(answer.questionId)
    if (!other || other.revision <= answer.revision) newest.set(answer.questionId, answer)
  }
  return writeKept(personId, nameOf(session.sessionId), {
    examId: session.id,
    sessionId: session.sessionId,
    questionIds: session.questions.map(({ id }) => id),
    answers: [...newest.values()],
  } satisfies KeptSession)
}

export function removeKeptSession(personId: string, examId: number, sessionId: number) {
  removeKept(personId, nameOf(sessionId))
  if (readKept(personId, pointerOf(examId), Id) === sessionId) {
    removeKept(personId, pointerOf(examId))
  }
}
