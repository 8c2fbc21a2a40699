import { sql } from 'kysely'
import type { Db, NewRow, Trx } from '../ports/database/database.ts'
import type { SettingsRow } from './team-settings.ts'

export const findTeamSettings = (db: Db): Promise<SettingsRow | undefined> =>
  db.selectFrom('team_settings').selectAll().executeTakeFirst()

/** Changes these columns of the one row, which it makes if need be. */
export const saveTeamSettings = (trx: Trx, columns: Partial<NewRow<'team_settings'>>) =>
  trx
    .insertInto('team_settings')
    .values({ only_row: true, ...columns })
    .onConflict((row) => row.column('only_row').doUpdateSet({ only_row: true, ...columns }))
    .execute()

/** The browser and the database each have a list of the world's zones; only what both know can be used. */
export async function isTimeZoneKnown(db: Db, name: string) {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db)
  return rows.length > 0
}

export const findDeletionRequest = (db: Db, userId: string) =>
  db
    .selectFrom('deletion_requests')
    .select('requested_at as requestedAt')
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** False when they have asked already. */
export async function addDeletionRequest(trx: Trx, userId: string, now: Date) {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('deletion_requests')
    .values({ user_id: userId, requested_at: now })
    .onConflict((row) => row.column('user_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** False when there was none. */
export async function deleteDeletionRequest(trx: Trx, userId: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('deletion_requests')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const listDeletionRequests = (db: Db) =>
  db
    .selectFrom('deletion_requests')
    .innerJoin('users', 'users.id', 'user_id')
    .select([
      'user_id as userId',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'requested_at as requestedAt',
    ])
    .orderBy('requested_at', 'desc')
    .orderBy('email')
    .execute()

/** What everybody was told under this key. */
export const deleteNewsOf = (trx: Trx, key: string) =>
  trx.deleteFrom('notifications').where('key', '=', key).execute()

/** Each table whose rows belong to a person and are deleted with them. */
export async function listPersonalTables(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select relname as name
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'
      and attname = 'user_id'
    order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** A person's rows of such a table, column by column as JSON has them. */
export async function listPersonalRows(db: Db, table: string, userId: string) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_json(mine) as row from ${sql.table(table)} as mine
    where user_id = ${userId}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Every exam a person has begun, newest first. */
export const listTakenExams = (db: Db, userId: string) =>
  db
    .selectFrom('exam_sessions')
    .innerJoin('exams', 'exams.id', 'exam_id')
    .select([
      'exam_sessions.id',
      'exams.title',
      'state',
      'timed',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'score',
      'correct_answers as correctAnswers',
      'active_seconds as activeSeconds',
      sql<number>`cardinality(question_ids)`.as('questions'),
    ])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('exam_sessions.id', 'desc')
    .execute()

/** Every answer a person has given. Whether it was right is told once its session is finished. */
export const listGivenAnswers = (db: Db, userId: string) =>
  db
    .selectFrom('answers')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'session_id')
    .innerJoin('exams', 'exams.id', 'exam_id')
    .innerJoin('questions', 'questions.id', 'question_id')
    .select([
      'exams.title',
      'question',
      sql<string | null>`options ->> answer`.as('answer'),
      sql<boolean | null>`case when state = 'finished' then answer = correct_answer end`.as(
        'right',
      ),
      'confidence',
      'saved_at as savedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('question_id')
    .execute()

/** Every scenario a person has had, newest first. What only its judge knows is not theirs. */
export const listGeneratedScenarios = (db: Db, userId: string) =>
  db
    .selectFrom('roleplay_scenarios')
    .select(['title', 'category', 'scenario_type as scenarioType', 'difficulty'])
    .select(['generated_at as generatedAt', 'deleted_at as deletedAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** Every response a person has handed in, newest first, with what was said about it as JSON. */
export const listSubmittedRoleplays = (db: Db, userId: string) =>
  db
    .selectFrom('roleplay_attempts')
    .innerJoin('roleplay_scenarios', 'roleplay_scenarios.id', 'scenario_id')
    .select(['title', 'submitted_at as submittedAt', 'response', 'active_seconds as activeSeconds'])
    .select([sql<string>`answers::text`.as('answers'), 'score'])
    .select(sql<string | null>`feedback::text`.as('feedback'))
    .where('roleplay_attempts.user_id', '=', userId)
    .orderBy('roleplay_attempts.id', 'desc')
    .execute()

export const listDoneByPerson = (db: Db, userId: string) =>
  db
    .selectFrom('audit_log')
    .select(['happened_at as happenedAt', 'action', 'detail'])
    .where('actor_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** When this person signed in last. */
export const getLastSignIn = async (db: Db, userId: string) =>
  (
    await db
      .selectFrom('users')
      .select('signed_in_at as at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).at

export const listDoneToPerson = (db: Db, userId: string) =>
  db
    .selectFrom('audit_log')
    .select(['happened_at as happenedAt', 'action', 'detail'])
    .where('subject_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
