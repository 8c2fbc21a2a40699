import type { ReplyPiece } from '../coach.ts'

/** As it was asked for. */
const MARK = /^\s*\[\[([\w:.#/ ,-]{1,120})\]\]/
/** The short form `[3]` that models fall into; `[3](…)` is a link, and `a[0]` an index. */
const SHORT_MARK = /^\s+\[(s?\d{1,3})\](?!\()/
/** What may still become a mark when more text comes. */
const BEGUN = /^\s*\[(\[[\w:.#/ ,-]{0,120}\]?)?$|^\s+\[s?\d{0,3}\]?$/

/** The source that a mark means; undefined where there is none. */
type SourceOf = (mark: string) => string | undefined

/**
 * Takes the marks `[[id]]` out of a text that arrives in pieces of any cut. An id that is known becomes a citation, one
 * that is not is dropped with its mark: it is never shown. Blanks before a mark go with it.
 */
export function createMarkReader(sourceOf: SourceOf) {
  let held = ''
  return {
    *add(text: string): Generator<ReplyPiece> {
      held = yield* readMarks(held + text, sourceOf, false)
    },
    *end(): Generator<ReplyPiece> {
      held = yield* readMarks(held, sourceOf, true)
    },
  }
}

/** Returns the end of the text, where more of it may decide what it is. */
function* readMarks(text: string, sourceOf: SourceOf, isLast: boolean) {
  let held = text
  for (;;) {
    const at = held.search(/\s*\[/)
    const sure = at >= 0 ? at : isLast ? held.length : held.trimEnd().length
    if (sure > 0) yield { text: held.slice(0, sure) }
    held = held.slice(sure)
    if (at < 0) return held
    const mark = MARK.exec(held) ?? SHORT_MARK.exec(held)
    if (!isLast && BEGUN.test(held)) {
      return held
    } else if (mark) {
      held = held.slice(mark[0].length)
      yield* citesOf(mark[1]!, sourceOf)
    } else {
      const plain = held.indexOf('[') + 1
      yield { text: held.slice(0, plain) }
      held = held.slice(plain)
    }
  }
}

function* citesOf(ids: string, sourceOf: SourceOf) {
  for (const id of ids.split(',')) {
    const cites = sourceOf(id.trim().replace(/^(?=\d+$)/, 's'))
    if (cites !== undefined) yield { cites }
  }
}
