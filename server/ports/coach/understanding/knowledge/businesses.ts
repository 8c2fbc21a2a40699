import { z } from 'zod'
import { withKinds } from '../words/named-things.ts'
import { contentStems, wordsOf } from '../words/words.ts'
import { readFolder } from './read-folder.ts'
import { findByName } from './term-index.ts'

const text = z.string().min(1)

/** What a kind of business, or a company known to everybody, sells, to whom and with what; each fits the middle of a sentence. */
const slots = {
  /** Several of what it sells: "tacos"; one of it: "a taco". */
  goods: text,
  good: text,
  /** What one is sold for, less, more, and just below a round figure. */
  price: text,
  low: text,
  high: text,
  odd: text,
  /** "Guests", "clients"; and two groups among them. */
  buyers: text,
  some: text,
  others: text,
  rival: text,
  /** When it is full and when empty: "at noon on weekdays". */
  busy: text,
  slow: text,
  /** Where it sells, "in its shop on Main Street", and by what it is heard of: "a daily post". */
  place: text,
  reach: text,
  /** What it pays in any case, and with each sale. */
  fixed: text,
  variable: text,
  worker: text,
  workers: text,
  /** What is sold beside it; and what it might sell as well. */
  extra: text,
  new: text,
  supplier: text,
  /** What it might buy to do more or better. */
  tool: text,
  unique: text,
  trouble: text,
  risk: text,
  rule: text,
  strength: text,
  weakness: text,
  opportunity: text,
  threat: text,
}
const Business = z.union([
  /** A kind of business, by its noun: "food truck". */
  z.strictObject({ names: z.array(text).min(1), noun: text, ...slots }),
  z.strictObject({ names: z.array(text).min(1), brand: text, ...slots }),
])
export type Business = z.infer<typeof Business>

let businesses: Business[] | undefined

/** @throws ZodError for a malformed file */
export const listBusinesses = (): Business[] =>
  (businesses ??= readFolder('businesses', z.array(Business)).flat())

let byName: Map<string, Business> | undefined

/** The business that a plain text names, by the longest name in it; not "target" of "target market", which is a term's. */
export function businessNamed(plain: string): Business | undefined {
  byName ??= new Map(
    listBusinesses().flatMap((one) => one.names.map((name) => [wordsOf(name).join(' '), one])),
  )
  const words = wordsOf(plain)
  for (let length = LONGEST_NAME; length > 0; length--)
    for (let place = 0; place + length <= words.length; place++) {
      const name = words.slice(place, place + length).join(' ')
      const found = byName.get(name) ?? byName.get(name.replace(/s$/, ''))
      if (found && !isOfTerm(words, place, length)) return found
    }
  return withWordBetween(words)
}

/** Of a name that is known by its kind alone, a business of that kind: a game's for "Fortnite". */
export const businessOfKind = (plain: string): Business | undefined =>
  businessNamed(withKinds(plain).replace(/\bgame\b/, 'mobile game'))

/** "Thrift clothes resale": what is sold may stand within a name of two words. */
function withWordBetween(words: string[]): Business | undefined {
  const names = words.slice(2).map((word, place) => `${words[place]} ${word}`)
  // "A factory" is not meant by "a kite factory".
  return names.flatMap((name) =>
    /^(?:a|an|my|our) /.test(name) ? [] : (byName!.get(name) ?? []),
  )[0]
}

/** The kind of business that sells a thing: "sneakers". */
export function sellerOf(words: string): Business | undefined {
  const [thing, ...others] = contentStems(words)
  // "Pet grooming" is not "pet visits".
  if (thing === undefined || others.length > 0) return undefined
  return listBusinesses().find((one) => 'noun' in one && contentStems(one.goods).includes(thing))
}
/** Words. */
const LONGEST_NAME = 4

/** With the word before it or behind it, it is the name of a term. */
const isOfTerm = (words: string[], place: number, length: number) =>
  [
    words.slice(place, place + length + 1),
    words.slice(Math.max(0, place - 1), place + length),
  ].some((phrase) => phrase.length > length && findByName(phrase.join(' ')) !== undefined)

/** "Your food truck", "a food truck", "Target". */
export const nameOf = (business: Business, { isOwn }: { isOwn: boolean }): string =>
  'brand' in business
    ? business.brand
    : `${isOwn ? 'your' : /^[aeiou]/i.test(business.noun) ? 'an' : 'a'} ${business.noun}`

/** By the name of the term, a case of it at any business, with slots: "{It} opens with {goods} at {low}". */
let cases: Record<string, string> | undefined

/** @throws ZodError for a malformed file */
export const listCasesAtABusiness = (): Record<string, string> =>
  (cases ??= Object.assign({}, ...readFolder('at-a-business', z.record(text, text))))

/** A case of a term at a business; "your food truck" where it is the student's own. Undefined where none is known. */
export function caseAt(
  term: string,
  business: Business,
  { isOwn }: { isOwn: boolean },
): string | undefined {
  const says = listCasesAtABusiness()[term]
  return says === undefined ? undefined : filledFor(says, business, { isOwn })
}

/** A text with slots, told of a business. */
export function filledFor(says: string, business: Business, { isOwn }: { isOwn: boolean }): string {
  const values: Record<string, unknown> = { ...business, it: nameOf(business, { isOwn }) }
  return says.replace(SLOT, (_, name: string) => {
    const value = String(values[name.toLowerCase()])
    return /^[A-Z]/.test(name) ? value[0]!.toUpperCase() + value.slice(1) : value
  })
}
export const SLOT = /\{(\w+)\}/g
