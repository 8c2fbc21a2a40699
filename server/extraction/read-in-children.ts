import { fileURLToPath } from 'node:url'
import { PdfRefused } from './pdf-refused.ts'
import { watchedChild, type WatchLimits } from './watched-child.ts'

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
 * Reads PDFs, in their order, each with the same limits, in processes of their own. They share one, which spares its
 * start, until one of them breaks it. `take` makes a result of what the process says of a file, which is whatever JSON
 * it chose to write.
 */
export async function readInChildren<Result>(
  paths: string[],
  limits: Partial<ReadLimits>,
  take: (reply: unknown) => Result,
): Promise<(Result | PdfRefused)[]> {
  const { pages, ...watch } = { ...LIMITS, ...limits }
  const results: (Result | PdfRefused)[] = []
  while (results.length < paths.length)
    results.push(...(await readInOneChild(paths.slice(results.length), pages, watch, take)))
  return results
}

/** At least the first result; all of them if nothing breaks the process. */
async function readInOneChild<Result>(
  paths: string[],
  pages: number,
  watch: WatchLimits,
  take: (reply: unknown) => Result,
): Promise<(Result | PdfRefused)[]> {
  const lines: string[] = []
  const script = [CHILD, String(pages), ...paths]
  const ending = await watchedChild(script, watch, (line) => lines.push(line))
  const results = lines.map((line) => take(JSON.parse(line)))
  if (results.length > 0) return results
  if (ending === 'by-itself') throw new Error(`The reading process said nothing about ${paths[0]}`)
  return [new PdfRefused(ending)]
}

const CHILD = fileURLToPath(new URL('./read-in-child.ts', import.meta.url))
