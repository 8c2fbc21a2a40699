import clsx from 'clsx'
import { Flame } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Figure } from '../../ui/stat.tsx'

/** Seven dots: a week of practice. */
const DOTS = 7

type StreakCardProps = { days: number; practisedToday: boolean; className?: string }

/** Days in a row with practice; the dots fill up to a week. */
export function StreakCard({ days, practisedToday, className }: StreakCardProps) {
  const lit = Math.min(DOTS, days)
  return (
    <Card className={clsx('flex flex-col p-6', className)} aria-labelledby="streak">
      <header className="flex items-center justify-between">
        <h2 id="streak" className="type-card-heading">
          Study streak
        </h2>
        <Icon of={Flame} size="lg" className={days > 0 ? 'text-accent' : 'text-faint'} />
      </header>
      <Figure value={days} unit={days === 1 ? 'day' : 'days'} className="mt-3" />
      <div
        role="img"
        aria-label={`${lit} of ${DOTS} days`}
        className="mt-auto flex items-start gap-2 pt-5"
      >
        {Array.from({ length: DOTS }, (_, day) => (
          <i
            key={day}
            className={clsx(
              'aspect-square max-w-7 flex-1 rounded-full',
              day < lit
                ? 'forced-color-adjust-none bg-accent'
                : 'border-[1.5px] border-dashed border-line',
            )}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-balance text-muted">{encouragement(days, practisedToday)}</p>
    </Card>
  )
}

function encouragement(days: number, practisedToday: boolean) {
  if (days === 0) return 'Practice today lights the first dot.'
  if (!practisedToday) return 'Practice today to keep it going.'
  if (days >= DOTS) return 'A full week and counting. See you tomorrow.'
  return `Today counts. Tomorrow lights dot ${days + 1}.`
}
