import { AppLayout } from '../../layouts/app-layout.tsx'
import { can } from '../../session.ts'
import { Stat, StatStrip } from '../../ui/stat.tsx'
import { Steps } from '../../ui/steps.tsx'
import { AnalyticsCard } from './analytics-card.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { QuickActions } from './quick-actions.tsx'
import { StreakCard } from './streak-card.tsx'
import { useDashboard } from './use-dashboard.ts'
import { WelcomeBanner } from './welcome-banner.tsx'

/** Where everybody starts: how it stands, and the next thing to do. */
export function DashboardScreen() {
  return (
    <AppLayout
      title="Dashboard"
      subtitle="Welcome back! Ready to excel in business competitions?"
      loading={<DashboardSkeleton />}
    >
      <Dashboard />
    </AppLayout>
  )
}

function Dashboard() {
  const { user, settings, stats, analytics, hasFinishedExam, recent, start } = useDashboard()
  const progress = Math.round(stats.avgExamScore)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-12 md:gap-5 md:*:col-span-12">
      <WelcomeBanner
        user={user}
        settings={settings}
        start={start}
        className="md:col-span-7! min-[75rem]:col-span-8!"
      />
      <StreakCard
        days={user.studyStreak}
        practisedToday={analytics.practisedToday}
        className="md:col-span-5! min-[75rem]:col-span-4!"
      />
      {can.administer(user) && <FirstSteps />}
      <StatStrip label="Your numbers">
        <Stat label="Overall Progress" value={progress} unit="%">
          <Steps score={progress} scale={{}} />
        </Stat>
        <Stat
          label="Exams Completed"
          value={stats.totalExams}
          note={`+${stats.examsThisWeek} this week`}
        />
        <Stat
          label="Roleplay Sessions"
          value={stats.totalRoleplays}
          note={`Avg. score ${Math.round(stats.avgRoleplayScore)}%`}
        />
      </StatStrip>
      <QuickActions
        hasFinishedExam={hasFinishedExam}
        recent={recent}
        className="md:col-span-7! min-[75rem]:col-span-8!"
      />
      <AnalyticsCard
        week={hasFinishedExam ? analytics.week : undefined}
        measured={stats.totalStudyHours > 0}
        className="md:col-span-5! min-[75rem]:col-span-4!"
      />
    </div>
  )
}
