import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#contract/client.ts'
import type { ExamSession } from '#contract/exams.ts'
import { api, query } from '../../../api.ts'
import { messageOf } from '../../../lib/message-of.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../session.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { Choice } from '../place.ts'
import { answeredIds } from '../player/kept-session.ts'

export type TimedChoice = Choice & { timed: boolean }
export type StartExam = ReturnType<typeof useStartExam>

/** Opens a new session; asks first when one is open that has answers. */
export function useStartExam(examId: number, open: ExamSession | null) {
  const [asked, setAsked] = useState<TimedChoice>()
  const { start, begin } = useStartCall(examId)
  const { id: personId } = useUser()
  const answered = open ? answeredIds(personId, open).size : 0

  return {
    begin: (choice: TimedChoice) => {
      if (answered > 0) setAsked(choice)
      else begin(choice)
    },
    pending: start.isPending,
    /** How many unseen questions there are, when more were asked for. */
    available: availableOf(start.error),
    refusal: start.error ? wordsFor(start.error) : undefined,
    asking: asked !== undefined,
    answered,
    total: open?.questions.length ?? 0,
    cancel: () => setAsked(undefined),
    confirm: () => {
      if (asked) begin(asked, () => setAsked(undefined))
    },
  }
}

function useStartCall(examId: number) {
  const cache = useQueryClient()
  const enter = useEnterPlayer()
  const mutationKey = ['start-exam', examId]
  const start = useMutation({
    mutationKey,
    mutationFn: ({ count, includeAttempted, timed }: TimedChoice) =>
      api.exams.startCustomExam({
        id: examId,
        questionCount: count,
        includeAttemptedQuestions: includeAttempted,
        timed: timed ? '1' : undefined,
      }),
    onSuccess: enter,
    onError: sayFailed,
  })
  const begin = (choice: TimedChoice, onError?: () => void) => {
    // Asked of the cache: of two quick presses the second would set the first one's session aside.
    if (cache.isMutating({ mutationKey }) === 0) start.mutate(choice, { onError })
  }
  return { start, begin }
}

/** A session that was just opened, whichever way, goes straight to its first question. */
export function useEnterPlayer() {
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  return (session: ExamSession) => {
    cache.setQueryData(query(api.exams.getSession, { id: session.id }).queryKey, { session })
    navigate(paths.examQuestion(session.id, 1))
    const count = session.questions.length
    toast({
      title: 'Exam Started!',
      description: `Ready to practice with ${count} questions.`,
      variant: 'success',
    })
  }
}

function sayFailed(error: unknown) {
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Error', description: wordsFor(error), variant: 'destructive' })
}

/** A conflict or unusable input speaks for itself; a refusal and a dead network have the specification's words. */
const wordsFor = (error: unknown) =>
  messageOf(
    error,
    error instanceof ApiError
      ? 'Failed to generate custom exam'
      : 'Failed to prepare exam. Please try again.',
  )

function availableOf(error: unknown) {
  const text =
    error instanceof ApiError && error.status === 409 && error.body?.fields?.['available']
  return text ? Number(text) : undefined
}
