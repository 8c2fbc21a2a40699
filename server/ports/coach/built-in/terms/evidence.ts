import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import {
  beginsWithOther,
  clausesOfPair,
  ownTextsOf,
  rivalsOf,
} from '../../understanding/knowledge/rivals.ts'
import { searchSubjects } from '../../understanding/knowledge/subject-search.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { shareOf, textsOf } from '../../understanding/knowledge/told-of.ts'
import { otherDoer } from '../../understanding/words/doers.ts'
import { areRolesTurned, isCountTurned, isOrderTurned } from '../../understanding/words/orders.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import { saidAndDenied } from '../../understanding/words/said-and-denied.ts'
import { rootsOf, searchTermsOf } from '../../understanding/words/search-words.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'

/** Words of a claim that say nothing of what a thing is. */
const IDLE =
  /\b(?:basically|usually|mostly|mainly|often|normally|generally|really|actually|simply|only|also|always|stuff|things?|everything|something|measures?|shows?|tells?|refers?|describes?|ways?|kind|sort|certain|different|able|gets?|getting|makes?|making|lets?|helps?|year|day|people|someone)\b/g

/** A claim by the words that tell what a thing is; all of it where hardly any would be left. */
export function telling(said: string): string {
  const rest = said.replace(IDLE, ' ')
  return contentWords(rest).length >= LEAST_LEFT ? rest : said
}
/** Content words; of fewer nothing can be said. */
export const LEAST_SAID = 2
const LEAST_LEFT = 3

/** A sentence about just this term that says nearly all of a claim, and nothing turned round. */
export function sentenceThatSays(
  subject: Subject,
  said: string,
  name = subject.term,
): string | undefined {
  if (contentWords(said).length < LEAST_SAID) return undefined
  return sentencesOn(subject, said).find(
    (sentence) =>
      shareIn(telling(said), sentence) >= SAYS_IT &&
      !isTurned(said, sentence) &&
      !otherDoer(`${name} ${said}`, sentence) &&
      !SAYS_NO.test(sentence) &&
      NOTHING.test(sentence) === NOTHING.test(said) &&
      isAbout(sentence, subject, name),
  )
}
export const SAYS_IT = 0.8
/** It answers another question. */
const SAYS_NO = /^(?:no|not (?:always|really|quite))\b[,.:]/i
/** "Earned interest earns nothing": what follows the verb is denied as a whole. */
const NOTHING = /\b(?:nothing|nobody|none)\b/

/** What a sentence speaks of: the term by its name, or by a word that stands for it; not of whatever else it begins with. */
function isAbout(sentence: string, subject: Subject, name: string): boolean {
  const names = [subject.term, name, ...shortNameOf(subject)]
  return isNamedIn(sentence, names) || STANDS_FOR_IT.test(sentence) || IS_BARE.test(sentence)
}
/** "A ceiling" for a price ceiling; of "simple interest", which is told from other interest, "interest" is no name. */
function shortNameOf(subject: Subject): string[] {
  const head = subject.term.split(' ').at(-1)!.toLowerCase()
  const isShared = rivalsOf(subject).some(({ term }) =>
    rootsOf(term).includes(rootsOf(head)[0] ?? ''),
  )
  return isShared || subject.term.split(' ').length > 2 ? [] : [head]
}
/** "Two or more owners.": said of what the text is about. */
const IS_BARE = /^(?:(?!is\b|are\b|has\b|have\b|can\b)[\w-]+ ?){1,5}\.?$/i
function isNamedIn(text: string, names: string[]): boolean {
  const roots = rootsOf(text)
  return names.some((name) => {
    const own = rootsOf(name)
    // Of "simple interest" only "interest" tells much, and that is in many a sentence.
    const isWhole = own.length >= name.split(' ').length || text.toLowerCase().includes(name)
    return isWhole && own.length > 0 && own.every((one) => roots.includes(one))
  })
}
const STANDS_FOR_IT =
  /^(?:(?:yes|no|but|and|so|then|because|since|if|when|usually|mostly|often|here|there|that is why)[,:.]? )*(?:it|its|they|their|them|you|your|we|our|this|that|these|those|such|who|whoever|one|each)\b/i

/**
 * What tells that a claim is so of something else: "a trademark protects names and logos", in a sentence that sets a patent
 * beside it. Undefined where the term's own sentences have the words, too.
 */
export function saidOfOther(
  subject: Subject,
  said: string,
  name = subject.term,
): string | undefined {
  const words = telling(said)
  if (searchTermsOf(words).length < LEAST_SAID) return undefined
  const isOwn = (text: string) =>
    isAbout(text, subject, name) && !beginsWithOther(text, subject) && !setsBeside(text, subject)
  const sentences = allSentencesOn(subject)
  const clauses = sentences.flatMap((sentence) =>
    isNamedIn(sentence, [subject.term, name]) ? sentence.split(CLAUSES) : [],
  )
  const own = [...sentences, ...clauses].filter(isOwn)
  if ([...own, ...ownTextsOf(subject)].some((text) => shareIn(words, text) >= HARDLY))
    return undefined
  return clauses.find(
    (clause) =>
      beginsWithOther(clause, subject) &&
      !isNamedIn(clause, [subject.term, name]) &&
      !DENIES.test(clause) &&
      shareIn(words, clause) >= SAYS_IT &&
      !isTurned(said, clause),
  )
}
/** A sentence with a clause that another term begins. */
const setsBeside = (text: string, subject: Subject) =>
  text.split(CLAUSES).some((clause, place) => place > 0 && beginsWithOther(clause, subject))
const DENIES = /\b(?:not|never|no|\w+n't)\b/i
const CLAUSES = /[,;:] (?:(?:and|but|while|whereas) )?/

/** Whether all words of a claim stand somewhere in what is so of the term. */
export function isSaidOf(subject: Subject, said: string): boolean {
  const has = searchTermsOf(saidAndDenied(sentencesOn(subject, said).join(' ')).so)
  return searchTermsOf(telling(said)).every((word) => has.includes(word))
}

/**
 * Whether a claim sets two against each other the other way round than most of what is known of the term does; undefined
 * where nothing sets just these two.
 */
export function isOrderAgainst(subject: Subject, name: string, said: string): boolean | undefined {
  const texts = [...textsOf(subject), ...nextTextsOf(subject)]
  const own = / and /i.test(subject.term)
    ? (clausesOfPair(subject, name, texts)?.own ?? [])
    : sentencesOn(subject, said)
  // "Negative cash flow": a clause on cash flow alone does not tell which of the two it means.
  const more = rootsOf(name).filter((root) => !rootsOf(subject.term).includes(root))
  const isWhole = (text: string) => more.every((root) => rootsOf(text).includes(root))
  const clauses = more.length > 0 ? own.flatMap((text) => text.split(/[.;]\s+/)) : own
  const found = clauses.filter(isWhole).flatMap((text) => isOrderTurned(said, text) ?? [])
  const turned = found.filter(Boolean).length
  return turned * 2 === found.length ? undefined : turned * 2 > found.length
}

const isTurned = (said: string, sentence: string) =>
  turnedRound(said, sentence) !== undefined ||
  isCountTurned(said, sentence) ||
  isOrderTurned(said, sentence) === true ||
  areRolesTurned(said, sentence)

/** All sentences on a term that tell of no single case and of no other term. */
function sentencesOn(subject: Subject, said: string): string[] {
  const named = contentStems(`${subject.term} ${said}`)
  const rivals = rivalsOf(subject).map(({ term }) =>
    contentStems(term).filter((word) => !named.includes(word)),
  )
  const isOfRival = (sentence: string) => {
    const stems = contentStems(sentence)
    return rivals.some((name) => name.length > 0 && name.every((word) => stems.includes(word)))
  }
  return allSentencesOn(subject)
    .map((sentence) => withoutOthers(sentence, subject).replace(OF_ITSELF, '$1'))
    .filter(
      (sentence) =>
        !TELLS_OF_TWO.test(sentence) && !isOfRival(sentence) && !beginsWithOther(sentence, subject),
    )
}

const allSentencesOn = (subject: Subject) =>
  [...textsOf(subject), ...nextTextsOf(subject)]
    .flatMap((text) => text.split(/(?<=[.!?;])\s+/))
    .filter((sentence) => !IS_CASE.test(sentence))

/** "It is not the same as advertising: an ad is paid space": only as far as no clause begins with something else. */
function withoutOthers(sentence: string, subject: Subject): string {
  const [first = '', ...rest] = sentence.split(/(?=[,;:] )/)
  const isOther = (clause: string) => {
    const bare = clause.replace(/^[,;:] (?:(?:and|but|while|whereas) )?/, '')
    return HAS_DOER.test(bare) || (HAS_VERB.test(bare) && beginsWithOther(bare, subject))
  }
  const end = rest.findIndex(isOther)
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join('')
}
const HAS_DOER = /^(?:an?|the) \w+ (?:is|are|has|was|does|can|may)\b/i
/** An item of a row has none. */
const HAS_VERB = /^(?:[\w-]+ ){1,3}?(?:is|are|was|has|have|can|may|\w+s) /i
/** "Its own cash": nobody owns it there. */
const OF_ITSELF = /\b(its|their|his|her|your|my|our|whose) own\b/g
const TELLS_OF_TWO = /\b(?:while|whereas)\b|, an? \w+ \w+s\b/
/** With figures in it, it tells of somebody; a question tells nothing. */
const IS_CASE = /\d|\b(?:she|he|her|his)\b|\?$/

const nextTextsOf = ({ term }: Subject) => [
  ...(listNextQuestions().get(term) ?? []).map(({ says }) => says),
  ...[facetsOf(term).simple ?? ''],
]

/** The share of a claim that a sentence has: what is so against what is so. */
function shareIn(said: string, sentence: string): number {
  const words = saidAndDenied(said)
  const told = saidAndDenied(sentence)
  const [so, not] = [searchTermsOf(words.so).length, searchTermsOf(words.not).length]
  return (so * shareOf(words.so, told.so) + not * shareOf(words.not, told.not)) / (so + not || 1)
}

/** Another term that what is said describes nearly whole, where next to nothing known of this one has it. */
export function otherDescribed(subject: Subject, said: string): Subject | undefined {
  const words = telling(said)
  if (contentWords(words).length < LEAST_SAID) return undefined
  const matches = searchSubjects(words, 3).filter(
    ({ subject: { term } }) => !isOfOneName(term, subject.term),
  )
  const [best] = matches
  if (!best || !best.isTelling || best.coverage < DESCRIBES) return undefined
  const all = [...textsOf(subject), ...nextTextsOf(subject)].join(' ')
  const own = shareOf(words, all)
  const there = shareOf(words, ideaOf(best.subject))
  return own <= HARDLY && there >= own + CLEARLY && there >= MOST_OF_IT ? best.subject : undefined
}
const DESCRIBES = 0.8
const HARDLY = 0.5
const CLEARLY = 0.2
const MOST_OF_IT = 0.6

const isOfOneName = (one: string, other: string) => {
  const [first, second] = [rootsOf(one), rootsOf(other)]
  return (
    first.every((root) => second.includes(root)) || second.every((root) => first.includes(root))
  )
}
