import { sortingOf, undecidedIn } from './kinds.ts'
import { indexedSortings, keyOf } from '../knowledge/sortings.ts'
import { isLittle } from '../words/words.ts'

/** A thing and the kinds without a verb: "walk-in refrigerator: capex or opex?" */
export function asBareSorting(plain: string): string | undefined {
  if (!/ or /.test(plain) || ASKS.test(plain)) return undefined
  const whole = `is ${plain}`
  return sortingOf(whole) || undecidedIn(whole) ? whole : undefined
}
const ASKS =
  /^(?:(?:so|and|but|ok) )*(?:is|are|was|were|do|does|did|can|could|should|would|will|what|whats|which|why|how|when|where|who|explain|define|compare|difference|tell|give|i|we|my|if|quiz)\b/

/**
 * A case that is told in a talk about kinds, and then which of them it is: "a gym makes a class for people over 65, which
 * type?" The thing in it that one of the kinds has stands for it.
 */
export function asCaseOfKinds(plain: string, about: string[]): string | undefined {
  const told = plain.match(CASE_THEN_WHICH)?.[1]
  if (told === undefined) return undefined
  const said = ` ${keyOf(told.replace(AGE, ' age '))} `
  const keys = about.map(keyOf)
  const sorting = indexedSortings().find(({ aboutKey }) => keys.includes(aboutKey))
  const [found] = (sorting?.members ?? [])
    .filter(({ key }) => said.includes(` ${key} `) && !isLittle(key))
    .toSorted(
      (a, b) => Number(b.key === 'age') - Number(a.key === 'age') || b.key.length - a.key.length,
    )
  if (!sorting || !found) return undefined
  return `is ${found.thing} ${sorting.kinds.map(({ kind }) => kind).join(' or ')}`
}

const CASE_THEN_WHICH =
  /^(?!which|what)((?:\S+ ){3,}?)(?:so |then |is that |this is )?(?:which|what)(?: (?:one|type|kind|sort|p|base|segmentation|stage|of (?:them|these|those)))+(?: (?:is|would|was|are) (?:it|this|that|they|these)(?: be)?)?$/
/** "Only for people over 65": an age, however it is put. */
const AGE =
  /\b(?:over|under|above|below|older than|younger than|more than|less than|aged?|ages|between) \d+(?: (?:and|to) \d+)?(?: years?)?(?: old| of age)?\b|\b\d+ (?:years?|yr) olds?\b/g
