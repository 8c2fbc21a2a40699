import type { PageText, Piece } from './page-text.ts'

/** Fewer numbers than this beneath each other are a list inside a question, not a column. */
const NUMBERS_IN_A_COLUMN = 3

/** Half an inch each way: ' 9.' and '100.' of one column, right-aligned, stay together. */
const SAME_COLUMN = 36

/**
 * A page's pieces, column by column. A page has columns when question numbers stand beneath each
 * other in several places and go on counting from one to the next (1–17, 18–34, 35–50).
 */
export function splitColumns({ pieces }: PageText): Piece[][] {
  const edges = columnEdges(pieces)
  if (edges.length < 2) return [pieces]
  const columns: Piece[][] = edges.map(() => [])
  for (const piece of pieces) {
    const index = edges.findLastIndex((edge) => piece.x >= edge - 2)
    columns[Math.max(0, index)]?.push(piece)
  }
  return columns
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
  const columns = clusters
    .filter((cluster) => cluster.length >= NUMBERS_IN_A_COLUMN)
    .sort((a, b) => leftOf(a) - leftOf(b))
  const countsOn = columns.every((cluster, index) => {
    const before = columns[index - 1]
    return before === undefined || last(before) < Math.min(...cluster.map(({ number }) => number))
  })
  return countsOn ? columns.map(leftOf) : []
}

function numbersOf(pieces: Piece[]): Numbered[] {
  return pieces.flatMap(({ text, x }) => {
    const number = /^(\d{1,3})[.)](?:\s|$)/.exec(text)?.[1]
    return number === undefined ? [] : [{ x, number: Number(number) }]
  })
}

function leftOf(cluster: Numbered[]): number {
  return Math.min(...cluster.map(({ x }) => x))
}

function last(cluster: Numbered[]): number {
  return Math.max(...cluster.map(({ number }) => number))
}
