import { lately } from '../../lately.ts'
import { mendedText } from '../../understanding/plain/mended-words.ts'
import { withDaysCounted } from './dates-said.ts'
import { inDigits, inFull } from './figures-in-words.ts'

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
export const textOfSum = lately(100, (message) =>
  withDaysCounted(inDigits(withoutParts(withoutMeaning(withBothNames(mendedText(message)))))),
)

/** "Gross profit and net": the second is a profit, too. */
const withBothNames = (text: string) =>
  text.replace(
    /\b(gross|net) (profit|margin|income|pay) (and|or|vs) (gross|net)\b(?! ?(?:profit|margin|income|pay|worth|sales))/gi,
    '$1 $2 $3 $4 $2',
  )

/** "What does 6 7 mean": asks for a meaning, and for no average. */
const withoutMeaning = (text: string) =>
  text.replace(
    /\b((?:do|does|did|would|could) (?:[^?.!]{1,40}? )??)(?:even |actually |really )*mean\b/gi,
    '$1',
  )

/** "Split 50/50", "open 24/7", "due on 10/12": a slash that divides nothing. */
const withoutParts = (text: string) =>
  text
    .replace(/\b24 ?\/ ?7\b/g, ' ')
    .replace(ON_A_DATE, '$1')
    .replace(IN_PARTS, (said, one: string, other: string) =>
      Number(one) + Number(other) === 100 && (one === other || SHARES.test(text))
        ? one === other && OF_EACH.test(text)
          ? '2 ways'
          : ' '
        : said,
    )
const ON_A_DATE =
  /\b((?:on|by|due|from|until|till|since|before|after|dated) )(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?:\/(?:20)?\d\d)?\b(?![/.]?\d| ?net\b)/gi
const IN_PARTS = /(?<![\d$./])(\d\d) ?\/ ?(\d\d)\b(?![\d%/]|\.\d)/g
const OF_EACH = /\b(?:each|apiece|per person)\b/i
const SHARES = /\b(?:split\w*|shar(?:e|es|ed|ing)|divid(?:e|es|ed|ing)|partner\w*|deal|rule)\b/i

/** ".50" and "50 cents" as parts of a dollar, "1.6m" in full. */
export const inDollars = (text: string) =>
  inFull(text.replace(/(?<![\d.])\.(?=\d)/g, '0.')).replace(
    /(\d+(?:\.\d+)?)(?:\s*(?:cents?|¢)|c)(?![a-z0-9])/g,
    (_, cents: string) => `$${Number(cents) / 100}`,
  )
