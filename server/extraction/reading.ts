import * as z from 'zod/mini'

/** What one exam PDF says, as read. A child process writes it and its parent parses it. */
export type ExamReading = z.infer<typeof ExamReading>
export type ReadQuestion = ExamReading['questions'][number]
export type ReadKey = ExamReading['keys'][number]
export type Unread = ExamReading['unread'][number]
export type Cover = ExamReading['cover']

const Text = z.nullable(z.string())

const Page = z.number()

export const ExamReading = z.object({
  pages: z.number(),
  /** From the cover page alone: page headers and file names of real exams are often wrong. */
  cover: z.object({
    title: Text,
    testNumber: Text,
    cluster: Text,
    eventCodes: z.array(z.string()),
  }),
  /** The sentences that license the items only as a whole exam; null when there are none. */
  licenceNotice: Text,
  contents: z.enum(['questions', 'key', 'questions-and-key', 'other']),
  questions: z.array(
    z.object({
      /** As printed, without its dot: '37', 'T1A01'. */
      number: z.string(),
      question: z.string(),
      options: z.array(z.string()),
      /** Index into `options`; null when the PDF names no letter. Never guessed. */
      correctAnswer: z.nullable(z.number()),
      explanation: Text,
      /** Performance indicator, as 'EI:014'. */
      indicator: Text,
      indicatorText: Text,
      area: Text,
      page: Page,
      flags: z.array(z.enum(['rationale-contradicts-key', 'no-key'])),
    }),
  ),
  /** The answers of a PDF that has no questions, waiting for `joinReadings`. */
  keys: z.array(
    z.object({
      number: z.string(),
      letter: z.string(),
      explanation: Text,
      indicator: Text,
      indicatorText: Text,
      page: Page,
    }),
  ),
  /** Everything that looked like a question, an answer or a page of them and was not read. */
  unread: z.array(
    z.object({ page: Page, reason: z.string(), numbers: z.optional(z.array(z.string())) }),
  ),
})
