export type ToastVariant = 'info' | 'success' | 'destructive'
export type ToastMessage = {
  title: string
  description?: string
  /** Why, in a line of its own, where the description is one of the specification's fixed sentences. */
  reason?: string | undefined
  variant?: ToastVariant
  /** What can be done about it; the same must be possible on the page, since a toast goes by itself. */
  action?: { label: string; act: () => void }
}
export type ShownToast = ToastMessage & { id: number }

// One toast is visible at a time: the store holds one, and a newer one takes its place.
let shown: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Says something to the person, from anywhere: a screen, a mutation, a plain function. Returns its id. */
export function toast(message: ToastMessage) {
  show({ ...message, id: ++lastId })
  return lastId
}

/** Takes a toast away, unless a newer one has already replaced it. */
export function dismissToast(id: number) {
  if (shown?.id === id) show(null)
}

export const findToast = () => shown

export function subscribeToToasts(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function show(next: ShownToast | null) {
  shown = next
  for (const notify of listeners) notify()
}
