const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Sliding: a student who practises once a month stays signed in. */
const SESSION_DAYS = 30
/** A school day: the next class at a shared computer starts signed out. */
export const SHARED_COMPUTER_HOURS = 12

/** When a session made or used now ends. */
export const sessionEnd = (now: Date, sharedComputer: boolean) =>
  new Date(now.getTime() + (sharedComputer ? SHARED_COMPUTER_HOURS * HOUR : SESSION_DAYS * DAY))

/** Once a day is enough to slide thirty, and keeps every other request free of a write. Shared computers do not slide. */
export const isDueToSlide = (session: { extendedAt: Date; sharedComputer: boolean }, now: Date) =>
  !session.sharedComputer && now.getTime() - session.extendedAt.getTime() > DAY
