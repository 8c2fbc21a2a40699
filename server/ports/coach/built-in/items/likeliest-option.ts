import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { passages, weightInPassages } from '../../understanding/knowledge/passages.ts'
import { searchSubjects } from '../../understanding/knowledge/subject-search.ts'
import { findNamed } from '../../understanding/knowledge/term-index.ts'
import { meaningOf } from './item-concept.ts'

type Asked = { question: string; options: string[] }

/** An option with how surely it is the one that fits, 0 to 1; those of a question sum to 1. */
export type Weighed = {
  place: number
  share: number
  /** What is known that has its words and the question's; undefined where nothing has. */
  passage?: string
}

/**
 * The options of a question whose key is not known, by how well they go with it by what is known of our terms: the
 * likeliest first. A choice among them by words alone, so that only a high share says anything.
 */
export function weighOptions(item: Asked): Weighed[] {
  const { signals: all, passages: said } = signalsOf(item)
  const points = all.map((signals) =>
    Object.entries(WEIGHTS).reduce(
      (sum, [name, weight]) => sum + weight * signals[name as keyof Signals],
      0,
    ),
  )
  const most = Math.max(...points)
  const raised = points.map((one) => Math.exp(one - most))
  const total = raised.reduce((sum, one) => sum + one, 0)
  return raised
    .map((one, place) => ({ place, share: one / total, ...said[place] }))
    .toSorted((a, b) => b.share - a.share)
}

/**
 * What speaks for an option. `said` and `covers` are of the best option's, since what is much for one question is little
 * for another; `meant` counts only where every option is a term.
 */
type Signals = {
  /** A passage that has its words has the question's, too. */
  said: number
  /** The same among passages of a term that the question names. */
  saidOfNamed: number
  /** What is known of it as a term has the question's words. */
  covers: number
  /** The question is one of its descriptions. */
  fits: number
  /** Several of its own passages have the question's words. */
  meant: number
}

/** Learned from our own exams and from papers of others together (logistic regression; decision 035). */
const WEIGHTS: Signals = { said: 0.58, covers: 1.11, saidOfNamed: 3.57, meant: 1.96, fits: 2.49 }

function signalsOf({ question, options }: Asked) {
  const asked = searchTermsOf(question)
  const shares = sharesOf(asked)
  const named = new Set(findNamed(question).map(({ subject }) => subject.term))
  const found = new Map(searchSubjects(question, LOOKED_AT).map((one) => [one.subject.term, one]))
  const meanings = options.map(meaningOf)
  const raw = ownWords(options, asked).map((words, place) => {
    const term = meanings[place]?.term ?? ''
    const own = found.get(term)
    const { passage, ...said } = saidWith(words, shares, named)
    return {
      ...said,
      passage,
      ...{ covers: own?.coverage ?? 0, fits: own?.fit ?? 0, meant: meantBy(term, shares) },
    }
  })
  const best = (name: keyof Signals) => Math.max(...raw.map((one) => one[name])) || 1
  const allTerms = meanings.every(Boolean)
  const [mostSaid, mostCovered, mostMeant] = [best('said'), best('covers'), best('meant')]
  const signals = raw.map(({ said, saidOfNamed, covers, fits, meant }): Signals => ({
    ...{ saidOfNamed, fits },
    said: said / mostSaid,
    covers: covers / mostCovered,
    meant: allTerms ? meant / mostMeant : 0,
  }))
  return { signals, passages: raw.map(({ passage }) => (passage ? { passage } : {})) }
}
const LOOKED_AT = 200

/** Of each passage, the share of the question's weight of words that it has. */
function sharesOf(asked: string[]): Float64Array {
  const { all, byWord } = passages()
  const shares = new Float64Array(all.length)
  const total = asked.reduce((sum, word) => sum + weightInPassages(word), 0) || 1
  for (const word of asked) {
    const share = weightInPassages(word) / total
    for (const place of byWord.get(word) ?? []) shares[place]! += share
  }
  return shares
}

/** What an option says beside the question and beside what all of them say. */
function ownWords(options: string[], asked: string[]): string[][] {
  const words = options.map((option) =>
    searchTermsOf(option).filter((word) => !asked.includes(word)),
  )
  return words.map((own) => own.filter((word) => !words.every((other) => other.includes(word))))
}

function saidWith(words: string[], shares: Float64Array, named: Set<string>) {
  const { all, byWord } = passages()
  const total = words.reduce((sum, word) => sum + weightInPassages(word), 0) || 1
  const met = new Map<number, number>()
  for (const word of words) {
    const share = weightInPassages(word) / total
    for (const place of byWord.get(word) ?? []) met.set(place, (met.get(place) ?? 0) + share)
  }
  let [said, saidOfNamed, passage] = [0, 0, undefined as string | undefined]
  for (const [place, share] of met) {
    const both = share * shares[place]!
    if (both ** 2 > said) [said, passage] = [both ** 2, all[place]!.says]
    if (named.has(all[place]!.term)) saidOfNamed = Math.max(saidOfNamed, both)
  }
  return { said, saidOfNamed, passage }
}

function meantBy(term: string, shares: Float64Array): number {
  const own = (passages().byTerm.get(term) ?? []).map((place) => shares[place]!)
  const best = own.toSorted((a, b) => b - a).slice(0, PASSAGES_OF_TERM)
  return best.reduce((sum, share) => sum + share, 0) / PASSAGES_OF_TERM
}
const PASSAGES_OF_TERM = 3
