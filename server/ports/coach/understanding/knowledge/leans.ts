import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const text = z.string().min(1)

/** What somebody says of themselves or of the place, and which way to go that speaks for and against. Patterns of whole words. */
const Lean = z.strictObject({
  said: text,
  /** What was said, as "you …" or of the place. */
  echo: text,
  for: text,
  against: text,
  because: text,
  /** What would turn it, as "if …". */
  turns: text,
})
export type Lean = z.infer<typeof Lean>

let leans: Lean[] | undefined

/** @throws ZodError for a malformed file */
export const listLeans = (): Lean[] =>
  (leans ??= z
    .array(Lean)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'leans.json'), 'utf8'))))

export const isIn = (pattern: string, plain: string): boolean =>
  new RegExp(`\\b(?:${pattern})\\b`).test(plain)

export type Leaning = {
  best: string
  other: string
  lean: Lean
  /** What was said that speaks for the other way. */
  contrary?: Lean
}

/** Which of two ways what was said speaks for; undefined where it speaks for neither, or for both. */
export function leaningOf([one, other]: [string, string], told: string): Leaning | undefined {
  const said = listLeans().flatMap((lean): Leaning[] => {
    if (!isIn(lean.said, told)) return []
    const points = pointsOf(lean, one) - pointsOf(lean, other)
    if (points === 0) return []
    return [points > 0 ? { best: one, other, lean } : { best: other, other: one, lean }]
  })
  const [first] = said
  return first && said.every(({ best }) => best === first.best) ? first : undefined
}

/** What was said that speaks for both of them alike. */
export const saidForBoth = (ways: [string, string], told: string): Lean | undefined =>
  listLeans().find((lean) => isIn(lean.said, told) && ways.every((way) => isIn(lean.for, way)))

const pointsOf = (lean: Lean, way: string) =>
  Number(isIn(lean.for, way)) - Number(isIn(lean.against, way))
