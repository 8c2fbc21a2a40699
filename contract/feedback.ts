import * as z from 'zod/mini'
import { IdInPath } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The specification's: a subject says something, and fits on a line. */
export const SUBJECT_MIN = 3
export const SUBJECT_MAX = 100
/** The specification's: enough to act on, short enough to be read. */
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 1000
/** An answer may be longer than its question; what needs more is a conversation. */
export const RESPONSE_MAX = 5000

/** PostgreSQL takes no NUL, and no other control character is anything one could have meant to type. */
const withoutControls = z.overwrite((text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, ''))
const onOneLine = z.overwrite((text: string) => text.replace(/\p{Cc}+/gu, ' '))

/** What the dialog checks before it sends, and the server again. */
export const FeedbackForm = z.object({
  subject: z
    .string('Subject must be at least 3 characters')
    .check(
      onOneLine,
      z.trim(),
      z.minLength(SUBJECT_MIN, 'Subject must be at least 3 characters'),
      z.maxLength(SUBJECT_MAX, 'Subject is too long'),
    ),
  message: z
    .string('Message must be at least 10 characters')
    .check(
      withoutControls,
      z.trim(),
      z.minLength(MESSAGE_MIN, 'Message must be at least 10 characters'),
      z.maxLength(MESSAGE_MAX, 'Message is too long'),
    ),
})
export type FeedbackForm = z.infer<typeof FeedbackForm>

export const Feedback = z.object({
  id: z.int(),
  userEmail: z.string(),
  subject: z.string(),
  message: z.string(),
  /** 'new', 'read' or 'resolved'; a missing one is new, an unknown one is shown as it is. */
  status: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
  adminResponse: z.nullish(z.string()),
  respondedAt: z.nullish(z.string()),
})
export type Feedback = z.infer<typeof Feedback>

/** What admins see besides. */
export const ReceivedFeedback = z.extend(Feedback, {
  /** Whose answer it is; null where there is none, or where that admin has been deleted. */
  respondedBy: z.nullable(z.string()),
  /** Counts the answers it has had, so that an admin can say which one they have seen; 0 without any. */
  responseRevision: z.int(),
})
export type ReceivedFeedback = z.infer<typeof ReceivedFeedback>

/** In the `fields` of the 409 of whoever answers second: the answer that is there. */
export const EarlierResponse = z.object({
  response: z.string(),
  respondedBy: z.string(),
  respondedAt: z.string(),
  responseRevision: IdInPath,
})
export type EarlierResponse = z.infer<typeof EarlierResponse>

export const feedbackContract = {
  submitFeedback: endpoint({
    method: 'POST',
    path: '/api/feedback',
    access: 'student',
    input: FeedbackForm,
    output: Feedback,
  }),
  listOwnFeedback: endpoint({
    method: 'GET',
    path: '/api/user/feedback',
    access: 'student',
    input: z.object({}),
    output: z.array(Feedback),
  }),
  /** Everybody's; any admin reads all of it. */
  listFeedback: endpoint({
    method: 'GET',
    path: '/api/admin/feedback',
    access: 'admin',
    input: z.object({}),
    output: z.array(ReceivedFeedback),
  }),
  /** An admin looks at a message: a new one is read from then on. Answers with the message as it is now. */
  openFeedback: endpoint({
    method: 'POST',
    path: '/api/admin/feedback/:id/open',
    access: 'admin',
    input: z.object({ id: IdInPath }),
    output: ReceivedFeedback,
  }),
  /**
   * Answers, or changes one's own answer. `replaces` is the `responseRevision` of the answer one has seen and means to
   * replace; any other answer of somebody else is a conflict.
   */
  respondToFeedback: endpoint({
    method: 'POST',
    path: '/api/admin/feedback/:feedbackId/respond',
    access: 'admin',
    query: ['replaces'],
    input: z.object({
      feedbackId: IdInPath,
      response: z
        .string('Please enter a response')
        .check(
          withoutControls,
          z.trim(),
          z.minLength(1, 'Please enter a response'),
          z.maxLength(RESPONSE_MAX, `A response has at most ${RESPONSE_MAX} characters.`),
        ),
      replaces: z.optional(IdInPath),
    }),
    output: ReceivedFeedback,
  }),
}
