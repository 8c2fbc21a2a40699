import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { messageOf } from '../../lib/message-of.ts'
import { toast } from '../../ui/toast-store.ts'
import { ReplyFailed } from './reply-failed.ts'

/** The specification's words, whatever has happened; why, where the server said so, stands beside the input. */
export function sayFailed(error: unknown) {
  const description = messageOf(error, 'Failed to send message. Please try again.')
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** Why the last message got no reply, or not all of one. */
export function useProblem() {
  const [words, setWords] = useState<string>()
  return {
    words,
    set: (error: unknown) => setWords(reasonOf(error)),
    clear: () => setWords(undefined),
  }
}

function reasonOf(error: unknown) {
  if (error instanceof ReplyFailed) return error.words
  if (!(error instanceof ApiError)) return undefined
  // "Something went wrong on our side" says no more than the toast does.
  return error.body?.code === 'unexpected' ? undefined : error.body?.message
}
