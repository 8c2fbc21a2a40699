import type { ReplyPiece } from '../coach.ts'
import type { Part } from './talk.ts'

/** Some words at a time: a reader sees it grow, and a stopped reply stops in the middle. */
const PIECE_WORDS = 4

/** Paragraph by paragraph, a few words at a time; nothing is lost between the pieces. */
export function* piecesOf(parts: Part[]): Generator<ReplyPiece> {
  let isFirst = true
  for (const part of parts) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    const text = isFirst ? part : `\n\n${part}`
    isFirst = false
    for (const piece of text.match(
      new RegExp(`(?:\\s*\\S+){1,${PIECE_WORDS}}\\s*$|(?:\\s*\\S+){1,${PIECE_WORDS}}`, 'g'),
    ) ?? [])
      yield { text: piece }
  }
}
