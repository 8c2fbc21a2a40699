import { useSyncExternalStore } from 'react'
import type { QueueItem } from './queue.ts'

// Outside React, so that what waits is still there after a look at another page, and an upload goes on meanwhile.
let items: QueueItem[] = []
const listeners = new Set<() => void>()

/** The items now, also for the running upload: with what was added, changed or removed since it began. */
export const findQueue = () => items

export function changeQueue(by: (items: QueueItem[]) => QueueItem[]) {
  items = by(items)
  for (const notify of listeners) notify()
}

export const useQueueItems = () => useSyncExternalStore(subscribe, findQueue)

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
