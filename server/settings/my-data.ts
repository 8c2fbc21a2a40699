import type { MyData } from '#contract/settings.ts'

type Section = MyData['sections'][number]
type Value = Section['rows'][number][number]

/** Columns that are the machinery's: ids of rows and of other people, secrets at rest, what says "you". */
const NOT_SHOWN = /^(id|key|.*_id|.*_by|.*_hash|.*_token)$/

/** A table of ours as a person reads it, whatever its columns are. */
export function sectionOfRows(table: string, rows: Record<string, unknown>[]): Section {
  const names = Object.keys(rows[0] ?? {}).filter((name) => !NOT_SHOWN.test(name))
  return {
    title: inWords(table),
    columns: names.map(inWords),
    rows: rows.map((row) => names.map((name) => asValue(row[name]))),
  }
}

/** Rows whose keys are the columns' titles already. */
export const section = (title: string, rows: Record<string, Value | Date>[]): Section => ({
  title,
  columns: Object.keys(rows[0] ?? {}),
  rows: rows.map((row) => Object.values(row).map(asValue)),
})

const inWords = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

function asValue(value: unknown): Value {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
