import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Groups = z.array(
  z
    .array(
      z.strictObject({
        /** The term under which it is answered. */
        about: z.string().min(1),
        /** How it is called, as a pattern of whole words. */
        names: z.string().min(1),
        /** What it is, in one sentence that can stand beside another's. */
        is: z.string().min(1),
        /** Patterns of what is said of it, and of none of the others. */
        told: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(2),
)

/** One of some that are told from each other by what is said of each. */
export type ToldApart = { about: string; names: RegExp; is: string; told: RegExp[] }

let known: ToldApart[][] | undefined
/**
 * Terms that are easily taken for each other, group by group.
 * @throws ZodError for a malformed file
 */
export const listToldApart = () => (known ??= readGroups())

const readGroups = (): ToldApart[][] =>
  Groups.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'told-apart.json'), 'utf8'))).map(
    (group) =>
      group.map(({ about, names, is, told }) => ({
        ...{ about, is },
        names: new RegExp(`^(?:an? |the |in an? |with an? |using an? )?(?:${names}) `),
        told: told.map((pattern) => new RegExp(pattern)),
      })),
  )
