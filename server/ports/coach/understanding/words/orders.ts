import { searchTermsOf } from './search-words.ts'

/** "Supply is greater than demand": which of two is more. */
type Order = { more: string; less: string }

/** Whether a claim sets two against each other the other way round than a text; undefined where they do not compare the same two. */
export function isOrderTurned(claim: string, text: string): boolean | undefined {
  const own = ordersIn(claim)[0]
  if (!own) return undefined
  for (const told of ordersIn(text)) {
    const asTold = alike(own, told)
    const turned = alike({ more: own.less, less: own.more }, told)
    if (Math.max(asTold, turned) >= SAME_TWO && asTold !== turned) return turned > asTold
  }
  return undefined
}
/** Of the two sides' words together, from 0 to 2. */
const SAME_TWO = 0.6

const alike = (one: Order, other: Order) =>
  shareOf(one.more, other.more) + shareOf(one.less, other.less)

function shareOf(said: string, text: string): number {
  const asked = searchTermsOf(said)
  const has = new Set(searchTermsOf(text))
  return asked.filter((word) => has.has(word)).length / (asked.length || 1)
}

const MORE = '(?:more|greater|higher|larger|bigger|exceeds?|above|over|beyond)'
const LESS = '(?:less|fewer|lower|smaller|below|under)'
const COMPARES = new RegExp(`^(.*?)\\b(?:(${MORE})|${LESS})\\b((?: [\\w-]+){0,9}?) than\\b(.+)$`)
/** "Exports exceed imports" and "spends beyond its income", as one that is more than the other. */
const SHORT = /\b(?:is |are )?(?:exceeds?|outweighs?|above|beyond) (?!average\b|the line\b)/
/** Two sides of a market, of a budget and of trade, whatever they are called. */
const SIDES: [RegExp, string][] = [
  [
    /\b(?:(?:buyers?|people|customers?|consumers?) )?(?:want\w*|demand\w*)(?: to buy)?\b/g,
    'demand',
  ],
  [
    /\b(?:(?:sellers?|producers?) )?(?:on offer|offer\w*|suppl(?:y|ied|ies)|available|there is)\b/g,
    'supply',
  ],
  [/\b(?:takes? in|comes? in|coming in|collects?|receives?|earns?|income|revenues?)\b/g, 'income'],
  [/\b(?:spends?|spending|spent|pays? out|goes out|going out|expenses)\b/g, 'spending'],
  [/\bbuys? (more |less )?(?:\w+ )?from (?:abroad|other countries)\b|\bimports?\b/g, '$1imports'],
  [/\bsells? (more |less )?(?:\w+ )?(?:to other countries|abroad)\b|\bexports?\b/g, '$1exports'],
]

export const comparesTwo = (text: string) => ordersIn(text).length > 0

function ordersIn(text: string): Order[] {
  return inSides(text)
    .split(/[.;:!?,]\s*/)
    .flatMap((sentence) => {
      const [, before = '', more, own = '', after = ''] = sentence.match(COMPARES) ?? []
      if (after === '') return []
      const first = `${before} ${own}`
      return [more === undefined ? { more: after, less: first } : { more: first, less: after }]
    })
}

const inSides = (text: string) =>
  SIDES.reduce(
    (said, [words, side]) => said.replace(words, side),
    text.toLowerCase().replace(SHORT, 'more than '),
  )

const ONE = /^(?:one|1|single|sole|only|a single)$/
const MANY =
  /^(?:many|lots|tons|bunch|plenty|loads|several|multiple|numerous|countless|hundreds?|thousands?|various)$/
const FEW = /^(?:few|two|2|three|3|handful)$/
const COUNTED: [string, RegExp][] = [
  [
    'side',
    /^(?:sellers?|firms?|compan(?:y|ies)|producers?|suppliers?|business(?:es)?|competitors?|stores?|shops?)$/,
  ],
  ['owner', /^(?:owners?|partners?|persons?|people|proprietors?)$/],
  ['holding', /^(?:stocks?|investments?|baskets?|assets?|holdings|places?)$/],
]

/** "One seller" where the text has many: the count that is said, and the one that is so. */
export function isCountTurned(claim: string, text: string): boolean {
  const told = countsIn(text)
  return [...countsIn(claim)].some(
    ([counted, count]) => told.has(counted) && told.get(counted) !== count,
  )
}

function countsIn(text: string): Map<string, string> {
  const counts = new Map<string, string>()
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  words.forEach((word, at) => {
    const count = ONE.test(word) ? 'one' : FEW.test(word) ? 'few' : MANY.test(word) ? 'many' : ''
    // "No single seller" counts none.
    if (count === '' || /^(?:no|not|never|than)$/.test(words[at - 1] ?? '')) return
    for (const [name, is] of COUNTED)
      if (words.slice(at + 1, at + 4).some((one) => is.test(one)) && !counts.has(name))
        counts.set(name, count)
  })
  return counts
}

const ROLES =
  /\b(franchis(?:or|ee)|less(?:or|ee)|employ(?:er|ee)|insur(?:er|ed)|insurance company|lender|borrower|bank|debtor|creditor|buyer|seller|landlord|tenant|manufacturer|wholesaler|retailer|consumer|customer|government|supplier|agent|principal|trustee|licens(?:or|ee)|mentor|mentee)s?\b/g

/** "The franchisor pays the franchisee": two that deal with each other, the other way round than a sentence has them. */
export function areRolesTurned(claim: string, text: string): boolean {
  const [one, other] = rolesIn(claim)
  if (!one || !other) return false
  return text
    .toLowerCase()
    .split(/[.;!?]\s*/)
    .some((sentence) => {
      const there = rolesIn(sentence)
      const places = [there.indexOf(one), there.indexOf(other)] as const
      return places[0] >= 0 && places[1] >= 0 && places[1] < places[0]
    })
}

/** In their order; with a "by" the doer comes last, so it tells nothing. */
export const rolesIn = (text: string) =>
  / by /.test(text)
    ? []
    : [...new Set([...text.toLowerCase().matchAll(ROLES)].map(([, role]) => role!))]
