import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { filledFor, type Business } from './businesses.ts'

const text = z.string().min(1)

/** How something is done that every business has to do, with the slots of `businesses/`. */
const Doing = z.strictObject({
  /** Words of a question that wants to know it, as a pattern. */
  asked: text,
  says: text,
})
type Doing = z.infer<typeof Doing>

let doings: Doing[] | undefined

/** @throws ZodError for a malformed file */
export const listDoings = (): Doing[] =>
  (doings ??= z
    .array(Doing)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'done-at-a-business.json'), 'utf8'))))

/** How what a plain question asks is done at a business; undefined where that is not known. */
export function doneAt(plain: string, business: Business): string | undefined {
  const doing = listDoings().find(({ asked }) => new RegExp(`\\b(?:${asked})\\b`).test(plain))
  return doing && filledFor(doing.says, business, { isOwn: false })
}
