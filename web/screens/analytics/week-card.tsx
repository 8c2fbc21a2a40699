import clsx from 'clsx'
import type { StudyWeek } from '#contract/analytics.ts'
import { sampleWeekChart, weekChart } from '../../lib/study-week.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LazyBarChart } from '../../ui/charts/lazy-bar-chart.tsx'

type WeekCardProps = { week: StudyWeek; measured: boolean; className?: string }

/** The hours of this week's days, a sample until there is study time. */
export function WeekCard({ week, measured, className }: WeekCardProps) {
  return (
    <Card aria-labelledby="week" className={clsx('flex flex-col gap-3 p-5 md:p-6', className)}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="week" className="type-card-heading">
          Weekly Study Time
        </h2>
        {!measured && <SampleBadge />}
        {measured && <p className="ml-auto text-sm text-muted">{week.hours} h this week</p>}
      </header>
      <LazyBarChart {...(measured ? weekChart(week) : sampleWeekChart())} />
    </Card>
  )
}
