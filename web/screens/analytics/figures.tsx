import type { Analytics, DashboardStats } from '#contract/analytics.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { Stat, StatStrip } from '../../ui/stat.tsx'
import {
  NO_RANK,
  shownImprovement,
  shownRank,
  shownStudyTime,
  type Shown,
} from './shown-figures.ts'

type FiguresProps = { stats: DashboardStats; analytics: Analytics }

export function Figures({ stats, analytics }: FiguresProps) {
  const rank = shownRank(stats, analytics)
  return (
    <StatStrip label="Your figures">
      <Stat
        label="Avg. Exam Score"
        value={Math.round(stats.avgExamScore)}
        unit="%"
        note="Of all finished exams"
      />
      <ShownStat
        label="Study Time"
        shown={shownStudyTime(stats)}
        note="Measured while you answer"
      />
      <ShownStat
        label="Improvement"
        shown={shownImprovement(analytics)}
        note="Against your earlier exams"
      />
      <ShownStat
        label="Class Rank"
        shown={rank}
        note={
          rank.text === NO_RANK
            ? 'Once five students have exams of 10 questions or more'
            : 'By your last five exams'
        }
      />
    </StatStrip>
  )
}

function ShownStat({ label, shown, note }: { label: string; shown: Shown; note: string }) {
  return (
    <Stat
      label={label}
      value={shown.text}
      tag={shown.sample ? <SampleBadge /> : undefined}
      note={note}
    />
  )
}
