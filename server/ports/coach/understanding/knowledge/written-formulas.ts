import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const text = z.string().min(1)

/** How a term is worked out, for who asks just that; what a student's own figures come to is the sums' matter. */
const WrittenFormula = z.strictObject({
  /** "reorder point = daily use × days of delivery + safety stock" */
  formula: text.includes(' = ').or(text.includes(' ≈ ')),
  /** Figures to work it through with. */
  story: text,
  /** The figures put in, " = ", and the result with its unit. */
  steps: text.includes(' = '),
})
export type WrittenFormula = z.infer<typeof WrittenFormula>

let formulas: Record<string, WrittenFormula> | undefined

/** By the name of the term. @throws ZodError for a malformed file */
export const listWrittenFormulas = (): Record<string, WrittenFormula> =>
  (formulas ??= z
    .record(z.string(), WrittenFormula)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'written-formulas.json'), 'utf8'))))
