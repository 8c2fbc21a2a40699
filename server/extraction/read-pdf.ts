import * as z from 'zod/mini'
import { PdfRefused, REFUSAL_REASONS } from './pdf-refused.ts'
import { readInChildren, type ReadLimits } from './read-in-children.ts'
import { ExamReading } from './reading.ts'

export { startsLikePdf } from './pdf-content.ts'
export { PdfRefused } from './pdf-refused.ts'
export type { RefusalReason } from './pdf-refused.ts'
export type { ReadLimits } from './read-in-children.ts'

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

/** Reads several, in their order, each with the same limits. */
export const readPdfs = (paths: string[], limits: Partial<ReadLimits> = {}) =>
  readInChildren(paths, limits, understandReply)

/** A hostile file may have got hold of the process that says this, so it is checked before anything is done with it. */
function understandReply(said: unknown): ExamReading | PdfRefused {
  const reply = Reply.parse(said)
  return 'refused' in reply ? new PdfRefused(reply.refused) : reply.reading
}

const Reply = z.union([
  z.object({ reading: ExamReading }),
  z.object({ refused: z.enum(REFUSAL_REASONS) }),
])
