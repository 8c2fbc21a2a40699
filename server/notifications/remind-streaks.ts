import { listPracticeDays } from '../analytics/queries.ts'
import { studyStreak } from '../analytics/study-streak.ts'
import type { Deps } from '../ports/deps.ts'
import { streakNews } from './messages.ts'
import { notify } from './notify-people.ts'
import { listStudentIds } from './queries.ts'
import type { Schedule } from './schedule.ts'

type Today = Pick<Schedule, 'today' | 'endOfToday'>

/** Tells the students whose streak ends tonight, once a day; those of one length together. */
export async function remindStreaks({ db, clock, config }: Deps, { today, endOfToday }: Today) {
  const days = await listPracticeDays(db, await listStudentIds(db), config.school.timeZone)
  const daysOf = Map.groupBy(days, ({ userId }) => userId)
  const streaks = [...daysOf].flatMap(([userId, rows]) => {
    const practised = new Set(rows.map(({ day }) => day))
    const length = practised.has(today) ? 0 : studyStreak(practised, today)
    return length > 0 ? [{ userId, length }] : []
  })

  await db.transaction().execute(async (trx) => {
    for (const [length, people] of Map.groupBy(streaks, (streak) => streak.length)) {
      const news = streakNews({ length, today, at: clock.now(), expiresAt: endOfToday })
      await notify(
        trx,
        people.map(({ userId }) => userId),
        news,
      )
    }
  })
}
