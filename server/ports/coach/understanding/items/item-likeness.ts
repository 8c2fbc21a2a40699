import { forgiven, lettersApart, lettersOf, slips } from '../words/closeness.ts'
import { isPastedItem } from './pasted-item.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { isKnownWord } from '../knowledge/term-index.ts'
import { isLittle, wordsOf } from '../words/words.ts'

type Asked = { question: string; options: string[] }

/** Share of a question's weight of words that tells it, whatever else is said. */
const TOLD = 0.7
const FEWEST_WORDS = 3
/** Less is enough where more words meet, and what is said is of little else. */
const REWORDED = 0.42
const LEAST_REWORDED = 4
const LEAST_ABOUT_CONCEPTS = 7
const OF_LITTLE_ELSE = 0.35
/** Options without their question: so many of four, each so fully. */
const OPTIONS = 0.75
const HAS_OPTION = 0.75
const FEWEST_IN_OPTIONS = 3
const OF_OPTIONS = 0.5
/** Names of people and places are the first to be left out. */
const NAME = 0.3

/** Whoever asks what terms mean, or how they differ, asks for concepts, also where an open question lists them. */
const ASKS_FOR_CONCEPTS =
  /^(?:so |and |ok |hey |hi |can you |could you |please |pls )*(?:what(?:s| is| are| does| do)?|explain|define|describe|compare|diff\w*|how (?:is|are|do|does|did)|teach|tell me about|give|quiz|examples?|meaning|why|when|who)\b|\b(?:difference|diff|vs|versus|mean|means)\b/

/** Before options, as they are pasted. */
const LETTERS = /(?<=^|[\s(])[A-Ha-h][).:](?=\s)/g

type Weigh = (term: string) => number
type Known<Q> = { asked: Q; stem: Map<string, number>; total: number; options: string[][] }

/**
 * Finds the question that a text repeats, however it is put: its words in another order, misspelled, shortened or partly
 * in others, or its options alone. Rare words of the questions count for more than those that stand in many of them.
 */
export function createFinder<Q extends Asked>(questions: Q[]): (text: string) => Q | undefined {
  if (questions.length === 0) return () => undefined
  const weigh = weightsIn(questions)
  const known = questions.map((asked) => knownOf(asked, weigh))
  const mend = createMender(questions)
  return (text) => {
    const terms = new Set(searchTermsOf(mend(text.replace(LETTERS, ' '))))
    const said = {
      terms,
      weight: [...terms].reduce((sum, term) => sum + weigh(term), 0),
      isAboutConcepts: ASKS_FOR_CONCEPTS.test(wordsOf(text).join(' ')) && !isPastedItem(text),
    }
    const found = known.flatMap((one) => {
      const likeness = Math.max(likenessOfStem(one, said), likenessOfOptions(one, said, weigh))
      return likeness > 0 ? [{ asked: one.asked, likeness }] : []
    })
    return found.toSorted((a, b) => b.likeness - a.likeness)[0]?.asked
  }
}

/** Inverse frequencies among the questions themselves. */
function weightsIn(questions: Asked[]): Weigh {
  const counts = new Map<string, number>()
  for (const { question, options } of questions)
    for (const term of searchTermsOf([question, ...options].join(' ')))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  return (term) => Math.log(1 + (LIKE_AN_EXAM + questions.length) / (1 + (counts.get(term) ?? 0)))
}
/** Among a handful of questions no word is rare; they count as part of an exam. */
const LIKE_AN_EXAM = 100

function knownOf<Q extends Asked>(asked: Q, weigh: Weigh): Known<Q> {
  const names = namesIn(asked.question)
  const stem = new Map(
    searchTermsOf(asked.question).map((term): [string, number] => [
      term,
      weigh(term) * (names.has(term) ? NAME : 1),
    ]),
  )
  const total = [...stem.values()].reduce((sum, weight) => sum + weight, 0)
  return { asked, stem, total, options: asked.options.map(searchTermsOf) }
}

/** Words with a capital that our field does not know. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b[A-Z][a-z]+/g)].flatMap(([word]) =>
      isKnownWord(word.toLowerCase()) ? [] : searchTermsOf(word),
    ),
  )

type Said = { terms: Set<string>; weight: number; isAboutConcepts: boolean }

/** 0 where it is not told. */
function likenessOfStem({ stem, total }: Known<Asked>, said: Said): number {
  const met = [...stem].filter(([term]) => said.terms.has(term))
  const weight = met.reduce((sum, [, own]) => sum + own, 0)
  const share = weight / Math.max(1, total)
  if (met.length >= Math.min(FEWEST_WORDS, stem.size) && stem.size > 1 && share >= TOLD)
    return 1 + share
  const least = said.isAboutConcepts ? LEAST_ABOUT_CONCEPTS : LEAST_REWORDED
  const isReworded =
    met.length >= least && share >= REWORDED && weight >= OF_LITTLE_ELSE * said.weight
  return isReworded ? share : 0
}

function likenessOfOptions({ options }: Known<Asked>, said: Said, weigh: Weigh): number {
  if (said.isAboutConcepts) return 0
  const sum = (terms: Iterable<string>) =>
    [...terms].reduce((total, term) => total + weigh(term), 0)
  const met = options.map((terms) => terms.filter((term) => said.terms.has(term)))
  const isMet = options.filter(
    (terms, place) => terms.length > 0 && sum(met[place]!) >= HAS_OPTION * sum(terms),
  )
  const own = new Set(met.flat())
  if (isMet.length < OPTIONS * options.length || own.size < FEWEST_IN_OPTIONS) return 0
  const share = sum(own) / Math.max(1, said.weight)
  return share >= OF_OPTIONS ? share : 0
}

/** Misspelled words as the questions have them. */
function createMender(questions: Asked[]): (text: string) => string {
  const words = new Set(
    questions.flatMap(({ question, options }) => wordsOf([question, ...options].join(' '))),
  )
  const byLetter = Map.groupBy(
    [...words].filter((word) => word.length >= SHORTEST_MENDED && !isLittle(word)),
    (word) => word.charAt(0),
  )
  const mended = (word: string) => {
    if (word.length < SHORTEST_MENDED || words.has(word) || isKnownWord(word)) return word
    const letters = lettersOf(word)
    const most = forgiven(word.length)
    return (
      (byLetter.get(word.charAt(0)) ?? []).find(
        (one) =>
          lettersApart(lettersOf(one), letters) <= 2 * most && slips(word, one, most) <= most,
      ) ?? word
    )
  }
  return (text) => wordsOf(text).map(mended).join(' ')
}
const SHORTEST_MENDED = 5
