import { mendedText } from '../../understanding/plain/mended-words.ts'
import { withDaysCounted } from './dates-said.ts'

/** A figure as it is typed, its digits and its "thousand" as groups: "$1,200", "5k", "2.5 million". */
export const NUMBER = String.raw`\$?(\d+(?:,\d{3})*(?:\.\d+)?)\s*(k\b|thousand|million|billion|trillion)?`

/** The same within other patterns, without groups. */
export const AMOUNT = String.raw`\$?\d+(?:,\d{3})*(?:\.\d+)?(?: ?(?:k\b|thousand|million|billion|trillion))?`

export const TIMES: Record<string, number> = {
  ...{ k: 1000, thousand: 1000, million: 1_000_000, billion: 1e9, trillion: 1e12 },
}

export const hasFigures = (text: string) => /\d/.test(text)

/** "1,200", "12k", "2 million", "half" of what stands before it. */
export function valueOf(said: string): number {
  const share = IN_PERCENT[said]
  if (share !== undefined) return share
  const [, digits = '', times = ''] = new RegExp(NUMBER).exec(said) ?? []
  return Number(digits.replaceAll(',', '')) * (TIMES[times] ?? 1)
}
const IN_PERCENT: Record<string, number> = { half: 50, all: 100 }

/** What a student typed as a sum is read: slips mended, and figures in digits however they were written. */
export const textOfSum = (message: string) => withDaysCounted(inDigits(mendedText(message)))

/** "20 grand", "twenty bucks", "two and a half million" and "1.2m" in digits. */
export const inDigits = (text: string) =>
  inFull(
    text
      .replace(WORDS, (said, words: string, unit?: string) => {
        const value = valueOfWords(words)
        return value === undefined ? said : `${value}${unit ?? ''}`
      })
      .replace(/\bno (safety stock|salvage(?: value)?|residual value|buffer)\b/gi, '$1 0')
      .replace(/\bworth (?:nothing|zero)\b/gi, 'worth $0')
      .replace(/\ba (?=grand\b|thousand\b|million\b|billion\b)/gi, '1 ')
      .replace(/\ba hundred\b/gi, '100')
      .replace(/(\d) ?grand\b/gi, '$1k'),
  )

/** ".50" and "50 cents" as parts of a dollar, "1.6m" in full. */
export const inDollars = (text: string) =>
  inFull(text.replace(/(?<![\d.])\.(?=\d)/g, '0.')).replace(
    /(\d+(?:\.\d+)?)(?:\s*(?:cents?|¢)|\s*c)(?![a-z0-9])/g,
    (_, cents: string) => `$${Number(cents) / 100}`,
  )

/** "1.6m" as "1.6 million". */
const inFull = (text: string) =>
  text
    .replace(/(\d)(?:m| ?mil| ?mill)\b/gi, '$1 million')
    .replace(/(\d)(?:b| ?bil| ?bn)\b/gi, '$1 billion')
    .replace(/(\d)(?:t| ?tril| ?tn)\b/gi, '$1 trillion')

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VALUES = new Map([
  ...ONES.map((word, i): [string, number] => [word, i]),
  ...TENS.map((word, i): [string, number] => [word, 20 + 10 * i]),
])
const TEN = `(?:${TENS.join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?`
const SMALL = ONES.slice(2).join('|')
/** Smaller ones stand in much that is no figure ("these two"), and count beside what is counted. */
const COUNTED =
  '(?:hundred|thousand|grand|million|billion|dollars?|bucks|cents|percent|%|years?|months?|weeks?|days?|hours?|people|ppl|of us|of them|friends|ways|rooms?|units?|each|apiece|items?|pieces?|tables?|cups?|shirts?)'
const WORDS = new RegExp(
  `\\b((?:${TEN}|(?:${SMALL}|one)(?= ${COUNTED}\\b)|(?<=\\b(?:at|for|costs?|pays?|paid|is|of) )(?:${SMALL})(?=$|[.,;?!]| (?:and|each)\\b))(?: hundred)?)(?![a-z])( (?:thousand|grand|million|billion))?\\b`,
  'gi',
)

/** Undefined where a word is no number. */
function valueOfWords(words: string): number | undefined {
  const parts = words.toLowerCase().split(/[ -]/)
  const isHundreds = parts.at(-1) === 'hundred'
  const values = (isHundreds ? parts.slice(0, -1) : parts).map((word) => VALUES.get(word))
  if (values.some((value) => value === undefined)) return undefined
  const sum = values.reduce<number>((total, value) => total + value!, 0)
  return isHundreds ? sum * 100 : sum
}
