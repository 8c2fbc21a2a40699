import type { CaseTerms } from './case-terms.ts'
import { weightOf } from './corpus.ts'

type Said = { stems: ReadonlySet<string>; weight: number; relevance: number }

/**
 * How much counts, 0 to 1, of what says a point in other words than the case's. Only a talk about the case is heard so
 * well: about anything else, too, somebody apologizes and calls somebody. It is about the case where it names enough
 * that hardly another case has. Words beside the case add to that nothing, and take nothing from it.
 */
export function trustInOtherWords(statements: Said[], { givenStems }: CaseTerms): number {
  const own = statements.filter(({ weight, relevance }) => weight > 0 && relevance > 0)
  const said = new Set(own.flatMap(({ stems }) => [...stems]))
  const named = [...said].filter((stem) => givenStems.has(stem) && weightOf(stem) >= RARE)
  return Math.min(1, Math.max(0, (named.length - BY_CHANCE) / (SURELY - BY_CHANCE)))
}

/** So many such words a strong answer to another case has, in one of twenty pairs. */
const BY_CHANCE = 2
const SURELY = 5
/** What at most a tenth of the cases have. */
const RARE = 0.5

/**
 * How far a talk is about this case and no other, 0 to 1, by how much of the weight of all its words the case has. Strong
 * talks on their own case have a fifth and more, on another case a sixth at most. A word of the case in a sentence beside
 * it is chance.
 */
export function aboutTheCase(statements: Said[], { givenStems }: CaseTerms): number {
  const own = statements.filter(({ weight }) => weight > 0)
  const said = new Set(own.flatMap(({ stems }) => [...stems]))
  const near = new Set(own.flatMap(({ stems, relevance }) => (relevance > 0 ? [...stems] : [])))
  const weightOfAll = (stems: string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  const all = weightOfAll([...said])
  if (all === 0) return 0
  const share = weightOfAll([...near].filter((stem) => givenStems.has(stem))) / all
  return Math.min(1, Math.max(0, (share - OF_ANOTHER) / (OF_THIS - OF_ANOTHER)))
}
const OF_ANOTHER = 0.15
const OF_THIS = 0.2
