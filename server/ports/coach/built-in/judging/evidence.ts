import { isAgainst } from './against-points.ts'
import { isNear, type PointTerms } from './case-terms.ts'
import { isContraryTo } from './contrary.ts'
import type { Statement } from './statements.ts'

/** Whether a statement has a stem of the case, or a figure that is nearly the same. */
export const isSaid = (stem: string, { means, figures }: Statement) =>
  means.has(stem) ||
  (stem.startsWith('#') && figures.some((figure) => isNear(figure, Number(stem.slice(1)))))

type Found = {
  at: Statement[]
  said: 'whole' | 'partly' | 'not'
  coverage: number
  fullness: number
}

type OfLine = {
  points: PointTerms[]
  closeness: (one: Statement) => number
  /** The sentences that seem to be for the line, told from their neighbors as well. */
  around: Statement[]
}

/** The student's words that show most of a line; none where nothing that was said bears on any of its points. */
export function evidenceOf(
  found: Found[],
  about: Statement[],
  { points, closeness, around }: OfLine,
) {
  const strongest = found
    .filter(({ said }) => said !== 'not')
    .flatMap(({ at, coverage, fullness }) =>
      at.map((one) => ({ one, fullness, shows: coverage * closeness(one) })),
    )
    .toSorted((a, b) => b.shows - a.shows || b.fullness - a.fullness)
    .map(({ one }) => one)
  const others = about.toSorted((a, b) => b.weight * b.relevance - a.weight * a.relevance)
  const bearing = [...strongest, ...others].filter((one) =>
    points.some((point) => bearsOn(point, one)),
  )
  // Among its neighbors a sentence that has a word of this line ("we pay the hotel") may be for another.
  const own = bearing.filter((one) => closeness(one) >= OF_THIS_LINE)
  const fitting = own.filter((one) => around.includes(one))
  const quoted = [fitting, own, bearing.slice(0, 1)].find((some) => some.length > 0) ?? []
  return [...new Set(quoted.map(({ text }) => text))].slice(0, 2)
}
/** Of a sentence that says more of another line, a quote would say little of this one. */
const OF_THIS_LINE = 0.6

/**
 * What a line's points are shown by: the words that bear on it, else the sentences that they were given for. A line that
 * no sentence stands for has none, and so no points.
 */
export function shownBy(quoted: string[], credited: Statement[]): string[] {
  const texts = credited.filter(({ weight }) => weight > 0).map(({ text }) => text)
  return quoted.length > 0 ? quoted : [...new Set(texts)].slice(0, 2)
}

/** Two words that say something, or one that hardly another case has; a name alone tells nothing of what is done. */
export function bearsOn(point: PointTerms, one: Statement): boolean {
  if (one.weight === 0 || isContraryTo(point.text)(one.text) || isAgainst(point, one)) return false
  if (point.results.some((result) => one.figures.some((figure) => isNear(figure, result))))
    return true
  const inOtherWords = one.trust > 0 ? point.saidAs.filter((way) => one.ways.has(way)).length : 0
  if (inOtherWords > 1 || (inOtherWords === 1 && one.words >= A_WHOLE_THOUGHT)) return true
  return point.ways.some((way) => {
    const matched = [...way].filter(([stem]) => isSaid(stem, one)).map(([, weight]) => weight)
    const telling = matched.filter((weight) => weight >= TELLING)
    const sum = matched.reduce((all, how) => all + how, 0)
    const isMuch = matched.length >= 3 && sum >= MUCH
    // "Return one fee": a word of the whole case and one of this point.
    const isOfBoth = matched.length >= 2 && telling.length > 0 && sum >= OF_BOTH
    return (
      isMuch || isOfBoth || telling.length + inOtherWords >= 2 || telling.some((how) => how >= RARE)
    )
  })
}
/** Shorter, a way of saying it may be the end of something else. */
const A_WHOLE_THOUGHT = 9
/** As much as makes a word one of the case. */
const TELLING = 0.18
const RARE = 0.85
const OF_BOTH = 0.35
/** Of three words or more, together. */
const MUCH = 0.5
