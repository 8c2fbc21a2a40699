import { inDigits } from '../figures-in-words.ts'
import { inDollars, NUMBER, valueOf } from '../typed-figures.ts'

/** A figure where it stands in a text. */
export type FigureSaid = { value: number; unit: Unit; from: number; to: number }
type Unit = 'money' | 'percent' | 'counted' | 'plain'

/** As names and figures are looked for in it. */
export const readable = (text: string) =>
  inDollars(inDigits(text.toLowerCase())).replace(OF_NO_SUM, (said) => said.replace(/\d/g, ' '))

/** Figures that belong to a name or a rule, and to no sum. */
const OF_NO_SUM =
  /\b401 ?\(?k\)?|\brule of 72|\b50[ /]30[ /]20\b|\bnet \d+\b|\b(?:in|since|during|year) (?:19|20)\d\d\b|\bfor 20[1-3]\d\b|\bw-?[24]\b|\b(?:after|over|above|beyond|past) 40(?: ?(?:hours|hrs))?\b|\b1\.5 ?(?:x\b|times)|\b(?:at|x) ?1\.5\b/g

const FIGURE = new RegExp(
  String.raw`(?<![\w.])${NUMBER}(\s*(?:%|(?:percent|pct)\b(?! (?:change|increase|decrease|growth|drop)(?! in))))?(\s*(?:dollars?|bucks?|usd)\b)?(?!\d|st\b|nd\b|rd\b|th\b)`,
  'g',
)
const COUNTED =
  /^[ -](?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|times|people|ppl|friends|ways|rooms?|shares|units?(?! (?:prices?|costs?))|clicks?|visitors?|customers?|impressions|views|seats|tables|guests|employees|workers|oz|ounces?|grams?|kg|liters?|packs?|cans?|bottles?|rolls?|bars?|eggs?)\b/

export function figuresSaid(text: string): FigureSaid[] {
  return [...text.matchAll(FIGURE)].map((match) => {
    const [said, , , percent, dollars] = match
    const from = match.index
    const to = from + said.trimEnd().length
    const isMoney = Boolean(dollars) || said.startsWith('$')
    const isCounted = () => COUNTED.test(text.slice(to)) || isOfThings(said, text, { from, to })
    const unit = percent ? 'percent' : isMoney ? 'money' : isCounted() ? 'counted' : 'plain'
    const sign = NEGATIVE.test(text.slice(Math.max(0, from - 2), from)) ? -1 : 1
    return { value: sign * valueOf(said.trim()), unit, from, to }
  })
}

/** "Net exports of -20", and no "100-room hotel". */
const NEGATIVE = /(?:^|[\s(=:])[-−]$/

/** "Sold 40 tees": what stands in the plural behind a figure is counted, unless it names another figure. */
const isOfThings = (said: string, text: string, { from, to }: { from: number; to: number }) =>
  !/[a-z]/.test(said) &&
  THINGS.test(text.slice(to)) &&
  (HANDLES.test(text.slice(Math.max(0, from - LOOKED_BACK), from)) ||
    COST_SO_MUCH.test(text.slice(to)))
/** Characters, enough for a verb. */
const LOOKED_BACK = 12
const HANDLES =
  /\b(?:sold|sells?|selling|bought|buys?|buying|made|makes?|got|gets?|received|ordered|served|has|have|had|of|with|for|on)\s+$/
/** "50 cases for 250" */
const COST_SO_MUCH = /^ [a-z]+s (?:for|at|costs?|cost (?:me|us)|is|are|were) (?:[a-z]+ )?\$?\d/
const THINGS =
  /^ (?!(?:is|was|has|costs|sales|cogs|expenses|assets|liabilities|earnings|wages|profits|revenues|receivables|payables|securities|debts|taxes|bills|loans|returns|purchases|pesos|euros|pounds|goods|whats|hows|thats|plus|less|minus|this|its|always|sells|makes|pays|earns|owes)\b)[a-z]{3,}s\b/
