/** Begins a formula in one spreadsheet program or another. */
const RUNS = /^[=+\-@\t\r\n]/

/**
 * Rows as a CSV file. A text that a spreadsheet would run gets an apostrophe in front, which makes it a text; a number,
 * negative ones too, is left as it is.
 */
export const csvOf = (rows: readonly (readonly (string | number | boolean | null)[])[]) =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'

function cell(value: string | number | boolean | null) {
  if (typeof value !== 'string') return String(value ?? '')
  const text = RUNS.test(value) ? `'${value}` : value
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
