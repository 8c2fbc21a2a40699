import { latelyBy } from '../../lately.ts'
import { indexedSortings, keyOf, keysIn, type IndexedSorting } from '../knowledge/sortings.ts'
import { findByName } from '../knowledge/term-index.ts'
import { isLittle } from '../words/words.ts'

/** "Is rent a fixed or a variable cost?": something, and which of several kinds it is. */
export type Sorting = {
  /** The term that the kinds belong to. */
  about: string
  thing: string
  /** Null where that is not known. */
  kind: string | null
  why: string
  /** The one kind that was asked for; null where it was to be chosen. */
  asked: string | null
  /** By what each kind that is in question is known, where the thing's own is not. */
  criteria: { kind: string; why: string }[]
}

export const LEADS = '(?:(?:so|and|but|hey|ok|okay|wait|then|well|now) )*'

const ASKS = new RegExp(
  `^${LEADS}(?:is|are|was|were|does|do|would|could|can|isnt|arent|wouldnt|doesnt)\\b|\\bor\\b|\\b(?:what|which)\\b|\\bcount(?:s|ed)? as\\b|\\bconsidered\\b`,
)

/** "Is selling to a restaurant B2B": the restaurant buys there, and what kind it is itself is not asked. */
const SELLS_TO = /\b(?:sell|sells|selling|sold) (?:\w+ )?to\b/

/** Reads whether a turn asks what kind of thing something is, and says so where that is known. */
export const sortingOf: (plain: string) => Sorting | undefined = latelyBy(
  300,
  (plain) => plain,
  sortingIn,
)

function sortingIn(plain: string): Sorting | undefined {
  if (!ASKS.test(plain) || ASKS_ELSE.test(plain) || SELLS_TO.test(plain)) return undefined
  const isWhole = wholeNamesIn(plain)
  const said = ` ${keyOf(plain)} `
  return indexedSortings()
    .flatMap((sorting) => readAs(sorting, said, plain) ?? [])
    .filter(({ keys, sorting }) => isWhole(sorting.about, keys))
    .toSorted((a, b) => a.left - b.left || b.named - a.named)[0]?.sorting
}

/** "Fixed" in "a fixed cost" is no fixed asset: whether no other sorting has a longer name there. */
function wholeNamesIn(plain: string) {
  const said = ` ${keyOf(plain)} `
  const named = indexedSortings().flatMap((sorting) =>
    kindsIn(sorting, said, plain).map(({ key }) => ({ key, about: sorting.about })),
  )
  return (about: string, keys: string[]) =>
    !named.some((one) => one.about !== about && keys.some((key) => isPartOf(key, one.key)))
}

/** Whether an answer that was written for many things says of this one which kind it is, and says it first. */
export const isDecidedIn = (says: string, { thing }: Sorting) => {
  const [first = ''] = says.split(/[.!?] /)
  return (
    /^(?:yes|no)\b/i.test(says) ||
    ` ${keyOf(first)} `.includes(` ${keyOf(thing.replace(/^(?:an?|your) /, ''))} `)
  )
}

const isPartOf = (part: string, whole: string) =>
  part !== whole && ` ${whole} `.includes(` ${part} `)

/** A reason, a way or a list is wanted, and no kind. */
const ASKS_ELSE =
  /\b(why|how|when|where|who|what happens|examples?|difference|explain|should|better|best|worth|versus|vs|(?:ok|okay|fine|rude|weird|smart) to)\b|^(what is|whats|what are) (an? |the )?\w+( \w+)?$/

function readAs(sorting: IndexedSorting, said: string, plain: string) {
  const named = kindsIn(sorting, said, plain)
  const group = named.length > 0 ? undefined : groupIn(sorting, said)
  if (named.length === 0 && !group) return undefined
  const member = memberIn(sorting, said, named)
  if (!member) return undefined
  const bare = said.replace(` ${member.key} `, '  ')
  const asked = kindsIn(sorting, bare, plain)
  if (asked.length === 0 && !group) return undefined
  const keys = group ? [group] : asked.map(({ key }) => key)
  const left = leftOf(bare, keys)
  if (left.length > (asked.some(({ key }) => LOOSE.has(key)) ? 0 : MOST_LEFT)) return undefined
  // "Rent control" is another thing than rent.
  const next = said.slice(member.at + member.key.length + 2).split(' ')[0]!
  if (left.includes(next) && !SAYS_WHERE.has(next)) return undefined
  const { kind } = member
  const { why } = sorting.kinds.find((one) => one.kind === kind)!
  return {
    ...{ left: left.length, named: keys.join(' ').length, keys: asked.map(({ key }) => key) },
    sorting: {
      ...{ about: sorting.about, thing: asTyped(member.key, plain), kind, why },
      asked: asked.length === 1 ? asked[0]!.kind : null,
      criteria: [],
    },
  }
}
/** "A new competitor across the street" is the same thing, and only says where. */
const SAYS_WHERE = new Set('across near nearby next down around opening coming moving'.split(' '))

/** Words that belong neither to the thing nor to the kinds: "is rent for my shop a fixed cost". */
export const MOST_LEFT = 2

/**
 * "Is a zeppelin a fixed cost?": it is asked what kind it is, but not known of it. Only where nothing else stands in the
 * turn, and the thing is no term that has more to it.
 */
export function undecidedIn(plain: string): Sorting | undefined {
  const [, thing = ''] = plain.match(IS_THING) ?? []
  if (thing === '' || ASKS_ELSE.test(plain)) return undefined
  const isWhole = wholeNamesIn(plain)
  const said = ` ${keyOf(plain)} `
  for (const sorting of indexedSortings()) {
    const asked = kindsIn(sorting, said, plain)
    const keys = asked.map(({ key }) => key)
    const name =
      asked.length > 0 && isWhole(sorting.about, keys) ? thingBefore(keys, plain) : undefined
    if (name !== undefined) return openOf(sorting, name, asked)
  }
  return undefined
}

/** What stands before the kinds, where that is a name, and nothing after them. */
function thingBefore(keys: string[], plain: string): string | undefined {
  const said = ` ${keyOf(plain)} `
  const from = Math.min(...keys.map((key) => said.indexOf(` ${key} `)))
  const before = said.slice(0, from).trim().split(' ').length
  const [, name = ''] = plain.split(' ').slice(0, before).join(' ').match(IS_THING) ?? []
  const bare = name.replace(LINKS, '')
  const isAlone = isName(bare) && leftOf(said.slice(from), keys).length === 0
  return isAlone && findByName(bare) === undefined ? bare : undefined
}

function openOf(
  { about, kinds }: IndexedSorting,
  thing: string,
  asked: { kind: string }[],
): Sorting {
  const isAsked = ({ kind }: { kind: string }) => asked.some((one) => one.kind === kind)
  const isChoice = asked.length > 1
  const own = kinds.filter(isAsked)
  return {
    ...{ about, thing, kind: null, why: '', asked: isChoice ? null : asked[0]!.kind },
    criteria:
      isChoice || kinds.length > MOST_CRITERIA
        ? own
        : kinds.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a))),
  }
}
/** More than these are no help in deciding. */
const MOST_CRITERIA = 3

const IS_THING = new RegExp(
  `^${LEADS}(?:is|are|was|were|would|does|do) ((?:(?:an?|the|my|our|your) )?\\w+(?: [\\w.]+)*)$`,
)
const LINKS =
  /(?: (?:be|count|counts|as|considered|qualify|called|in|under|part|of|an?|the|its|kind|type|either|more|still))+$/

/** A name of a few words, and no pronoun or sentence. */
const isName = (name: string) => {
  const words = name.replace(/^(?:an?|the|my|our|your) /, '').split(' ')
  return (
    words.length <= LONGEST_NAME &&
    words[0] !== '' &&
    words.every((word) => !isLittle(word) || JOINS.has(word)) &&
    !isLittle(words[0]!) &&
    !isLittle(words.at(-1)!)
  )
}
const LONGEST_NAME = 5
const JOINS = new Set(['of', 'for', 'in', 'on', 'at', 'to', 'the', 'my', 'with', 'from', 'by'])

/** Which kinds a text names, each once, by the longest of its names. */
export function kindsIn({ kinds }: IndexedSorting, said: string, plain: string) {
  const there = keysIn(said)
  if (there.size === 0) return []
  return kinds.flatMap(({ kind, keys }) => {
    const key = keys.find((one) => there.has(one))
    return key !== undefined && (!LOOSE.has(key) || isNamedAs(key, plain)) ? [{ kind, key }] : []
  })
}

/** Names that are words of everyday talk: "is it good", "do I need a loan". */
const LOOSE = new Set(
  'good service need want product price place land labor capital job'.split(' '),
)

const isNamedAs = (key: string, plain: string) =>
  new RegExp(
    `\\b(?:an?|or|as|of|under|between|is it|price|place|product|promotion) ${key}s?\\b(?! (?:idea|thing|way|time|one))|\\b${key}s? or\\b|\\b${key}s$`,
  ).test(plain) || !/^(?:good|service|need|want)$/.test(key)

const groupIn = ({ groups }: IndexedSorting, said: string) =>
  / (?:which|what) /.test(said)
    ? groups.find(
        (one) =>
          said.includes(one) && ASKED_AS.some((before) => said.includes(` ${before} ${one} `)),
      )
    : undefined
const ASKED_AS = ['which', 'what', 'which of the', 'what of the', 'which one of the']

/** What stands first in the question is asked about; of two that begin there, the longer name, and of the kind asked for. */
function memberIn({ members }: IndexedSorting, said: string, asked: { kind: string }[]) {
  const isAsked = (kind: string) => Number(asked.some((one) => one.kind === kind))
  const there = keysIn(said)
  return members
    .filter(({ key }) => there.has(key))
    .map((member) => ({ ...member, at: said.indexOf(` ${member.key} `) }))
    .toSorted(
      (a, b) => a.at - b.at || b.key.length - a.key.length || isAsked(b.kind) - isAsked(a.kind),
    )[0]
}

/** The words that carry meaning, without the names given and what only asks for a kind. */
export const leftOf = (said: string, names: string[]) =>
  names
    .reduce((text, name) => text.replaceAll(` ${name} `, '  '), said)
    .split(' ')
    .filter((word) => word !== '' && !isLittle(word) && !FRAME.has(word))

const FRAME = new Set(
  (
    'kind type sort p stage part element account factor count counted considered called class classified category group one ' +
    'example business company cost expense good product market demand risk tax goods industry normal balance activity source ' +
    'form structure technically always usually mostly sometimes typically generally fall belong go phase level old new'
  ).split(' '),
)

/** As the student puts it: "a lemonade stand", "your rent". */
function asTyped(key: string, plain: string): string {
  const words = plain.split(' ')
  const { length } = key.split(' ')
  const place = words.findIndex((_, i) => keyOf(words.slice(i, i + length).join(' ')) === key)
  const thing = words.slice(place, place + length).join(' ')
  const before = words[place - 1] ?? ''
  if (before === 'my' || before === 'our') return `your ${thing}`
  return before === 'a' || before === 'an' ? `${before} ${thing}` : thing
}

/** The kind that a text names in the most words, by its name. */
export function kindNamedIn(plain: string): string | undefined {
  const said = ` ${keyOf(plain)} `
  const named = indexedSortings().flatMap((sorting) => kindsIn(sorting, said, plain))
  return named.toSorted((a, b) => b.key.length - a.key.length)[0]?.kind
}

/** Whether things are sorted by the term, or into it. */
export const isSortedBy = (term: string) =>
  indexedSortings().some(
    ({ aboutKey, kinds }) =>
      aboutKey === keyOf(term) || kinds.some(({ keys }) => keys.includes(keyOf(term))),
  )
