import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { PdfRefused, REFUSAL_REASONS } from './pdf-refused.ts'
import { ExamReading } from './reading.ts'
import { watchedChild } from './watched-child.ts'

export { startsLikePdf } from './pdf-content.ts'
export { PdfRefused } from './pdf-refused.ts'
export type { RefusalReason } from './pdf-refused.ts'

export type ReadLimits = {
  /** The slowest exam seen takes one second; a school's old laptop may be ten times slower. */
  milliseconds: number
  /** The longest question pool seen has 92 pages. */
  pages: number
  /** Resident. A 40-page exam needs 125; a bomb takes gigabytes. */
  megabytes: number
  signal: AbortSignal | undefined
}

const LIMITS: ReadLimits = { milliseconds: 30_000, pages: 400, megabytes: 400, signal: undefined }

/**
 * Reads an exam PDF in a process of its own and refuses, with a PdfRefused, what cannot be read.
 * This process never holds the file: at most the reading, a few hundred kilobytes.
 */
export async function readPdf(
  path: string,
  limits: Partial<ReadLimits> = {},
): Promise<ExamReading> {
  const { pages, ...watch } = { ...LIMITS, ...limits }
  const outcome = await watchedChild([CHILD, path, String(pages)], watch)
  if (outcome.ended !== 'by-itself') throw new PdfRefused(outcome.ended)
  const reply = Reply.parse(JSON.parse(outcome.output))
  if ('refused' in reply) throw new PdfRefused(reply.refused)
  return reply.reading
}

const CHILD = fileURLToPath(new URL('./read-in-child.ts', import.meta.url))

const Reply = z.union([
  z.object({ reading: ExamReading }),
  z.object({ refused: z.enum(REFUSAL_REASONS) }),
])
