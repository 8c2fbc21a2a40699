import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#contract/client.ts'
import type { RoleplayAttempt, RoleplayPractice } from '#contract/roleplays.ts'
import { api } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { keepSpeechReport, type SpeechReport } from '../../lib/kept-speech-report.ts'
import { paths } from '../../lib/paths.ts'
import { sayFailure } from '../../lib/say.ts'
import { useRefreshStudy } from '../../lib/use-refresh-study.ts'
import { useUser } from '../../session.ts'
import { toast } from '../../ui/toast-store.ts'
import type { DraftKeeper } from './use-draft.ts'
import { findSpeechReport } from './voice/speech-report.ts'
import { finishRecording } from './voice/voice-recorder.ts'

/** What the server says of an id that is nobody's, someone else's, or no id at all. */
const MISSING = [400, 404, 422]

export const practiceQuery = (id: string) => ({
  queryKey: [...api.roleplays.getScenario.key, { id: Number(id) }],
  queryFn: () => getScenario(id),
  staleTime: ENTERING_STALE_MS,
})

/** Null when there is no such scenario of this student's. */
export function usePractice(id: string): RoleplayPractice | null {
  return useSuspenseQuery(practiceQuery(id)).data
}

async function getScenario(id: string) {
  if (!/^\d+$/.test(id)) return null
  try {
    return await api.roleplays.getScenario({ id: Number(id) })
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.status)) return null
    throw error
  }
}

/**
 * Handing in. On success the draft goes, how it sounded is kept on this device for its feedback, and the list of
 * roleplays opens at the new attempt.
 */
export function useSubmission(scenarioId: number, keeper: DraftKeeper, redoOf: number | undefined) {
  const onSubmitted = useWayOn()
  // Before the page is drawn anew a second click finds the button as it was.
  const isSending = useRef(false)
  const { id: personId } = useUser()
  const submission = useMutation({
    mutationFn: (_: SpeechReport | undefined) => {
      const { response, answers } = keeper.latest()
      return api.roleplays.submitRoleplay({
        scenarioId,
        response: response.trim(),
        ...withAnswers(answers),
        ...(redoOf !== undefined && { redoOf }),
      })
    },
    onSuccess: (attempt, report) => {
      keeper.remove()
      if (report) keepSpeechReport(personId, attempt.id, report)
      onSubmitted(attempt)
    },
    onError: (error) => sayFailure(error, 'Failed to submit response. Please try again.'),
    onSettled: () => void (isSending.current = false),
  })
  return {
    isPending: submission.isPending,
    submit() {
      if (isSending.current) return
      const speech = finishRecording()
      if (keeper.latest().response.trim() === '') return sayMissing()
      isSending.current = true
      submission.mutate(findSpeechReport(speech))
    },
  }
}

function useWayOn() {
  const refreshStudy = useRefreshStudy([api.roleplays.listRoleplayAttempts.key])
  const [, navigate] = useLocation()
  return ({ id }: RoleplayAttempt) => {
    toast({
      title: 'Response Submitted',
      description: 'Your roleplay response has been submitted successfully!',
      variant: 'success',
    })
    void refreshStudy()
    // In the history entry rather than the address, which stays the specification's.
    navigate(paths.practiceRoleplays, { state: { attempt: id } })
  }
}

function withAnswers(answers: Record<string, string>) {
  const given = Object.entries(answers).flatMap(([key, answer]) => {
    const text = answer.trim()
    return text === '' ? [] : [[key, text] as const]
  })
  return given.length > 0 ? { answers: Object.fromEntries(given) } : {}
}

const sayMissing = () =>
  toast({
    title: 'Missing Response',
    description: 'Please provide your response before submitting.',
    variant: 'destructive',
  })
