import { z } from 'zod'
import { plainOf } from '../plain/plain-turn.ts'
import { kinshipOf } from './kin-words.ts'
import { formIn, isMark, questionWordsOf, SAME } from './question-words.ts'
import { readFolder } from './read-folder.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { weightsOfWords } from './subject-search.ts'
import type { Subject } from './subject.ts'

/** What students ask next when they have read what a term means, mostly without its name, and what is said to it. */
const NextQuestion = z.strictObject({
  /** Ways of asking the same, as they are typed in a talk. */
  asks: z.array(z.string().min(1)).min(1),
  says: z.string().min(1),
})
export type NextQuestion = z.infer<typeof NextQuestion>

export type FoundNext = {
  subject: Subject
  question: NextQuestion
  /** How nearly it is what was asked: 1 is in the same words. */
  score: number
  /** In just the words of one of its ways of asking. */
  isExact: boolean
}

let questions: Map<string, NextQuestion[]> | undefined

/** By the name of the term. @throws ZodError for a malformed file */
export function listNextQuestions(): Map<string, NextQuestion[]> {
  if (questions) return questions
  questions = new Map()
  for (const file of readFolder('next-questions', z.record(z.string(), z.array(NextQuestion))))
    for (const [term, own] of Object.entries(file))
      questions.set(term, [...(questions.get(term) ?? []), ...own])
  return questions
}

/** The next question about one of these that a turn asks, if it asks one. */
export const findNextQuestion = (subjects: Subject[], plain: string): FoundNext | undefined => {
  const best = nearestNext(subjects, plain)
  return best && best.score >= ASKED ? best : undefined
}

/**
 * Measured with one way of asking of each question left out, and with the whole question left out, the words' kinship
 * learned from other terms: of those at this score six in ten are meant, if half of what is asked is known at all.
 */
const ASKED = 0.57

/** The likeliest, however far from what was asked. */
export function nearestNext(subjects: Subject[], plain: string): FoundNext | undefined {
  const bare = withoutLead(plain)
  const all = subjects.flatMap((subject) => {
    const { all: own, weigh } = matterOf(subject.term)
    const said = questionWordsOf(plain, subject.term)
    return own.map((one) => {
      const isExact = one.bare.has(bare)
      return { subject, one, isExact, likeness: isExact ? 1 : likeness(said, one, weigh) }
    })
  })
  const [best, next] = all.toSorted((one, other) => other.likeness - one.likeness)
  if (!best || best.likeness === 0) return undefined
  const { subject, one, isExact } = best
  const lead = Math.min(best.likeness - (next?.likeness ?? 0), MOST_LEAD)
  const score = isExact ? 1 : Math.min(1, (best.likeness + lead) / (1 + MOST_LEAD))
  return { subject, question: one.question, score, isExact }
}

/** How far the best is ahead tells as much as how near it comes, up to here. */
const MOST_LEAD = 0.3

/** A question's ways of asking, by their words; and the words of all of them and of its answer. */
type Ways = {
  question: NextQuestion
  /** In full, for those of little words only: "can I be one". */
  bare: Set<string>
  ways: Set<string>[]
  asked: Set<string>
  told: Set<string>
}
/** What is known of a term, and what a word tells among its questions: the fewer of them have it, the more. */
type Matter = { all: Ways[]; weigh: (word: string) => number }

const kept = new Map<string, Matter>()

/** Read when a talk comes to the term: reading all of them would take seconds. */
function matterOf(term: string): Matter {
  const known = kept.get(term)
  if (known) return known
  const all = (listNextQuestions().get(term) ?? []).map((question) => {
    const plain = question.asks.map((ask) => plainOf(ask, null))
    const ways = plain.map((ask) => questionWordsOf(ask, term))
    return {
      bare: new Set(plain.map(withoutLead)),
      ...{ question, ways, asked: new Set(ways.flatMap((way) => [...way])) },
      told: new Set(searchTermsOf(question.says)),
    }
  })
  const rarity = weightsOfWords()
  const weigh = (word: string) => {
    const having = all.filter(({ asked }) => asked.has(word)).length
    const telling = Math.log(1 + all.length / Math.max(1, having)) / Math.log(1 + all.length)
    return telling * (isMark(word) ? WEIGHT_OF_MARK : rarity(word))
  }
  const weights = new Map<string, number>()
  const matter = {
    all,
    weigh: (word: string) => {
      const weight = weights.get(word) ?? weigh(word)
      if (all.some(({ asked }) => asked.has(word))) weights.set(word, weight)
      return weight
    },
  }
  kept.set(term, matter)
  return matter
}

/** "So then why not" as "why not". */
const withoutLead = (plain: string) =>
  plain.replace(/^((so|and|but|ok|okay|then|wait|well|like|also|oh) )+/, '')

/** Less than a word that is neither rare nor common has. */
const WEIGHT_OF_MARK = 2

type Weigh = Matter['weigh']

/**
 * How like a turn is to a question's ways of asking: what it shares with the two that come closest (Dice's coefficient, in
 * the weight of the words), and how much of its words any way or the answer has. A word counts in part where one has its
 * kin ("fails" for "goes wrong").
 */
function likeness(said: Set<string>, { ways, asked, told }: Ways, weigh: Weigh): number {
  // "Is that the same as profit" asks nothing else of profit.
  if (said.has(SAME) && !asked.has(SAME)) return 0
  const own = [...said].filter((word) => !isMark(word))
  // A single word that only the answer has may be of anything: "can you see me".
  if (own.length < LEAST_TELLING && !own.some((word) => asked.has(word))) return 0
  const close = ways.map((way) => closeness(said, way, weigh)).toSorted((one, other) => other - one)
  const [closest = 0, second = closest] = close
  const whole = weightOf(own, weigh)
  const covered = own.reduce((sum, word) => sum + weigh(word) * shareIn(word, asked, told), 0)
  const alike = CLOSEST_COUNT * ((closest + second) / 2) + (1 - CLOSEST_COUNT) * (covered / whole)
  // "Why is it illegal" is not answered by what the penalty is.
  const form = formIn(said)
  const isOfForm = form === undefined || asked.has(form) || !ways.every((way) => formIn(way))
  return isOfForm ? alike : OF_OTHER_FORM * alike
}
const LEAST_TELLING = 2
const CLOSEST_COUNT = 0.6
const OF_OTHER_FORM = 0.8

const weightOf = (words: Iterable<string>, weigh: Weigh) => {
  let sum = 0
  for (const word of words) sum += weigh(word)
  return sum
}

/** What two ways of asking share, of all that both have. */
function closeness(said: Set<string>, way: Set<string>, weigh: Weigh): number {
  let shared = 0
  for (const word of said)
    shared += way.has(word) ? 2 * weigh(word) : likeOfKin(word, way, said, weigh)
  return shared / (weightOf(said, weigh) + weightOf(way, weigh))
}

/** The nearest kin that a way has for a word, and that is not said itself. */
function likeOfKin(word: string, way: Set<string>, said: Set<string>, weigh: Weigh): number {
  let [most, like] = [0, 0]
  for (const other of way) {
    const kinship = said.has(other) ? 0 : kinshipOf(word, other)
    if (kinship > most) [most, like] = [kinship, kinship * (weigh(word) + weigh(other))]
  }
  return like
}

/** Whether the ways have a word, or the answer, which tells more: it says what the question is about. Else how nearly. */
function shareIn(word: string, asked: Set<string>, told: Set<string>): number {
  if (asked.has(word)) return 1
  if (told.has(word)) return IN_ANSWER
  let most = 0
  for (const other of asked) most = Math.max(most, kinshipOf(word, other))
  return most
}
const IN_ANSWER = 1.2
