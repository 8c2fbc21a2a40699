import type { Subject } from '../knowledge/subject.ts'
import { searchSubjects, type SubjectMatch } from '../knowledge/subject-search.ts'
import { listSubjects } from '../knowledge/term-index.ts'
import { contentStems, contentWords } from '../words/words.ts'

const ASKS_FOR_NAME =
  /\b(what (do|would) (you|we|u|they) call|(whats|what is|what are|what was) (it|this|that|these|they|he|she|the \w+) (called|named|an? example of)|(is|are|was|were) (it|this|that|these|those|they|he|she) called|what (that|this|it|he|she) (is|was) called|what the (word|term|name) (is|was)|whats the (word|term|name)|what is the (word|term|name)|name (for|of)|called (when|where|if)|called$|term for|word for|(the )?(thing|one) (where|when|that)|an? example of what|(what|which) (kind|type|sort|style|form|stage|step|part|function|method|strategy|concept|term|principle|law|theory|category|element|utility|power) (of )?(\w+ ){0,3}?(is|are|was|does|do|did|should|would|has|have|am)\b|(what|which) (\w+ ){1,3}(is|are|was) (this|that|it|he|she|they|these)|what (is|are) (this|that|he|she|they|it)$|whats (this|that|it)$)/

/** How much of a description is worth mentioning as the nearest to a story. */
const NEAR_STORY = 0.38

/** Whether a turn describes something and asks what it is called. */
export const asksForName = (plain: string) => ASKS_FOR_NAME.test(plain)

/** More words than this are a story, most of whose words are its own. */
const STORY = 12

/** A description without its term: "what do you call it when you give up the next best thing". Best first. */
export function describedBy(plain: string): SubjectMatch[] | undefined {
  const matches = searchSubjects(told(plain), 3)
  const [best, second] = matches
  const { length } = contentWords(plain)
  if (!best || length < 2) return undefined
  if (
    length < 5 &&
    !asksForName(plain) &&
    best.fit < 1 &&
    best.coverage < WHOLE &&
    best.likeness < ALIKE
  )
    return undefined
  if (!isLikely(best, { length, plain })) return undefined
  const isClear =
    best.score > 1.2 * (second?.score ?? 0) &&
    (best.coverage > 0.75 || best.fit > 0.75 || best.likeness > ALIKE)
  return isClear ? [best] : matches
}

/** Nearly a name of it. */
export const ALIKE = 0.78

/** All that is asked, save for a word of no weight. */
const WHOLE = 0.95

/** Without the words that only ask for the name. */
const told = (plain: string) =>
  plain.replace(
    /\b(what (do|would|does) (you|we|u|they|one) call( it| that| this)?|(whats|what is|what are) (it|this|that|these) called|(it|this|that) is called|whats the (name|word|term) for|called)\b/g,
    ' ',
  )

/** What has been told has to be in what is known of the subject; of a story, one of its descriptions in the story. */
function isLikely(
  { coverage, fit, likeness }: SubjectMatch,
  { length, plain }: { length: number; plain: string },
) {
  const isAsked = asksForName(plain)
  if (likeness >= ALIKE) return true
  if (fit >= (isAsked ? 0.6 : length >= STORY ? 0.65 : 0.8)) return true
  return coverage >= (isAsked ? (length >= TOLD_AT_LENGTH ? 0.3 : 0.5) : 0.7)
}

/** Words that tell a story, whatever terms stand in it by the way. */
const TOLD_AT_LENGTH = 7

/** Whether it asks for the name of something that it describes at length, so that terms in it are there by the way. */
export const asksAtLength = (plain: string) =>
  asksForName(plain) && contentWords(plain).length >= TOLD_AT_LENGTH

/** One of a subject's descriptions is in what is told: what is wanted is its name, asked for or not. */
export function isStoryOf(plain: string, own: Subject[]): boolean {
  const [best] = searchSubjects(told(plain), 1)
  if (!best || own.some(({ term }) => term === best.subject.term)) return false
  const isLong = contentWords(plain).length >= TOLD_AT_LENGTH
  return best.fit >= (own.length > 0 || !isLong ? 0.95 : 0.7)
}

/** In content words. */
const MOST_OF_TALK = 5

/** What comes nearest to what is asked, where nothing is known by that name. */
export function nearestTo(
  plain: string,
  { focus, thread }: { focus: string; thread: Subject[] },
): Subject[] {
  const asked = focus === '' ? plain : focus
  const described = describedBy(plain)
  // A single word stands in many texts by chance.
  if (!described && new Set(contentWords(asked)).size < 2) return thread.slice(0, 1)
  const { length } = contentWords(plain)
  // In a talk a few words are about its matter sooner than about any other.
  if (!described && thread.length > 0 && length <= MOST_OF_TALK) return thread.slice(0, 1)
  const isStory = length >= TOLD_AT_LENGTH
  const matches =
    described ??
    searchSubjects(asked, 3).filter(
      ({ coverage, fit }) =>
        coverage >= (isStory ? 0.45 : 0.6) || (isStory && fit >= NEAR_STORY && coverage >= 0.3),
    )
  const subjects = matches.map(({ subject }) => subject)
  if (subjects.length > 0) return subjects
  return thread.length > 0 ? thread.slice(0, 1) : withWordOf(focus)
}

/** "Hedonic pricing": terms that have a telling word of a name that is not known, in the order in which they are listed. */
export function withWordOf(focus: string): Subject[] {
  const words = contentStems(focus)
  if (words.length > MOST_IN_NAME) return []
  for (const word of words) {
    const having = havingWord().get(word) ?? []
    if (having.length > 0 && having.length <= MOST_HAVING_IT) return having.slice(0, 3)
  }
  return []
}

let byWord: Map<string, Subject[]> | undefined
const havingWord = () => (byWord ??= readWords())

function readWords() {
  const all = new Map<string, Subject[]>()
  for (const { subject } of listSubjects().filter((one) => one.subject.kind !== 'contrast'))
    for (const word of new Set(contentStems(subject.term)))
      all.set(word, [...(all.get(word) ?? []), subject])
  return all
}
const MOST_IN_NAME = 4
/** A word of more names than that says nothing of any. */
const MOST_HAVING_IT = 25
