import type { FigureName } from './figure-name.ts'
import type { FigureSaid } from './figures-said.ts'
import { isSure, type Mention } from './mentions.ts'

/** Points of a figure that nothing names; what is farther than that does not name it. */
export const UNNAMED = 5
/** Words that may mean something else, and words of what is not looked for. */
const LOOSE = 0.7
const OTHER = 0.5
/** Money without its sign, where others have it. */
const BARE = 0.7
const PREPOSITION = 1.3
/** "80k in current assets" is a little less usual than "current assets of 80k". */
const AFTERWARD = 0.5
const A_WORD = 1
const A_PAUSE = 2.5
const ANOTHER_SENTENCE = 5
const ANOTHER_NAME = 3

/** How far a figure is from words that name it; `one` is what they are to mean, if it is looked for. */
export function costOf(
  text: string,
  {
    figure,
    mention,
    one,
  }: { figure: FigureSaid; mention: Mention; one?: Mention['sought'][number] },
  { figures, mentions }: { figures: FigureSaid[]; mentions: Mention[] },
): number {
  const isBefore = mention.to <= figure.from
  const [from, to] = isBefore ? [mention.to, figure.from] : [figure.to, mention.from]
  const isIn = (part: { from: number; to: number }) => part.from >= from && part.to <= to
  const names = one ? [one.name] : mention.others
  const isLoose = one?.isLoose ?? false
  if (
    from > to ||
    figures.some(isIn) ||
    !names.some((name) => fits(figure, name, isBefore && !isLoose))
  )
    return UNNAMED
  const between = mentions.filter((part) => isIn(part) && isSure(part)).length
  const gap = text.slice(from, to).replace(isBefore ? LEADS_TO : FOLLOWS, ' ')
  const count = (pattern: RegExp) => gap.match(pattern)?.length ?? 0
  return (
    (isBefore ? 0 : AFTERWARD) +
    (isLoose ? looseness(text.slice(mention.from, mention.to)) : 0) +
    (one ? 0 : OTHER) +
    (one?.name.kind === 'money' && isBare(figure, figures) ? BARE : 0) +
    between * ANOTHER_NAME +
    count(/[.;?!](?=\s|$)/g) * ANOTHER_SENTENCE +
    count(/,|\b(?:and|n|but|plus|then|if|with)\b|&/g) * A_PAUSE +
    count(/\b(?!(?:and|n|but|plus|then|if|with)\b)[a-z]+/g) * A_WORD
  )
}

const isBare = (figure: FigureSaid, figures: FigureSaid[]) =>
  figure.unit === 'plain' && figures.some(({ unit }) => unit === 'money')

/** "3,000 profit" says more than "for 3,000". */
const looseness = (words: string) => (/^(?:for|at|on|of|to)$/.test(words) ? PREPOSITION : LOOSE)

/** Words that join a name with its figure, and part nothing. */
const LEADS_TO =
  /\b(?:is|are|was|were|of|at|equals?|equal|to|totals?|totaled|about|around|only|just|now|an?|the|has|have|had|got|worth|came|comes?|being|for|me|us|him|her|it|them|they|its|each|stand|stands|amounts?|reached|valued)\b|[:=($]/g
const FOLLOWS =
  /\b(?:in|of|for|as|on|worth|the|our|its|my|their|an?|total|dollars|bucks|is|are|to|per)\b|[-)]/g

/** A figure without a sign is taken for a percentage only right after its own name. */
export function fits({ unit, value }: FigureSaid, { kind }: FigureName, isSure: boolean): boolean {
  switch (kind) {
    case 'percent':
      return unit === 'percent' || (unit === 'plain' && isSure)
    case 'money':
      return unit === 'money' || unit === 'plain'
    case 'number':
      return unit !== 'percent'
    case 'ratio':
    case 'times':
      return (unit === 'plain' || unit === 'counted') && value < MOST_TIMES
    case 'years':
    case 'months':
    case 'days':
      return unit === 'counted' || (unit === 'plain' && value < LONGEST_TIME)
    case 'count':
    case 'units':
      return unit === 'counted' || unit === 'plain'
  }
}
/** No ratio that anybody reckons with is larger. */
const MOST_TIMES = 1000
/** Of years, months or days that anybody reckons with. */
const LONGEST_TIME = 1000
