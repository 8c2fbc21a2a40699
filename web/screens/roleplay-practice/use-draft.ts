import { useRef, useState } from 'react'
import {
  EMPTY_DRAFT,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftOf,
  type RoleplayDraft,
} from '../../lib/kept-roleplay.ts'
import { nameOfTab } from '../../lib/name-of-tab.ts'
import { useStorageChange } from '../../lib/use-storage-change.ts'
import { useUser } from '../../session.ts'
import { appendWords } from './voice/recorder.ts'

/** The field that is no answer, where fields are told apart by their names. */
export const RESPONSE = 'response'

export type DraftKeeper = ReturnType<typeof useDraft>

/** What is being written, kept on this device with every change until it is submitted. */
export function useDraft(of: DraftOf) {
  const { id: personId } = useUser()
  const [tab] = useState(nameOfTab)
  const [draft, setDraft] = useState(() => withInterim(readDraft(personId, of) ?? EMPTY_DRAFT, tab))
  const [isKept, setKept] = useState(draft !== EMPTY_DRAFT)
  // Words arrive from the recogniser between two drawings of the page: each change starts from the last one.
  const latest = useRef(draft)
  const isDone = useRef(false)
  // Another tab has gone on with it: without its words the next ones here would take their place.
  useStorageChange(() => {
    const kept = readDraft(personId, of)
    // None is left where it was submitted there; what stands here stays.
    if (!kept || isDone.current || JSON.stringify(kept) === JSON.stringify(latest.current)) return
    latest.current = kept
    setDraft(kept)
    setKept(true)
  })

  const change = (changed: (draft: RoleplayDraft) => Partial<RoleplayDraft>) => {
    if (isDone.current) return
    latest.current = { ...latest.current, ...changed(latest.current) }
    setDraft(latest.current)
    setKept(writeDraft(personId, of, latest.current))
  }
  return {
    draft,
    isKept,
    change,
    /** What is being spoken into a field, so far. */
    hear: (field: string, words: string) =>
      change((draft) => withHeard(draft, tab, { [field]: words })),
    latest: () => latest.current,
    remove() {
      isDone.current = true
      removeDraft(personId, of)
    },
  }
}

const withHeard = (
  { interim, heardIn = '' }: RoleplayDraft,
  tab: string,
  words: Record<string, string>,
) => ({ interim: { ...(heardIn === tab && interim), ...words }, heardIn: tab })

/**
 * What was being spoken when the page went stands at the end of its text. What another tab hears is still changing: its
 * final words will come.
 */
function withInterim(draft: RoleplayDraft, tab: string): RoleplayDraft {
  const { interim = {}, heardIn = tab, ...kept } = draft
  if (heardIn !== tab) return draft
  const heard = Object.entries(interim).filter(([, words]) => words !== '')
  return heard.reduce(
    (text, [field, words]) =>
      field === RESPONSE
        ? { ...text, response: appendWords(text.response, words) }
        : {
            ...text,
            answers: { ...text.answers, [field]: appendWords(text.answers[field] ?? '', words) },
          },
    heard.length > 0 ? kept : draft,
  )
}
