import { useRef, useState } from 'react'
import {
  EMPTY_DRAFT,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftOf,
  type RoleplayDraft,
} from '../../lib/kept-roleplay.ts'
import { useStorageChange } from '../../lib/use-storage-change.ts'
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
    latest: () => latest.current,
    remove() {
      isDone.current = true
      removeDraft(personId, of)
    },
  }
}
