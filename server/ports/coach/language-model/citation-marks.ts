import type { ReplyPiece } from '../coach.ts'

/** As it was asked for. */
const MARK = /^\s*\[\[([\w:.#/ ,-]{1,120})\]\]/
/** The short form `[3]` that models fall into; `[3](…)` is a link, and `a[0]` an index. */
const SHORT_MARK = /^\s+\[(s?\d{1,3})\](?!\()/
/** Before such figures of a list in the text's own; not a comma between two marks. */
const BEFORE_AN_ITEM = /[^][:;,]$/
/** What may still become a mark when more text comes. */
const BEGUN = /^\s*\[(\[[\w:.#/ ,-]{0,120}\]?)?$|^\s+\[s?\d{0,3}\]?$/

/** The source that a mark means; undefined where there is none. */
type SourceOf = (mark: string) => string | undefined

/**
 * Takes the marks `[[id]]` out of a text that arrives in pieces of any cut. An id that is known becomes a citation, one
 * that is not is dropped with its mark: it is never shown. A bare figure that means no source is the text's own and stays.
 * Blanks before a mark go with it.
 */
export function createMarkReader(sourceOf: SourceOf) {
  const reading = { held: '', before: '' }
  return {
    add(text: string): Generator<ReplyPiece> {
      reading.held += text
      return readMarks(reading, sourceOf, false)
    },
    end: (): Generator<ReplyPiece> => readMarks(reading, sourceOf, true),
  }
}

type Reading = {
  /** Where more of the text may decide what it is. */
  held: string
  /** The last two characters of the text since the last mark. */
  before: string
}

function* readMarks(reading: Reading, sourceOf: SourceOf, isLast: boolean) {
  for (;;) {
    const at = reading.held.search(/\s*\[/)
    const sure = at >= 0 ? at : isLast ? reading.held.length : reading.held.trimEnd().length
    if (sure > 0) yield show(reading, sure)
    if (at < 0 || (!isLast && BEGUN.test(reading.held))) return
    const mark = findMark(reading, sourceOf)
    if (!mark) {
      yield show(reading, reading.held.indexOf('[') + 1)
      continue
    }
    reading.held = reading.held.slice(mark[0].length)
    reading.before = ''
    yield* citesOf(mark[1]!, sourceOf)
  }
}

function show(reading: Reading, length: number) {
  const text = reading.held.slice(0, length)
  reading.held = reading.held.slice(length)
  reading.before = (reading.before + text).slice(-2)
  return { text }
}

function findMark({ held, before }: Reading, sourceOf: SourceOf) {
  const mark = MARK.exec(held)
  if (mark) return mark
  const short = SHORT_MARK.exec(held)
  if (!short || short[1]!.startsWith('s')) return short
  const isItem = BEFORE_AN_ITEM.test(before) || short[0].includes('\n')
  return !isItem && sourceOf(`s${short[1]}`) !== undefined ? short : null
}

function* citesOf(ids: string, sourceOf: SourceOf) {
  for (const id of ids.split(',')) {
    const cites = sourceOf(id.trim().replace(/^(?=\d+$)/, 's'))
    if (cites !== undefined) yield { cites }
  }
}
