import * as z from 'zod/mini'
import type { AskedAbout } from '#contract/tutor.ts'
import { readKept, writeKept } from '../../lib/kept.ts'

/** What a tab is writing in one conversation, or has sent and has no answer to: a reload must not cost a word of it. */
export type Draft = {
  tab: string
  text: string
  /** The tab that had left it, until somebody writes on here. */
  from?: string
}

/** The latest first. Of an earlier version there was one text for all tabs. */
const Kept = z.union([z.array(z.object({ tab: z.string(), text: z.string() })), z.string()])

/** More tabs than anybody writes in at once; what closed ones have left does not pile up. */
const DRAFTS_MAX = 8

const nameOf = (about: AskedAbout | null) =>
  about ? `tutor-draft-${about.attemptId}-${about.questionId}` : 'tutor-draft'

export const isKeptDrafts = (key: string | null, personId: string, about: AskedAbout | null) =>
  key?.endsWith(`${personId}:${nameOf(about)}`) ?? false

/** This tab's own, else the latest that any has left, so that a closed tab costs nothing either. */
export function openDraft(personId: string, about: AskedAbout | null, tab: string): Draft {
  const drafts = readDrafts(personId, about)
  const own = drafts.find((one) => one.tab === tab)
  if (own) return own
  const [left] = drafts
  return left ? { tab, text: left.text, from: left.tab } : { tab, text: '' }
}

/** Leaves the other tabs' alone, but for the one it was taken over from. */
export function saveDraft(personId: string, about: AskedAbout | null, { tab, text, from }: Draft) {
  const others = readDrafts(personId, about).filter((one) => one.tab !== tab && one.tab !== from)
  const drafts = text === '' ? others : [{ tab, text }, ...others]
  // An empty list stays: a name that is gone has been wiped at log-out, and is not to be written again.
  return writeKept(personId, nameOf(about), drafts.slice(0, DRAFTS_MAX))
}

function readDrafts(personId: string, about: AskedAbout | null) {
  const kept = readKept(personId, nameOf(about), Kept) ?? []
  return typeof kept === 'string' ? [{ tab: '', text: kept }] : kept
}
