import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { checkContent } from '../content/check.ts'
import { presentFigures } from '../content/exam-figures.ts'
import { byFile, type Finding } from '../content/finding.ts'
import { EXPECTED_FILES, loadContent, type Content } from '../content/load.ts'
import { ownWords } from '../content/spelling.ts'

const USAGE = 'Usage: npm run content:check [-- --only exams/finance] [-- --no-review]'

process.exitCode = await main()

async function main() {
  const options = parseOptions()
  if (!options) return 2
  const content = loadContent()
  const findings = await checkContent(content, {
    only: options.only,
    skipReview: options['no-review'],
    taken: demoQuestions(),
    words: ownWords(),
  })
  const missing = options.only !== undefined && !isThere(options.only, content)
  if (missing) findings.push({ file: options.only ?? '', problem: 'there is no such file yet' })
  report(findings)
  for (const [file, { items }] of content.exams) {
    if (items.length > 0 && (!options.only || options.only === file)) {
      console.log(`${file}: ${items.length} items, ${presentFigures(items)}`)
    }
  }
  console.log(summary(content, findings.length))
  return findings.length === 0 ? 0 : 1
}

function parseOptions() {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, 'no-review': { type: 'boolean', default: false } },
    })
    const only = values.only?.replace(/^content\/|\.json$/g, '')
    if (only === undefined || EXPECTED_FILES.includes(only)) return { ...values, only }
    console.error(`${USAGE}\nThe files are ${EXPECTED_FILES.join(', ')}.`)
  } catch {
    console.error(USAGE)
  }
  return undefined
}

function isThere(only: string, { exams, scenarios, cards, findings }: Content) {
  const read = [exams, scenarios, cards].some((files) => files.has(only))
  return read || findings.some(({ file }) => file === only)
}

function report(findings: Finding[]) {
  for (const [file, inFile] of byFile(findings)) {
    console.log(`${file}.json`)
    for (const { id, problem } of inFile) console.log(`  ${id ? `${id}: ` : ''}${problem}`)
    console.log('')
  }
}

function summary({ exams, scenarios, cards, review }: Content, findings: number) {
  const count = <T>(lists: T[][]) => lists.reduce((sum, { length }) => sum + length, 0)
  const items = count([...exams.values()].map(({ items }) => items))
  return (
    `${exams.size} exams with ${items} items, ${count([...scenarios.values()])} scenarios, ` +
    `${count([...cards.values()])} cards, ${count([...review.values()])} readings: ` +
    (findings === 0 ? 'nothing to change' : `${findings} findings`)
  )
}

/** The demo exam may stand in the same bank, so our exams do not repeat it. */
function demoQuestions() {
  const file = join(import.meta.dirname, '../content/demo-exam.json')
  const Question = z.object({
    question: z.string(),
    options: z.array(z.string()),
    correctAnswer: z.int(),
  })
  const { questions } = z
    .object({ questions: z.array(Question) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  return questions.map((question, index) => ({ ...question, id: `question ${index + 1}` }))
}
