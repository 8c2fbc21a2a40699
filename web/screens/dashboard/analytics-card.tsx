import clsx from 'clsx'
import { Link } from 'wouter'
import type { StudyWeek } from '#contract/analytics.ts'
import { paths } from '../../lib/paths.ts'
import { sampleWeekChart, weekChart } from '../../lib/study-week.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { textLinkClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { LazyBarChart } from '../../ui/charts/lazy-bar-chart.tsx'

type AnalyticsCardProps = {
  /** Undefined before the first finished exam. */
  week: StudyWeek | undefined
  /** Whether there is study time to show. */
  measured: boolean
  className?: string
}

export function AnalyticsCard({ week, measured, className }: AnalyticsCardProps) {
  return (
    <section aria-labelledby="analytics" className={clsx('flex flex-col', className)}>
      <h2 id="analytics" className="type-card-heading mb-3">
        Analytics
      </h2>
      {week ? <WeekCard week={week} measured={measured} /> : <ComingSoon />}
    </section>
  )
}

function WeekCard({ week, measured }: { week: StudyWeek; measured: boolean }) {
  return (
    <Card as="div" className="flex flex-1 flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="type-label text-muted">Study hours this week</h3>
        {!measured && <SampleBadge />}
      </div>
      <LazyBarChart {...(measured ? weekChart(week) : sampleWeekChart())} />
      <Link href={paths.analytics} className={clsx(textLinkClass, 'self-start py-1 text-sm')}>
        See all analytics
      </Link>
    </Card>
  )
}

const GHOST_BARS = [46, 64, 38, 82, 70, 100]

function ComingSoon() {
  return (
    <Card
      as="div"
      className="grid min-h-56 flex-1 grid-rows-[1fr_auto] gap-4 p-6 text-center md:max-h-96"
    >
      <svg
        viewBox="0 0 220 120"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden
        className="size-full min-h-28"
      >
        {GHOST_BARS.map((height, place) => (
          <rect
            key={height}
            className="ghost-bar"
            x={12 + 34 * place}
            y={124 - height}
            width="22"
            height={height}
            rx="4"
          />
        ))}
        <path className="ghost-base" d="M0 119.5h220" />
        <path
          className="logo-spark"
          d="M193 2l2.2 5.8L201 10l-5.8 2.2L193 18l-2.2-5.8L185 10l5.8-2.2z"
        />
      </svg>
      <p className="type-card-heading">Analytics Coming Soon</p>
    </Card>
  )
}
