import { ClipboardCheck, ClipboardPen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExamSession } from '#contract/exams.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon, type IconProps } from '../../../ui/icon.tsx'
import { Rail } from '../../../ui/rail.tsx'
import { answeredIds, findKeptSession } from '../player/kept-session.ts'
import { resumeNumber } from '../player/player-state.ts'
import { StartOverDialog } from './start-over-dialog.tsx'
import { useStartExam } from './use-start-exam.ts'

type InProgressProps = {
  session: ExamSession
  /** Secondary where another button is the page's own. */
  look?: 'primary' | 'secondary'
  /** What else can be done with it. */
  children?: ReactNode
}

/** An exam that runs already comes before every other choice. */
export function InProgress({ session, look = 'primary', children }: InProgressProps) {
  const { id: personId } = useUser()
  const answered = answeredIds(personId, session)
  const total = session.questions.length
  return (
    <Notice icon={ClipboardPen}>
      <div className="grid flex-1 gap-2">
        <p className="type-card-heading">
          In progress: {answered.size} of {total} answered
        </p>
        {session.pausedAt && (
          <p className="text-sm">Paused by your advisor; the clock stands still.</p>
        )}
        <Rail value={(100 * answered.size) / total} className="max-w-80" />
      </div>
      <div className="flex gap-2 max-sm:*:flex-1">
        {children}
        <ButtonLink
          variant={look}
          href={paths.examQuestion(session.id, resumeNumber(session.questions, answered))}
        >
          Resume
        </ButtonLink>
      </div>
    </Notice>
  )
}

/** The same number of questions again, from the beginning; asks first. */
export function StartOver({ session }: { session: ExamSession }) {
  const start = useStartExam(session.id, session)
  const count = session.questions.length
  return (
    <>
      <Button
        variant="ghost"
        busy={start.pending}
        onClick={() => start.begin({ count, includeAttempted: true, timed: session.timed })}
      >
        Start over
      </Button>
      <StartOverDialog start={start} />
    </>
  )
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
