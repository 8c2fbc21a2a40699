import { splitColumns } from './columns.ts'
import { optionMark } from './marks.ts'
import type { PageText, Piece, Row, Segment } from './page-text.ts'

/** Em: the space between columns of options is wider than any between words of justified text. */
const COLUMN_GAP = 1.6

/** Em: the widest tab between a mark and its text. */
const TAB = 5

/** Em: narrower than the narrowest word space, wider than kerning. */
const WORD_GAP = 0.15

/**
 * A page's visual lines in reading order, column by column, each cut where a column gap stands.
 *
 * @param columns of the document's other pages, as `usualColumns` finds them
 */
export function rowsOf(page: PageText, columns: number[] = []): Row[] {
  return splitColumns(page, columns).flatMap((pieces, column) =>
    visualLines(pieces).map((line) => rowOf(page, column, line)),
  )
}

/** A row that knows what it is made of. */
export type WholeRow = Row & { pieces: Piece[] }

/** A page's visual lines across all of its columns, as headers and footers are set. */
export function wholeRowsOf(page: PageText): WholeRow[] {
  return visualLines(page.pieces).map((line) => ({ ...rowOf(page, 0, line), pieces: line.pieces }))
}

function rowOf({ page }: PageText, column: number, { y, size, pieces }: VisualLine): Row {
  const segments = cutSegments(pieces)
  return { page, column, y, size, segments, text: segments.map(({ text }) => text).join(' ') }
}

/** Joins one line's text to the next; a hyphen at a line's end belongs to a compound and stays. */
export function joinLines(lines: string[]): string {
  return lines
    .reduce(
      (all, line) => (/[-—/]$/.test(all) && !/\s-$/.test(all) ? all + line : `${all} ${line}`),
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

type VisualLine = { y: number; size: number; pieces: Piece[] }

/** Groups by baseline. Small raised or lowered text (16th, ®, H₂O) belongs to the line beside it. */
function visualLines(pieces: Piece[]): VisualLine[] {
  const lines: VisualLine[] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.slice(-4).findLast((candidate) => sharesBaseline(candidate, piece))
    if (!line) {
      lines.push({ y: piece.y, size: piece.size, pieces: [piece] })
      continue
    }
    line.pieces.push(piece)
    if (piece.size > line.size) Object.assign(line, { size: piece.size, y: piece.y })
  }
  return lines.sort((a, b) => a.y - b.y)
}

function sharesBaseline(line: VisualLine, piece: Piece): boolean {
  const larger = Math.max(line.size, piece.size)
  const likeness = Math.min(line.size, piece.size) / larger
  // Far larger text across the lines of a page is a watermark, not a neighbor. Raised signs are half as large at least.
  if (likeness < 0.5) return false
  return Math.abs(line.y - piece.y) <= larger * (likeness > 0.85 ? 0.35 : 0.5)
}

function cutSegments(pieces: Piece[]): Segment[] {
  const segments: Segment[] = []
  for (const piece of [...pieces].sort((a, b) => a.x - b.x)) {
    const segment = segments.at(-1)
    const end = piece.x + piece.width
    const gap = segment ? piece.x - segment.end : 0
    if (segment && isDrawnTwice(segment, piece)) continue
    if (!segment || opensColumn(segment, piece, gap)) {
      const { x, size, font, text } = piece
      segments.push({ x, end, size, font, text, headEnd: end })
      continue
    }
    segment.text += (piece.spaced || gap > WORD_GAP * piece.size ? ' ' : '') + piece.text
    segment.end = Math.max(segment.end, end)
    segment.size = Math.max(segment.size, piece.size)
  }
  return segments
}

/** Some printers make bold by drawing the same text twice, a hair apart. */
function isDrawnTwice(segment: Segment, piece: Piece): boolean {
  return piece.x - segment.x < 1 && piece.text === segment.text
}

/** A mark and its text belong together across any tab; 'B. …' after 'A. …' starts afresh. */
function opensColumn(segment: Segment, piece: Piece, gap: number): boolean {
  const mark = optionMark(segment.text)
  const next = optionMark(piece.text)
  if (mark?.rest === '' && next?.rest !== '') return gap > TAB * piece.size
  if (gap > COLUMN_GAP * piece.size) return true
  return mark !== null && next !== null && next.letter !== 'A'
}
