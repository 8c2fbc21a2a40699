import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The columns a roster has, in the template's order. */
export const ROSTER_COLUMNS = ['email', 'firstName', 'lastName', 'role', 'authorized'] as const
export const RosterColumn = z.enum(ROSTER_COLUMNS)
export type RosterColumn = z.infer<typeof RosterColumn>

/** A roster of 10,000 rows has less than 1 MB; this leaves room for a school's logo on the sheet. */
export const MAX_ROSTER_BYTES = 5 * 1024 * 1024
/** The largest school districts' clubs are far below this, and it is applied in one go. */
export const MAX_ROSTER_ROWS = 20_000
/** Changes told one by one; beyond this nobody reads, and the counts still say everything. */
export const MAX_TOLD_CHANGES = 200

/** The template's rows: its header and three people who show what goes where. */
export const rosterTemplate = (domain: string) => [
  [...ROSTER_COLUMNS],
  [`jordan.ellis@${domain}`, 'Jordan', 'Ellis', 'student', 'true'],
  [`priya.nair@${domain}`, 'Priya', 'Nair', 'student', 'true'],
  [`dana.whitfield@${domain}`, 'Dana', 'Whitfield', 'admin', 'true'],
]

/** One problem of a row that stays out. `row` is the number the spreadsheet itself shows. */
export const RefusedRow = z.object({
  row: z.int(),
  column: RosterColumn,
  /** What stands in that cell. */
  value: z.string(),
  reason: z.string(),
  fix: z.string(),
})
export type RefusedRow = z.infer<typeof RefusedRow>

/** One cell that differs from what is on the team now. */
export const RosterChange = z.object({
  row: z.int(),
  person: z.string(),
  column: RosterColumn,
  from: z.string(),
  to: z.string(),
})
export type RosterChange = z.infer<typeof RosterChange>

export const RosterUpload = z.object({
  /** Accepted rows: new, changed and unchanged together. */
  count: z.int(),
  /** False after a dry run. */
  applied: z.boolean(),
  /** The sheet that was read; the others were left alone. */
  sheet: z.string(),
  rowsRead: z.int(),
  newRows: z.int(),
  changedRows: z.int(),
  unchangedRows: z.int(),
  refusedRows: z.int(),
  /** Every problem of every refused row. */
  refused: z.array(RefusedRow),
  /** The first of them, at most `MAX_TOLD_CHANGES`. */
  changes: z.array(RosterChange),
})
export type RosterUpload = z.infer<typeof RosterUpload>

/** A workbook inside JSON, since every reply is JSON. */
export const Workbook = z.object({ filename: z.string(), base64: z.string() })
export type Workbook = z.infer<typeof Workbook>

const RosterFile = z.object({ file: z.instanceof(Blob, { error: 'Choose an Excel file.' }) })
// The file itself and room for the boundaries around it.
const bodyBytes = MAX_ROSTER_BYTES + 64 * 1024

export const rosterContract = {
  /** With `dryRun=1` it only says what it would do. Refused rows stay out; they are no reason to refuse the others. */
  uploadUsers: endpoint({
    method: 'POST',
    path: '/api/admin/upload-users',
    access: 'admin',
    body: 'multipart',
    bodyBytes,
    query: ['dryRun'],
    input: z.extend(RosterFile, { dryRun: z.optional(z.enum(['0', '1'])) }),
    output: RosterUpload,
  }),
  /** The refused rows of the same file as a workbook to correct and upload again. */
  getRefusedRows: endpoint({
    method: 'POST',
    path: '/api/admin/upload-users/refused-rows',
    access: 'admin',
    body: 'multipart',
    bodyBytes,
    input: RosterFile,
    output: Workbook,
  }),
  getRosterTemplate: endpoint({
    method: 'GET',
    path: '/api/admin/upload-users/template',
    access: 'admin',
    input: z.object({}),
    output: Workbook,
  }),
}
