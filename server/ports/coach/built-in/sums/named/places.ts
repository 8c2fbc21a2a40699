import type { FigureName, Place } from './figure-name.ts'
import type { FigureSaid } from './figures-said.ts'
import { fits } from './link-cost.ts'

/**
 * "150 of 200 rooms", "from 40 to 50", "8k/3k" of a quotient: figures that their place beside another tells, whatever word
 * stands there.
 */
export function placesIn(
  text: string,
  figures: FigureSaid[],
  { sought, isQuotient }: { sought: FigureName[]; isQuotient: boolean },
): Map<FigureSaid, string> {
  const divided = isQuotient ? dividedIn(text, figures, sought) : undefined
  if (divided) return divided
  for (const [first, second, between] of PAIRS) {
    const [one, other] = [first, second].map((place) => sought.find((name) => name.place === place))
    if (!one || !other) continue
    const isPair = (left: FigureSaid, right: FigureSaid) =>
      (fits(left, one, true) && fits(right, other, true)) ||
      (isChange(one, other) && areRates(left, right))
    for (const [i, figure] of figures.entries()) {
      const next = figures[i + 1]
      if (!next || !isPair(figure, next)) continue
      const before = text.slice(Math.max(0, figure.from - LOOKED_AROUND), figure.from)
      const after = text.slice(next.to, figures[i + 2]?.from ?? next.to + LOOKED_AROUND)
      if (between.test(`${before}#${text.slice(figure.to, next.from)}#${after}`))
        return new Map([
          [figure, one.name],
          [next, other.name],
        ])
    }
  }
  return new Map()
}

/** Characters. */
const LOOKED_AROUND = 14

/** The first over the second, where nothing else has a figure. */
function dividedIn(
  text: string,
  [figure, next, ...more]: FigureSaid[],
  [above, below]: FigureName[],
): Map<FigureSaid, string> | undefined {
  if (!figure || !next || more.length > 0 || !above || !below) return undefined
  const isDivided = /^ ?[/÷] ?\$?$/.test(text.slice(figure.to, next.from))
  if (!isDivided || !fits(figure, above, true) || !fits(next, below, true)) return undefined
  return new Map([
    [figure, above.name],
    [next, below.name],
  ])
}

/** Of a rate that changes both figures are percentages. */
const isChange = (one: FigureName, other: FigureName) =>
  [one, other].every(({ kind, place }) => kind === 'number' && (place === 'old' || place === 'new'))
const areRates = (left: FigureSaid, right: FigureSaid) =>
  right.unit === 'percent' && (left.unit === 'percent' || left.unit === 'plain')

const SPAN = '(?:year|month|week|quarter|season|time)'
const WAS = '(?:was|were|used to be|started at)(?: at| about| only| around)?'
const IS_NOW = `(?:now|is|are|its|it's|dropped to|fell to|went to|rose to|this ${SPAN})`

const PAIRS: [Place, Place, RegExp][] = [
  [
    'part',
    'whole',
    /#(?: [a-z]+){0,4}? (?:out )?of(?: (?:the|our|its|my|all|a|total|about))* \$?#/,
  ],
  ['whole', 'part', /\bout of (?:the |our |its |my |all |a )*\$?#[^#.;]*#/],
  ['old', 'new', /(?:\b(?:from|went) \$?#(?: [a-z]+){0,3}? (?:up |down )?|\$?# )to \$?#/],
  ['old', 'new', new RegExp(`\\b${WAS} \\$?#[^#.;]*?\\b${IS_NOW}(?: [a-z]+){0,2} \\$?#`)],
  ['old', 'new', new RegExp(`# last ${SPAN}\\b[^#.;]*#[^#]* (?:now|today|this ${SPAN})\\b`)],
  ['old', 'new', /\b(?:was|were) \$?#[^#.;]*#[^#]* now\b/],
  [
    'new',
    'old',
    new RegExp(
      `\\b(?:now|is|are)(?: at| only)? \\$?#[^#.;]*?\\b(?:${WAS}|(?:up |down )?from|compared to) \\$?#`,
    ),
  ],
]
