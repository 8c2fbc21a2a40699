import { GOOD_SCORE, MASTERED_SCORE, type ExamAttempt } from '#contract/exams.ts'
import { formatDay } from '../../lib/format.ts'
import type { BarChartProps } from '../../ui/charts/bar-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { LazyBarChart } from '../../ui/charts/lazy-bar-chart.tsx'

/** As many as can be told apart on a phone. */
const SHOWN = 10

/** How the scores went, oldest first. `attempts` are newest first; one alone is no course. */
export function ScoreCard({ attempts }: { attempts: readonly ExamAttempt[] }) {
  if (attempts.length < 2) return null
  return (
    <Card aria-labelledby="scores" className="flex flex-col gap-3 p-5 md:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="scores" className="type-card-heading">
          Scores Over Time
        </h2>
        <p className="text-sm text-muted">
          In percent: Good from {GOOD_SCORE}, Mastered from {MASTERED_SCORE}
        </p>
      </header>
      <LazyBarChart {...scoreChart(attempts.slice(0, SHOWN).toReversed())} />
    </Card>
  )
}

const scoreChart = (attempts: readonly ExamAttempt[]): BarChartProps => ({
  caption: 'Scores of the latest exams, oldest first',
  columns: ['Exam', 'Score'],
  bars: attempts.map(({ examTitle, completedAt, score }, place) => {
    const day = formatDay(completedAt)
    const percent = Math.round(score)
    return {
      label: day.replace(/,.*/, ''),
      name: `${place + 1}. ${examTitle}, ${day}`,
      shown: String(percent),
      said: `${percent}%`,
      height: score,
    }
  }),
  notice: attempts.length - 1,
  marks: [
    { height: MASTERED_SCORE, label: String(MASTERED_SCORE) },
    { height: GOOD_SCORE, label: String(GOOD_SCORE) },
  ],
})
