import type { CaseTerms, PointTerms } from './case-terms.ts'
import { decidedIn, type Misstep } from './missteps.ts'
import { stemsOf } from './stems.ts'

/**
 * The points of a strong answer of which a sentence says the opposite: it waves aside, forbids or calls needless what the
 * point does, or decides just what the point says is not to be done. Each is always the same object.
 */
export function againstPointsIn(text: string, { indicators }: CaseTerms): Misstep[] {
  const { whole, done } = decidedIn(text, WEIGHS)
  const waved = clausesOf(whole)
    .filter((clause) => WAVED_ASIDE.test(clause))
    .map(stemsOf)
  const decided = clausesOf(done).map(stemsOf)
  if (waved.length + decided.length === 0) return []
  return indicators.flatMap(({ points }) =>
    points.flatMap((point) =>
      waved.some((stems) => isMatterOf(stems, point)) ||
      decided.some((stems) => isForbiddenBy(stems, point))
        ? misstepOf(point)
        : [],
    ),
  )
}

/** Whether a sentence says the opposite of a point: then it does not say it, whatever words it has. */
export const isAgainst = (point: PointTerms, { doubts }: { doubts: readonly Misstep[] }) =>
  doubts.includes(misstepOf(point))

/** Asking about it, granting it or calling it wrong says nothing against it. */
const WEIGHS =
  /\?|\b(?:but|although|though|unfair|dishonest|wrong|tempt\w+|until|unless|yet|instead|rather|only (?:if|when)|(?:he|she|they|you|people|some|who) (?:says?|said|thinks?|thought|believes?|wants?|wanted|asks?|asked))\b/i

const clausesOf = (text: string) =>
  text.split(/[,;:.!?]\s|\s(?:because|since|so that|so|and)\s/i).filter((one) => one.length > 8)

const NOT =
  "(?:(?:do|does|did|is|are|was|were|should|must|need|can|could|would)(?:n['’]t| not| never)|cannot|can ?not)"
const WAVED_ASIDE = new RegExp(
  [
    `\\b${NOT} (?:really |even |ever )?(?:matter|important|count|need|needed|necessary|interesting|worth|help|change|relevant|part of|have to|be (?:done|told|asked|checked|needed|shared|named|trained|tested|compared|counted|written))\\b`,
    "\\b(?:I|we|one|you|nobody)(?: should| must| would| need)(?:n['’]t| not| never) (?!only\\b|just\\b|be\\b)(?!.*\\b(?:before|yet|now|today|again|everything|all|every)\\b)",
    '\\b(?:says?|means?|tells?|proves?|shows?|changes?|helps?) (?:us )?nothing\\b|\\bhas nothing to do with\\b|\\bmakes? no (?:sense|difference)\\b',
    '\\b(?:needs?|need|has|have) no (?:place|meaning|value|use|training|plan|leader|name|test|list|record)\\b|\\bno (?:need|reason|use|point) (?:to|for|in)\\b',
    '\\b(?:nobody|no one) (?:has to|needs to|must|should|is) \\w+',
    '\\b(?:is|are) (?:only|just|meant as|nothing but) (?:an? )?(?:suggestion|formality|nostalgia|detail|hobby|hobbies|idea|waste|paper)\\b|\\b(?:unimportant|unnecessary|needless|pointless|useless|superfluous|a waste)\\b',
  ].join('|'),
  'i',
)

/** Two telling words of a point that does something; one that leaves something undone may be said so. */
function isMatterOf(stems: readonly string[], { text, ways: [whole = new Map()] }: PointTerms) {
  if (LEAVES_UNDONE.test(text)) return false
  return isMuch(stems, whole)
}
const LEAVES_UNDONE =
  /\b(?:not|no|never|nobody|nothing|none|without|instead|avoids?|stops?|refuses?|forbids?|forbidden|rather|declines?|rejects?|leaves?|drops?|cancels?|resists?|until|unless|waits?|few|fewer|less|only|too|cannot|warns?|doubts?|wrong|hardly|limits?|before|alone)\b/i

/** What stands behind "and not", "instead of" or "rather than" in a point. */
function isForbiddenBy(stems: readonly string[], { text, ways: [whole = new Map()] }: PointTerms) {
  const [, forbidden] = text.match(FORBIDS) ?? []
  // "40 instead of 200" tells how much, and forbids nothing.
  if (!forbidden || COUNTS.test(forbidden)) return false
  const not = new Set(stemsOf(forbidden))
  const rest = new Set(stemsOf(text.replace(FORBIDS, ' ')))
  const weights = new Map([...whole].filter(([stem]) => not.has(stem) && !rest.has(stem)))
  const beside = [...whole].filter(([stem]) => rest.has(stem) && !not.has(stem))
  const said = beside.filter(([stem]) => stems.includes(stem)).length
  return said >= 1 && isAll(stems, weights)
}
const COUNTS = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|more|most|many)\b/i
const FORBIDS = /\b(?:and not|instead of|rather than|, not)\b ([^,.]+)/i

const isMuch = (stems: readonly string[], weights: ReadonlyMap<string, number>) => {
  const matched = [...new Set(stems)].flatMap((stem) => weights.get(stem) ?? [])
  return matched.length >= 2 && matched.reduce((sum, one) => sum + one, 0) >= MUCH
}
const isAll = (stems: readonly string[], weights: ReadonlyMap<string, number>) =>
  weights.size > 0 &&
  [...weights].filter(([stem]) => stems.includes(stem)).length >= Math.min(2, weights.size)
const MUCH = 0.3

const MISSTEPS = new WeakMap<PointTerms, Misstep>()
function misstepOf(point: PointTerms): Misstep {
  const known = MISSTEPS.get(point)
  if (known) return known
  const because = `That is the opposite of what a strong answer does here: it ${point.text.charAt(0).toLowerCase()}${point.text.slice(1)}.`
  const one = { ways: [], because }
  MISSTEPS.set(point, one)
  return one
}
