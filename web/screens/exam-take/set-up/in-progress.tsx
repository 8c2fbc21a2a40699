import { ClipboardCheck, ClipboardPen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExamSession, ExamWithQuestions } from '#contract/exams.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon, type IconProps } from '../../../ui/icon.tsx'
import { Rail } from '../../../ui/rail.tsx'
import { findKeptSession, readKeptSession } from '../player/kept-session.ts'
import { resumeNumber } from '../player/player-state.ts'
import { StartOverDialog } from './start-over-dialog.tsx'
import { useStartExam } from './use-start-exam.ts'

type InProgressProps = { exam: ExamWithQuestions; session: ExamSession }

/** An exam that runs already comes before every other choice. */
export function InProgress({ exam, session }: InProgressProps) {
  const answered = useAnsweredIds(session)
  const total = session.questions.length
  const start = useStartExam(exam.id, session)
  const startOver = () =>
    start.begin({ count: total, includeAttempted: true, timed: session.timed })

  return (
    <Notice icon={ClipboardPen}>
      <div className="grid flex-1 gap-2">
        <p className="type-card-heading">
          In progress: {answered.size} of {total} answered
        </p>
        <Rail value={(100 * answered.size) / total} className="max-w-80" />
      </div>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button variant="ghost" busy={start.pending} onClick={startOver}>
          Start over
        </Button>
        <ButtonLink href={paths.examQuestion(exam.id, resumeNumber(session.questions, answered))}>
          Resume
        </ButtonLink>
      </div>
      <StartOverDialog start={start} />
    </Notice>
  )
}

/** What the server has, and what this browser could not send yet. */
function useAnsweredIds(session: ExamSession) {
  const { id: personId } = useUser()
  const kept = readKeptSession(personId, session.sessionId)?.answers ?? []
  return new Set([...session.answers, ...kept].map(({ questionId }) => questionId))
}

/** This browser was in a session of this exam that ended without it: at the deadline, or on another device. */
export function HandedInMeanwhile({ examId }: { examId: number }) {
  const { id: personId } = useUser()
  const kept = findKeptSession(personId, examId)
  if (!kept || kept.answers.length === 0) return null
  return (
    <Notice icon={ClipboardCheck}>
      <div className="flex-1">
        <p className="type-card-heading">Your last exam was handed in</p>
        <p className="text-sm text-muted">
          Its time ran out, or it was finished on another device.
        </p>
      </div>
      <ButtonLink href={paths.examQuestion(examId, 1)}>See the result</ButtonLink>
    </Notice>
  )
}

function Notice({ icon, children }: { icon: IconProps['of']; children: ReactNode }) {
  return (
    <section className="mb-5 flex flex-col gap-4 rounded-lg border border-brand-line bg-brand-soft p-5 sm:flex-row sm:items-center">
      <Icon of={icon} size="lg" className="text-brand-ink max-sm:hidden" />
      {children}
    </section>
  )
}
