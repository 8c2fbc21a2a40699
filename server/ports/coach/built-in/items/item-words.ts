import { rootsOf, searchTermsOf } from '../../understanding/words/search-words.ts'
import { weightsOfWords } from '../../understanding/knowledge/subject-search.ts'
import { isKnownWord } from '../../understanding/knowledge/term-index.ts'
import { contentWords, isLittle, wordsOf } from '../../understanding/words/words.ts'
import { lastSentenceOf } from './item-concept-asked.ts'
import { figuresOf, sharedFigures, sharesTelling } from '../../understanding/items/item-figures.ts'

type Asked = { question: string; options: string[] }

/** Shorter beginnings are shared by words that have nothing to do with each other. */
const LEAST_SHARED = 5
const MOSTLY = 0.6

type Word = { word: string; root: string }

/** Of one family: "compounded" and "compound", "disclose" and "disclosure". Rather too many than too few: it guards keys. */
export const areRelated = (one: string, other: string) => related(familyOf(one), familyOf(other))

const familyOf = (word: string): Word => ({ word, root: rootsOf(word)[0] ?? word })

function related(one: Word, other: Word): boolean {
  if (one.root === other.root) return true
  const shared = sharedBeginning(one.word, other.word)
  return shared >= LEAST_SHARED && shared >= MOSTLY * Math.max(one.word.length, other.word.length)
}

function sharedBeginning(one: string, other: string) {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared
}

const meaningful = (text: string): Word[] =>
  [...new Set(wordsOf(text).filter((word) => !isLittle(word) && !/^\d/.test(word)))].map(familyOf)

const hasIn = (words: Word[], word: Word) => words.some((one) => related(one, word))

/** The share of a text's words that another has one of the family of. */
export function shareIn(text: string, other: string): number {
  const own = meaningful(text)
  const has = meaningful(other)
  const met = own.filter((word) => hasIn(has, word))
  return own.length === 0 ? 0 : met.length / own.length
}

/** Words that every option has tell none of them from another. */
function tellingWords({ options }: Asked) {
  const [first = [], ...rest] = options.map(meaningful)
  const common = first.filter((word) => rest.every((own) => hasIn(own, word)))
  return options.map((option) => meaningful(option).filter((word) => !hasIn(common, word)))
}

/** Whether a name has a word of the family of one that only some options have: then it points at them. */
export const pointsAtOption = (name: string, item: Asked) =>
  tellingWords(item).some((words) => meaningful(name).some((own) => hasIn(words, own)))

/** So much of an option's words in a text says it; a long option shares some with any text. */
const enoughOf = (words: number) => (words <= 3 ? 0.5 : 0.67)

/**
 * The text, unless it says what an option says, or reckons with a figure of the question or of an option. Words that were
 * `said` tell none of the options.
 */
export function harmless(text: string, item: Asked, said = ''): string | undefined {
  const has = meaningful(text)
  const known = meaningful(said)
  const repeats = tellingWords(item).some((telling) => {
    const words = telling.filter((word) => !hasIn(known, word))
    const met = words.filter((word) => hasIn(has, word))
    return words.length > 0 && met.length / words.length >= enoughOf(words.length)
  })
  const reckons = sharesTelling(text, [item.question, ...item.options].join(' ; '))
  return repeats || reckons ? undefined : text
}

/** So much of a question's own words in a message makes it one about the question. */
const ABOUT = 0.4
const LEAST_WORDS = 3

/** Whether a message is about the question: by its words, or by a figure of it. */
export const isAboutItem = (message: string, { question }: Asked) =>
  hasFigureOf(message, question) ||
  (shareIn(question, message) >= ABOUT &&
    shareIn(question, message) * meaningful(question).length >= LEAST_WORDS)

/** "Top 5 marketing terms" has a small figure of some question and no word of it, which is nothing. */
const hasFigureOf = (message: string, question: string) =>
  sharesTelling(message, question) &&
  (shareIn(question, message) > 0 ||
    sharedFigures(message, question).some((figure) => figure > SMALL_FIGURE))
const SMALL_FIGURE = 100

/** Whether an answer says what an option says and the student has not said: a figure, or all its telling words. */
export function givesAway(answer: string, said: string, item: Asked): boolean {
  const known = new Set(figuresOf(`${said} ; ${item.question}`))
  const answered = new Set(figuresOf(answer))
  const has = meaningful(answer)
  const saidBefore = meaningful(said)
  return tellingWords(item).some((words, place) => {
    const figures = figuresOf(item.options[place]!)
    if (figures.some((figure) => answered.has(figure) && !known.has(figure))) return true
    const isSaid = (own: Word[]) => words.every((word) => hasIn(own, word))
    return figures.length === 0 && words.length > 0 && isSaid(has) && !isSaid(saidBefore)
  })
}

const MOST_TELLING = 3
/** A word that hardly any subject has is a detail of the story. */
const MOST_WEIGHT = 5.7
/** What every exam says of its options is no word of one question. */
const SAID_OF_OPTIONS = new Set('following statement true likely best called known type'.split(' '))

/** Rare words of our field, of the last sentence where it has some: it asks. In the order of the question. */
export function tellingWordsOf(question: string): string[] {
  const weigh = weightsOfWords()
  const weightOf = (word: string) => weigh(searchTermsOf(word)[0] ?? word)
  const isTelling = (word: string) =>
    /^[a-z]{4,}$/.test(word) && isKnownWord(word) && !SAID_OF_OPTIONS.has(word)
  const words = [...new Set(contentWords(question))].filter(isTelling)
  const asking = new Set(contentWords(lastSentenceOf(question)))
  const inAsking = words.filter((word) => asking.has(word))
  const found = inAsking.length > 1 ? inAsking : words
  const ofField = found.filter((word) => weightOf(word) <= MOST_WEIGHT)
  const best = (ofField.length > 1 ? ofField : found)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_TELLING)
  return words.filter((word) => best.includes(word))
}
