import { mendedText } from '../../understanding/plain/mended-words.ts'
import { withDaysCounted } from './dates-said.ts'

/** What a student typed as a sum is read: slips mended, and figures in digits however they were written. */
export const textOfSum = (message: string) => withDaysCounted(inDigits(mendedText(message)))

/** "20 grand", "twenty bucks", "two and a half million" and "1.2m" in digits. */
export const inDigits = (text: string) =>
  text
    .replace(WORDS, (said, words: string, unit?: string) => {
      const value = valueOfWords(words)
      return value === undefined ? said : `${value}${unit ?? ''}`
    })
    .replace(/\bno (safety stock|salvage(?: value)?|residual value|buffer)\b/gi, '$1 0')
    .replace(/\bworth (?:nothing|zero)\b/gi, 'worth $0')
    .replace(/\ba (?=grand\b|thousand\b|million\b|billion\b)/gi, '1 ')
    .replace(/\ba hundred\b/gi, '100')
    .replace(/(\d) ?grand\b/gi, '$1k')
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
