import type { Db } from '../database/database.ts'

/** Every job of the product and what it carries: ids only, never a person's text. */
export type JobPayloads = {
  /** Reads the question-bank PDFs that are waiting. */
  'materials.read': Record<string, never>
  /** Sends the pages that could not be read to the language model. */
  'page-proposals.ask': Record<string, never>
  /** Hands in the exam sessions whose deadline has passed. */
  'exams.hand-in-overdue': Record<string, never>
  /** Tells people what is new, by mail too. */
  'notifications.tell': Record<string, never>
  /** Sends the invitations that wait for it. */
  'invitations.send': Record<string, never>
  /** Judges the roleplays that wait for it. */
  'roleplays.judge': Record<string, never>
  /** Reads the pages of study materials, for the tutor to search. */
  'tutor.read-passages': Record<string, never>
  /** Deletes sign-in codes, links, sessions and counters that have run out. */
  'sign-in.forget-expired': Record<string, never>
  /** Deletes the backups that were written before updates of long ago. */
  'backups.delete-old': Record<string, never>
}
export type JobName = keyof JobPayloads

export const JOB_NAMES = [
  'materials.read',
  'page-proposals.ask',
  'exams.hand-in-overdue',
  'notifications.tell',
  'invitations.send',
  'roleplays.judge',
  'tutor.read-passages',
  'sign-in.forget-expired',
  'backups.delete-old',
] as const satisfies JobName[]

/** A handler may run twice for one job (at least once is what a queue can promise), so it must not mind. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

/**
 * Durable jobs, one at a time per name. Enqueued in the transaction that causes it, a job exists exactly if its cause
 * does; while one of the same name waits, another changes nothing.
 */
export type Jobs = {
  enqueue<Name extends JobName>(db: Db, name: Name, payload: JobPayloads[Name]): Promise<void>
}

export type JobRunner = Jobs & {
  start(handlers: JobHandlers): Promise<void>
  /** Lets running jobs finish for a few seconds; what is cut off runs again at the next start. */
  stop(): Promise<void>
}
