import { useMutation, useQueryClient } from '@tanstack/react-query'
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
  const mutationKey = ['hand-in', session.sessionId]
  const submit = useSubmit(mutationKey, body, { show, refresh })
  const conclude = useConclude(mutationKey, { session, body }, { show, refresh })
  const cache = useQueryClient()
  // Asked of the cache, not of the last render: a second press may come before React has drawn the first.
  const underWay = () => cache.isMutating({ mutationKey }) > 0

  return {
    submit: () => {
      if (!underWay() && !submit.isSuccess) submit.mutate()
    },
    /** Ends the exam without asking for complete answers. */
    conclude: () => {
      if (!underWay() && !submit.isSuccess && conclude.isIdle) conclude.mutate()
    },
    submitting: submit.isPending || submit.isSuccess,
    concluding: conclude.isPending || conclude.isSuccess,
    /** The server knows no session to hand in. */
    gone: [submit.error, conclude.error].some(isGone),
  }
}

type Then = { show: Show; refresh: () => void }

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
      if (isPaused(error)) refresh()
      if (!isGone(error)) saySubmitFailed(error)
    },
  })

type Conclusion = { session: ExamSession; body: Body }

function useConclude(mutationKey: unknown[], conclusion: Conclusion, { show, refresh }: Then) {
  const conclude = useMutation({
    mutationKey,
    mutationFn: () => api.exams.submitAttempt(conclusion.body),
    networkMode: 'always',
    retry: (_, error) => isPassing(error),
    retryDelay: (failures) => Math.min(LONGEST_RETRY_MS, 1000 * 2 ** failures),
    onSuccess: (attempt) => {
      show(attempt)
      sayConcluded(attempt, conclusion.session)
    },
    onError: (error) => {
      if (!isPaused(error)) return
      // It is not over: the clock stood still, and this may be called again when the new deadline passes.
      conclude.reset()
      refresh()
    },
  })
  return conclude
}

const isGone = (error: unknown) => hasStatus(error, [409, 404]) && !isPaused(error)

const isSignedOut = (error: unknown) => hasStatus(error, [401])

/** A second too early, too busy, or no word from our server at all. */
const isPassing = (error: unknown) => !hasStatus(error, [400, 401, 403, 404, 409])

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
