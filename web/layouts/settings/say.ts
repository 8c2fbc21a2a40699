import { ApiError } from '#contract/client.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'

export const sayDone = (description: string) =>
  toast({ title: 'Success', description, variant: 'success' })

export const sayFailed = (fixedWords: string) => (error: unknown) => {
  // Being signed out is said elsewhere, with the way back.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Error', description: messageOf(error, fixedWords), variant: 'destructive' })
}
