import { sql } from 'kysely'
import {
  MIN_AREA_ITEMS,
  MIN_RANKED_QUESTIONS,
  RECENT_ATTEMPTS,
  type StudyGoals,
} from '#contract/analytics.ts'
import { DEADLINE_GRACE_SECONDS } from '#contract/exams.ts'
import type { Db } from '../ports/database/database.ts'

/** Each person's days with a finished exam, a roleplay or a tutor exchange, by the calendar of the team's time zone. */
export const listPracticeDays = (db: Db, userIds: string[], timeZone: string) =>
  db
    .selectFrom('exam_sessions')
    .select(['user_id as userId', dayIn('finished_at', timeZone).as('day')])
    .distinct()
    .where('state', '=', 'finished')
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .union(
      db
        .selectFrom('roleplay_attempts')
        .select(['user_id as userId', dayIn('submitted_at', timeZone).as('day')])
        .where(sql<boolean>`user_id = any(${userIds}::uuid[])`),
    )
    .union(
      db
        .selectFrom('tutor_days')
        .select(['user_id as userId', 'day'])
        .where(sql<boolean>`user_id = any(${userIds}::uuid[])`),
    )
    .execute()

/** Seconds with the tutor by the team's day, from a day on; all of them without one. */
export const listTutorSeconds = (db: Db, userId: string, from = '') =>
  db
    .selectFrom('tutor_days')
    .select(['day', 'seconds'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .execute()

const dayIn = (moment: string, timeZone: string) =>
  sql<string>`to_char(${sql.ref(moment)} at time zone ${timeZone}, 'YYYY-MM-DD')`

/** Submitted responses, the mean score of those judged (null before the first), and the time they took. */
export const getRoleplayTotals = (db: Db, userId: string) =>
  db
    .selectFrom('roleplay_attempts')
    .select((row) => [
      row.fn.countAll<string>().as('count'),
      row.fn.avg<string | null>('score').as('meanScore'),
      row.fn.sum<string | null>('active_seconds').as('activeSeconds'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** The same time by the team's day on which a response was handed in, since then. */
export const listRoleplaySeconds = (db: Db, { userId, weekStart, timeZone }: WeekOf) =>
  db
    .selectFrom('roleplay_attempts')
    .select(['active_seconds as seconds', dayIn('submitted_at', timeZone).as('day')])
    .where('user_id', '=', userId)
    .where('submitted_at', '>=', weekStart)
    .execute()

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
    .where('state', 'in', ['finished', 'set-aside'])
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

/** Scores of the latest finished attempts, newest first. */
export async function listLatestScores(db: Db, userId: string, limit: number) {
  const rows = await db
    .selectFrom('exam_sessions')
    .select('score')
    .where('user_id', '=', userId)
    .where('state', '=', 'finished')
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  // Written together with the state "finished"; the table's types cannot say so.
  return rows.map(({ score }) => score!)
}

/**
 * How many students are ranked, and this person's place among them: the number who have a higher mean, plus one.
 * `place` is null for who is not ranked, which includes admins.
 */
export async function getClassRank(db: Db, userId: string) {
  const { rows } = await sql<{ ranked: string; place: string | null }>`
    with means as (
      select users.id, avg(latest.score) as mean
      from users cross join lateral (
        select score from exam_sessions
        where user_id = users.id and state = 'finished'
          and cardinality(question_ids) >= ${MIN_RANKED_QUESTIONS}
        order by finished_at desc, id desc
        limit ${RECENT_ATTEMPTS}
      ) latest
      where users.role = 'student' and users.authorized
      group by users.id
    )
    select count(*) as ranked,
      (select count(better.id) + 1 from means own left join means better on better.mean > own.mean
       where own.id = ${userId} group by own.id) as place
    from means`.execute(db)
  const { ranked, place } = rows[0]!
  return { ranked: Number(ranked), place: place === null ? null : Number(place) }
}

type WeekOf = { userId: string; weekStart: Date; timeZone: string; longestGap: number }

/**
 * Active seconds by the team's day since `weekStart`: the same gaps that `activeSeconds` adds up, each belonging to the
 * day on which it ended.
 */
export async function listDailySeconds(db: Db, of: WeekOf) {
  // No answer is accepted later, so older sessions have none in this week.
  const oldestDeadline = new Date(of.weekStart.getTime() - DEADLINE_GRACE_SECONDS * 1000)
  const { rows } = await sql<{ day: string; seconds: string }>`
    with gaps as (
      select saved_at, extract(epoch from saved_at -
        lag(saved_at, 1, started_at) over (partition by session_id order by saved_at)) as seconds
      from exam_sessions join answers on session_id = exam_sessions.id
      where user_id = ${of.userId} and state != 'void' and deadline >= ${oldestDeadline}
    )
    select to_char(saved_at at time zone ${of.timeZone}, 'YYYY-MM-DD') as day,
      sum(least(seconds, ${of.longestGap}::integer)) as seconds
    from gaps where saved_at >= ${of.weekStart}
    group by 1`.execute(db)
  return rows.map(({ day, seconds }) => ({ day, seconds: Number(seconds) }))
}

/** Each person's answered and right items by area over finished attempts, where there are enough to say something. */
export async function listAreaTotals(db: Db, userIds: string[]) {
  const { rows } = await sql<{ userId: string; area: string; answered: string; correct: string }>`
    select user_id as "userId", area, count(*) as answered,
      count(*) filter (where answer = correct_answer) as correct
    from exam_sessions
    join answers on session_id = exam_sessions.id
    join questions on questions.id = question_id
    where user_id = any(${userIds}::uuid[]) and state = 'finished' and area is not null
    group by user_id, area having count(*) >= ${MIN_AREA_ITEMS}`.execute(db)
  return rows.map(({ userId, area, answered, correct }) => ({
    userId,
    area,
    answered: Number(answered),
    correct: Number(correct),
  }))
}

const goalColumns = ['weekly_hours as weeklyHours', 'exam_score as examScore'] as const

export const findStudyGoals = (db: Db, userId: string): Promise<StudyGoals | undefined> =>
  db.selectFrom('study_goals').select(goalColumns).where('user_id', '=', userId).executeTakeFirst()

export const saveStudyGoals = (
  db: Db,
  userId: string,
  { weeklyHours, examScore }: StudyGoals,
): Promise<StudyGoals> =>
  db
    .insertInto('study_goals')
    .values({ user_id: userId, weekly_hours: weeklyHours, exam_score: examScore })
    .onConflict((row) =>
      row.column('user_id').doUpdateSet({ weekly_hours: weeklyHours, exam_score: examScore }),
    )
    .returning(goalColumns)
    .executeTakeFirstOrThrow()

/** What a new installation has already got. */
export async function getTeamProgress(db: Db) {
  const { rows } = await sql<{ students: boolean; papers: boolean; invited: boolean }>`
    select
      exists (select from users where role = 'student') as students,
      exists (select from exams where material_id is not null and withdrawn_at is null) as papers,
      exists (select from invitations) or
        exists (select from users where role = 'student' and signed_in_at is not null) or
        exists (select from audit_log join users on users.id = subject_id
          where action = 'sign-in-link-made' and role = 'student') as invited
    `.execute(db)
  return rows[0]!
}
