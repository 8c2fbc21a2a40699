import { wholeRowsOf, type WholeRow } from './lines.ts'
import type { PageText, Row } from './page-text.ts'
import { answerMark, numberMark, poolMark, startsWithOption } from './marks.ts'

/** Of the page's height: no header or footer of the exams seen reaches further in. */
const EDGE = 0.13

/** Of all pages: left and right pages, or questions and key, may carry different ones. */
const SHARE = 0.25

/** Points by which the same line may stand higher or lower from page to page. */
const HEIGHT_TOLERANCE = 3

/** Times the usual size: what is so large and repeats is laid over the text. */
const LARGE = 1.8

/** The pages without what stands on many of them, and what that is. */
export type SeparatedPages = { texts: PageText[]; running: Row[] }

/**
 * Takes running headers and footers out before the pages are looked at for columns, since they stand
 * across all of them.
 */
export function separateRunningLines(pages: PageText[]): SeparatedPages {
  const running = runningLinesOf(pages)
  const taken = new Set(running.flatMap(({ pieces }) => pieces))
  const texts = pages.map((page) => ({
    ...page,
    pieces: page.pieces.filter((piece) => !taken.has(piece)),
  }))
  return { texts, running }
}

/**
 * The same text, digits aside, at the same height near an edge of many pages. Without the condition
 * of height, question ids would be taken for headers.
 */
function runningLinesOf(pages: PageText[]): WholeRow[] {
  const rows = pages.flatMap(wholeRowsOf)
  const heights = new Map(pages.map(({ page, height }) => [page, height]))
  const places = new Map<string, { y: number; pages: Set<number> }[]>()
  const large = LARGE * (median(rows.map(({ size }) => size)) ?? 0)
  const edgeRows = rows.filter(
    (row) => (isNearEdge(row, heights) && !isContent(row)) || row.size > large,
  )
  for (const row of edgeRows) {
    const key = sameButDigits(row.text)
    const known = places.get(key) ?? []
    const place = known.find(({ y }) => Math.abs(y - row.y) <= HEIGHT_TOLERANCE)
    if (place) place.pages.add(row.page)
    else known.push({ y: row.y, pages: new Set([row.page]) })
    places.set(key, known)
  }

  const needed = Math.max(2, Math.ceil(pages.length * SHARE))
  const isRepeated = (row: Row) =>
    places
      .get(sameButDigits(row.text))
      ?.some(({ y, pages }) => pages.size >= needed && Math.abs(y - row.y) <= HEIGHT_TOLERANCE)
  const repeated = new Set(edgeRows.filter((row) => isPageNumber(row) || isRepeated(row)))
  return outermost(rows, repeated, large)
}

/**
 * Of the repeated rows those with nothing but repeated rows between them and the page's edge, and
 * the large ones anywhere, which are watermarks.
 */
function outermost(rows: WholeRow[], repeated: Set<WholeRow>, large: number): WholeRow[] {
  const pages = Map.groupBy(rows, ({ page }) => page)
  const found = new Set<WholeRow>()
  for (const page of pages.values()) {
    const fromTop = [...page].sort((a, b) => a.y - b.y)
    for (const inward of [fromTop, fromTop.toReversed()]) {
      const inner = inward.findIndex((row) => !repeated.has(row))
      for (const row of inner === -1 ? inward : inward.slice(0, inner)) found.add(row)
    }
  }
  for (const row of repeated) if (row.size > large) found.add(row)
  return [...found]
}

function isNearEdge(row: Row, heights: Map<number, number>): boolean {
  const height = heights.get(row.page) ?? 792
  return row.y < height * EDGE || row.y > height * (1 - EDGE)
}

/** Said to be one in words, so that it may stand anywhere near the edge and on a single page. */
function isPageNumber({ text }: Row): boolean {
  return /^page\s+\d+(\s+of\s+\d+)?$|^\d+\s+of\s+\d+$|^[-–—]\s*\d+\s*[-–—]$/i.test(text)
}

/** Lines that repeat by their nature: '1. B', 'A. Yes', 'Answer: B', 'SOURCE: …', '~~'. */
function isContent({ text }: Row): boolean {
  return (
    startsWithOption(text) ||
    answerMark(text) !== null ||
    numberMark(text) !== null ||
    poolMark(text) !== null ||
    /^(SOURCE|ANSWER)\b|^~~/.test(text)
  )
}

function sameButDigits(text: string): string {
  return text.replace(/\d+/g, '#')
}

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
