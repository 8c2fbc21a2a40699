import { latelyBeside } from '../../lately.ts'
import { strangenessOfWord } from '../../understanding/off-topic/topic.ts'
import { saidStems, type CaseTerms } from './case-terms.ts'
import matters from './other-matters.json' with { type: 'json' }
import { A_PLEA, pleaLikeness, SURELY_A_PLEA } from './plea-likeness.ts'
import { praisesTheTalk } from './praise-of-the-talk.ts'
import { isLittle, tokensOf } from './stems.ts'

/**
 * Whether a sentence is about another matter than the case: it names things of family life, lessons, sport, music or
 * games that the case does not have, or praises the talk itself, and has little of the case beside that. A word or a figure
 * that both have is chance.
 */
export const isBesideTheCase = latelyBeside(500, (text, terms: CaseTerms): boolean => {
  const signs = signsIn(text, terms.words)
  return signs >= A_SIGN && tellingIn(text, terms) <= EVIDENCE_FOR_EACH * signs
})
const A_SIGN = 1
/** Said of the talk itself, words of the case are only named. */
const A_PRAISE = 2
/** So many telling words of the case outweigh one of another matter. */
const EVIDENCE_FOR_EACH = 2

/** How many words of a sentence, figures aside, say something about the case. */
const tellingIn = (text: string, terms: CaseTerms) =>
  [...saidStems(text, terms)].filter(
    (stem) =>
      !stem.startsWith('#') && !terms.people.has(stem) && (terms.all.get(stem) ?? 0) >= TELLING,
  ).length
const TELLING = 0.18

function signsIn(text: string, words: ReadonlySet<string>): number {
  const tokens = tokensOf(text.replace(A_SAYING, ''))
  const named = new Set([...otherMattersIn(tokens, words), ...ownPeopleIn(tokens, words)])
  const maybe = new Set(tokens.filter((token) => isMaybeOther(token, words)))
  const half = [...maybe].filter((token) => !named.has(token)).length / 2
  const likeness = pleaLikeness(text)
  const ofTheTalk =
    praisesTheTalk(text, words) || likeness >= SURELY_A_PLEA ? A_PRAISE : likeness >= A_PLEA ? 1 : 0
  return named.size + half + ofTheTalk
}
/** "That's what my dad always says": who said it first does not matter. */
const A_SAYING =
  /\b(?:as|what|like) my (?:\w+ )?\w+ (?:(?:always|often|would|used to) )*(?:says?|said|tells?|told|taught)\b/gi

const { kin, weak, ...others } = matters
const KIN = new Set(kin.split(' '))
const WEAK = new Set(weak.split(' '))
const MATTERS = new Map(
  Object.entries(others).flatMap(([matter, words]) =>
    words.split(' ').map((word): [string, string] => [word, matter]),
  ),
)

/** Words of other matters; one of which the case has two words is a matter of its own. */
const otherMattersIn = (tokens: readonly string[], words: ReadonlySet<string>) =>
  tokens.filter((token) => {
    const matter = matterOf(token)
    return matter !== undefined && !isOfCase(token, words) && !ownMatters(words).has(matter)
  })

const matterOf = (token: string) => formsOf(token).flatMap((form) => MATTERS.get(form) ?? [])[0]

/** What business has as well ("won", "stage"), or what is likelier asked of other matters: two of these are a sign. */
const isMaybeOther = (token: string, words: ReadonlySet<string>) =>
  !isLittle(token) &&
  !isOfCase(token, words) &&
  (formsOf(token).some((form) => WEAK.has(form)) || strangenessOfWord(token) >= SURELY_OTHER)
const SURELY_OTHER = 50

/** "My uncle", "my best friend": the speaker's own; somebody's mother may be a customer. */
const ownPeopleIn = (tokens: readonly string[], words: ReadonlySet<string>) =>
  tokens.filter((token, at) => {
    const before = tokens.slice(Math.max(0, at - 3), at)
    const mine = before.lastIndexOf('my')
    const isMine = mine >= 0 && !before.slice(mine + 1).some(isLittle)
    return isMine && formsOf(token).some((form) => KIN.has(form)) && !isOfCase(token, words)
  })

const isOfCase = (token: string, words: ReadonlySet<string>) =>
  formsOf(token).some((form) => words.has(form) || words.has(`${form}s`))

/** A word as it is, and without the endings of a plural. */
const formsOf = (token: string) => [
  token,
  token.replace(/ies$/, 'y'),
  token.replace(/es$/, ''),
  token.replace(/s$/, ''),
]

function ownMatters(words: ReadonlySet<string>): ReadonlySet<string> {
  const known = ownOf.get(words)
  if (known) return known
  const found = Map.groupBy(
    [...words].filter((word) => matterOf(word) !== undefined),
    (word) => matterOf(word)!,
  )
  const own = new Set([...found].flatMap(([matter, named]) => (named.length > 1 ? [matter] : [])))
  ownOf.set(words, own)
  return own
}
const ownOf = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()
