import { z } from 'zod'
import { readFolder } from './read-folder.ts'

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
  (entries ??= readFolder('glossary', z.array(Entry)).flat())
