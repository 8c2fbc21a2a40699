import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const FOLDER = join(import.meta.dirname, 'glossary')

/** A general term that no card has; its file is named after the area of the card that comes nearest. */
const Entry = z.strictObject({
  term: z.string().min(1),
  /** Other names, and what students call it. */
  also: z.array(z.string().min(1)),
  says: z.string().min(1),
  /** Id of the nearest card. */
  card: z.string().min(1),
  /** How somebody describes it who does not know the term. */
  asks: z.array(z.string().min(1)).optional(),
})
export type GlossaryEntry = z.infer<typeof Entry>

let entries: GlossaryEntry[] | undefined

/** Read when first asked for, as cards are. @throws ZodError for a malformed file */
export const listGlossary = (): GlossaryEntry[] =>
  (entries ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => z.array(Entry).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))))
