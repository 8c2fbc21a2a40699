import type { FigureName, Place } from './figure-name.ts'
import type { FigureSaid } from './figures-said.ts'
import { fits } from './link-cost.ts'

/** "150 of 200 rooms", "from 40 to 50": figures that their place beside another tells, whatever word stands there. */
export function placesIn(
  text: string,
  figures: FigureSaid[],
  sought: FigureName[],
): Map<FigureSaid, string> {
  for (const [first, second, between] of PAIRS) {
    const [one, other] = [first, second].map((place) => sought.find((name) => name.place === place))
    if (!one || !other) continue
    const isPair = (left: FigureSaid, right: FigureSaid) =>
      fits(left, one, true) && fits(right, other, true)
    for (const [i, figure] of figures.entries()) {
      const next = figures[i + 1]
      if (!next || !isPair(figure, next)) continue
      const before = text.slice(Math.max(0, figure.from - LOOKED_BACK), figure.from)
      if (between.test(`${before}#${text.slice(figure.to, next.from)}#`))
        return new Map([
          [figure, one.name],
          [next, other.name],
        ])
    }
  }
  return new Map()
}

/** Characters. */
const LOOKED_BACK = 12

const PAIRS: [Place, Place, RegExp][] = [
  [
    'part',
    'whole',
    /#(?: [a-z]+){0,4}? (?:out )?of(?: (?:the|our|its|my|all|a|total|about))* \$?#$/,
  ],
  ['whole', 'part', /\bout of (?:the |our |its |my |all |a )*\$?#[^#.;]*#$/],
  ['old', 'new', /\bfrom \$?#(?: [a-z]+){0,3}? (?:up |down )?to \$?#$/],
]
