import { ApiError } from '#contract/client.ts'
import { toast } from '../ui/toast-store.ts'
import { messageOf, reasonOf } from './message-of.ts'

/** Where the specification has one sentence only, it is the description. */
export const saySuccess = (description: string) =>
  toast({ title: 'Success', description, variant: 'success' })

/**
 * The server's own words for what speaks for itself, else the fixed ones; beside them when to come back, where it was too
 * often. Being signed out is said elsewhere.
 */
export function sayFailure(error: unknown, fixedWords: string) {
  if (error instanceof ApiError && error.status === 401) return
  toast({
    ...{ title: 'Error', description: messageOf(error, fixedWords), variant: 'destructive' },
    reason: reasonOf(error),
  })
}
