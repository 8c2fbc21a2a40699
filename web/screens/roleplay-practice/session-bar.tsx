import clsx from 'clsx'
import { ArrowLeft, Timer } from 'lucide-react'
import { useState } from 'react'
import { INTERVIEW_MINUTES, type RoleplayPractice } from '#contract/roleplays.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formatMinutes } from './scenario-words.ts'
import { useClock } from './use-clock.ts'

type SessionBarProps = {
  difficulty: RoleplayPractice['difficulty']
  /** When the preparation was over, if there was one. */
  preparedAt: number | null
}

/** The way back, how hard it is, and how long it has taken. */
export function SessionBar({ difficulty, preparedAt }: SessionBarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <BackToRoleplays />
      <div className="ml-auto flex items-center gap-3">
        <Badge size="lg" variant="brand">
          {difficulty}
        </Badge>
        <SessionTimer preparedAt={preparedAt} />
      </div>
    </div>
  )
}

export function BackToRoleplays({ variant = 'ghost' }: { variant?: 'ghost' | 'primary' }) {
  return (
    <ButtonLink
      href={paths.practiceRoleplays}
      variant={variant}
      className={variant === 'ghost' ? '-ml-4' : ''}
    >
      <Icon of={ArrowLeft} size="sm" />
      Back to Roleplays
    </ButtonLink>
  )
}

/** Counts up from the opening of the page. A timer is not read out while it ticks. */
function SessionTimer({ preparedAt }: Pick<SessionBarProps, 'preparedAt'>) {
  const [openedAt] = useState(Date.now)
  const now = useClock()
  return (
    <span className="flex items-center gap-2">
      {preparedAt !== null && <InterviewTime passed={now - preparedAt} />}
      <span className="inline-flex h-10 items-center gap-2 rounded-md border border-hairline bg-surface px-3">
        <Icon of={Timer} size="sm" className="text-muted" />
        <span role="timer" aria-label="Time since you opened this page">
          <time className="text-lg leading-none font-semibold tabular-nums">
            {formatMinutes(now - openedAt)}
          </time>
        </span>
      </span>
    </span>
  )
}

const LONGEST_INTERVIEW_MS = 60 * 60_000

/** How much of the time at a competition is used, in milliseconds; past it, it says so but stops nobody. */
function InterviewTime({ passed }: { passed: number }) {
  // A draft taken up again the next day is no interview of 1,440 minutes.
  if (passed >= LONGEST_INTERVIEW_MS) return null
  const isOver = passed >= INTERVIEW_MINUTES * 60_000
  return (
    <span
      className={clsx(
        'text-right text-xs text-balance tabular-nums sm:text-sm',
        isOver ? 'font-label text-warning-ink' : 'text-muted',
      )}
    >
      Interview {formatMinutes(passed)} of {INTERVIEW_MINUTES}:00
    </span>
  )
}
