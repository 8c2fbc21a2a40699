import { dayAfter, dayBefore, dayOf, type Day } from './study-streak.ts'

/** The moment this week's Monday began in the team's time zone. */
export const weekStart = (now: Date, timeZone: string): Date =>
  startOfDay(mondayOf(now, timeZone), timeZone)

/** This week's days by the team's calendar, Monday first. */
export function weekDays(now: Date, timeZone: string): Day[] {
  const days = [mondayOf(now, timeZone)]
  while (days.length < 7) days.push(dayAfter(days.at(-1)!))
  return days
}

function mondayOf(now: Date, timeZone: string): Day {
  let day = dayOf(now, timeZone)
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) day = dayBefore(day)
  return day
}

/** The moment a calendar day begins in a time zone. */
function startOfDay(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  const first = asUtc - offsetAt(new Date(asUtc), timeZone)
  // Near a change of clocks the offset at the guess differs from the one at the answer.
  return new Date(asUtc - offsetAt(new Date(first), timeZone))
}

/** How far the zone's wall clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(moment.getTime() / 1000) * 1000
}
