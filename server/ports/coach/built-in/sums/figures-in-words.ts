/** "20 grand", "twenty bucks", "half a million", "two dozen" and "1.2m" in digits. */
export const inDigits = (text: string) =>
  inFull(
    inDozens(
      inParts(text.replace(HUNDREDS, (_, first: string, rest?: string) => hundredsOf(first, rest)))
        .replace(WORDS, (said, words: string, unit?: string) => {
          const value = valueOfWords(words)
          return value === undefined ? said : `${value}${unit ?? ''}`
        })
        .replace(/\bno (safety stock|salvage(?: value)?|residual value|buffer)\b/gi, '$1 0')
        .replace(/\bworth (?:nothing|zero)\b/gi, 'worth $0')
        .replace(/\ba (?=grand\b|thousand\b|million\b|billion\b)/gi, '1 ')
        .replace(/(\d) ?grand\b/gi, '$1k'),
    ),
  )
    .replace(FOR, 'for ')
    .replace(COUNT_AND_PRICE, '$1 at $2')

/** "1.6m" as "1.6 million". */
export const inFull = (text: string) =>
  text
    .replace(/(\d)(?:m| ?mil| ?mill)\b/gi, '$1 million')
    .replace(/(\d)(?:b| ?bil| ?bn)\b/gi, '$1 billion')
    .replace(/(\d)(?:t| ?tril| ?tn)\b/gi, '$1 trillion')

const LARGE = '(hundred|thousand|grand|k|mil|mill|million|bil|billion)'
const NAMED: Record<string, string> = { grand: 'thousand', k: 'thousand', mil: 'million' }
const namedOf = (large: string) => NAMED[large.toLowerCase()] ?? large.toLowerCase()
const partOf = (part: string, large: string) =>
  namedOf(large) === 'hundred' ? `${Number(part) * 100}` : `${part} ${namedOf(large)}`

/** "Half a million", "a quarter million", "two and a half thousand", "a million and a half", "a couple of grand". */
const inParts = (text: string) =>
  text
    .replace(
      new RegExp(
        `\\b(\\d+|${ONES.slice(1, 13).join('|')}) and a half(?= (?:${LARGE.slice(1, -1)}|years?|yrs?|months?|hours?|hrs?|percent|%))`,
        'gi',
      ),
      (_, whole: string) => `${VALUES.get(whole.toLowerCase()) ?? whole}.5`,
    )
    .replace(new RegExp(`\\b(?:an? |1 |one )${LARGE} and a half\\b`, 'gi'), (_, large: string) =>
      partOf('1.5', large),
    )
    .replace(
      new RegExp(`\\b(?:a )?(half|three quarters|quarter)(?: of)?(?: an?)? ${LARGE}\\b`, 'gi'),
      (_, part: string, large: string) => partOf(PARTS[part.toLowerCase()]!, large),
    )
    .replace(new RegExp(`\\ba couple(?: of)? ${LARGE}\\b`, 'gi'), (_, large: string) =>
      partOf('2', large),
    )
const PARTS: Record<string, string> = { half: '0.5', 'three quarters': '0.75', quarter: '0.25' }

/** "Two dozen", "a dozen", and not "$3 a dozen", which is a price. */
const inDozens = (text: string) =>
  text
    .replace(/\b(?:a )?half (?:a |of a )?dozen\b/gi, '6')
    .replace(
      /\b(\d+) dozens?\b(?! of (?:the|them)\b)/gi,
      (_, count: string) => `${12 * Number(count)}`,
    )
    .replace(/(?<!\d(?: ?(?:dollars|bucks|cents|¢))? )\ba dozen\b/gi, '12')

/** "Sell it 4 45": between two figures it is no figure, unless the second tells a size. */
const FOR =
  /(?<=[a-z] )4 (?=\$?\d[\d,.]*k?\b(?! ?-?(?:%|percent|dollar\b|oz|ounces?|pounds?|lbs?|packs?|ct|count|hours?|hrs?|minutes?|min|seconds?|days?|weeks?|months?|years?|yrs?|pages?|inch|ft|foot|people|ppl|rooms?|seats?|gallons?|liters?|thousand|million)))/gi
/** "Sold 200 45 each" */
const COUNT_AND_PRICE =
  /\b((?:sells?|selling|sold|bought|buys?|buying|got) \d[\d,]*)(?= \$?\d[\d,.]*(?: dollars| bucks)? (?:each|apiece|a piece)\b) (\$?\d)/gi

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
  '(?:dozen|hundred|thousand|grand|million|billion|dollars?|bucks|cents|percent|%|years?|months?|weeks?|days?|hours?|people|ppl|of us|of them|friends|ways|rooms?|units?|each|apiece|items?|pieces?|tables?|cups?|shirts?)'
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

const HUNDREDS = new RegExp(
  `\\b(an?|${ONES.slice(1, 10).join('|')})[ -]hundred(?:(?: and)?[ -](${TEN}|${ONES.slice(1).toReversed().join('|')}))?\\b`,
  'gi',
)

/** "A hundred", "two hundred and fifty" */
const hundredsOf = (first: string, rest?: string) =>
  `${100 * (VALUES.get(first.toLowerCase()) ?? 1) + (rest ? (valueOfWords(rest) ?? 0) : 0)}`
