import * as z from 'zod/mini'
import { readKept, removeKept, writeKept } from './kept.ts'

/** What a student has written at one roleplay and not submitted, as this browser keeps it. */
export const RoleplayDraft = z.object({
  response: z.string(),
  /** By the judge's question's key. */
  answers: z.record(z.string(), z.string()),
  /** Of the judge's questions, how many have been asked. */
  asked: z.int(),
  notes: z.string(),
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

const nameOf = (scenarioId: number) => `roleplay-${scenarioId}`

export const readDraft = (personId: string, scenarioId: number) =>
  readKept(personId, nameOf(scenarioId), RoleplayDraft)

export const writeDraft = (personId: string, scenarioId: number, draft: RoleplayDraft) =>
  writeKept(personId, nameOf(scenarioId), draft)

export const removeDraft = (personId: string, scenarioId: number) =>
  removeKept(personId, nameOf(scenarioId))
