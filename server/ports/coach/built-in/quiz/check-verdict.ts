import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import { partsOf, type Parts } from '../../understanding/knowledge/parts.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import {
  confusedWithOf,
  examAngleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { weightsOfWords } from '../../understanding/knowledge/subject-search.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { wordsOf } from '../../understanding/words/words.ts'

/** What to say to an answer in the student's own words. */
export type CheckVerdict = { isGood: boolean; says: string; model: string }

/**
 * Compares an answer to a closing question with what is known of the term, word by word; rare words count for more
 * (inverse document frequencies). It knows no meanings, so it says which words it went by, and shows its own answer.
 */
export function verdictOn(subject: Subject, question: string, answer: string): CheckVerdict {
  const row = ASKS_FOR_ROW.test(question) ? partsOf(subject.term) : undefined
  if (row) return verdictOnRow(row, answer)
  const model = modelFor(subject, question)
  const { met, other, share } = compared(subject, model, answer)
  if (other)
    return {
      isGood: false,
      says: `Careful, ${inQuotes(other.words)} ${other.words.length === 1 ? 'belongs' : 'belong'} to **${inSentence(other.term)}** rather. Compare:`,
      model,
    }
  const turned = turnedRound(answer.toLowerCase(), `${ideaOf(subject)} ${model}`)
  if (turned)
    return {
      isGood: false,
      says: `Careful: you say "${turned.said}", and what decides here is "${turned.is}". Compare:`,
      model,
    }
  const isGood = met.length > 0 && share >= ENOUGH
  return {
    isGood,
    says: isGood
      ? `Yes, you are on it: ${inQuotes(telling(met))} ${telling(met).length === 1 ? 'is' : 'are'} what it turns on. To compare with:`
      : 'A start. Compare it with this, and see which part is missing in yours:',
    model,
  }
}

/** The three that tell most, in the order in which they were said. */
function telling(words: string[]) {
  const weigh = weightsOfWords()
  const weightOf = (word: string) => weigh(searchTermsOf(word)[0]!)
  const best = words.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, 3)
  return words.filter((word) => best.includes(word))
}

/** Of the weight of an answer's words. */
const ENOUGH = 0.35

const ASKS_FOR_ROW = /^Without looking: /

function modelFor(subject: Subject, question: string): string {
  const { why } = facetsOf(subject.term)
  if (/^Why would|does ".+" matter/.test(question) && why) return why
  if (/^Which words in an exam/.test(question)) return examAngleOf(subject) ?? ideaOf(subject)
  const apart = /\btell ".+" from/.test(question) && confusedWithOf(subject)?.howToTellApart
  return apart || ideaOf(subject)
}

function compared(subject: Subject, model: string, answer: string) {
  const weigh = weightsOfWords()
  const sum = (words: string[]) =>
    words.flatMap(searchTermsOf).reduce((total, term) => total + weigh(term), 0)
  const { simple = '', why = '' } = facetsOf(subject.term)
  const own = new Set(searchTermsOf(`${ideaOf(subject)} ${model} ${simple} ${why}`))
  const confused = confusedWithOf(subject)
  const rival = confused && findByName(confused.term)
  const rivals = new Set(rival ? searchTermsOf(`${rival.term} ${ideaOf(rival)}`) : [])
  const names = new Set(searchTermsOf(`${subject.term} ${rival?.term ?? ''}`))
  const said = [...new Set(wordsOf(answer))].filter((word) => {
    const [term] = searchTermsOf(word)
    return term !== undefined && !names.has(term)
  })
  const isIn = (terms: Set<string>) => (word: string) => terms.has(searchTermsOf(word)[0]!)
  // What tells the two apart speaks of both.
  const isOwn = model === confused?.howToTellApart ? undefined : isIn(own)
  const theirs = isOwn ? said.filter((word) => isIn(rivals)(word) && !isOwn(word)) : []
  const met = said.filter(isIn(own))
  return {
    met,
    share: sum(met) / Math.max(sum(said), Number.EPSILON),
    other: rival && sum(theirs) > sum(met) ? { term: rival.term, words: theirs } : undefined,
  }
}

/** Which of a row were named, or told by a word that only that one has. */
function verdictOnRow({ parts, kind, ordered }: Parts, answer: string): CheckVerdict {
  const said = wordsOf(answer)
  const terms = parts.map(({ name, says }) => searchTermsOf(`${name} ${says}`))
  const places = parts.map(({ name }, place) => {
    const own = terms[place]!.filter((term) =>
      terms.every((all, i) => i === place || !all.includes(term)),
    )
    return said.findIndex(
      (word) => isShortFor(word, name) || searchTermsOf(word).some((term) => own.includes(term)),
    )
  })
  const missing = parts.filter((_, i) => places[i] === -1).map(({ name }) => `**${name}**`)
  const isInOrder = places.every((place, i) => i === 0 || place > places[i - 1]!)
  return {
    isGood: missing.length === 0,
    says:
      missing.length > 0
        ? `You have ${parts.length - missing.length} of the ${parts.length} ${kind}. ${missing.length === 1 ? 'This one is' : 'These are'} missing: ${missing.join(', ')}.`
        : `All ${parts.length}, well remembered${ordered && !isInOrder ? ', though in another order' : ''}.`,
    model: `${parts.map(({ name }) => name).join(', ')}.`,
  }
}

/** "Intro" for introduction. */
const isShortFor = (word: string, name: string) =>
  word.length >= 4 && wordsOf(name).some((one) => one.startsWith(word))

const inQuotes = (words: string[]) => words.map((word) => `"${word}"`).join(', ')
