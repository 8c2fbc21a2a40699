import { sentencesOf } from './excerpt.ts'
import { facetsOf, textsIn } from './knowledge/facets.ts'
import { searchTermsOf } from './words/search-words.ts'
import { isCommonWord, weightsOfWords } from './knowledge/subject-search.ts'
import { ideaOf, type Subject } from './knowledge/subject.ts'
import { findByName, isKnownWord } from './knowledge/term-index.ts'
import { contentWords, root, stem, wordsOf } from './words/words.ts'

type Asked = {
  /** Names of what is asked about. */
  terms: readonly string[]
  /** The question's own content words; they decide where no term is named. */
  searchWords: readonly string[]
  /** Beside a term, what else it is asked of. */
  ownWords?: readonly string[]
}

/**
 * Whether a page explains what is asked, and does not only name it. It has to say what the term is, or to speak of it in the
 * words of its meaning: a term of a single word also has other meanings ("minutes", "bond"), and one of several is often
 * named beside another ("a large share of the market"). What stands under the heading of another term is about that. One
 * of common words only, such as "goods and services", needs most of its meaning beside it, for else nearly every page would
 * have it. Without a term the question's words decide; with one, a page that has all else that is asked about close together
 * is of just that case: the school's own refund policy.
 */
export function isAbout(text: string, { terms, searchWords, ownWords = [] }: Asked): boolean {
  const sentences = sentencesOf(text)
  return terms.length > 0
    ? terms.some((term) => tellsOf(sentences, term)) ||
        isOfCase(text, { terms, searchWords, ownWords })
    : answers(sentences, searchWords)
}

/**
 * Whether it speaks of just the case that is asked about, and not of a term in general: a name that nothing of ours has,
 * or two telling words at least, and a word of the term beside them.
 */
export function isOfCase(text: string, { searchWords, ownWords = [] }: Asked): boolean {
  const own = searchTermsOf(ownWords.join(' '))
  const isTelling =
    ownWords.some((word) => !isKnownWord(word)) ||
    ownWords.filter((word) => !isCommonWord(word)).length > 1
  if (own.length === 0 || !isTelling) return false
  const named = searchTermsOf(searchWords.join(' ')).filter((word) => !own.includes(word))
  const found = sentencesOf(text).map((sentence) => searchTermsOf(sentence))
  return found.some((_, from) => {
    const place = found.slice(from, from + OF_CASE).flat()
    return own.every((word) => place.includes(word)) && named.some((word) => place.includes(word))
  })
}
/** Sentences: a heading, and what stands under it. */
const OF_CASE = 2

/** Words of a sentence that may stand between the words of a term: "prices are skimmed" is far enough. */
const WINDOW = 3

function tellsOf(sentences: string[], term: string) {
  const words = contentWords(term)
  const isCommon = words.every(isCommonWord)
  if (words.length === 0) return false
  const isPhrase = words.length > 1 && !isCommon
  // "Bonding with customers" is no bond; of a phrase each word may have another form.
  const formOf = isPhrase ? root : stem
  return placesOf(sentences, words.map(formOf), formOf).some((place) => {
    const sentence = sentences[place]!
    if (isAbbreviation(sentence, term)) return true
    const way = introductionOf(sentence, term)
    if (way && isPhrase) return true
    if (!way && isUnderOther(sentences, place, term)) return false
    // "As demand, supply or the time changes" is no supply and demand.
    if (/ and /.test(term) && !sentence.toLowerCase().includes(term.toLowerCase())) return false
    if (!way && words.length > 1 && isCommon && !beginsWith(sentence, term)) return false
    const uses = isPhrase ? 'uses-phrase' : isCommon ? 'uses-common' : 'uses'
    return isMeant(sentences, place, { term, ...LEAST[way ?? uses] })
  })
}

/**
 * Whether it stands under the heading of another term, and so only says a part of that; a sentence that begins with the term
 * turns to it, unless it is the other's own definition.
 */
function isUnderOther(sentences: string[], place: number, term: string): boolean {
  const at = sentences.findLastIndex((sentence, i) => i <= place && nameIn(sentence) !== undefined)
  const name = at < 0 ? undefined : nameIn(sentences[at]!)
  if (name === undefined || name === findByName(term)?.term) return false
  return !beginsWith(sentences[place]!, term) || place - at < 2
}

/** The term that a heading names. */
const nameIn = (sentence: string) =>
  wordsOf(sentence).length <= LONGEST_HEADING
    ? findByName(wordsOf(sentence).join(' '))?.term
    : undefined
/** Words. */
const LONGEST_HEADING = 5

/**
 * How much of its meaning must stand beside a name: words of it, what they tell (see `weightsOfWords`), and their share of
 * what is told there. Found with pages in which terms mean themselves and others.
 */
const LEAST = {
  heads: { words: 1, weight: 3.5, share: 0.2 },
  defines: { words: 2, weight: 3.5, share: 0.2 },
  'uses-phrase': { words: 2, weight: 3.5, share: 0.25 },
  uses: { words: 2, weight: 5.5, share: 0.38 },
  'uses-common': { words: 3, weight: 9, share: 0.55 },
}

/** The sentences in which all the words stand near each other. */
function placesOf(sentences: string[], words: string[], formOf: (word: string) => string) {
  const isIn = (sentence: string[]) =>
    sentence.some((_, from) => {
      const near = sentence.slice(from, from + words.length + (words.length > 1 ? WINDOW : 0))
      return words.every((word) => near.includes(word))
    })
  return sentences.flatMap((sentence, place) =>
    isIn(wordsOf(sentence).map(formOf)) ? [place] : [],
  )
}

/** "GDP rose": nothing else is written like that. */
const isAbbreviation = (sentence: string, term: string) =>
  /^[a-z]{2,5}$/i.test(term) &&
  new RegExp(`\\b${term.toUpperCase()}s?\\b`).test(sentence) &&
  /[a-z]{3}/.test(sentence)

const SAYS_WHAT_IT_IS =
  /^((is|are) (an?|the|any|one|what|how|when|where|who|which|anything|something|someone|somebody)|means?|refers? to|stands? for|describes?)( |$)/

/** Whether the sentence is a heading of just this name, or begins to say what that is. */
function introductionOf(sentence: string, term: string): 'heads' | 'defines' | undefined {
  if (!beginsWith(sentence, term)) return undefined
  const rest = wordsOf(sentence.replace(ARTICLE, '')).slice(wordsOf(term).length).join(' ')
  if (rest === '') return 'heads'
  return SAYS_WHAT_IT_IS.test(rest) ? 'defines' : undefined
}

/** "Skimming pricing" is price skimming; a single word is only itself. */
function beginsWith(sentence: string, term: string): boolean {
  const name = wordsOf(term)
  const formOf = name.length > 1 ? root : stem
  const words = wordsOf(sentence.replace(ARTICLE, '')).slice(0, name.length).map(formOf)
  return name.every((word) => words.includes(formOf(word)))
}
const ARTICLE = /^(?:an?|the|our|your|its|their|this)\s/i

type Meant = { term: string; words: number; weight: number; share: number }

/** Whether what stands around a name is said in the words of its meaning: in its sentence, or with the next one to it. */
function isMeant(sentences: string[], place: number, { term, words, weight, share }: Meant) {
  const subject = findByName(term)
  if (!subject) return false
  const meaning = meaningOf(subject)
  const name = searchTermsOf(`${term} ${subject.term}`)
  return [[place], [place - 1, place], [place, place + 1]].some((places) => {
    const around = places.map((one) => sentences[one] ?? '').join(' ')
    const told = searchTermsOf(around).filter((word) => !name.includes(word))
    const shared = told.filter((word) => meaning.has(word))
    const sum = sumOfWeights(shared)
    return shared.length >= words && sum >= weight && sum >= share * sumOfWeights(told)
  })
}

const sumOfWeights = (words: readonly string[]) => {
  const weigh = weightsOfWords()
  return words.reduce((sum, word) => sum + weigh(word), 0)
}

/** The words in which a term is told of, without those of its name, figures, and what any page asks and counts. */
function meaningOf(subject: Subject): Set<string> {
  const { card, term } = subject
  const isCard = subject.kind === 'card'
  const texts = [
    ideaOf(subject),
    ...(isCard ? [card.examAngle, card.example] : []),
    ...textsIn(facetsOf(term)),
  ]
  const beside = new Set(searchTermsOf(`${term} ${ANYWHERE}`))
  return new Set(
    searchTermsOf(texts.join(' ')).filter((word) => !beside.has(word) && !/^\d/.test(word)),
  )
}
const ANYWHERE =
  'ask question answer one eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand million half'

/** So many sentences in a row are taken to be about one thing. */
const IN_A_ROW = 3
/** Shares of what the question's words tell, found on the page and in one place of it. */
const ON_PAGE = 0.6
const IN_PLACE = 0.5

/**
 * Whether most of what a question's words tell is on the page, and half of it in one place. A single word that also has
 * other meanings is answered only where the page says what it is.
 */
function answers(sentences: string[], searchWords: readonly string[]) {
  const [only = '', ...others] = searchWords
  if (others.length === 0 && isKnownWord(only))
    return sentences.some((sentence) => introductionOf(sentence, only))
  if (searchWords.every(isCommonWord)) return false
  const asked = searchTermsOf(searchWords.join(' '))
  const total = sumOfWeights(asked)
  const found = sentences.map((sentence) => searchTermsOf(sentence))
  const shareIn = (terms: readonly string[]) =>
    sumOfWeights(asked.filter((word) => terms.includes(word))) / total
  const placeOf = (_: unknown, from: number) => found.slice(from, from + IN_A_ROW).flat()
  return (
    shareIn(found.flat()) >= ON_PAGE &&
    found.some((_, from) => shareIn(placeOf(_, from)) >= IN_PLACE)
  )
}
