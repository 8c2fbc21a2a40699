import { AUDIT_PAGE, type AuditEntry } from '#contract/settings.ts'
import { personName } from '../team/person-name.ts'
import type { AuditRow } from './queries.ts'

/** One page of the log, newest first. */
export const presentAuditLog = (rows: AuditRow[]) => ({
  entries: rows.slice(0, AUDIT_PAGE).map(presentEntry),
  hasOlder: rows.length > AUDIT_PAGE,
})

const presentEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  happenedAt: row.happenedAt.toISOString(),
  actor: nameOf(row.actorEmail, row.actorFirstName, row.actorLastName),
  byOperator: row.byOperator,
  action: row.action,
  subject: nameOf(row.subjectEmail, row.subjectFirstName, row.subjectLastName),
  detail: row.detail,
})

const nameOf = (email: string | null, firstName: string | null, lastName: string | null) =>
  email === null ? null : personName({ email, firstName, lastName })
