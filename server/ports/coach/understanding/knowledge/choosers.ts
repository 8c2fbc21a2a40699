import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { wordsOf } from '../words/words.ts'

const text = z.string().min(1)

/** Who may have to choose between two ways, by what is known of such businesses and people in general. */
const Chooser = z.strictObject({
  /** Names and phrases by which a turn speaks of one. */
  names: z.array(text).min(1),
  /** What it is like, as a sentence goes on. */
  is: text,
  /** Words in which the sides of a term speak for or against it. */
  traits: text,
  /** Whatever else is said of whoever chooses: money that is needed soon is no young person's money for many years. */
  decides: z.literal(true).optional(),
})
export type Chooser = z.infer<typeof Chooser>

let choosers: Chooser[] | undefined

/** @throws ZodError for a malformed file */
const listChoosers = (): Chooser[] =>
  (choosers ??= z
    .array(Chooser)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'choosers.json'), 'utf8'))))

/** Those that a text speaks of, the one with the longest name first. */
export function choosersIn(plain: string): Chooser[] {
  const said = ` ${plain.replace(SHORT_TIME, 'in a few years')} `
  const lengthIn = ({ names }: Chooser) =>
    Math.max(
      0,
      ...names
        .map((name) => wordsOf(name).join(' '))
        .filter((name) => said.includes(` ${name} `) || said.includes(` ${name}s `))
        .map((name) => name.length),
    )
  const found = listChoosers()
    .map((chooser) => ({ chooser, length: lengthIn(chooser) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map(({ chooser }) => chooser)
  const deciding = found.filter(({ decides }) => decides)
  return deciding.length > 0 ? deciding : found
}

/** Up to four years, and months. */
const SHORT_TIME =
  /\b(?:in|within|after|for) (?:(?:about|like|only|just|the next|next|a|maybe|less than|under) )*(?:(?:(?:one|two|three|four|few|couple|couple of|[1-4]|1 or 2|2 or 3|one or two|two or three) )?years?|(?:(?:\d+|\w+) )?(?:months?|weeks?|summers?|semesters?))\b(?! olds?\b)/g
