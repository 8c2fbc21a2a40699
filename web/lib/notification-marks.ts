import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { readKept, writeKept } from './kept.ts'

/** What a person did with the sample notifications, by their keys: kept on the device, since nothing calls the server. */
const Marks = z.object({ read: z.array(z.string()), deleted: z.array(z.string()) })
export type Marks = z.infer<typeof Marks>

const NAME = 'notifications'
const NONE: Marks = { read: [], deleted: [] }
const listeners = new Set<() => void>()
/** Where storage is switched off marks hold for this visit. */
const unsaved = new Map<string, Marks>()
/** The same object as long as it says the same, as React wants it. */
const seen = new Map<string, { text: string; marks: Marks }>()

export function useMarks(personId: string) {
  return useSyncExternalStore(subscribe, () => findMarks(personId))
}

export function saveMarks(personId: string, change: Partial<Marks>) {
  const before = findMarks(personId)
  const marks: Marks = {
    read: [...new Set([...before.read, ...(change.read ?? [])])],
    deleted: [...new Set([...before.deleted, ...(change.deleted ?? [])])],
  }
  if (!writeKept(personId, NAME, marks)) unsaved.set(personId, marks)
  for (const notify of listeners) notify()
}

function findMarks(personId: string): Marks {
  const marks = unsaved.get(personId) ?? readKept(personId, NAME, Marks) ?? NONE
  const text = JSON.stringify(marks)
  const last = seen.get(personId)
  if (last?.text === text) return last.marks
  seen.set(personId, { text, marks })
  return marks
}

/** Another tab of this browser tells of its changes by itself. */
function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
