import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { PageWords } from './page-words.ts'
import { PdfRefused, REFUSAL_REASONS } from './pdf-refused.ts'
import { watchedChild } from './watched-child.ts'

/** A textbook's chapter may be long; a whole textbook does not fit into an upload. */
const LIMITS = { milliseconds: 60_000, megabytes: 400, characters: 5_000_000, signal: undefined }
/** Of dense print, a thousand have some four million characters. */
const PAGES = 1000

/** The text of every page of a PDF, in a process of its own. @throws PdfRefused */
export async function readTexts(path: string): Promise<PageWords[]> {
  const lines: string[] = []
  const ending = await watchedChild([CHILD, String(PAGES), path], LIMITS, (line) =>
    lines.push(line),
  )
  if (ending !== 'by-itself') throw new PdfRefused(ending)
  if (lines[0] === undefined) throw new Error(`The reading process said nothing about ${path}`)
  const reply = Reply.parse(JSON.parse(lines[0]))
  if ('refused' in reply) throw new PdfRefused(reply.refused)
  return reply.pages
}

const CHILD = fileURLToPath(new URL('./read-texts-in-child.ts', import.meta.url))

const Reply = z.union([
  z.object({ pages: z.array(z.object({ page: z.int(), text: z.string() })) }),
  z.object({ refused: z.enum(REFUSAL_REASONS) }),
])
