import { ApiError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { MAX_PDF_BYTES } from '#contract/materials.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { signInAgain } from '../../lib/sign-in-again.ts'
import { toast } from '../../ui/toast-store.ts'
import type { QueueItem, QueueState } from './queue.ts'
import { uploadWithProgress } from './upload-with-progress.ts'

const FAILED = 'Failed to upload file. Please try again.'

/** Sends one file of the queue, and the statement that goes with it. Rejects as the calls do. */
export async function uploadFile(item: QueueItem, onProgress: (percent: number) => void) {
  const { id } = await uploadWithProgress(onProgress)({
    file: item.file,
    title: item.title,
    category: item.category,
    ...(item.isQuestionBank && { isQuestionBank: 'true' as const }),
  })
  if (!item.isQuestionBank || !item.singleUse) return
  await api.materials.stateSingleUse({ id, allowed: true }).catch((cause: unknown) => {
    throw new StatementNotKept(cause)
  })
}

class StatementNotKept extends Error {
  constructor(cause: unknown) {
    const message =
      'The file is uploaded, but your statement about single use was not kept. Make it again in the list below.'
    super(message, { cause })
  }
}

/** Why this file did not get through, to stand at the item. */
export function failureOf(error: unknown, file: File): QueueState {
  const failed = (reason: string, canRetry: boolean, fields: Record<string, string> = {}) =>
    ({ kind: 'error', reason, canRetry, fields }) as const
  if (error instanceof StatementNotKept) return failed(error.message, false)
  // A server that refuses in the middle of sending can leave the browser without its words.
  if (file.size > MAX_PDF_BYTES) return failed('This is larger than the 10 MB allowed.', false)
  if (!(error instanceof ApiError) || !error.body) return failed(FAILED, true)
  const { code, message, fields = {} } = error.body
  return failed(message, !ABOUT_THE_FILE.includes(code) && !('file' in fields), fields)
}

/** Refusals that the same file would meet again. */
const ABOUT_THE_FILE: ErrorCode[] = ['conflict', 'too_large']

/** `also` is said with it: of two toasts only the later would be seen. */
export function reportFailure(error: unknown, also = '') {
  if (signInAgain(error instanceof StatementNotKept ? error.cause : error)) return
  const description = `${messageOf(error, FAILED)} ${also}`.trim()
  toast({ title: 'Upload Failed', description, variant: 'destructive' })
}
