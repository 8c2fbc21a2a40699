import { numberMark } from './marks.ts'
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
 * is set like the other pages of its document.
 *
 * @param usual left edges of the columns on most of the other pages; none where they have no columns
 */
export function splitColumns({ pieces }: PageText, usual: number[] = []): Piece[][] {
  const own = columnEdges(pieces)
  const edges = own.length < 2 && usual.length > 1 && hasGutters(pieces, usual) ? usual : own
  if (edges.length < 2) return [pieces]
  const columns: Piece[][] = edges.map(() => [])
  for (const piece of pieces) {
    const index = edges.findLastIndex((edge) => piece.x >= edge - 2)
    columns[Math.max(0, index)]?.push(piece)
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
  const clusters: Numbered[][] = []
  for (const numbered of numbersOf(pieces)) {
    const near = clusters.find(
      (cluster) => Math.abs((cluster[0]?.x ?? 0) - numbered.x) < SAME_COLUMN,
    )
    if (near) near.push(numbered)
    else clusters.push([numbered])
  }
  const byPlace = clusters.toSorted((a, b) => leftOf(a) - leftOf(b))
  const columns = byPlace.filter(({ length }) => length >= NUMBERS_IN_A_COLUMN)
  if (countsOn(columns)) return columns.map(leftOf)
  const edges = byPlace.map(leftOf)
  return countsOn(byPlace) && hasGutters(pieces, edges) ? edges : []
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
function hasGutters(pieces: Piece[], edges: number[]): boolean {
  return edges.every((edge, index) => {
    const right = edges[index + 1] ?? Infinity
    if (right - edge < NARROWEST) return false
    const within = pieces.filter(({ x }) => x >= edge - 2 && x < right - 2)
    const lines = new Set(within.map(({ y }) => Math.round(y)))
    const isFree = within.every(({ x, width }) => x + width < right - GUTTER)
    return lines.size >= FEWEST_LINES && isFree
  })
}

function numbersOf(pieces: Piece[]): Numbered[] {
  return pieces.flatMap(({ text, x }) => {
    const mark = numberMark(text)
    return mark === null ? [] : [{ x, number: Number(mark.number) }]
  })
}

function leftOf(cluster: Numbered[]): number {
  return Math.min(...cluster.map(({ x }) => x))
}

function last(cluster: Numbered[]): number {
  return Math.max(...cluster.map(({ number }) => number))
}
