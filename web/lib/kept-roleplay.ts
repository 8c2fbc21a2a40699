import * as z from 'zod/mini'
import { readKept, removeKept, removeKeptUnder, writeKept } from './kept.ts'

/** What a student has written at one roleplay and not submitted, as this browser keeps it. */
export const RoleplayDraft = z.object({
  response: z.string(),
  /** By the judge's question's key. */
  answers: z.record(z.string(), z.string()),
  /** Of the judge's questions, how many have been asked. */
  asked: z.int(),
  notes: z.string(),
  /** Heard and not final yet, by the judge's question's key or `response`. Of a page that was reloaded it is all there is. */
  interim: z.optional(z.record(z.string(), z.string())),
  /** The tab that hears `interim`; an earlier version did not say it. */
  heardIn: z.optional(z.string()),
  /** When the preparation began and when it was over, in milliseconds of this device's clock. */
  preparingSince: z.nullable(z.number()),
  preparedAt: z.nullable(z.number()),
})
export type RoleplayDraft = z.infer<typeof RoleplayDraft>

export const EMPTY_DRAFT: RoleplayDraft = {
  response: '',
  answers: {},
  asked: 0,
  notes: '',
  preparingSince: null,
  preparedAt: null,
}

/** One's first attempt at a scenario and a redo of its weakest criteria are two texts. */
export type DraftOf = { scenarioId: number; redoOf: number | undefined }

const nameOf = ({ scenarioId, redoOf = 0 }: DraftOf) => `${beginningOf(scenarioId)}${redoOf}`
const beginningOf = (scenarioId: number) => `roleplay-${scenarioId}-`

export const readDraft = (personId: string, of: DraftOf) =>
  readKept(personId, nameOf(of), RoleplayDraft)

export const writeDraft = (personId: string, of: DraftOf, draft: RoleplayDraft) =>
  writeKept(personId, nameOf(of), draft)

export const removeDraft = (personId: string, of: DraftOf) => removeKept(personId, nameOf(of))

/** With the scenario goes everything that was begun at it. */
export const removeDrafts = (personId: string, scenarioId: number) =>
  removeKeptUnder(personId, beginningOf(scenarioId))
