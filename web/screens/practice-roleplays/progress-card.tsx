import clsx from 'clsx'
import type { CriterionProgress } from '#contract/roleplays.ts'
import { Card } from '../../ui/card.tsx'

/** As many as stand beside their words on a phone. */
const SHOWN = 8

/** Each kind of criterion, attempt by attempt: small bars, and the same numbers in words. */
export function ProgressCard({ progress }: { progress: readonly CriterionProgress[] }) {
  if (progress.length === 0) return null
  return (
    <Card aria-labelledby="progress" className="p-5 md:p-6">
      <h2 id="progress" className="type-card-heading">
        Progress by criterion
      </h2>
      <p className="mt-1 text-sm text-muted">Percent of the points, oldest attempt first.</p>
      <ul className="mt-4 divide-y divide-hairline">
        {progress.map((criterion) => (
          <Criterion key={criterion.name} {...criterion} />
        ))}
      </ul>
    </Card>
  )
}

function Criterion({ name, shares }: CriterionProgress) {
  const shown = shares.slice(-SHOWN)
  const [latest, before] = [shown.at(-1), shown.at(-2)]
  if (latest === undefined) return null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_3.75rem] items-center gap-3 py-2.5 text-sm sm:gap-4">
      <b className="font-label text-pretty wrap-anywhere">{name}</b>
      <span aria-hidden className="flex h-10 w-21 items-end gap-0.5 rounded-xs bg-sunken px-0.5">
        {shown.map((share, place) => (
          <i
            key={place}
            className={clsx(
              'min-h-0.75 w-2 rounded-t-xs forced-color-adjust-none',
              place === shown.length - 1 ? 'bg-brand' : 'bg-brand-line',
            )}
            style={{ height: `${share}%` }}
          />
        ))}
      </span>
      <span aria-hidden className="text-right tabular-nums">
        <b>{latest}%</b>
        {before !== undefined && (
          <span className="block text-xs text-muted">{withSign(latest - before)}</span>
        )}
      </span>
      <span className="sr-only">{shown.map((share) => `${share}%`).join(', ')}</span>
    </li>
  )
}

const withSign = (change: number) =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : 'as before'
