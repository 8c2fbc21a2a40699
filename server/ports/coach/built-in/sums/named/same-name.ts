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
  const [a, b] = [readName(one), readName(other)]
  if (a.stems.length === 0 || b.stems.length === 0 || a.marks !== b.marks) return false
  const isWithin = (these: string[], those: string[]) => these.every((stem) => those.includes(stem))
  return isWithin(a.stems, b.stems) || isWithin(b.stems, a.stems)
}

/** The same words, or two names of one figure: where a formula has two that are called nearly alike. */
export function isNamedAlike(one: string, other: string): boolean {
  const [a, b] = [readName(one), readName(other)]
  const areSame = a.stems.length > 0 && a.stems.join() === b.stems.join()
  return a.bare === b.bare || areSame || a.figures.some((name) => b.figures.includes(name))
}

type ReadName = {
  bare: string
  /** In the order of the alphabet. */
  stems: string[]
  marks: string
  /** What sums call the figures that go by it. */
  figures: string[]
}

function readName(name: string): ReadName {
  const known = READ.get(name)
  if (known) return known
  if (READ.size === MOST_KEPT) READ.clear()
  const plain = name
    .toLowerCase()
    .replace(/\b(?:the|a|an|your|my|our|its)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = ALIKE.reduce((said, [words, means]) => said.replace(words, means), plain).trim()
  const stems = contentStems(bare)
    .filter((stem) => !FILLS.has(stem))
    .toSorted()
  const marks = stems.filter((stem) => TELLS_APART.test(stem)).join()
  const figures = CALLED.filter(({ words }) => words.test(bare) || words.test(plain))
  const read = { bare, stems, marks, figures: figures.map((one) => one.name) }
  READ.set(name, read)
  return read
}

// Each name of a formula is compared with many others.
const READ = new Map<string, ReadName>()
const MOST_KEPT = 2000

const CALLED = FIGURE_NAMES.map(({ name, words }) => ({
  name,
  words: new RegExp(`^(?:${words})$`),
}))
