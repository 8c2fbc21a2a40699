import { indexedSortings, keyOf, type IndexedSorting } from '../knowledge/sortings.ts'
import { kindsIn, LEADS, leftOf, MOST_LEFT, sortingOf, type Sorting } from './kinds.ts'

/**
 * "Which one is rent?", "and electricity?" in a talk that told kinds apart, as the whole question: "is rent fixed cost or
 * variable cost". Undefined where it is none of the things whose kind is known, unless it is asked in so many words.
 * `before` is what the turn before sorted: "and a coupon?" after "which P is shipping" asks the same of another thing.
 */
export function asSorting(plain: string, talk: string, before?: Sorting): string | undefined {
  const asks = plain.match(WHICH_IS)?.[1] ?? plain.match(IS_WHICH)?.[1]
  const bare = plain.match(BARE_THING)?.[1]
  const thing = (asks ?? bare ?? '').replace(/^(?:an?|the|my|our|your) /, '')
  const said = ` ${keyOf(talk)} `
  if (thing === '') return undefined
  const goesOn = GOES_ON.test(plain)
  const again = goesOn && before ? sortedLike(before, thing) : undefined
  if (again) return again
  const least = goesOn ? 1 : 2
  const told = indexedSortings()
    .map((sorting) => ({ sorting, ...toldIn(sorting, said, { isAsked: asks !== undefined }) }))
    .filter(({ kinds }) => kinds.length >= least)
    .toSorted((a, b) => b.length - a.length)
  const known = told.find(({ sorting }) => isMember(sorting, thing))
  const isOpen =
    asks !== undefined &&
    !WHAT_IS.test(plain) &&
    /^(?:an?|my|our|your) /.test(asks) &&
    told.length === 1
  const kinds = known?.kinds ?? (isOpen ? told[0]!.kinds : [])
  if (kinds.length === 0) return undefined
  const from = asks ?? plain
  const article = from.slice(0, from.indexOf(thing)).match(/\b(?:an?|my|our) $/)?.[0] ?? ''
  return `is ${article}${thing} ${kinds.length === 1 ? 'a ' : ''}${kinds.join(' or ')}`
}

/** The question of the turn before, asked of another thing that is sorted alike. */
function sortedLike({ about, asked }: Sorting, thing: string): string | undefined {
  const sorting = indexedSortings().find((one) => one.about === about)
  if (!sorting || !isMember(sorting, thing)) return undefined
  return `is ${thing} ${asked ? `a ${asked}` : sorting.kinds.map(({ kind }) => kind).join(' or ')}`
}

/** The kinds that the talk has named; all of them, where it is about them as a whole or about one of them. */
function toldIn(sorting: IndexedSorting, talk: string, { isAsked }: { isAsked: boolean }) {
  const all = sorting.kinds.map(({ kind }) => kind)
  const named = kindsIn(sorting, talk, talk)
  const isWhole = isAsked && talk.includes(` ${sorting.aboutKey} `)
  const keys = [...named.map(({ key }) => key), ...(isWhole ? [sorting.aboutKey] : [])]
  return {
    kinds: isAsked && keys.length > 0 ? all : named.map(({ kind }) => kind),
    length: Math.max(0, ...keys.map((key) => key.length)),
  }
}

const isMember = ({ members }: IndexedSorting, thing: string) => {
  const said = ` ${keyOf(thing)} `
  return members.some(
    ({ key }) =>
      said.includes(` ${key} `) &&
      // Of a longer name more can stand beside it: "a new competitor across the street".
      leftOf(said.replace(` ${key} `, ' '), []).length <=
        Math.min(MOST_LEFT, key.split(' ').length),
  )
}

const OF_THEM =
  '(?: (?:of (?:them|these|those|the (?:\\w+ )?\\w+)|one|ones|kind|type|sort|stage|phase|p|c|class|category|element|part|form|level|step|group))*'

/** "Which stage are fidget spinners in?" */
const WHICH_IS = new RegExp(
  `^${LEADS}(?:in |under )?(?:which|what)${OF_THEM} (?:is|are|was|were|would|does|do|of) ((?:an?|the|my|our|your)? ?\\w+(?: \\w+){0,4}?)(?: (?:be|in|at|an?|now|right|then|too|under|belong|to|fall|count|as|considered|have|part|of|today|example))*$`,
)
/** "What is a conflict of interest?" asks for its kind only where that is known. */
const WHAT_IS = new RegExp(`^${LEADS}what (?:is|are|was|were) `)
/** "And a coupon is which one?" */
const IS_WHICH = new RegExp(
  `^${LEADS}((?:an?|the|my|our) ?\\w+(?: \\w+){0,3}?) (?:is|are|would be|goes|go) (?:in |under )?(?:which|what)${OF_THEM}$`,
)

/** "And my car?": also of the one kind that was asked for. */
const GOES_ON = /^(?:(?:so|and|ok|but|then) )*(?:and|what about|how about) | too$/
const BARE_THING =
  /^(?:(?:so|and|ok|but|then|what about|how about|what|which of the two|which of them|which one|which|kind|type|is|are|would|be|a|an|the|my) )*(\w+(?: \w+){0,3}?)(?: (?:then|one|be|too|that (?:i|we) (?:own|have|owe|bought)|(?:i|we) (?:own|have|owe)))*$/

/** What the last of these turns sorted, also where it only went on with the one before it. */
export const lastSorted = (said: string[]) =>
  said.reduce<Sorting | undefined>((before, text) => {
    const whole = sortingOf(text) ? text : before && asSorting(text, '', before)
    return whole === undefined ? undefined : sortingOf(whole)
  }, undefined)
