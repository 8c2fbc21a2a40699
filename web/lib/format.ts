const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** 'MMM d, yyyy', in the reader's own time zone. */
export const formatDay = (timestamp: string) => DAY.format(new Date(timestamp))

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** 'MMM d, yyyy h:mm a', in the reader's own time zone. Browsers put a narrow space before AM. */
export const formatMoment = (timestamp: string) =>
  `${formatDay(timestamp)} ${formatTime(new Date(timestamp))}`

/** '3:42 PM', in the reader's own time zone. */
export const formatTime = (moment: Date) => TIME.format(moment).replace(/\s/g, ' ')

/** The same as `formatDay` of what may be missing, or no date. */
export const formatDayIfAny = (timestamp: string | null | undefined) =>
  timestamp && !Number.isNaN(Date.parse(timestamp)) ? formatDay(timestamp) : 'N/A'

/** '340 kB', '1.2 MB': as the limit on uploads counts, 1024 to the next. */
export function formatBytes(bytes: number) {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** '1 question', '3 questions'. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
