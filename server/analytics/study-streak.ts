/** A calendar day in the team's time zone, as `YYYY-MM-DD`. */
export type Day = string

export const dayOf = (moment: Date, timeZone: string): Day => {
  let format = formats.get(timeZone)
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })),
    )
  return format.format(moment)
}

/** Making one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const DAY_MS = 24 * 60 * 60 * 1000

/** The day before, by the calendar: days have no hours here, so summer time cannot skip one. */
export const dayBefore = (day: Day): Day => moved(day, -DAY_MS)
export const dayAfter = (day: Day): Day => moved(day, DAY_MS)

const moved = (day: Day, by: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by).toISOString().slice(0, 10)

/** Days in a row up to today with practice. Nothing yet today does not break it. */
export function studyStreak(days: ReadonlySet<Day>, today: Day): number {
  let day = days.has(today) ? today : dayBefore(today)
  let length = 0
  for (; days.has(day); day = dayBefore(day)) length++
  return length
}
