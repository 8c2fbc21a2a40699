import * as z from 'zod/mini'
import { Done, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Email, NAME_MAX } from './team.ts'

/** Product, team and competition: longer ones break the sidebar and the tab. */
export const TITLE_MAX = 40
/** One line of the dashboard's banner. */
export const GOAL_MAX = 60
/** A competition of more days than this is a slip of the finger. */
export const COMPETITION_DAYS_MAX = 31
/** Entries of the audit log in one answer. */
export const AUDIT_PAGE = 50

/** One line of text without control characters: it goes into pages, mail subjects and names of files. */
const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please fill this in.'),
      z.maxLength(most, `At most ${most} characters.`),
      z.regex(/^\P{Cc}*$/u, 'This must be one line.'),
    )

/** What an admin sets before "Next Competition" is more than a sample. */
export const Competition = z
  .object({
    name: line(TITLE_MAX),
    /** First and last day, YYYY-MM-DD. */
    starts: z.iso.date('Give the first day.'),
    ends: z.iso.date('Give the last day.'),
  })
  .check(
    z.refine(({ starts, ends }) => !(daysBetween(starts, ends) < 0), {
      path: ['ends'],
      message: 'The last day is before the first.',
    }),
    z.refine(({ starts, ends }) => !(daysBetween(starts, ends) >= COMPETITION_DAYS_MAX), {
      path: ['ends'],
      message: `A competition lasts at most ${COMPETITION_DAYS_MAX} days.`,
    }),
  )
export type Competition = z.infer<typeof Competition>

/** Not a number when one of them is no day, which is refused by itself. */
const daysBetween = (starts: string, ends: string) =>
  (Date.parse(ends) - Date.parse(starts)) / (24 * 60 * 60 * 1000)

/** Beside the advisor on the team page. */
export const SecondPerson = z.object({ name: line(NAME_MAX), role: line(TITLE_MAX) })
export type SecondPerson = z.infer<typeof SecondPerson>

/** What anyone may know before signing in: names, whom to ask, and what the team works towards. */
export const PublicSettings = z.object({
  productName: z.string(),
  /** The first of the school's mail domains; the one that is shown. */
  schoolDomain: z.string(),
  /** All of them, where there are several. */
  schoolDomains: z.optional(z.array(z.string())),
  teamName: z.string(),
  advisorName: z.string(),
  advisorEmail: z.string(),
  timeZone: z.string(),
  /** Null until an admin sets it: the specification's sample stands there. */
  competition: z.nullable(Competition),
  goal: z.nullable(z.string()),
  /** Whether students may speak their roleplay responses. */
  voice: z.boolean(),
  /** The company, or the host, whose language model answers students; absent where the built-in coach does. */
  modelCompany: z.optional(z.string()),
})
export type PublicSettings = z.infer<typeof PublicSettings>

/** All of them, for everyone signed in. */
export const TeamSettings = z.extend(PublicSettings, {
  secondPerson: z.nullable(SecondPerson),
  /** Somebody has named the advisor, here or in the environment. */
  hasOwnAdvisor: z.boolean(),
  /** Somebody has chosen the time zone, here or in the environment. */
  hasOwnTimeZone: z.boolean(),
})
export type TeamSettings = z.infer<typeof TeamSettings>

/** Only what is to change. Null takes back what an admin had set. */
export const TeamSettingsChange = z.object({
  productName: z.optional(line(TITLE_MAX)),
  teamName: z.optional(line(TITLE_MAX)),
  competition: z.optional(z.nullable(Competition)),
  goal: z.optional(z.nullable(line(GOAL_MAX))),
  advisorName: z.optional(line(NAME_MAX)),
  advisorEmail: z.optional(Email),
  secondPerson: z.optional(z.nullable(SecondPerson)),
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  voice: z.optional(z.boolean()),
})
export type TeamSettingsChange = z.infer<typeof TeamSettingsChange>

/** Somewhere a person is signed in. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  /** "Chrome on Windows": nothing more about the device is kept. */
  device: z.string(),
  sharedComputer: z.boolean(),
  createdAt: Timestamp,
  /** To the day: writing it down at every request would cost each of them a write. */
  lastUsedAt: Timestamp,
  isThisOne: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** Everything kept about a person, as tables: one shape for the JSON and the CSV download. */
export const MyData = z.object({
  exportedAt: Timestamp,
  sections: z.array(
    z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(Value)) }),
  ),
})
export type MyData = z.infer<typeof MyData>

export const AuditAction = z.enum([
  'person-added',
  'person-changed',
  'person-removed',
  'person-invited',
  'roster-uploaded',
  'sign-in-link-made',
  'settings-changed',
  'material-deleted',
  'single-use-stated',
  'single-use-withdrawn',
  'proposal-accepted',
  'proposal-discarded',
  'feedback-answered',
  'deletion-requested',
  'deletion-request-withdrawn',
  'exam-paused',
  'exam-resumed',
  'attempt-reopened',
  'attempt-voided',
  'attempt-unvoided',
])
export type AuditAction = z.infer<typeof AuditAction>

export const AuditEntry = z.object({
  id: z.int(),
  happenedAt: Timestamp,
  /** A name; null for somebody who has been deleted since. */
  actor: z.nullable(z.string()),
  /** Done on the server itself, by whoever runs it. */
  byOperator: z.boolean(),
  action: z.string(),
  /** Whom it concerned; null for nobody in particular, or somebody deleted since. */
  subject: z.nullable(z.string()),
  /** What of them changed, how many, which document: never a person's text. */
  detail: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Before = z.object({
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This is not an id.'))),
})
/** Null: none has been asked for. */
const DeletionRequest = z.object({ requestedAt: z.nullable(Timestamp) })

export const settingsContract = {
  getPublicSettings: endpoint({
    method: 'GET',
    path: '/api/settings/public',
    access: 'public',
    input: z.object({}),
    output: PublicSettings,
  }),
  getTeamSettings: endpoint({
    method: 'GET',
    path: '/api/settings/team',
    access: 'student',
    input: z.object({}),
    output: TeamSettings,
  }),
  changeTeamSettings: endpoint({
    method: 'PATCH',
    path: '/api/settings/team',
    access: 'admin',
    input: TeamSettingsChange,
    output: TeamSettings,
  }),
  /** One's own, this one first, then the newest. */
  listDevices: endpoint({
    method: 'GET',
    path: '/api/sessions',
    access: 'student',
    input: z.object({}),
    output: z.array(SignedInDevice),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    access: 'student',
    input: z.object({ sessionId: z.uuid('This is not an id.') }),
    output: Done,
  }),
  /** Every one but this. */
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/sessions',
    access: 'student',
    input: z.object({}),
    output: Done,
  }),
  getMyData: endpoint({
    method: 'GET',
    path: '/api/my-data',
    access: 'student',
    input: z.object({}),
    output: MyData,
  }),
  getDeletionRequest: endpoint({
    method: 'GET',
    path: '/api/deletion-request',
    access: 'student',
    input: z.object({}),
    output: DeletionRequest,
  }),
  /** Asks the admins to delete one's account. */
  requestDeletion: endpoint({
    method: 'PUT',
    path: '/api/deletion-request',
    access: 'student',
    input: z.object({}),
    output: DeletionRequest,
  }),
  withdrawDeletionRequest: endpoint({
    method: 'DELETE',
    path: '/api/deletion-request',
    access: 'student',
    input: z.object({}),
    output: DeletionRequest,
  }),
  listDeletionRequests: endpoint({
    method: 'GET',
    path: '/api/admin/deletion-requests',
    access: 'admin',
    input: z.object({}),
    output: z.array(
      z.object({ email: z.string(), name: z.string(), requestedAt: Timestamp, isOwn: z.boolean() }),
    ),
  }),
  listAuditLog: endpoint({
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    input: Before,
    output: z.object({ entries: z.array(AuditEntry), hasOlder: z.boolean() }),
  }),
}
