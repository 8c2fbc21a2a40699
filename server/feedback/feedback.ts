import type { EarlierResponse, Feedback, ReceivedFeedback } from '#contract/feedback.ts'
import type { FeedbackRow } from './queries.ts'

/** A message as its sender sees it. */
export const presentFeedback = (row: FeedbackRow): Feedback => ({
  id: row.id,
  userEmail: row.userEmail,
  subject: row.subject,
  message: row.message,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  adminResponse: row.adminResponse,
  respondedAt: row.respondedAt?.toISOString() ?? null,
})

export const presentReceived = (row: FeedbackRow): ReceivedFeedback => ({
  ...presentFeedback(row),
  respondedBy: responderOf(row),
  responseRevision: row.responseRevision,
})

/** What whoever answers second is told in the fields of the refusal, which are all text. */
export const presentEarlier = (
  row: FeedbackRow,
): Record<keyof EarlierResponse, string> & Record<string, string> => ({
  response: row.adminResponse ?? '',
  respondedBy: responderOf(row) ?? 'Another admin',
  respondedAt: row.respondedAt?.toISOString() ?? '',
  responseRevision: String(row.responseRevision),
})

type Named = { email: string; firstName: string | null; lastName: string | null }

/** First and last name when both exist, else the part of the e-mail before the @. */
export const nameOf = ({ email, firstName, lastName }: Named) =>
  firstName && lastName ? `${firstName} ${lastName}` : email.slice(0, email.lastIndexOf('@'))

const responderOf = ({ responderEmail, responderFirstName, responderLastName }: FeedbackRow) =>
  responderEmail &&
  nameOf({ email: responderEmail, firstName: responderFirstName, lastName: responderLastName })
