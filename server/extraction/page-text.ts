/** A run of text as the PDF places it; points, `y` is the baseline from the top of the page. */
export type Piece = {
  x: number
  y: number
  width: number
  size: number
  text: string
  font: string
  /** The PDF draws white space before it, however narrow. */
  spaced: boolean
}

export type PageText = { page: number; width: number; height: number; pieces: Piece[] }

/** Pieces that read on without a gap a reader would take for another column. */
export type Segment = {
  x: number
  end: number
  size: number
  font: string
  text: string
  /** Where the first piece ends: the dot of '37.' when the number stands alone. */
  headEnd: number
}

/** A visual line. */
export type Row = {
  page: number
  /** Column of the page, from the left; pages of running text have only column 0. */
  column: number
  y: number
  size: number
  segments: Segment[]
  text: string
}
