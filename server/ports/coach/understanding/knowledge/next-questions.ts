import { z } from 'zod'
import { plainOf } from '../plain/plain-turn.ts'
import { formOf, QUESTION_FORMS } from '../words/question-form.ts'
import { readFolder } from './read-folder.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { weightsOfWords } from './subject-search.ts'
import type { Subject } from './subject.ts'
import { wordsOf } from '../words/words.ts'

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

/** Tuned by leaving ways of asking out, and whole questions: see the test. */
const ASKED = 0.6

/** The likeliest, however far from what was asked. */
export function nearestNext(subjects: Subject[], plain: string): FoundNext | undefined {
  let best: FoundNext | undefined
  for (const subject of subjects) {
    const { all, weigh } = matterOf(subject.term)
    const said = wordsIn(plain, subject.term)
    const bare = withoutLead(plain)
    for (const one of all) {
      const isExact = one.bare.has(bare)
      const score = isExact ? 1 : likeness(said, one, weigh)
      if (score > (best?.score ?? 0)) best = { subject, question: one.question, score, isExact }
    }
  }
  return best
}

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
    const ways = plain.map((ask) => wordsIn(ask, term))
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
    return telling * (word.startsWith(FORM) ? WEIGHT_OF_FORM : rarity(word))
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

/**
 * The words that tell one question about a term from another, and in which form it is asked. The whole name tells
 * nothing, a part of it may: "what shifts demand" of supply and demand.
 */
function wordsIn(plain: string, term: string): Set<string> {
  const named = searchTermsOf(term)
  const said = searchTermsOf(plain.replace(IDLE, ' '))
  const own = named.every((word) => said.includes(word))
    ? said.filter((word) => !named.includes(word))
    : said
  const form = formOf(plain)
  const small = wordsOf(plain).filter((word) => SMALL.has(word))
  const marks = [
    form,
    ...small,
    ...MARKS.map(([mark, has]) => (has.test(plain) ? mark : undefined)),
  ]
  return new Set([...own, ...marks.flatMap((mark) => (mark ? [FORM + mark] : []))])
}

/** "Why does it happen", "what happens if": of anything. */
const IDLE = /\bhappen(s|ed|ing)?\b/g

/** "So then why not" as "why not". */
const withoutLead = (plain: string) =>
  plain.replace(/^((so|and|but|ok|okay|then|wait|well|like|also|oh) )+/, '')

/** Too little to be looked for elsewhere; among a dozen questions they tell. */
const SMALL = new Set(
  'need want get give make use after before still only all both other enough say tell mean help'.split(
    ' ',
  ),
)

/** Little words that turn a question round. */
const MARKS: [string, RegExp][] = [
  ['same', /\b(same|differ\w*|vs|versus)\b/],
  ['not', /\b(not|\w+nt|never|without|none)\b/],
  ['up', /\b(up|rises?|raised?|rising|increas\w+|higher|more|expensive|dearer|grows?|doubles?)\b/],
  ['down', /\b(down|falls?|falling|drops?|decreas\w+|lower|less|fewer|cheaper|shrinks?)\b/],
]

const hasForm = (way: Set<string>) => [...way].some((word) => FORMS.has(word))

/** A form stands beside words as one of them, which no word is. */
const FORM = '?'
const FORMS = new Set(QUESTION_FORMS.map((form) => FORM + form))
/** As much as a word that is neither rare nor common. */
const WEIGHT_OF_FORM = 3

/**
 * Of the way of asking that comes closest the weight of the words shared, of all the words of both (Dice's
 * coefficient), and of the turn's words those that any way of asking or the answer has.
 */
function likeness(said: Set<string>, { ways, asked, told }: Ways, weigh: Matter['weigh']): number {
  const sum = (words: Iterable<string>) => {
    let total = 0
    for (const word of words) total += weigh(word)
    return total
  }
  const own = [...said].filter((word) => !word.startsWith(FORM))
  if (!own.some((word) => asked.has(word))) return 0
  // "Is that the same as profit" asks nothing else of profit.
  if (said.has(FORM + 'same') && !asked.has(FORM + 'same')) return 0
  // "Why is it illegal" is not answered by what the penalty is.
  const form = [...said].find((word) => FORMS.has(word))
  const fits = form === undefined || asked.has(form) || !ways.every(hasForm) ? 1 : OF_OTHER_FORM
  const whole = sum(said)
  const closest = Math.max(
    ...ways.map((way) => (2 * sum([...said].filter((word) => way.has(word)))) / (whole + sum(way))),
  )
  const met = own.filter((word) => asked.has(word))
  const inAnswer = own.filter((word) => !asked.has(word) && told.has(word))
  const covered = (sum(met) + ANSWER_COUNTS * sum(inAnswer)) / sum(own)
  return fits * (CLOSEST_COUNTS * closest + (1 - CLOSEST_COUNTS) * covered)
}
const OF_OTHER_FORM = 0.8
const ANSWER_COUNTS = 0.5
const CLOSEST_COUNTS = 0.6
