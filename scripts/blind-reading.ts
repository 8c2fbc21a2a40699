import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadContent } from '../content/load.ts'
import { isRead, recordAnswers } from '../content/review.ts'
import type { Exam, Reading } from '../content/schema.ts'

const USAGE = `Usage: npm run content:read -- list SLUG [--unread]
       npm run content:read -- record SLUG ANSWERS.json [--reader NAME]
ANSWERS.json: {"fin-001": "B", …}`

const FOLDER = join(import.meta.dirname, '../content/review')
const LETTERS = ['A', 'B', 'C', 'D'] as const
const Answers = z.record(z.string(), z.enum(LETTERS))

process.exitCode = main()

function main() {
  const words = parseWords()
  if (!words) return 2
  const { command, slug, file, unread, reader } = words
  const content = loadContent()
  const exam = content.exams.get(`exams/${slug}`)
  const readings = content.review.get(`review/${slug}`) ?? []
  const broken = content.findings.find((one) =>
    [`exams/${slug}`, `review/${slug}`].includes(one.file),
  )
  if (broken || !exam) {
    console.error(broken ? `${broken.file}.json: ${broken.problem}` : `There is no exam "${slug}".`)
    return 1
  }
  if (command === 'list') return list(exam, unread ? readings : [])
  const answers = readAnswers(exam, file)
  return answers ? record(exam, readings, { answers, reader }) : 1
}

function parseWords() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        unread: { type: 'boolean', default: false },
        reader: { type: 'string', default: 'second reader' },
      },
    })
    const [command = '', slug = '', file = ''] = positionals
    const complete = command === 'list' ? slug : command === 'record' && file
    if (complete) return { command, slug, file, ...values }
  } catch {
    // An option that there is not: the usage says which there are.
  }
  console.error(USAGE)
  return undefined
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

/** The reader's letters by item; undefined after saying what is wrong with the file. */
function readAnswers(exam: Exam, file: string) {
  try {
    const letters = Answers.parse(JSON.parse(readFileSync(file, 'utf8')))
    const unknown = Object.keys(letters).filter((id) => !exam.items.some((item) => item.id === id))
    if (unknown.length === 0) {
      return new Map(Object.entries(letters).map(([id, letter]) => [id, indexOf(letter)] as const))
    }
    console.error(`Not in ${exam.id}: ${unknown.join(', ')}. Nothing was recorded.`)
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    console.error(`${file} could not be used. Nothing was recorded.\n${reason}`)
  }
  return undefined
}

type Answered = { answers: Map<string, Reading['answer']>; reader: string }

function record(exam: Exam, earlier: Reading[], { answers, reader }: Answered) {
  const readings = recordAnswers(exam, earlier, answers, reader)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${exam.id}.json`), `${JSON.stringify(readings, null, 2)}\n`)
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
