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
/** Flags and struck options, beside the answers. */
const marksOf = (sessionId: number) => `exam-marks-${sessionId}`
/** Whether a storage key, as a storage event names it, is this session's. */
export const isKeptSession = (key: string | null, sessionId: number) =>
  key?.endsWith(`:${nameOf(sessionId)}`) ?? false

/** The same for what is marked in it. */
export const isKeptMarks = (key: string | null, sessionId: number) =>
  key?.endsWith(`:${marksOf(sessionId)}`) ?? false

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
  if (earlier !== undefined && earlier !== session.sessionId) forget(personId, earlier)
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

/** Flagged question ids, and struck options as "question:option". */
const Marks = z.object({ flagged: z.array(Id), struck: z.array(z.string()) })
export type Marks = z.infer<typeof Marks>

export const readMarks = (personId: string, sessionId: number): Marks =>
  readKept(personId, marksOf(sessionId), Marks) ?? { flagged: [], struck: [] }

export const keepMarks = (personId: string, sessionId: number, marks: Marks) =>
  writeKept(personId, marksOf(sessionId), marks)

function forget(personId: string, sessionId: number) {
  removeKept(personId, nameOf(sessionId))
  removeKept(personId, marksOf(sessionId))
}

export function removeKeptSession(personId: string, examId: number, sessionId: number) {
  forget(personId, sessionId)
  if (readKept(personId, pointerOf(examId), Id) === sessionId) {
    removeKept(personId, pointerOf(examId))
  }
}
