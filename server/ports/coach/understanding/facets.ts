import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What students ask next about a term, and its answer in a sentence or three. */
const Facets = z.strictObject({
  /** What it is for; why a business or a person should care. */
  why: z.string().min(1).optional(),
  /** Whether it is good: for whom, when, against what. */
  good: z.string().min(1).optional(),
  /** What if it is high, low, missing, negative, broken. */
  if: z.string().min(1).optional(),
  /** How to do, raise, lower or use it. */
  how: z.string().min(1).optional(),
  /** Who does it, pays it, decides it. */
  who: z.string().min(1).optional(),
  /** A case of a term that no card has one for. */
  example: z.string().min(1).optional(),
})
export type Facets = z.infer<typeof Facets>

let facets: Record<string, Facets> | undefined

/** By the name of the term. @throws ZodError for a malformed file */
export const listFacets = (): Record<string, Facets> =>
  (facets ??= z
    .record(z.string(), Facets)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'facets.json'), 'utf8'))))

export const facetsOf = (term: string): Facets => listFacets()[term] ?? {}
