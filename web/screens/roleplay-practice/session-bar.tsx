import clsx from 'clsx'
import { ArrowLeft, Timer } from 'lucide-react'
import { useState } from 'react'
import {
  INTERVIEW_MINUTES,
  PREPARATION_MINUTES,
  type RoleplayPractice,
} from '#contract/roleplays.ts'
import type { RoleplayDraft } from '../../lib/kept-roleplay.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formatMinutes } from './scenario-words.ts'
import { useClock } from './use-clock.ts'

type SessionBarProps = {
  difficulty: RoleplayPractice['difficulty']
  draft: Pick<RoleplayDraft, 'preparingSince' | 'preparedAt'>
}

/**
 * The way back, how hard it is, and the clocks, which stay in sight below the header. On a phone they have a row of their
 * own, and only that row stays.
 */
export function SessionBar({ difficulty, draft }: SessionBarProps) {
  return (
    <div className="session-bar">
      <div className="session-way">
        <BackToRoleplays />
        <Badge size="lg" variant="brand">
          {difficulty}
        </Badge>
      </div>
      <div className="session-clocks">
        <PhaseTime {...draft} />
        <SessionTimer />
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

type PhaseTimeProps = SessionBarProps['draft']

/** Of the preparation what is left, of the interview what is used; nothing of a session that was begun without either. */
function PhaseTime({ preparingSince, preparedAt }: PhaseTimeProps) {
  const now = useClock()
  if (preparedAt !== null) return <InterviewTime passed={now - preparedAt} />
  return preparingSince !== null && <PreparationTime passed={now - preparingSince} />
}

/** A timer is not read out while it ticks; that it has run out is. */
function PreparationTime({ passed }: { passed: number }) {
  // The clock's last tick may lie before the press that began it.
  const left = PREPARATION_MS - Math.max(0, passed)
  return (
    <p className={clsx('session-phase', left <= 0 && 'font-label text-warning-ink')}>
      {left > 0 ? 'Preparation ' : 'Time is up '}
      <span role="timer" aria-label="Preparation time left">
        <time>{formatMinutes(left + 999)}</time>
      </span>
      {left > 0 && ' left'}
      <span role="status" className="sr-only">
        {left <= 0 ? 'Your preparation time is up. Start the interview when you are ready.' : ''}
      </span>
    </p>
  )
}

const PREPARATION_MS = PREPARATION_MINUTES * 60_000
const LONGEST_INTERVIEW_MS = 60 * 60_000

/** How much of the time at a competition is used, in milliseconds; past it, it says so but stops nobody. */
function InterviewTime({ passed }: { passed: number }) {
  // A draft taken up again the next day is no interview of 1,440 minutes.
  if (passed >= LONGEST_INTERVIEW_MS) return null
  const isOver = passed >= INTERVIEW_MINUTES * 60_000
  return (
    <p className={clsx('session-phase', isOver && 'font-label text-warning-ink')}>
      Interview {formatMinutes(passed)} of {INTERVIEW_MINUTES}:00
    </p>
  )
}

/** Counts up from the opening of the page. */
function SessionTimer() {
  const [openedAt] = useState(Date.now)
  const now = useClock()
  return (
    <span className="inline-flex h-10 items-center gap-2 rounded-md border border-hairline bg-surface px-3">
      <Icon of={Timer} size="sm" className="text-muted" />
      <span role="timer" aria-label="Time since you opened this page">
        <time className="text-lg leading-none font-semibold tabular-nums">
          {formatMinutes(now - openedAt)}
        </time>
      </span>
    </span>
  )
}
