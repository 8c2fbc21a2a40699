import { existsSync, readFileSync } from 'node:fs'
import { ROOT } from './run-command.ts'

/**
 * Every row of the table in docs/spec-coverage.md is proved by tests that exist; none is open. Part of `npm test` (step
 * `coverage`).
 */
const TABLE = 'docs/spec-coverage.md'
const ROW = /^\|(?<section>[^|]+)\|(?<said>[^|]+)\|(?<proof>[^|]*)\|(?<note>[^|]*)\|$/
/** The files of the tests that `npm test` runs. */
const TEST_FILE = /\.(test\.tsx?|story\.ts)$/
/** `test('…', …)`, also over several lines, with an option object or after the table of a `test.each`. */
const TEST =
  /(?<before>[^\n]*\n?[^\n]*?)(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>,\s*(?:TIMEOUT,\s*|\{[^}]*\},\s*)?(?:async\b|\()/g
const NOT_RUN = /\b(describe[\w.]*|test\.(skip|fixme|todo))\(\s*$/

type Row = { line: number; section: string; proof: string; note: string }

const rows = readRows()
const titles = new Map<string, Set<string>>()
const open = rows.filter(({ proof }) => proof.startsWith('open'))
const findings = rows.filter((row) => !open.includes(row)).flatMap(checkProof)

for (const finding of [...findings, ...checkSections()]) console.log(finding)
for (const { line, proof } of open) console.log(`${TABLE}:${line}: ${proof}`)
console.log(`${rows.length} rows, ${rows.length - open.length} proved, ${open.length} open`)
process.exitCode = findings.length + checkSections().length + open.length > 0 ? 1 : 0

function readRows(): Row[] {
  const lines = readFileSync(ROOT + TABLE, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || /^\| *(§|-+) *\|/.test(text)) return []
    const cells = ROW.exec(text)?.groups
    if (!cells) throw new Error(`${TABLE}:${index + 1}: this is no row of four cells.`)
    const [section, proof, note] = [cells['section']!, cells['proof']!, cells['note']!]
    return [{ line: index + 1, section: section.trim(), proof: proof.trim(), note: note.trim() }]
  })
}

/** `file › title`, several of them parted by `<br>`. */
function checkProof({ line, proof }: Row): string[] {
  if (proof === '') return [`${TABLE}:${line}: no test is named.`]
  return proof.split('<br>').flatMap((named) => {
    const [file = '', title] = named.trim().split(' › ')
    if (title === undefined) return [`${TABLE}:${line}: "${named}" is not "file › title".`]
    if (!TEST_FILE.test(file) || !existsSync(ROOT + file)) {
      return [`${TABLE}:${line}: there is no test file ${file}.`]
    }
    return titlesOf(file).has(title) ? [] : [`${TABLE}:${line}: ${file} has no test "${title}".`]
  })
}

function titlesOf(file: string) {
  const known = titles.get(file)
  if (known) return known
  const matches = readFileSync(ROOT + file, 'utf8').matchAll(TEST)
  const found = [...matches]
    .filter(({ groups }) => !NOT_RUN.test(groups!['before']!))
    .map(({ groups }) => groups!['title']!.replace(/\\(.)/g, '$1'))
  titles.set(file, new Set(found))
  return new Set(found)
}

/** A table that has lost a section of the specification is not complete, whatever its rows say. */
function checkSections() {
  const present = new Set(rows.map(({ section }) => section.split(' ')[0]))
  return ['2', '3', '4', '5', '6', '7', '8', '9']
    .filter((section) => !present.has(section))
    .map((section) => `${TABLE}: no row is about §${section}.`)
}
