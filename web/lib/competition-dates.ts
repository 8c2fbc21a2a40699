const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** 'April 25–28, 2026'; over the end of a month or year as much as is needed of each side. Days are YYYY-MM-DD. */
export function competitionDates({ starts, ends }: { starts: string; ends: string }) {
  const [first, last] = [partsOf(starts), partsOf(ends)]
  const [from, to] = [first, last].map(({ month, day }) => `${month} ${day}`)
  if (starts === ends) return `${from}, ${first.year}`
  if (first.year !== last.year) return `${from}, ${first.year} – ${to}, ${last.year}`
  if (first.month !== last.month) return `${from} – ${to}, ${last.year}`
  return `${from}–${last.day}, ${last.year}`
}

// Calendar days have no time zone: read and written in the same one, they stay what they are.
function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return { year: date.getUTCFullYear(), month: MONTH.format(date), day: date.getUTCDate() }
}
