import type { Scenario } from '#content/schema.ts'
import { textsOf } from './scenario-texts.ts'

/** Ends of company names that say what kind of company it is, and stay. */
const KINDS = new Set(
  (
    'Couriers Service Kitchens Center Fulfillment Works Cleaners Containers Rentals Bakery Transport Rental Skateboards ' +
    'Bikes Janitorial Uniforms Movers Formalwear Tutoring Tamales Rides Cart Table Coffee Dumpling Rooms Kayaks Bars ' +
    'Union Payroll Insurance Bookkeeping Bank Landscaping Catering Association Inn Tours Diner Hotel Resort Creamery ' +
    'Campground Ferries Waterpark Kitchen Hostel Tacos Gardens Park Signs United Zoo Festivals Granola Audio Arcade ' +
    'Golf Sneakers Skincare Lanes Roasters Radio Media Cycles Books Outfitters Toys Records Hardware Shop Grocers ' +
    'Supply Sports Crafts Games Shoes Swim Computers Care Escape Mini Mutual Credit Community Adventure Conference ' +
    'Otters Lawn Medical Cargo Instrument Elevator Skate Pet Team Swim Surf Rail Press Box Mountain Grand Ice'
  ).split(' '),
)

const STARTS =
  'Bright Clear Cedar Fern Fox Gold Hazel Lark Maple Moss Pebble Quartz Rose Sand Silver Thistle West Wind Cross Fair'.split(
    ' ',
  )
const ENDS =
  'brook crest dale field gate grove haven hill mark mere mont ridge view wick well ford'.split(' ')

const WOMEN = (
  'Anika Beatrix Beatriz Camila Carla Elvira Ewa Hana Ifeoma Inez Ingrid Keisha Leilani Lena Lucille Lupe Marisol Mei ' +
  'Nadia Petra Pilar Priya Rosa Rosalind Ruth Samira Soraya Suki Sunita Tess Winona Zainab'
).split(' ')
const MEN = (
  'Andre Bastian Boris Chidi Damian Darnell Deshawn Desmond Dwayne Gideon Gunnar Ignatius Joaquin Jonah Kofi Kwame Luis ' +
  'Marcus Mateo Omar Owen Rafael Rahim Ravi Samir Soren Theo Tobias Tomas Walt'
).split(' ')
const OTHER_WOMEN =
  'Bianca Celeste Delia Esther Fatima Greta Helena Imani Kira Lucia Naomi Odette Paloma Renata Sabine Thandi Vera Yasmin Amina Noemi'.split(
    ' ',
  )
const OTHER_MEN =
  'Caleb Diego Elias Felix Hassan Isaac Jerome Kenji Leo Malik Nolan Pavel Quentin Rohan Silas Tariq Victor Wesley Emil Hugo'.split(
    ' ',
  )
const OTHER_FAMILIES =
  'Alvarez Brennan Chowdhury Dominguez Eriksen Fontaine Gallagher Hoffman Iyer Jankowski Kimura Larsen Mensah Novak Osei Petersen Romero Santos Takeda Varga'.split(
    ' ',
  )

const NOT_A_FAMILY = new Set(
  (
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August ' +
    'September October November December'
  ).split(' '),
)

type Renames = { company: string; rename: (text: string) => string }

/** How many companies there can be before their names come again. */
export const COMPANY_NAMES = STARTS.length * ENDS.length

/** Another company and other people for a case, all of them new to its text; the same for the same turn. */
export function renamesFor(scenario: Scenario, turn: number): Renames {
  const texts = textsOf(scenario)
  // Line by line: a first name that ends one sentence and the word that begins the next are nobody's whole name.
  const all = texts.join('\n')
  const seed = numberOf(scenario.id) + turn
  const { name } = scenario.company
  const kind = kindOf(name)
  const head = companyHead(seed)
  const company = [head, ...kind].join(' ')
  const own = name.split(' ').slice(0, name.split(' ').length - kind.length)
  const people = [
    ...pairs(present(WOMEN, all), OTHER_WOMEN, seed, all),
    ...pairs(present(MEN, all), OTHER_MEN, seed, all),
    ...pairs(familiesIn(all), OTHER_FAMILIES, seed, all),
  ]
  const renames = new Map([
    ...people,
    ...shortNames(own, all).map((short): [string, string] => [short, head]),
    [own.join(' '), head] as const,
    [name, company] as const,
  ])
  return { company, rename: replacer(renames) }
}

/** A company whose name ends so. */
export const companyName = (kind: string, turn: number) => `${companyHead(turn)} ${kind}`

/** Who else is in a case: a customer by family name, a colleague (a woman) by first name. */
export const peopleOf = (turn: number) => ({
  family: OTHER_FAMILIES[(turn * 3) % OTHER_FAMILIES.length]!,
  first: OTHER_WOMEN[(turn * 7) % OTHER_WOMEN.length]!,
})

/** Trailing words that say what kind of company it is: "Credit Union" of "Meadowlark Credit Union". */
function kindOf(name: string): string[] {
  const words = name.split(' ')
  let start = words.length
  while (start > 1 && KINDS.has(words[start - 1]!)) start--
  return words.slice(start)
}

/** 7 has no divisor in common with the number of names, so every one comes before any comes again. */
function companyHead(seed: number) {
  const place = (seed * 7) % COMPANY_NAMES
  return STARTS[place % STARTS.length]! + ENDS[Math.floor(place / STARTS.length)]!
}

/** What people call the company for short: the first word of its own name, where it stands alone somewhere. */
function shortNames(own: string[], text: string) {
  const [first] = own
  if (own.length < 2 || !first || /^(The|A)$/.test(first) || WORDS.has(first)) return []
  const whole = own.join(' ')
  return text.replaceAll(whole, '').match(new RegExp(`\\b${first}\\b`)) ? [first] : []
}

/** First words of company names that are also words, or the names of other things nearby. */
const WORDS = new Set(
  'North Summit Olive Tia Quarry Valley Polar Round Eagle Heron Paper Sunny Trim'.split(' '),
)

const present = (names: string[], text: string) =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))

/** Who is called "Mrs. Ruiz", or by first name and family name. */
function familiesIn(text: string) {
  const first = [...WOMEN, ...MEN].join('|')
  const found = text.matchAll(
    new RegExp(`(?:\\b(?:Mr|Mrs|Ms|Dr)\\.|\\b(?:${first})) ([A-Z][a-z]+)\\b`, 'g'),
  )
  const names = new Set([...found].map(([, name]) => name!))
  return [...names].filter((name) => !NOT_A_FAMILY.has(name) && ![...WOMEN, ...MEN].includes(name))
}

/** Each gets one of the pool that the text does not have yet. */
function pairs(names: string[], pool: string[], seed: number, text: string): [string, string][] {
  const free = pool.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
  return names.map((name, place) => [name, free[(seed * 3 + place) % free.length]!])
}

/** All at once and whole words only, so that nothing is renamed twice; "an" before a name becomes "a". */
function replacer(renames: Map<string, string>) {
  const longestFirst = [...renames.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const found = new RegExp(`\\b(an )?(${pattern})(?![\\w-])`, 'gi')
  return (text: string) =>
    text.replace(found, (whole, article: string | undefined, name: string) => {
      const other = renames.get(name)
      if (other === undefined) return whole
      return article ? `${/^[AEIOU]/.test(other) ? 'an' : 'a'} ${other}` : other
    })
}

function numberOf(text: string) {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003
  return sum
}
