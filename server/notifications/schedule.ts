import { dayOf, type Day } from '../analytics/study-streak.ts'

/** School is over: from now on a streak without practice today is about to break. */
const REMINDERS_FROM = 15
/** The daily mail goes out when there is an evening left to practise in. */
const MAIL_FROM = 17
/** Nobody is written to at night. */
const QUIET_FROM = 21

export type Schedule = {
  today: Day
  endOfToday: Date
  isReminderTime: boolean
  isMailTime: boolean
}

/** What is due at this moment, by the clock of the team's time zone. */
export function scheduleAt(now: Date, timeZone: string): Schedule {
  const [hour = 0, minute = 0, second = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    timeStyle: 'medium',
  })
    .format(now)
    .split(':')
    .map(Number)
  // On the two days a year on which clocks change this is an hour off, in the middle of the night.
  const secondsLeft = 24 * 60 * 60 - (hour * 60 + minute) * 60 - second
  return {
    today: dayOf(now, timeZone),
    endOfToday: new Date(now.getTime() + secondsLeft * 1000),
    isReminderTime: hour >= REMINDERS_FROM,
    isMailTime: hour >= MAIL_FROM && hour < QUIET_FROM,
  }
}
