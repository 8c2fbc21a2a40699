import type { StudyWeek } from '#contract/analytics.ts'
import type { Bar, BarChartProps } from '../ui/charts/bar-chart.tsx'

/** What a bar of full height stands for; more is drawn as that. */
const FULL_HOURS = 4
/** Before the first measured minute; the specification's. */
const SAMPLE_HOURS = [2.5, 1.8, 3.2, 1.4, 2.8, 2.2, 1.6]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** This week's study hours as a chart, today's bar the one to notice. */
export function weekChart({ days, today }: StudyWeek): BarChartProps {
  return {
    ...DRAWN,
    caption: 'Hours studied this week',
    bars: days.map(({ day, hours }, place) =>
      day > today ? { ...barOf(place, 0), shown: '', said: 'Not yet' } : barOf(place, hours),
    ),
    notice: days.findIndex(({ day }) => day === today),
  }
}

/** What a week could look like. */
export const sampleWeekChart = (): BarChartProps => ({
  ...DRAWN,
  caption: 'Hours studied in a week, a sample',
  bars: SAMPLE_HOURS.map((hours, place) => barOf(place, hours)),
})

const DRAWN = {
  columns: ['Day', 'Hours'],
  marks: [{ height: 100, label: `${FULL_HOURS} h` }],
} as const

function barOf(place: number, hours: number): Bar {
  const name = WEEKDAYS[place]!
  const shown = String(hours)
  return { name, label: name.slice(0, 3), shown, said: shown, height: (100 * hours) / FULL_HOURS }
}
