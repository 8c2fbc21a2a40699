import type { ExamSession } from '#contract/exams.ts'
import { ApiError } from '#contract/client.ts'
import { api } from '../../../api.ts'
import { sendToSignIn } from '../../../lib/sign-in-again.ts'
import { toast } from '../../../ui/toast-store.ts'
import { AnswerQueue } from './answer-queue.ts'
import { keepAnswers, keepSession, readKeptSession, removeKeptSession } from './kept-session.ts'
import { sendAnswer } from './send-answer.ts'

// A queue outlives its screen: who leaves the player in a dead spot still has answers on the way.
const open = new Map<number, AnswerQueue>()

/** The queue of this session in this tab, filled with what the server knows and what this browser kept. */
export function openAnswerQueue(personId: string, session: ExamSession) {
  const { sessionId } = session
  const earlier = open.get(sessionId)
  const queue = earlier && !earlier.snapshot().ended ? earlier : createQueue(personId, session)
  open.set(sessionId, queue)
  fillQueue(queue, personId, session)
  return queue
}

/** By revision: an answer that this browser kept and the server does not have is sent again. */
export function fillQueue(queue: AnswerQueue, personId: string, session: ExamSession) {
  queue.learn(session.answers)
  queue.adopt(readKeptSession(personId, session.sessionId)?.answers ?? [])
}

// A queue knows no screen; the screen that shows this session asks the server how it stands.
const pauseListeners = new Map<number, () => void>()
const announcePause = (sessionId: number) => pauseListeners.get(sessionId)?.()

/** Who is told when an answer meets a pause. Gives back the way to stop listening. */
export function onPauseMet(sessionId: number, listener: () => void) {
  pauseListeners.set(sessionId, listener)
  return () => void pauseListeners.delete(sessionId)
}

/** The session was handed in: nothing of it is left to send or to keep. */
export function closeAnswerQueue(personId: string, examId: number, sessionId: number) {
  open.get(sessionId)?.close()
  open.delete(sessionId)
  removeKeptSession(personId, examId, sessionId)
}

function createQueue(personId: string, session: ExamSession): AnswerQueue {
  keepSession(personId, session)
  const { sessionId } = session
  const queue = new AnswerQueue({
    send: async (answer) => {
      const outcome = await sendAnswer(sessionId, answer)
      if (outcome.kind === 'signed-out') sendToSignIn()
      return outcome
    },
    keep: (answers) => keepAnswers(personId, session, answers),
    onSuperseded: () => void learnNewer(queue, session),
    onPaused: () => announcePause(sessionId),
  })
  return queue
}

/** Another tab or device was faster: its answer is the one that counts, so it is the one to show. */
async function learnNewer(queue: AnswerQueue, { id, sessionId }: ExamSession) {
  try {
    const { session } = await api.exams.getSession({ id })
    if (session?.sessionId !== sessionId) return
    queue.learn(session.answers)
    toast({
      title: 'Answered elsewhere',
      description: 'A newer answer came from another tab or device and is shown here now.',
    })
  } catch (error) {
    // The queue tries again and asks again; anything but a failed call is a mistake of ours.
    if (!(error instanceof ApiError || error instanceof TypeError)) throw error
  }
}
