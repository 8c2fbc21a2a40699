import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const text = z.string().min(1)

/** What a term consists of, as it is taught: "the four stages". */
const Parts = z.strictObject({
  /** What its parts are called, in the plural: "stages". */
  kind: text,
  /** Whether one follows another. */
  ordered: z.boolean(),
  parts: z.array(z.strictObject({ name: text, says: text })).min(2),
})
export type Parts = z.infer<typeof Parts>

let parts: Record<string, Parts> | undefined

/** By the name of the term. @throws ZodError for a malformed file */
export const listParts = (): Record<string, Parts> =>
  (parts ??= z
    .record(z.string(), Parts)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'parts.json'), 'utf8'))))

/** How a term's row is introduced; by it the row is known again in the next turn. */
export const rowHeading = (term: string, kind: string, count: number) =>
  `**${term}**, its ${count} ${kind}:`

export const partsOf = (term: string): Parts | undefined => listParts()[term]
