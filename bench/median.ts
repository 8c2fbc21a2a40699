export const median = (numbers: number[]) => percentile(numbers, 50)

/** The smallest that so many percent of them do not exceed. */
export function percentile(numbers: number[], percent: number) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]!
}
