// npm run -s extract -- [--out DIR] FILE.pdf …
// Prints what the PDFs hold as JSON on standard output, and everything else on standard error.
import { statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { joinReadings } from './join-readings.ts'
import { PdfRefused } from './pdf-refused.ts'
import type { ChildReply } from './read-in-child.ts'
import { readInChildren } from './read-in-children.ts'
import type { ExamReading } from './reading.ts'
import { questionsWithoutKey } from './without-key.ts'

type Entry = {
  file: string
  questions: object[]
  unread: { page: number; reason: string }[]
}

const USAGE = 'Usage: npm run -s extract -- [--out DIR] FILE.pdf …'

type Read = { file: string; reading: ExamReading | null; refusal: string }

// Whoever reads only the beginning, such as `head`, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const { files, out } = readArguments()
const results = await readInChildren(files.map(inCallersFolder), {}, understandReply)
const read = files.map((file, index) => presentResult(file, results[index]))
const entries = joinPairs(read).map(presentEntry)
if (out === undefined) process.stdout.write(`${JSON.stringify(entries, null, 2)}\n`)
else await writeEntries(entries, out)

function readArguments(): { files: string[]; out: string | undefined } {
  const { files, out } = parsedArguments()
  const missing = files.filter((file) => !isFile(inCallersFolder(file)))
  if (files.length === 0) fail(USAGE)
  if (missing.length > 0) fail(`No such file: ${missing.join(', ')}`)
  return { files, out: out === undefined ? undefined : inCallersFolder(out) }
}

function parsedArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { out: { type: 'string' } },
      allowPositionals: true,
    })
    return { files: positionals, out: values.out }
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : 'What was given makes no sense.'}\n${USAGE}`,
    )
  }
}

/** `npm run` works in the project's folder, and says in which it was called. */
function inCallersFolder(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

/**
 * Unchecked, unlike in a server: it is printed as JSON and kept nowhere, and loading what checks it would cost as much as
 * reading a page.
 */
function understandReply(said: unknown): ExamReading | PdfRefused {
  const reply = said as ChildReply
  return 'refused' in reply ? new PdfRefused(reply.refused) : reply.reading
}

/** A refused file is an answer like any other: the others are still read. */
function presentResult(file: string, result: ExamReading | PdfRefused | undefined): Read {
  if (!(result instanceof PdfRefused)) return { file, reading: result ?? null, refusal: '' }
  process.stderr.write(`${file}: ${result.what}\n`)
  return { file, reading: null, refusal: result.what }
}

/** Answers given beside their questions show in the questions' entry. */
function joinPairs(all: Read[]): Read[] {
  return all.map((one) => {
    const joined = all.flatMap((other) =>
      one.reading && other.reading ? (joinReadings(one.reading, other.reading) ?? []) : [],
    )
    return { ...one, reading: joined[0] ?? one.reading }
  })
}

/** Questions without any answer say so, too. */
function questionsOnly({ contents, questions }: ExamReading): Entry['unread'] {
  const reason = `No answer key was found for these ${questions.length} questions; give the file together with its answers.`
  return contents === 'questions' ? [{ page: questions[0]?.page ?? 1, reason }] : []
}

/** Answers have no place of their own in the output, so their entry says where they are. */
function answersOnly({ pages, keys }: ExamReading): Entry['unread'] {
  const reason = `This file of ${pages} pages holds ${keys.length} answers and no questions; give it together with its questions.`
  return keys.length > 0 ? [{ page: keys[0]?.page ?? 1, reason }] : []
}

function presentEntry({ file, reading, refusal }: Read): Entry {
  if (!reading) return { file, questions: [], unread: [{ page: 0, reason: refusal }] }
  return {
    file,
    questions: reading.questions.map((one) => {
      const { number, question, options, correctAnswer, explanation, indicator, area } = one
      return { number, question, options, correctAnswer, explanation, indicator, area }
    }),
    // Each reason names the questions that it is about.
    unread: [
      ...answersOnly(reading),
      ...questionsOnly(reading),
      ...[...reading.unread, ...questionsWithoutKey(reading)].map(({ page, reason }) => ({
        ...{ page, reason },
      })),
    ],
  }
}

/** Files of one name from several folders are told apart by a number. */
async function writeEntries(all: Entry[], directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const counts = new Map<string, number>()
  for (const entry of all) {
    const stem = path.basename(entry.file).replace(/\.pdf$/i, '')
    const count = (counts.get(stem) ?? 0) + 1
    counts.set(stem, count)
    const name = count === 1 ? stem : `${stem}-${count}`
    if (count > 1) process.stderr.write(`${entry.file}: written to ${name}.json\n`)
    await writeFile(path.join(directory, `${name}.json`), `${JSON.stringify(entry, null, 2)}\n`)
  }
}
