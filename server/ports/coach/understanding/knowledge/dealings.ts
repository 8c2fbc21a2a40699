import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Dealings = z.array(
  z.strictObject({
    /** Who gives or does it, and to whom, as patterns of whole words. */
    from: z.string().min(1),
    to: z.string().min(1),
    /** What is given or done. */
    what: z.string().min(1),
    /** Where this stands beside them, something else is told. */
    unless: z.string().min(1).optional(),
    /** A term by its name. */
    about: z.string().min(1),
    /** Said whichever way round it was told. */
    says: z.string().min(1),
  }),
)

/** Two parties that deal with each other, and who of them gives what to whom. */
export type Dealing = { about: string; says: string; isMeant(told: string): boolean } & Record<
  'from' | 'to',
  RegExp
>

let known: Dealing[] | undefined
/** @throws ZodError for a malformed file */
export const listDealings = () => (known ??= readDealings())

function readDealings(): Dealing[] {
  const text = readFileSync(join(import.meta.dirname, 'dealings.json'), 'utf8')
  return Dealings.parse(JSON.parse(text)).map(({ from, to, what, unless, about, says }) => ({
    about,
    says,
    from: words(from),
    to: words(to),
    isMeant: (told) => words(what).test(told) && !(unless && words(unless).test(told)),
  }))
}

const words = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`)
