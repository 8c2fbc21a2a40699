const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** 'MMM d, yyyy', in the reader's own time zone. */
export const formatDay = (timestamp: string) => DAY.format(new Date(timestamp))

/** '340 kB', '1.2 MB': as the limit on uploads counts, 1024 to the next. */
export function formatBytes(bytes: number) {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** '1 question', '3 questions'. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
