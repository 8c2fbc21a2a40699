import clsx from 'clsx'
import { Eye, EyeOff, Timer } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readKept, writeKept } from '../../../lib/kept.ts'
import { useUser } from '../../../session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ALWAYS_SHOWN_MS, announcement, formatTimeLeft } from './exam-clock.ts'
import { useTimeLeft } from './use-exam-clock.ts'
import type { Player } from './use-player.ts'

const HIDDEN = 'exam-timer-hidden'

/** Time left. It can be hidden until five minutes remain, and is never read out while it ticks. */
export function PlayerTimer({ clock }: { clock: Player['clock'] }) {
  const { id: personId } = useUser()
  const [hidden, setHidden] = useState(() => readKept(personId, HIDDEN, z.boolean()) ?? false)
  const left = useTimeLeft(clock)
  const [leftAtStart] = useState(left)
  const short = left <= ALWAYS_SHOWN_MS
  const shown = short || !hidden

  const toggle = () => {
    setHidden(!hidden)
    writeKept(personId, HIDDEN, !hidden)
  }
  return (
    <div className={clsx('timer', short && 'is-short')}>
      <Icon of={Timer} size="sm" />
      {shown ? (
        <span role="timer" aria-label="Time left">
          <time>{formatTimeLeft(left)}</time>
        </span>
      ) : (
        <span className="px-2 text-sm text-muted">Hidden</span>
      )}
      {!short && (
        <IconButton
          icon={hidden ? Eye : EyeOff}
          label={hidden ? 'Show the timer' : 'Hide the timer'}
          size="sm"
          onClick={toggle}
        />
      )}
      <span role="status" className="sr-only">
        {announcement(leftAtStart, left)}
      </span>
    </div>
  )
}
