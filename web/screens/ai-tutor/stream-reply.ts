import { createStreamCall } from '#contract/event-stream.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { ChatEvent, tutorContract, type Citation } from '#contract/tutor.ts'
import { ReplyFailed } from './reply-failed.ts'

const openStream = createStreamCall(
  (path, init) => fetch(path, init),
  tutorContract.sendMessage,
  ChatEvent,
)

export type ReplyPiece = { text: string } | { citation: Citation }

/**
 * Asks for a reply and hands on its pieces as they come. Resolves when it is whole.
 * @throws ReplyFailed when it was cut off, or ended with a failure; ApiError for a refusal; whatever `fetch` throws when
 * nothing was reached or the signal is aborted
 */
export async function receiveReply(
  message: InputOf<typeof tutorContract.sendMessage>,
  signal: AbortSignal,
  onPiece: (piece: ReplyPiece) => void,
) {
  for await (const event of openStream(message, signal)) {
    if ('done' in event) return
    if ('failed' in event) throw new ReplyFailed(event.failed)
    onPiece(event)
  }
  throw new ReplyFailed()
}
