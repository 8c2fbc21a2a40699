import { plainOf } from '../plain/plain-turn.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { areTurned } from '../words/denials.ts'
import { formIn, isMark, questionWordsOf, SAME } from './question-words.ts'
import { weightsOfWords } from './subject-search.ts'

type Question = { asks: string[]; says: string }

/** How surely one word stands for another: 0 to 1. */
type Kinship = (one: string, other: string) => number

/** A question's ways of asking, by their words; and the words of all of them and of its answer. */
type Ways<Q extends Question> = {
  question: Q
  /** In full, for those of little words only: "can I be one". */
  bare: Set<string>
  ways: { plain: string; words: Set<string> }[]
  asked: Set<string>
  told: Set<string>
}

/** The questions about a term, and what a word tells among them: the fewer of them have it, the more. */
export type AskedAbout<Q extends Question = Question> = {
  term: string
  all: Ways<Q>[]
  weigh: (word: string) => number
  kinship: Kinship
}

export type Likeliest<Q extends Question> = {
  term: string
  question: Q
  /** How nearly it is what was asked: 1 is in the same words. */
  score: number
  /** In just the words of one of its ways of asking. */
  isExact: boolean
}

/** Everything about the questions of a term that a turn is held against. */
export function readQuestions<Q extends Question>(
  term: string,
  questions: Q[],
  kinship: Kinship,
): AskedAbout<Q> {
  const all = questions.map((question) => {
    const plain = question.asks.map((ask) => plainOf(ask, null))
    const ways = plain.map((ask) => ({ plain: ask, words: questionWordsOf(ask, term) }))
    return {
      bare: new Set(plain.map(withoutLead)),
      ...{ question, ways, asked: new Set(ways.flatMap(({ words }) => [...words])) },
      told: new Set(searchTermsOf(question.says)),
    }
  })
  const rarity = weightsOfWords()
  const weights = new Map<string, number>()
  const weigh = (word: string) => {
    const known = weights.get(word)
    if (known !== undefined) return known
    const having = all.filter(({ asked }) => asked.has(word)).length
    const telling = Math.log(1 + all.length / Math.max(1, having)) / Math.log(1 + all.length)
    const weight = telling * (isMark(word) ? WEIGHT_OF_MARK : rarity(word))
    // What nobody asks is not kept: a server runs for months.
    if (having > 0) weights.set(word, weight)
    return weight
  }
  return { term, all, weigh, kinship }
}

/** Of these the question that a turn asks likeliest, however far from what was asked. */
export function likeliestIn<Q extends Question>(
  matters: AskedAbout<Q>[],
  plain: string,
): Likeliest<Q> | undefined {
  const [best, next] = byLikeness(matters, plain)
  if (!best || best.likeness === 0) return undefined
  const { matter, one, isExact } = best
  const lead = Math.min(best.likeness - (next?.likeness ?? 0), MOST_LEAD)
  const score = isExact ? 1 : Math.min(1, (best.likeness + lead) / (1 + MOST_LEAD))
  return { term: matter.term, question: one.question, score, isExact }
}

/** All of them, the likeliest first. */
export function byLikeness<Q extends Question>(matters: AskedAbout<Q>[], plain: string) {
  const bare = withoutLead(plain)
  const all = matters.flatMap((matter) => {
    const said = questionWordsOf(plain, matter.term)
    return matter.all.map((one) => {
      const isExact = one.bare.has(bare)
      return {
        matter,
        one,
        isExact,
        likeness: isExact ? 1 : Math.min(NEARLY, likeness({ said, plain }, one, matter)),
      }
    })
  })
  return all.toSorted((one, other) => other.likeness - one.likeness)
}

/** What an answer says counts for more than a way of asking; only the same words are the same. */
const NEARLY = 0.99

/** How far the best is ahead tells as much as how near it comes, up to here. */
const MOST_LEAD = 0.3

/** "So then why not" as "why not". */
const withoutLead = (plain: string) =>
  plain.replace(/^((so|and|but|ok|okay|then|wait|well|like|also|oh) )+/, '')

/** Less than a word that is neither rare nor common has. */
const WEIGHT_OF_MARK = 2

/**
 * How like a turn is to a question's ways of asking: what it shares with the two that come closest (Dice's coefficient, in
 * the weight of the words), and how much of its words any way or the answer has. A word counts in part where one has its
 * kin ("fails" for "goes wrong").
 */
function likeness(
  { said, plain }: { said: Set<string>; plain: string },
  { ways, asked, told }: Ways<Question>,
  matter: AskedAbout,
): number {
  const { weigh } = matter
  // "Is that the same as profit" asks nothing else of profit.
  if (said.has(SAME) && !asked.has(SAME)) return 0
  const own = [...said].filter((word) => !isMark(word))
  if (own.length === 0) return 0
  // A single word that no way has may be of anything: "can you see me".
  const isTelling = own.length > 1 || own.some((word) => asked.has(word))
  const weight = weightOf(said, weigh)
  // "Why do managers delegate" is not answered by why they do not.
  const close = ways
    .filter((way) => !areTurned(plain, way.plain))
    .map(({ words }) => closeness({ said, weight }, words, matter))
    .toSorted((one, other) => other - one)
  if (close.length === 0) return 0
  const [closest = 0, second = closest] = close
  const whole = weightOf(own, weigh)
  const covered = own.reduce(
    (sum, word) => sum + weigh(word) * shareIn(word, { asked, told }, matter),
    0,
  )
  const alike = CLOSEST_COUNT * ((closest + second) / 2) + (1 - CLOSEST_COUNT) * (covered / whole)
  // "Why is it illegal" is not answered by what the penalty is.
  const form = formIn(said)
  const isOfForm =
    form === undefined || asked.has(form) || !ways.every(({ words }) => formIn(words))
  return alike * (isOfForm ? 1 : OF_OTHER_FORM) * (isTelling ? 1 : OF_LITTLE)
}
const OF_LITTLE = 0.6
const CLOSEST_COUNT = 0.6
const OF_OTHER_FORM = 0.8

const weightOf = (words: Iterable<string>, weigh: AskedAbout['weigh']) => {
  let sum = 0
  for (const word of words) sum += weigh(word)
  return sum
}

/** What two ways of asking share, of all that both have. */
function closeness(
  { said, weight }: { said: Set<string>; weight: number },
  way: Set<string>,
  matter: AskedAbout,
): number {
  const { weigh } = matter
  let shared = 0
  for (const word of said)
    shared += way.has(word) ? 2 * weigh(word) : likeOfKin(word, { way, said }, matter)
  return shared / (weight + weightOf(way, weigh))
}

/** The nearest kin that a way has for a word, and that is not said itself. */
function likeOfKin(
  word: string,
  { way, said }: { way: Set<string>; said: Set<string> },
  { weigh, kinship: kinshipOf }: AskedAbout,
): number {
  let [most, like] = [0, 0]
  for (const other of way) {
    const kinship = said.has(other) ? 0 : kinshipOf(word, other)
    if (kinship > most) [most, like] = [kinship, kinship * (weigh(word) + weigh(other))]
  }
  return like
}

/** Whether the ways have a word, or the answer, which tells more: it says what the question is about. Else how nearly. */
function shareIn(
  word: string,
  { asked, told }: Pick<Ways<Question>, 'asked' | 'told'>,
  { kinship: kinshipOf }: AskedAbout,
): number {
  if (asked.has(word)) return 1
  if (told.has(word)) return IN_ANSWER
  let most = 0
  for (const other of asked) most = Math.max(most, kinshipOf(word, other))
  return most
}
const IN_ANSWER = 1.2
