import { CirclePause } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { formatTimeLeft } from './exam-clock.ts'
import { useArrival } from './use-arrival.ts'
import type { Player } from './use-player.ts'

/** An advisor has stopped the clock. The question goes too: a pause is not time to think. */
export function PausedNotice({ player }: { player: Player }) {
  const { session, clock, snapshot } = player
  const heading = useArrival()
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-brand-line bg-brand-soft p-6">
      <Icon of={CirclePause} size="lg" className="text-brand-ink" />
      <h2 ref={heading} tabIndex={-1} className="type-card-heading outline-none">
        Paused by your advisor
      </h2>
      <p className="text-pretty">
        {session.timed && clock.pausedLeft !== undefined
          ? `The clock stands still: ${formatTimeLeft(clock.pausedLeft)} are left, and all of it is yours when the exam goes on. `
          : 'The exam goes on when your advisor says so. '}
        This page notices by itself; you need not reload it.
      </p>
      <p className="text-sm text-muted">
        {snapshot.unsent > 0
          ? 'What you answered last is kept on this device and is sent when the exam goes on.'
          : 'Everything you answered is saved.'}
      </p>
    </div>
  )
}
