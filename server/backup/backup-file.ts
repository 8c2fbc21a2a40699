import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/**
 * A backup is gzipped lines of JSON: a header, rows by table, files, and an end that counts them, without which it is
 * not whole.
 */
export type Line = z.infer<typeof Line>
const Line = z.union([
  z.object({ finalist: z.string(), migrations: z.array(z.string()), createdAt: z.string() }),
  z.object({ table: z.string(), rows: z.array(z.string()) }),
  z.object({ file: z.string(), bytes: z.string() }),
  z.object({ end: z.object({ rows: z.number(), files: z.number() }) }),
])

export class BackupError extends Error {}

/** Appears under its name only when it is whole, for this account alone. */
export async function writeBackupFile(path: string, lines: AsyncIterable<Line>) {
  const text = Readable.from(asText(lines))
  await pipeline(text, createGzip(), createWriteStream(`${path}.part`, { mode: 0o600 }))
  await rename(`${path}.part`, path)
}

async function* asText(lines: AsyncIterable<Line>) {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

/** @throws BackupError for what is no backup, or not the whole of one. */
export async function* readBackupFile(path: string): AsyncGenerator<Line> {
  const counted = { rows: 0, files: 0 }
  let ended = false
  for await (const line of linesOf(path)) {
    if ('rows' in line) counted.rows += line.rows.length
    if ('file' in line) counted.files++
    if ('end' in line) ended = line.end.rows === counted.rows && line.end.files === counted.files
    yield line
  }
  if (!ended) throw new BackupError(`${path} is not a whole backup.`)
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  let rest = ''
  for await (const text of unzippedText(path)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield parseLine(path, line)
  }
}

async function* unzippedText(path: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  createReadStream(path)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped)
  unzipped.setEncoding('utf8')
  try {
    yield* unzipped
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new BackupError(`${path} is no backup, or a damaged one: ${why}.`)
  }
}

function parseLine(path: string, text: string): Line {
  const line = Line.safeParse(parseJson(text))
  if (!line.success) throw new BackupError(`${path} is not a backup of Finalist.`)
  return line.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
