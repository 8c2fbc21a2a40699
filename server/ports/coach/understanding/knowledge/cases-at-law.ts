import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const text = z.string().min(1)

/** Cases that students put to what the law forbids: patterns of what is told, in their order, and whether that is it, and why. */
const CasesAtLaw = z.strictObject({
  about: text,
  cases: z.array(z.strictObject({ told: text, says: text })).min(1),
})
type CasesAtLaw = z.infer<typeof CasesAtLaw>

let cases: CasesAtLaw[] | undefined

/** @throws ZodError for a malformed file */
export const listCasesAtLaw = (): CasesAtLaw[] =>
  (cases ??= z
    .array(CasesAtLaw)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'cases-at-law.json'), 'utf8'))))

/** Whether a told case is what a term names, and why; undefined where nothing is known of such a case. */
export const saysOfCase = (term: string, plain: string): string | undefined =>
  listCasesAtLaw()
    .find(({ about }) => about === term)
    ?.cases.find(({ told }) => new RegExp(told).test(plain))?.says
