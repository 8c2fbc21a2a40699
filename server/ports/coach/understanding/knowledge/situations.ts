import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const text = z.string().min(1)

/** A kind of situation that students tell and ask advice on, and what a good manager does in any of its kind. */
const Situation = z.strictObject({
  name: text,
  /** The decision, or the first thing to do. */
  opens: text,
  /** In the order of doing. */
  steps: z.array(text).min(1),
  /** The principle behind it, by its term. */
  why: text,
  /** How students tell such a case. */
  asks: z.array(text).min(1),
})
export type Situation = z.infer<typeof Situation>

let situations: Situation[] | undefined

/** @throws ZodError for a malformed file */
export const listSituations = (): Situation[] =>
  (situations ??= z
    .array(Situation)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'situations.json'), 'utf8'))))
