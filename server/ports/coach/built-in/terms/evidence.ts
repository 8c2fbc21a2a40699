import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import { beginsWithOther, clausesOfPair, rivalsOf } from '../../understanding/knowledge/rivals.ts'
import { searchSubjects } from '../../understanding/knowledge/subject-search.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { shareOf, textsOf } from '../../understanding/knowledge/told-of.ts'
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

/** A sentence that says nearly all of a claim of just this term, and nothing turned round; else two that stand together. */
export function sentenceThatSays(subject: Subject, said: string): string | undefined {
  if (contentWords(said).length < LEAST_SAID) return undefined
  return sentencesOn(subject, said).find(
    (sentence) => shareIn(telling(said), sentence) >= SAYS_IT && !isTurned(said, sentence),
  )
}
export const SAYS_IT = 0.8

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
  return [...textsOf(subject), ...nextTextsOf(subject)]
    .flatMap((text) => text.split(/(?<=[.!?;])\s+/))
    .map((sentence) => sentence.replace(OF_ITSELF, '$1'))
    .filter(
      (sentence) =>
        !IS_CASE.test(sentence) &&
        !TELLS_OF_TWO.test(sentence) &&
        !isOfRival(sentence) &&
        !beginsWithOther(sentence, subject),
    )
}
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
