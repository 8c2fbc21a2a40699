import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { PdfRefused, REFUSAL_REASONS } from './pdf-refused.ts'
import { ExamReading } from './reading.ts'
import { watchedChild } from './watched-child.ts'
import type { WatchLimits } from './watched-child.ts'

export { startsLikePdf } from './pdf-content.ts'
export { PdfRefused } from './pdf-refused.ts'
export type { RefusalReason } from './pdf-refused.ts'

export type ReadLimits = {
  /** For each PDF. The slowest exam seen takes one second; an old laptop may need ten times that. */
  milliseconds: number
  /** The longest question pool seen has 92 pages. */
  pages: number
  /** Resident. An exam of 40 pages needs 125; a bomb takes gigabytes. */
  megabytes: number
  /** Of the reading, as JSON. The largest seen has 400,000. */
  characters: number
  signal: AbortSignal | undefined
}

const LIMITS: ReadLimits = {
  milliseconds: 30_000,
  pages: 400,
  megabytes: 400,
  characters: 2_000_000,
  signal: undefined,
}

/**
 * Reads an exam PDF in a process of its own and refuses, with a PdfRefused, what cannot be read.
 * This process never holds the file: at most the reading, a few hundred kilobytes.
 */
export async function readPdf(
  path: string,
  limits: Partial<ReadLimits> = {},
): Promise<ExamReading> {
  const [result] = await readPdfs([path], limits)
  if (result instanceof PdfRefused) throw result
  if (result === undefined) throw new Error(`The reading process said nothing about ${path}`)
  return result
}

/**
 * Reads several, in their order, each with the same limits. They share a process, which spares
 * its start, until one of them breaks it.
 */
export async function readPdfs(
  paths: string[],
  limits: Partial<ReadLimits> = {},
): Promise<(ExamReading | PdfRefused)[]> {
  const { pages, ...watch } = { ...LIMITS, ...limits }
  const results: (ExamReading | PdfRefused)[] = []
  while (results.length < paths.length)
    results.push(...(await readInOneChild(paths.slice(results.length), pages, watch)))
  return results
}

/** At least the first result; all of them if nothing breaks the process. */
async function readInOneChild(
  paths: string[],
  pages: number,
  watch: WatchLimits,
): Promise<(ExamReading | PdfRefused)[]> {
  const lines: string[] = []
  const script = [CHILD, String(pages), ...paths]
  const ending = await watchedChild(script, watch, (line) => lines.push(line))
  const results = lines.map((line) => {
    const reply = Reply.parse(JSON.parse(line))
    return 'refused' in reply ? new PdfRefused(reply.refused) : reply.reading
  })
  if (results.length > 0) return results
  if (ending === 'by-itself') throw new Error(`The reading process said nothing about ${paths[0]}`)
  return [new PdfRefused(ending)]
}

const CHILD = fileURLToPath(new URL('./read-in-child.ts', import.meta.url))

const Reply = z.union([
  z.object({ reading: ExamReading }),
  z.object({ refused: z.enum(REFUSAL_REASONS) }),
])
