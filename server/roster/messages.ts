/** Why a file cannot be read at all, each with the way out. */
export const NOT_A_WORKBOOK =
  'This file is not an Excel workbook, whatever its name says. Save it as “Excel workbook (.xlsx)” and choose that.'
export const LOCK_FILE =
  'This is the lock file that Excel keeps while a workbook is open. Choose the workbook itself, whose name has no ~$ in front.'
export const PDF_FILE =
  'This is a PDF with another name. Choose the Excel workbook it was made from.'
export const OLD_WORKBOOK =
  'This workbook is in the older .xls format or locked with a password. Save it as “Excel workbook (.xlsx)” without a password.'
export const TEXT_FILE =
  'This is a text file such as CSV with another name. Open it in Excel, save it as “Excel workbook (.xlsx)” and choose that.'
export const DAMAGED = 'This workbook is damaged. Open it in Excel, save it again and choose that.'
export const UNPACKS_TOO_LARGE =
  'This workbook unpacks to far more than a roster needs, so it was not opened. Copy the roster into a new workbook.'
export const TOO_SLOW =
  'This workbook took too long to read. Copy the roster into a new workbook and choose that.'

export const farAway = (cell: string) =>
  `There is something in ${cell}, far outside a roster. Copy the roster into a new workbook and choose that.`

export const tooManyRows = (most: number) =>
  `A roster has at most ${most.toLocaleString('en-US')} rows. Split the file and upload the parts one after another.`

export const noHeader = (columns: readonly string[]) =>
  `No sheet has the columns ${columns.join(', ')}. Put these names in one row, above the people.`

export const missingColumns = (missing: readonly string[], sheet: string) =>
  missing.length === 1
    ? `The column ${missing[0]} is missing on the sheet “${sheet}”. Add it; its cells may stay empty.`
    : `The columns ${missing.join(', ')} are missing on the sheet “${sheet}”. Add them; their cells may stay empty.`
