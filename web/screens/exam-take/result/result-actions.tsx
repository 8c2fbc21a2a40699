import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#contract/client.ts'
import type { ExamSession, ReviewedAttempt } from '#contract/exams.ts'
import { api } from '../../../api.ts'
import { messageOf } from '../../../lib/message-of.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { StartOverDialog } from '../set-up/start-over-dialog.tsx'
import { useEnterPlayer } from '../set-up/use-start-exam.ts'
import { reloading } from './reloading.ts'

/** What to do with a result. */
export function ResultActions({ attempt }: { attempt: ReviewedAttempt }) {
  const [, navigate] = useLocation()
  const retake = useRetakeMistakes(attempt)
  const { canRetakeMistakes, score, examId } = attempt

  const retakeExam = () => {
    navigate(paths.takeExam(examId))
    reloading.now()
  }
  return (
    <>
      <div className="result-actions">
        {canRetakeMistakes && (
          <Button busy={retake.pending} onClick={retake.begin}>
            <Icon of={RotateCcw} size="sm" />
            Retake mistakes
          </Button>
        )}
        <Button variant={canRetakeMistakes ? 'secondary' : 'primary'} onClick={retakeExam}>
          Retake Exam
        </Button>
        <ButtonLink href={paths.examPractice} variant="ghost">
          Back to Exams
        </ButtonLink>
      </div>
      {!canRetakeMistakes && score < 100 && (
        <p className="mt-3 text-sm text-muted">
          Mistakes of this paper cannot be retaken on their own: its licence allows the questions
          only within the whole exam.
        </p>
      )}
      <StartOverDialog start={retake} />
    </>
  )
}

/** Opens a session of just the mistakes; asks first when another session of this exam has answers. */
function useRetakeMistakes({ id, examId }: ReviewedAttempt) {
  const enter = useEnterPlayer()
  const [open, setOpen] = useState<ExamSession>()
  const start = useMutation({
    mutationFn: () => api.exams.retakeMistakes({ id }),
    onSuccess: enter,
    onError: sayFailed,
  })
  const look = useMutation({
    mutationFn: () => api.exams.getSession({ id: examId }),
    onSuccess: ({ session }) => {
      if (session && session.answers.length > 0) setOpen(session)
      else start.mutate()
    },
    onError: sayFailed,
  })
  return {
    begin: () => {
      if (!look.isPending && !start.isPending) look.mutate()
    },
    pending: look.isPending || start.isPending,
    asking: open !== undefined,
    answered: open?.answers.length ?? 0,
    total: open?.questions.length ?? 0,
    cancel: () => setOpen(undefined),
    confirm: () => start.mutate(),
  }
}

function sayFailed(error: unknown) {
  if (error instanceof ApiError && error.status === 401) return
  const description = messageOf(error, 'Failed to prepare exam. Please try again.')
  toast({ title: 'Error', description, variant: 'destructive' })
}
