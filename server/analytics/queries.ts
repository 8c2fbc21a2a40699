import { sql } from 'kysely'
import type { Db } from '../ports/database/database.ts'

/** Each person's days with a finished exam, by the calendar of the team's time zone. */
export const listPracticeDays = (db: Db, userIds: string[], timeZone: string) =>
  db
    .selectFrom('exam_sessions')
    .select(['user_id as userId', dayIn(timeZone).as('day')])
    .distinct()
    .where('state', '=', 'finished')
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .execute()

const dayIn = (timeZone: string) =>
  sql<string>`to_char(finished_at at time zone ${timeZone}, 'YYYY-MM-DD')`

/**
 * Finished attempts: their number, mean score, and how many were finished since `weekStart`. Active time also counts
 * sessions that were set aside: the minutes were spent.
 */
export const getExamTotals = (db: Db, userId: string, weekStart: Date) =>
  db
    .selectFrom('exam_sessions')
    .select((row) => [
      row.fn.count<string>('finished_at').as('count'),
      row.fn.avg<string | null>('score').as('meanScore'),
      row.fn.countAll<string>().filterWhere('finished_at', '>=', weekStart).as('thisWeek'),
      row.fn.sum<string | null>('active_seconds').as('activeSeconds'),
    ])
    .where('user_id', '=', userId)
    .where('state', '!=', 'open')
    .executeTakeFirstOrThrow()

/** When each answer of a session still open was last saved, for the time it has taken so far. */
export const listOpenSessionTimes = (db: Db, userId: string) =>
  db
    .selectFrom('exam_sessions')
    .innerJoin('answers', 'answers.session_id', 'exam_sessions.id')
    .select(['exam_sessions.id', 'started_at as startedAt', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute()
