/** A longer gap between two answers is somebody who walked away; this much of it still counts. */
export const LONGEST_GAP_SECONDS = 5 * 60

/**
 * Active seconds of a session: the gaps between its start and each saved answer, a long one cut to five minutes.
 * Measured on the server, so that a client cannot claim hours.
 */
export function activeSeconds(startedAt: Date, savedAt: readonly Date[]): number {
  const moments = [startedAt, ...savedAt].map((moment) => moment.getTime()).sort((a, b) => a - b)
  const gaps = moments.slice(1).map((moment, i) => (moment - moments[i]!) / 1000)
  return Math.round(gaps.reduce((sum, gap) => sum + Math.min(gap, LONGEST_GAP_SECONDS), 0))
}

/** Hours to a tenth. The first measured minute already shows as 0.1: something real is there. */
export function studyHours(seconds: number): number {
  if (seconds < 60) return 0
  return Math.max(0.1, Math.round(seconds / 360) / 10)
}
