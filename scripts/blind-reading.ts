import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadContent } from '../content/load.ts'
import { isRead, recordAnswers } from '../content/review.ts'
import type { Exam, Reading } from '../content/schema.ts'

const USAGE = `Usage: npm run content:read -- list SLUG [--unread]
       npm run content:read -- record SLUG ANSWERS.json [--reader NAME]
ANSWERS.json: {"fin-001": "B", …}`

const LETTERS = ['A', 'B', 'C', 'D'] as const
const Answers = z.record(z.string(), z.enum(LETTERS))

process.exitCode = main()

function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      unread: { type: 'boolean', default: false },
      reader: { type: 'string', default: 'second reader' },
    },
  })
  const [command, slug = '', file = ''] = positionals
  const content = loadContent()
  const exam = content.exams.get(`exams/${slug}`)
  const readings = content.review.get(`review/${slug}`) ?? []
  if (content.findings.some((finding) => finding.file === `review/${slug}`)) {
    console.error(`content/review/${slug}.json is malformed; run npm run content:check`)
    return 1
  }
  if (exam && command === 'list') return list(exam, values.unread ? readings : [])
  if (exam && command === 'record' && existsSync(file)) {
    return record(exam, readings, { file, reader: values.reader })
  }
  console.error(exam ? USAGE : `${USAGE}\nThere is no well-formed exam "${slug}".`)
  return 2
}

/** Stem and options only, in an order that tells nothing and stays the same from one listing to the next. */
function list({ items }: Exam, readings: Reading[]) {
  const order = (id: string) => createHash('sha256').update(id).digest('hex')
  const wanted = items
    .filter((item) => !isRead(item, readings))
    .toSorted((a, b) => order(a.id).localeCompare(order(b.id)))
  for (const { id, question, options } of wanted) {
    console.log(`${id}  ${question}`)
    for (const [index, option] of options.entries()) console.log(`  ${LETTERS[index]}. ${option}`)
    console.log('')
  }
  return 0
}

function record(
  exam: Exam,
  earlier: Reading[],
  { file, reader }: { file: string; reader: string },
) {
  const letters = Answers.parse(JSON.parse(readFileSync(file, 'utf8')))
  const unknown = Object.keys(letters).filter((id) => !exam.items.some((item) => item.id === id))
  if (unknown.length > 0) {
    console.error(`Not in ${exam.id}: ${unknown.join(', ')}. Nothing was recorded.`)
    return 1
  }
  const answers = new Map(
    Object.entries(letters).map(([id, letter]) => [id, indexOf(letter)] as const),
  )
  const readings = recordAnswers(exam, earlier, answers, reader)
  writeFileSync(
    join(import.meta.dirname, `../content/review/${exam.id}.json`),
    `${JSON.stringify(readings, null, 2)}\n`,
  )
  const disagreeing = readings.filter(
    ({ itemId, keyThen, settled }) => answers.has(itemId) && keyThen !== undefined && !settled,
  )
  console.log(`${answers.size} answers recorded, ${disagreeing.length} disagreements.`)
  for (const { itemId, answer, keyThen } of disagreeing) {
    console.log(`  ${itemId}: read ${LETTERS[answer]}, key ${LETTERS[keyThen ?? 0]}`)
  }
  return 0
}

function indexOf(letter: (typeof LETTERS)[number]) {
  return LETTERS.indexOf(letter) as Reading['answer'] // there are four letters
}
