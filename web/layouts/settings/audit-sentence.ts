import type { AuditAction, AuditEntry } from '#contract/settings.ts'

const GONE = 'somebody deleted since'

type Told = { whom: string; detail: string }

const SENTENCES: Record<AuditAction, (told: Told) => string> = {
  'person-added': ({ whom, detail }) => `added ${whom}${detail && ` as ${detail}`}`,
  'person-changed': ({ whom, detail }) => `changed ${whom}${detail && ` (${detail})`}`,
  'person-removed': () => 'removed a person from the team',
  'person-invited': ({ whom }) => `invited ${whom}`,
  'roster-uploaded': ({ detail }) => `uploaded a roster: ${detail}`,
  'sign-in-link-made': ({ whom }) => `made a sign-in link for ${whom}`,
  'settings-changed': ({ detail }) => `changed the team settings: ${detail}`,
  'material-deleted': ({ detail }) => `deleted the material “${detail}”`,
  'single-use-stated': ({ detail }) => `stated that the items of “${detail}” may be used singly`,
  'single-use-withdrawn': ({ detail }) =>
    `withdrew the statement that the items of “${detail}” may be used singly`,
  'proposal-accepted': ({ detail }) => `accepted a question that the model read in “${detail}”`,
  'proposal-discarded': ({ detail }) => `discarded a question that the model read in “${detail}”`,
  'feedback-answered': ({ whom }) => `answered feedback from ${whom}`,
  'deletion-requested': () => 'asked to be deleted',
  'deletion-request-withdrawn': () => 'took back the request to be deleted',
  'exam-paused': ({ whom, detail }) => `paused “${detail}” for ${whom}`,
  'exam-resumed': ({ whom, detail }) => `let “${detail}” go on for ${whom}`,
  'attempt-reopened': ({ whom, detail }) => `reopened an attempt at “${detail}” for ${whom}`,
  'attempt-voided': ({ whom, detail }) => `made an attempt at “${detail}” by ${whom} void`,
  'attempt-unvoided': ({ whom, detail }) =>
    `let a void attempt at “${detail}” by ${whom} count again`,
}

/** "Lin Park added Maya Okafor as student." What a newer server writes down is shown by its name. */
export function auditSentence({ actor, byOperator, action, subject, detail }: AuditEntry) {
  const who = byOperator ? 'Whoever runs the server' : (actor ?? 'Somebody deleted since')
  const tell = Object.hasOwn(SENTENCES, action)
    ? SENTENCES[action as AuditAction] // it is one of its keys
    : () => [action, detail].filter(Boolean).join(': ')
  return `${who} ${tell({ whom: subject ?? GONE, detail })}.`
}
