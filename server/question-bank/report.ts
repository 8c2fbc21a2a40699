import * as z from 'zod/mini'
import { UnreadPart } from '#contract/materials.ts'
import { questionsWithoutKey } from '../extraction/without-key.ts'
import type { WholePaper } from './paper.ts'

/** What the admin is told about a file: small beside the reading itself, so that a list can carry it. */
export const Report = z.object({
  questionCount: z.int(),
  keyCount: z.int(),
  unread: z.array(UnreadPart),
  licenceNotice: z.nullable(z.string()),
  waitsFor: z.nullable(z.enum(['key', 'questions'])),
})
export type Report = z.infer<typeof Report>

export const presentReport = (paper: WholePaper): Report => ({
  questionCount: paper.reading.questions.length,
  keyCount: paper.reading.keys.length,
  unread: [...paper.reading.unread, ...questionsWithoutKey(paper.reading)],
  licenceNotice: paper.reading.licenceNotice,
  waitsFor: paper.waitsFor,
})
