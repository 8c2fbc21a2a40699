import { useRef, useState } from 'react'
import {
  EMPTY_DRAFT,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftOf,
  type RoleplayDraft,
} from '../../lib/kept-roleplay.ts'
import { useUser } from '../../session.ts'

export type DraftKeeper = ReturnType<typeof useDraft>

/** What is being written, kept on this device with every change until it is submitted. */
export function useDraft(of: DraftOf) {
  const { id: personId } = useUser()
  const [draft, setDraft] = useState(() => readDraft(personId, of) ?? EMPTY_DRAFT)
  const [isKept, setKept] = useState(draft !== EMPTY_DRAFT)
  // Words arrive from the recogniser between two drawings of the page: each change starts from the last one.
  const latest = useRef(draft)
  const isDone = useRef(false)

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
    latest: () => latest.current,
    remove() {
      isDone.current = true
      removeDraft(personId, of)
    },
  }
}
