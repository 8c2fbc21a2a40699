import { partsOf } from '../../understanding/knowledge/parts.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { contentWords } from '../../understanding/words/words.ts'

/** "Product, price, place and people": a row of its parts, in which one stands that is none of them. */
export function oneTooMany({ subject, said }: Claim): string | undefined {
  const row = partsOf(subject.term)
  const items = said
    .replace(ROW_WORDS, ' ')
    .split(/\s+/)
    .filter((item) => searchTermsOf(item).length > 0)
  if (!row || items.length > row.parts.length || items.length < LEAST_IN_ROW) return undefined
  // Steps in many words are no row of names.
  if (row.parts.some(({ name }) => contentWords(name).length > LONGEST_PART)) return undefined
  const names = row.parts.flatMap(({ name }) => searchTermsOf(name))
  const other = items.filter((item) => !searchTermsOf(item).every((root) => names.includes(root)))
  const isRow = items.length - other.length >= Math.max(LEAST_NAMED, items.length / 2)
  if (!isRow) return undefined
  const all = row.parts.map(({ name }) => name).join(', ')
  return other.length === 0
    ? items.length === row.parts.length
      ? 'Yes, that is the idea.'
      : undefined
    : `Not quite: "${other.join(' ')}" is none of its ${row.parts.length} ${row.kind}. They are: ${all}.`
}
const LEAST_IN_ROW = 3
const LEAST_NAMED = 2
const LONGEST_PART = 2
const ROW_WORDS = /\b(?:and|or|the|stands? for|called)\b/g
