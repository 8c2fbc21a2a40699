import { AppLayout } from '../../layouts/app-layout.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { Areas } from './areas.tsx'
import { Breakdown } from './breakdown.tsx'
import { Figures } from './figures.tsx'
import { Goals } from './goals.tsx'
import { RecentAttempts } from './recent-attempts.tsx'
import { ScoreCard } from './score-card.tsx'
import { useAnalytics } from './use-analytics.ts'
import { WeekCard } from './week-card.tsx'

/** One student's own progress, for nobody else's eyes. */
export function AnalyticsScreen() {
  return (
    <AppLayout
      title="Performance Analytics"
      subtitle="How you are doing, and where your next points are."
      loading={<AnalyticsSkeleton />}
    >
      <AnalyticsPage />
    </AppLayout>
  )
}

function AnalyticsPage() {
  const { stats, analytics, attempts, goals } = useAnalytics()
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-5 md:*:col-span-12">
      <Figures stats={stats} analytics={analytics} />
      <WeekCard
        week={analytics.week}
        measured={stats.totalStudyHours > 0}
        className="md:col-span-7! min-[75rem]:col-span-8!"
      />
      <Breakdown
        examScore={Math.round(stats.avgExamScore)}
        analytics={analytics}
        className="md:col-span-5! min-[75rem]:col-span-4!"
      />
      <Areas areas={analytics.areas} />
      <ScoreCard attempts={attempts} />
      <RecentAttempts attempts={attempts} className="md:col-span-7! min-[75rem]:col-span-8!" />
      <Goals
        stats={stats}
        analytics={analytics}
        goals={goals}
        className="md:col-span-5! min-[75rem]:col-span-4!"
      />
    </div>
  )
}
