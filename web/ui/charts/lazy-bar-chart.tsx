import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { BarChartProps } from './bar-chart.tsx'

const BarChart = lazy(() => import('./bar-chart.tsx').then((m) => ({ default: m.BarChart })))

/** The chart's code comes after the page's figures; its place is kept meanwhile. */
export function LazyBarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton className="min-h-44 flex-1" />}>
      <BarChart {...props} />
    </Suspense>
  )
}
