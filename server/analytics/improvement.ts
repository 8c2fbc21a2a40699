import { RECENT_ATTEMPTS } from '#contract/analytics.ts'

/** How many of the latest scores `improvement` looks at. */
export const IMPROVEMENT_SCORES = 2 * RECENT_ATTEMPTS

/**
 * Percentage points from the mean of the k attempts before to the mean of the last k, k = min(5, ⌊n/2⌋).
 * `latest` are whole percents, newest first. Null with fewer than two.
 */
export function improvement(latest: readonly number[]): number | null {
  const k = Math.min(RECENT_ATTEMPTS, Math.floor(latest.length / 2))
  if (k === 0) return null
  return Math.round(mean(latest.slice(0, k)) - mean(latest.slice(k, 2 * k)))
}

const mean = (scores: readonly number[]) =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length
