import * as z from 'zod/mini'
import { UnreadPart } from '#contract/materials.ts'
import { nameNumbers } from '../extraction/sequence.ts'
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
  unread: [...paper.reading.unread, ...withoutKey(paper)],
  licenceNotice: paper.reading.licenceNotice,
  waitsFor: paper.waitsFor,
})

/** Without any key the file waits for one as a whole, which is said once and not a hundred times. */
function withoutKey({ reading }: WholePaper) {
  if (reading.contents !== 'questions-and-key') return []
  const keyless = reading.questions.filter(({ correctAnswer }) => correctAnswer === null)
  if (keyless.length === 0) return []
  const numbers = keyless.map(({ number }) => number)
  const reason = `There is no answer key for ${nameNumbers(numbers)}, so ${numbers.length === 1 ? 'it is' : 'they are'} not asked.`
  return [{ page: keyless[0]!.page, reason, numbers }]
}
