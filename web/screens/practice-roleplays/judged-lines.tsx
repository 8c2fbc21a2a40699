import clsx from 'clsx'
import { BANDS, type JudgedLine } from '#contract/roleplays.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { JudgeReason } from '../../ui/judge-reason.tsx'
import { Rail } from '../../ui/rail.tsx'

/** The form: each criterion's points and band, the student's own words for it, and why. */
export function JudgedLines({ lines }: { lines: readonly JudgedLine[] }) {
  return (
    <Card aria-labelledby="form" className="overflow-hidden">
      <h3 id="form" className="type-card-heading px-5 pt-5 pb-3 md:px-6">
        Line by line
      </h3>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </Card>
  )
}

const BAND_BADGES: Record<JudgedLine['band'], 'neutral' | 'warning' | 'brand' | 'success'> = {
  'Little/No Value': 'neutral',
  'Below Expectations': 'warning',
  'Meets Expectations': 'brand',
  'Exceeds Expectations': 'success',
}

function Line({ line }: { line: JudgedLine }) {
  const { name, points, maxPoints, band, evidence, reason, carriedOver } = line
  const isLow = BANDS.indexOf(band) < 2
  return (
    <li className="grid gap-x-8 gap-y-3 px-5 py-4 md:grid-cols-[15rem_minmax(0,1fr)] md:px-6">
      <div>
        <h4 className="font-semibold text-pretty wrap-anywhere">{name}</h4>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm tabular-nums">
          <span>
            <b>{points}</b> <span className="text-muted">of {maxPoints}</span>
          </span>
          <Badge variant={BAND_BADGES[band]}>{band}</Badge>
        </p>
        <Rail
          value={(100 * points) / maxPoints}
          tone={isLow ? 'weak' : 'brand'}
          className="mt-2 max-w-56"
        />
        {carriedOver && (
          <p className="mt-2 text-xs text-muted">From the attempt before; not tried again.</p>
        )}
      </div>
      <div className="grid content-start gap-2 wrap-anywhere">
        {evidence.map((words) => (
          <blockquote
            key={words}
            className={clsx(
              'border-l-2 pl-3 text-pretty',
              isLow ? 'border-warning-line' : 'border-brand-line',
            )}
          >
            “{words}”
          </blockquote>
        ))}
        {evidence.length === 0 && <p className="font-label text-muted">Not addressed</p>}
        <JudgeReason reason={reason} />
      </div>
    </li>
  )
}
