import { sql } from 'kysely'
import { AUDIT_PAGE, type AuditAction } from '#contract/settings.ts'
import type { Db } from '../ports/database/database.ts'

type Done = {
  /** Whoever runs the server acts without an account. */
  by: { id: string } | 'operator'
  action: AuditAction
  /** Whom it concerns, while there is a row of them. */
  subjectId?: string
  /** What, in words without a person in them: a deleted person's would stay. */
  detail?: string
}

/** Writes down who did what to whom, in the transaction in which it happens. */
export const addToAuditLog = (db: Db, done: Done, now: Date) => addAllToAuditLog(db, [done], now)

/** The same for many at once. */
export async function addAllToAuditLog(db: Db, done: Done[], now: Date) {
  if (done.length === 0) return
  await db
    .insertInto('audit_log')
    .values(
      done.map(({ by, action, subjectId, detail }) => ({
        happened_at: now,
        actor_id: by === 'operator' ? null : by.id,
        by_operator: by === 'operator',
        subject_id: subjectId ?? null,
        action,
        detail: detail ?? '',
      })),
    )
    .execute()
}

type DoneByRoster = { email: string; action: AuditAction; detail: string }

/** The same for people by address, in one statement however many there are. */
export const addPeopleToAuditLog = (db: Db, by: { id: string }, done: DoneByRoster[], now: Date) =>
  sql`
    insert into audit_log (happened_at, actor_id, by_operator, subject_id, action, detail)
    select ${now}::timestamptz, ${by.id}::uuid, false, users.id, done.action, done.detail
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as done(email text, action text, detail text)
    join users using (email) order by email`.execute(db)

/** One more than a page, which tells whether there is another. */
export const listAuditLog = (db: Db, before: number | undefined) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users as actors', 'actors.id', 'actor_id')
    .leftJoin('users as subjects', 'subjects.id', 'subject_id')
    .select([
      'audit_log.id',
      'happened_at as happenedAt',
      'by_operator as byOperator',
      'action',
      'detail',
      'actors.email as actorEmail',
      'actors.first_name as actorFirstName',
      'actors.last_name as actorLastName',
      'subjects.email as subjectEmail',
      'subjects.first_name as subjectFirstName',
      'subjects.last_name as subjectLastName',
    ])
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(AUDIT_PAGE + 1)
    .execute()

export type AuditRow = Awaited<ReturnType<typeof listAuditLog>>[number]
