import type { ExamAttempt } from '#contract/exams.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { Stat, StatStrip } from '../../ui/stat.tsx'
import { averageScore } from './exam-standing.ts'

type ExamStatsProps = { totalExams: number; attempts: ExamAttempt[]; studyHours: number }

/** The student's figures. Study time is a sample until the first measured minute. */
export function ExamStats({ totalExams, attempts, studyHours }: ExamStatsProps) {
  const measured = studyHours > 0
  return (
    <StatStrip label="Your exams">
      <Stat label="Total Exams" value={totalExams} />
      <Stat label="Completed" value={attempts.length} />
      <Stat label="Avg. Score" value={averageScore(attempts)} unit="%" />
      <Stat
        label="Study Time"
        value={measured ? `${studyHours}h` : '24h'}
        tag={measured ? undefined : <SampleBadge />}
      />
    </StatStrip>
  )
}
