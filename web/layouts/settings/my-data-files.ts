import { csvOf } from '#contract/csv.ts'
import type { MyData } from '#contract/settings.ts'

/** Without this mark, spreadsheet programs take the file for one in an old encoding. */
const UTF8_MARK = '\uFEFF'

/** One table below the other, each under its title. */
export const asCsv = ({ sections }: MyData) =>
  UTF8_MARK + csvOf(sections.flatMap(({ title, columns, rows }) => [[title], columns, ...rows, []]))

/** By section, each row an object of its columns. */
export const asJson = ({ exportedAt, sections }: MyData) =>
  JSON.stringify({ exportedAt, ...Object.fromEntries(sections.map(sectionAsObjects)) }, null, 2)

const sectionAsObjects = ({ title, columns, rows }: MyData['sections'][number]) => [
  title,
  rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null]))),
]
