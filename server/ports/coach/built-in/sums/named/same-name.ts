import { contentStems } from '../../../understanding/words/words.ts'
import { FIGURE_NAMES } from './figure-names.ts'

/** What students and books call the same figure. */
const ALIKE: [words: RegExp, name: string][] = [
  [/\b(?:consumption|consumer spending|household spending)\b/, 'consumer spending'],
  [/\b(?:business |private )?investments?\b(?! ?(?:cost|made))/, 'business investment'],
  [/\bgovernment (?:spending|purchases|expenditures?)\b/, 'government purchases'],
  [/\b(?:unemployed|jobless)(?: (?:people|workers))?(?: who look for work)?\b/, 'jobless people'],
  [/\b(?:labou?r force|workforce)\b/, 'labor force'],
  [/\bnumber of people\b|\bpeople in the country\b/, 'population'],
  [/\b(?:sales revenue|revenues?|total sales)\b/, 'sales'],
  [
    /\b(?:what was invested|amount invested|cost of the investment|cost of investment)\b/,
    'invested',
  ],
  [/\b(?:stock|share) price\b|\bprice of (?:a|the|one) share\b/, 'price share'],
  [/\b(?:eps)\b/, 'earnings per share'],
  [/\b(?:stock|share)holders? equity\b|\bowners?['’]?s? equity\b/, 'equity'],
  [/\b(?:qty|quantity)(?: sold)?\b|\bnumber of units\b/, 'units'],
  [/\bunits sold\b/, 'units'],
  [
    /\bbasket (?:now|today|this year|current(?: year)?)\b|\bcurrent (?:price|cost) of (?:the )?basket\b/,
    'basket now',
  ],
  [/\bbase year(?:s)?\b/, 'base'],
  [/\bper unit\b|\bof (?:each|one)(?: unit)?\b/, ''],
  [/\brate$|\brate of\b/, ''],
]

/** Words that tell two figures apart which are called alike otherwise. */
const TELLS_APART =
  /^(?:current|fixed|variable|gross|net|explicit|implicit|before|after|now|base|operating|beginning|ending|average|additional|extra|marginal|nominal|real|preferred|old|new|paid|lost|good|own|yearly|monthly|daily|sold|available|booked|total|cost|price|sales|unit|income|profit|asset|liability|debt|equity|hour|worker|people|export|import)$/
const FILLS = new Set([
  'amount',
  'number',
  'same',
  'all',
  'there',
  'value',
  'figure',
  'used',
  'year',
])

/** Whether two names mean the same figure: rather not than wrongly. */
export function isSameFigure(one: string, other: string): boolean {
  if (isNamedAlike(one, other)) return true
  const [first, second] = [one, other].map((name) => stemsOf(bareOf(name)))
  if (!first?.length || !second?.length) return false
  const marksOf = (stems: string[]) =>
    stems
      .filter((stem) => TELLS_APART.test(stem))
      .toSorted()
      .join()
  if (marksOf(first) !== marksOf(second)) return false
  return (
    first.every((stem) => second.includes(stem)) || second.every((stem) => first.includes(stem))
  )
}

/** The same words, or two names of one figure: where a formula has two that are called nearly alike. */
export function isNamedAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [bareOf(one), bareOf(other)]
  const stems = (name: string) => stemsOf(name).toSorted().join()
  return (
    a === b ||
    (stems(a) !== '' && stems(a) === stems(b)) ||
    sharesName(a, b) ||
    sharesName(one.toLowerCase(), other.toLowerCase())
  )
}

const bareOf = (name: string) =>
  ALIKE.reduce(
    (said, [words, means]) => said.replace(words, means),
    name
      .toLowerCase()
      .replace(/\b(?:the|a|an|your|my|our|its)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).trim()

const stemsOf = (name: string) => contentStems(name).filter((stem) => !FILLS.has(stem))

/** Both are called by the words of one figure that sums know. */
const sharesName = (one: string, other: string) =>
  FIGURE_NAMES.some(({ words }) => {
    const isCalled = new RegExp(`^(?:${words})$`)
    return isCalled.test(one) && isCalled.test(other)
  })
