import { bareNumber, numberMark, type NumberMark } from './marks.ts'
import type { PageText, Piece } from './page-text.ts'

/** Fewer numbers than this beneath each other are a list inside a question, unless a gutter sets them apart. */
const NUMBERS_IN_A_COLUMN = 3

/** Half an inch each way: ' 9.' and '100.' of one column, right-aligned, stay together. */
const SAME_COLUMN = 36

/** Points: no column of questions is narrower. */
const NARROWEST = 120

/** Points left of a column where no text of the one before it stands. */
const GUTTER = 8

/** Lines of a column: fewer are a heading, a caption or a signature. */
const FEWEST_LINES = 3

/**
 * A page's pieces, column by column. A page has columns when question numbers stand beneath each
 * other in several places and go on counting from one to the next (1–17, 18–34, 35–50), or when it
 * is set like the other pages of its document. All columns are moved to where the first one stands, so
 * that a question that goes on in the next column finds its places there.
 *
 * @param usual left edges of the columns on most of the other pages; none where they have no columns
 */
export function splitColumns({ pieces }: PageText, usual: number[] = []): Piece[][] {
  const own = columnEdges(pieces)
  const edges = own.length < 2 && usual.length > 1 && hasGutters(pieces, usual, 1) ? usual : own
  if (edges.length < 2) return [pieces]
  const columns: Piece[][] = edges.map(() => [])
  for (const piece of pieces) {
    const index = Math.max(
      0,
      edges.findLastIndex((edge) => piece.x >= edge - 2),
    )
    const shift = (edges[index] ?? 0) - (edges[0] ?? 0)
    columns[index]?.push({ ...piece, x: piece.x - shift })
  }
  return columns
}

/** Left edges of the columns that most pages with columns have. */
export function usualColumns(pages: PageText[]): number[] {
  const found = pages.map(({ pieces }) => columnEdges(pieces)).filter(({ length }) => length > 1)
  const alike = Map.groupBy(found, (edges) => edges.map((edge) => Math.round(edge / 6)).join())
  return [...alike.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? []
}

type Numbered = { x: number; number: number }

function columnEdges(pieces: Piece[]): number[] {
  const clusters = clustersOf(pieces, numberMark)
  const columns = clusters.filter(({ length }) => length >= NUMBERS_IN_A_COLUMN)
  if (countsOn(columns)) return columns.map(leftOf)
  const found = [clusters, clustersOf(pieces, bareNumber)].find(
    (some) => countsOn(some) && hasGutters(pieces, some.map(leftOf), FEWEST_LINES),
  )
  return found?.map(leftOf) ?? []
}

/** The numbers of a page by where they stand, from the left. */
function clustersOf(pieces: Piece[], mark: (text: string) => NumberMark | null): Numbered[][] {
  const clusters: Numbered[][] = []
  for (const { text, x } of pieces) {
    const number = mark(text)?.number
    if (number === undefined) continue
    const near = clusters.find((cluster) => Math.abs((cluster[0]?.x ?? 0) - x) < SAME_COLUMN)
    if (near) near.push({ x, number: Number(number) })
    else clusters.push([{ x, number: Number(number) }])
  }
  return clusters.toSorted((a, b) => leftOf(a) - leftOf(b))
}

function countsOn(columns: Numbered[][]): boolean {
  return (
    columns.length > 1 &&
    columns.every((cluster, index) => {
      const before = columns[index - 1]
      return before === undefined || last(before) < Math.min(...cluster.map(({ number }) => number))
    })
  )
}

/** Whether text stands in each column and none between them. */
function hasGutters(pieces: Piece[], edges: number[], fewestLines: number): boolean {
  return edges.every((edge, index) => {
    const right = edges[index + 1] ?? Infinity
    if (right - edge < NARROWEST) return false
    const within = pieces.filter(({ x }) => x >= edge - 2 && x < right - 2)
    const lines = new Set(within.map(({ y }) => Math.round(y)))
    const isFree = within.every(({ x, width }) => x + width < right - GUTTER)
    return lines.size >= fewestLines && isFree
  })
}

function leftOf(cluster: Numbered[]): number {
  return Math.min(...cluster.map(({ x }) => x))
}

function last(cluster: Numbered[]): number {
  return Math.max(...cluster.map(({ number }) => number))
}
