import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#contract/client.ts'
import type { ExamSession, ReviewedAttempt } from '#contract/exams.ts'
import { api } from '../../../api.ts'
import { messageOf } from '../../../lib/message-of.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../ui/toast-store.ts'
import { answersByPosition } from './player-state.ts'
import { isPaused } from './send-answer.ts'
import { useFinish } from './use-finish.ts'
import { useSessionRefresh } from './use-session-watch.ts'

/** While the network is away the server hands in by itself; this only waits for the result. */
const LONGEST_RETRY_MS = 10_000

/**
 * The three ways an exam ends: the student submits, the time is up, or the server says that it was over already.
 * `answers` are those on the screen; the body is complete by itself.
 */
export function useHandIn(session: ExamSession, answers: ReadonlyMap<number, number>) {
  const questionIds = session.questions.map(({ id }) => id)
  const body = {
    id: session.id,
    // Were the exam started again elsewhere, these answers must not go into that session.
    session: session.sessionId,
    answers: answersByPosition(questionIds, answers),
    timeSpent: 0,
  }
  const show = useShowResult(session)
  const refresh = useSessionRefresh(session.id)
  const ofSession = ['hand-in', session.sessionId]
  // An attempt that was reopened is handed in again, by a player of its own.
  const mutationKey = [...ofSession, useId()]
  const submit = useSubmit(mutationKey, body, { show, refresh })
  const conclude = useConclude(mutationKey, { session, body }, { show, refresh })
  const cache = useQueryClient()
  // Asked of the cache, not of the last render: a second press may come before React has drawn the first.
  const underWay = () => cache.isMutating({ mutationKey: ofSession }) > 0
  const isDone = () =>
    cache.getMutationCache().find({ mutationKey, status: 'success' }) !== undefined

  return {
    submit: () => {
      if (!underWay() && !isDone()) submit.mutate()
    },
    /** Ends the exam without asking for complete answers. */
    conclude: () => {
      if (!underWay() && !isDone() && conclude.isIdle) conclude.mutate()
    },
    submitting: submit.isPending || submit.isSuccess,
    concluding: conclude.isPending || conclude.isSuccess,
    /** The server knows no session to hand in. */
    gone: [submit.error, conclude.error].some(isGone),
  }
}

type Then = { show: Show; refresh: () => Promise<void> }

type Body = Parameters<typeof api.exams.submitAttempt>[0]
type Show = (attempt: ReviewedAttempt) => void

function useShowResult({ id, sessionId }: ExamSession): Show {
  const [, navigate] = useLocation()
  const finish = useFinish(id, sessionId)
  return (attempt) => {
    finish(attempt)
    navigate(paths.examResult(id, attempt.id), { replace: true })
  }
}

const useSubmit = (mutationKey: unknown[], body: Body, { show, refresh }: Then) =>
  useMutation({
    mutationKey,
    mutationFn: () => api.exams.submitAttempt(body),
    onSuccess: (attempt) => {
      show(attempt)
      sayCompleted()
    },
    onError: (error) => {
      if (isPaused(error)) void refresh()
      if (!isGone(error)) saySubmitFailed(error)
    },
  })

type Conclusion = { session: ExamSession; body: Body }

function useConclude(mutationKey: unknown[], conclusion: Conclusion, { show, refresh }: Then) {
  const conclude = useMutation({
    mutationKey,
    mutationFn: () => concludeInTime(conclusion),
    networkMode: 'always',
    retry: (_, error) => isPassing(error),
    retryDelay: (failures) => Math.min(LONGEST_RETRY_MS, 1000 * 2 ** failures),
    onSuccess: (attempt) => {
      show(attempt)
      sayConcluded(attempt, conclusion.session)
    },
    onError: async (error) => {
      if (!isPaused(error) && !(error instanceof NotYet)) return
      // It is not over: the clock stood still, or this browser's was wrong. This is called again when the time comes.
      await refresh()
      conclude.reset()
    },
  })
  return conclude
}

/** The server's clock says that there is time left. */
class NotYet extends Error {}

/** Asks first: every answer may be there, and a clock that was set, or slept, must not hand them in before their time. */
async function concludeInTime({ session: { sessionId }, body }: Conclusion) {
  const { state, deadline, pausedAt, now } = await api.exams.getClock({ sessionId })
  const isRunning = state === 'open' && pausedAt === undefined
  if (isRunning && Date.parse(now) < Date.parse(deadline)) throw new NotYet()
  return api.exams.submitAttempt(body)
}

const isGone = (error: unknown) => hasStatus(error, [409, 404]) && !isPaused(error)

const isSignedOut = (error: unknown) => hasStatus(error, [401])

/** Too busy, or no word from our server at all. */
const isPassing = (error: unknown) =>
  !(error instanceof NotYet) && !hasStatus(error, [400, 401, 403, 404, 409])

const hasStatus = (error: unknown, statuses: readonly number[]) =>
  error instanceof ApiError && error.body !== undefined && statuses.includes(error.status)

const sayCompleted = () =>
  toast({
    title: 'Exam Completed!',
    description: 'Your results have been saved. Great job!',
    variant: 'success',
  })

const sayConcluded = ({ completedAt }: ReviewedAttempt, { deadline }: ExamSession) =>
  Date.parse(completedAt) >= Date.parse(deadline)
    ? toast({ title: 'Time is up', description: 'Your exam was handed in with your answers.' })
    : toast({ title: 'Exam Completed!', description: 'It was finished in another place.' })

function saySubmitFailed(error: unknown) {
  if (isSignedOut(error)) return
  const description = messageOf(error, 'Failed to submit exam. Please try again.')
  toast({ title: 'Error', description, variant: 'destructive' })
}
