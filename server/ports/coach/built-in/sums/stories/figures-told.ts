import { AMOUNT, valueOf } from '../typed-figures.ts'

/** A figure of a story with the words that stand around it in its own clause. */
export type Figure = {
  value: number
  isPercent: boolean
  isMoney: boolean
  before: string
  after: string
}

/** Where one clause of a story ends: what stands behind belongs to the next figure. */
const BREAK =
  /[,;.?!:()](?!\d)|\b(?:and|but|plus|or|vs|versus|then|so|if|when|with|while|instead|compared)\b/g

const FIGURE = new RegExp(
  String.raw`(?<![\w.])${AMOUNT}(?:\s*(?:%|(?:percent|pct)\b))?(?:\s*(?:dollars?|bucks?|usd)\b)?(?!\d|st\b|nd\b|rd\b|th\b)`,
  'g',
)

/** In the order in which they are told. */
export function figuresTold(text: string): Figure[] {
  const found = [...text.matchAll(FIGURE)]
  return found.map((match, i) => {
    const [said] = match
    const from = match.index
    const to = from + said.length
    const last = found[i - 1]
    const start = last ? last.index + last[0].length : 0
    return {
      value: valueOf(said),
      isPercent: /%|percent|pct/.test(said),
      isMoney: /^\$|dollar|buck|usd/.test(said),
      before: ownBefore(text.slice(start, from)),
      after: ownAfter(text.slice(to, found[i + 1]?.index ?? text.length)),
    }
  })
}

const ownBefore = (words: string) => words.slice(endOfLast(words))

function ownAfter(words: string): string {
  const at = words.search(BREAK)
  return at < 0 ? words : words.slice(0, at)
}

function endOfLast(words: string): number {
  const last = [...words.matchAll(BREAK)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** "Each", "a cup", "per visit", and not "a day": so much for every one. */
export const OF_EACH =
  /^ ?(?:an? )?(?:[a-z]+ )?(?:each|apiece|a ?piece|a pop|\/ ?ea|per (?!day|week|month|year)[a-z]+|an? (?!day\b|week\b|month\b|year\b|lot\b|hour\b)[a-z]+(?=\s*(?:$|[,.;?!]|to\b|for\b|at\b|on\b)))/

/** The span of time that it is for: "30 a day", "every month". */
export const spanOf = ({ before, after }: Figure): string | undefined =>
  (/^[^\d]*?(?:\b(?:an?|per|each|every)|\/) ?(day|week|month|year)\b/.exec(after) ??
    /\b(dai|week|month|year)ly\b/.exec(before + after))?.[1]?.replace('dai', 'day')

/** Of two figures the percentage and the other one, both values in the order amount, percent, and what stands around the percentage. */
export function amountAndPercent(figures: Figure[]) {
  const part = figures.find(({ isPercent }) => isPercent)
  const amount = figures.find(({ isPercent }) => !isPercent)
  if (!part || !amount) return undefined
  return {
    ...{ part, amount, all: [amount.value, part.value] },
    around: `${part.before} # ${part.after}`,
  }
}
