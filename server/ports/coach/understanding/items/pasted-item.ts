import { latelyBy } from '../../lately.ts'
import { withoutRemark } from './item-choice.ts'

export type PastedItem = { question: string; options: string[] }

/** A question with its options, whatever tells these apart; undefined where a text is none. */
export const pastedItemIn: (text: string) => PastedItem | undefined = latelyBy(
  100,
  (text) => text,
  itemPastedIn,
)

function itemPastedIn(text: string): PastedItem | undefined {
  const whole = withoutRemark(text).text.trim()
  // A remark is no part of the last option, unless nothing else would be one.
  return itemIn(whole) ?? itemIn(text.trim())
}

export const isPastedItem = (text: string) => pastedItemIn(text) !== undefined

const itemIn = (text: string) =>
  lettered(text) ??
  (text.length > LONGEST
    ? undefined
    : (marked(text) ?? figuresIn(text) ?? separated(text) ?? endingIn(text)))
/** Characters; longer ones are looked through for letters alone, which takes no time to speak of. */
const LONGEST = 3000

const LETTER = /(?:^|[\s(])([A-Da-d])[).:]\s+/

/** Three options with letters are a multiple-choice question, whatever stands around them. */
function lettered(text: string): PastedItem | undefined {
  const [question = '', ...rest] = ` ${text} `.split(LETTER)
  const letters = rest.filter((_, place) => place % 2 === 0).map((letter) => letter.toLowerCase())
  const options = rest.filter((_, place) => place % 2 === 1)
  return new Set(letters).size >= FEWEST ? asItem(question, options) : undefined
}
const FEWEST = 3

/** Marks before options: `labels` in their order, at least so many of them. */
type Marks = { mark: RegExp; labels: string[]; least: number; isOfLists?: true }
const MARKS: Marks[] = [
  {
    mark: /(?<=^|[\s([,;/?:])([A-Ea-e])(?:\s?[)\]]\s*|\s?[=–—-]+\s+|[.:](?=\S)|\s?[.:]\s+)/g,
    ...{ labels: [...'abcde'], least: 3 },
  },
  // "A company" begins a question as well; what counts is what goes on with B and C.
  { mark: /(?<=^|\s)([A-E])\s+(?=[^\s?.!])/g, labels: [...'ABCDE'], least: 3 },
  { mark: /(?<=^|\s)([a-e])\s+(?=[^\s?.!])/g, labels: [...'abcde'], least: 4 },
  {
    mark: /(?<=^|[\s([,;/?:])([1-5])(?:[.:]\s+|\s?[)\]]\s*|\s[–—-]\s+)/g,
    ...{ labels: [...'12345'], least: 3, isOfLists: true },
  },
  {
    mark: /(?<=^|[\s([,;/?:])(i{1,3}|iv|v)(?:[.:]\s+|\s?[)\]]\s*)/gi,
    ...{ labels: ['i', 'ii', 'iii', 'iv', 'v'], least: 3, isOfLists: true },
  },
]

function marked(text: string): PastedItem | undefined {
  for (const { mark, labels, least, isOfLists } of MARKS) {
    const run = runIn([...text.matchAll(mark)], labels)
    if (run.length < least) continue
    const question = text.slice(0, run[0]!.index).replace(/[([]\s*$/, '')
    const options = run.map((one, place) =>
      text.slice(one.index + one[0].length, run[place + 1]?.index).replace(/[([]\s*$/, ''),
    )
    const isWhole = options.every((option) => hasWords(option)) && countOf(question) >= LEAST_ASKED
    const isAsked = isOfLists
      ? asksToChoose(question)
      : ASKS.test(question) || ENDS_OPEN.test(question) || isPlainList(options)
    if (isWhole && isAsked) return asItem(question, options)
  }
  return undefined
}
const LEAST_ASKED = 3
/** Four short ones, and no question after them, as after figures of A, B, C and D. */
const isPlainList = (options: string[]) =>
  options.length >= 4 && options.every((one) => countOf(one) <= 8 && !ASKS.test(one))
const ENDS_OPEN = /:\s*(?:\w+:)?\s*$/
const JOINS_ONLY = /^(?:[\s,;/.()]|or|and|vs|versus|but|to|is|plus|not)*$/i
const hasWords = (option: string) => !JOINS_ONLY.test(option)
const countOf = (text: string) => text.trim().split(/\s+/).length

/** The longest run of marks in the order of their labels, the last of several. */
function runIn(marks: RegExpMatchArray[], labels: string[]) {
  let best: (RegExpMatchArray & { index: number })[] = []
  if (marks.length > MOST_MARKS) return best
  for (const [from, start] of marks.entries()) {
    if (labelOf(start, labels) !== 0) continue
    const run = [start as RegExpMatchArray & { index: number }]
    for (const one of marks.slice(from + 1))
      if (labelOf(one, labels) === run.length) run.push(one as (typeof run)[number])
    if (run.length >= best.length) best = run
  }
  return best
}

/** More are words of a text. */
const MOST_MARKS = 60

const labelOf = ([, label]: RegExpMatchArray, labels: string[]) =>
  labels.findIndex((one) => one === label || one === label!.toLowerCase())

/** Where no marks stand before options, as many as these, and no longer, tell them from a list of something else. */
type Separator = { between: RegExp; counts: number[]; longest: number; asks: RegExp }
const ANY = /(?:)/
const OF_ONE =
  /\bw[hic]{3,5}\b|\bof (?:these|those|the following)\b|\b(?:called|known as|classified as|described as|part of|heading|is)\s*[:?]\s*$/i
const SEPARATORS: Separator[] = [
  { between: /\s*[•●▪◦‣·]\s*/, counts: [3, 4, 5], longest: 20, asks: ANY },
  { between: /\s*\n\s*[-*–]\s+/, counts: [3, 4, 5], longest: 20, asks: ANY },
  { between: /\s*\n\s*/, counts: [4], longest: 12, asks: ANY },
  // "66 2/3 percent / 8 percent": a fraction parts no options where others stand apart.
  { between: /\s+[/|]\s+/, counts: [4, 5], longest: 12, asks: ANY },
  { between: /\s*[/|]\s*/, counts: [4, 5], longest: 12, asks: ANY },
  { between: /\s*;\s*/, counts: [4, 5], longest: 12, asks: ANY },
  // Whoever lists the four Ps does it with commas, too.
  {
    between: /,\s+/,
    counts: [4],
    longest: 8,
    asks: OF_ONE,
  },
]

function separated(text: string): PastedItem | undefined {
  for (const { between, counts, longest, asks } of SEPARATORS)
    for (const [question, list] of splitsOf(text)) {
      const options = list.replace(LABEL, '').split(between).map(withoutJoint).filter(hasWords)
      const isList =
        counts.includes(options.length) && options.every((one) => countOf(one) <= longest)
      const isLabelled = LABELLED.test(question)
      const isAsked = asksToChoose(question) && (isLabelled || asks.test(question))
      if (isList && isAsked) return asItem(question, options)
    }
  return undefined
}

/** "The price will rise/fall/double/stay": nothing tells where the question ends, so the first option is as long as others. */
function endingIn(text: string): PastedItem | undefined {
  const [first = '', ...rest] = text.split(/\s*[/|•]\s*/).map((part) => part.trim())
  const words = first.split(/\s+/)
  const length = Math.min(...rest.map(countOf), words.length - LEAST_ASKED)
  const options = [words.slice(-length).join(' '), ...rest].filter(hasWords)
  const isList =
    length > 0 &&
    options.length === 4 &&
    options.every((one) => countOf(one) <= LONGEST_ENDING && !BEGINS_QUESTION.test(one))
  const question = words.slice(0, -length).join(' ')
  return isList && asksToChoose(question) ? asItem(question, options) : undefined
}
const LONGEST_ENDING = 14
const BEGINS_QUESTION =
  /^(?:what|whats|which|who|why|how|when|where|is|are|do|does|can|i|im)\b|\?$/i

/** "20%, 25%, 80% or 125%" after a question; figures without a sign may be data. */
function figuresIn(text: string): PastedItem | undefined {
  const [, question = '', list = ''] = /^(.+[?:])\s+([^?:]+)$/s.exec(text) ?? []
  const options = list.split(/\s*(?:[,;/]|\bor\b)\s*(?=[$\d])|\s+(?=[$\d])/).filter(hasWords)
  const isList = [4, 5].includes(options.length) && options.every((one) => FIGURE.test(one))
  return isList && countOf(question) >= LEAST_UNFINISHED ? asItem(question, options) : undefined
}
const FIGURE = /^(?:\$[\d.,]+|[\d.,]+ ?%)[.,]?$/

/** After each mark or line that a question may end with. */
const splitsOf = (text: string): [string, string][] =>
  [...text.matchAll(/\?+|:(?=\s)|…|_{2,}[.?]?|\s[–—-]\s|\n/g)]
    .slice(-MOST_SPLITS)
    .map(({ 0: end, index }) => [
      text.slice(0, index + end.length),
      text.slice(index + end.length).trim(),
    ])
/** Options are at the end. */
const MOST_SPLITS = 12

const LABELLED = /\b(?:options?|choices|answers?)(?: are)?\s*:?\s*$/i
const LABEL = /^(?:options?|choices|answers?)(?: are)?\s*:\s*/i
const withoutJoint = (option: string) =>
  option.replace(/^\s*(?:[-*–]\s+|(?:or|and)\s+)/i, '').trim()

const ASKS =
  /\b(?:(?=[whi]*c)w[hic]{3,5}|what|whats|wat|who|whose|whom|where|when|why|how)\b|[?…_]\s*$|\b(?:except|best|most|least|called|known as|should|would|will|is|are|was|to|by|of|that|a|an|the|its)\s*:?\s*$/i

/** Its last sentence asks for one of several, and not what they mean, nor about a list of the student's own. */
function asksToChoose(question: string): boolean {
  const asks = question
    .replace(LABELLED, '')
    .replace(/"[^"]*"|“[^”]*”/g, '')
    .trim()
  const last = asks.split(/(?<=[.?!])\s+(?=\S)/).at(-1) ?? ''
  const isUnfinished = countOf(asks) >= LEAST_UNFINISHED && !/[.!]$/.test(last)
  return (
    countOf(last) >= LEAST_ASKED &&
    (ASKS.test(last) || isUnfinished) &&
    !ASKS_OTHERWISE.test(last) &&
    !WISHES.test(last)
  )
}
/** Words of what its options end. */
const LEAST_UNFINISHED = 7
const ASKS_OTHERWISE =
  /\b(?:i|im|ive|my|mine|our|we|us|me|you|your|u|means?|meaning|definitions?|differences?|diff|versus|vs)\b/i
const WISHES = /^(?:\w+ ){0,2}?(?:define|explain|describe|compare)\b/i

const asItem = (question: string, options: string[]): PastedItem => ({
  question: question.trim().replace(/\s+/g, ' '),
  options: options.map((option) => option.replace(/[\s,;/|]+$/, '').trim()),
})
