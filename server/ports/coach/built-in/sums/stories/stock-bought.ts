import { figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { card: 'financial-analysis-net-profit-margin', examples: [] }
const signed = (value: number) => (value < 0 ? `-${money(-value)}` : money(value))

/** A number of pieces is bought for one amount, and some or all of them are sold at a price each. */
const STOCK_SOLD: Formula = {
  ...CARD,
  result: 'Profit',
  formula: 'profit = units sold × price − cost of them all',
  inputs: inputsOf(['units sold', 'price', 'cost of them all']),
  compute: ([units = 0, price = 0, cost = 0]) => units * price - cost,
  steps: ([units = 0, price = 0, cost = 0]) =>
    `${figure(units)} × ${money(price)} − ${money(cost)} = ${money(units * price)} − ${money(cost)}`,
  shows: 'money',
  says: ([units = 0, price = 0, cost = 0]) =>
    units * price >= cost
      ? `**So yes, you make money:** ${money(units * price - cost)} after you have paid for all of them.`
      : `**So you are not even yet:** ${money(cost - units * price)} of what you paid has not come back.`,
}

const LOSS_IN_PERCENT: Formula = {
  ...CARD,
  result: 'Loss in percent of what was paid',
  formula: 'loss in percent = (paid − sold for) ÷ paid',
  inputs: inputsOf(['paid', 'sold for']),
  compute: ([paid = 0, sold = 0]) => (100 * (paid - sold)) / paid,
  impossible: ([paid = 0, sold = 0]) => (sold < paid ? null : 'more came back than was paid'),
  steps: ([paid = 0, sold = 0]) =>
    `(${money(paid)} − ${money(sold)}) ÷ ${money(paid)} = ${signed(paid - sold)} ÷ ${money(paid)}`,
  shows: 'percent',
}

/** Who buys something and sells it again. */
export const STOCK_BOUGHT = fixedStory([STOCK_SOLD, LOSS_IN_PERCENT], ({ text, figures }) =>
  figures.length === 2 ? lossOf(text, figures) : stockSold(text, figures),
)

function stockSold(text: string, figures: Figure[]) {
  const [pieces, cost, ...rest] = figures
  if (!pieces || !cost || rest.length === 0 || rest.length > 2 || !ASKS_FOR_PROFIT.test(text))
    return undefined
  if (figures.some(({ isPercent }) => isPercent) || OTHERWISE.test(text)) return undefined
  const isStock =
    !pieces.isMoney &&
    Number.isInteger(pieces.value) &&
    BUYS.test(pieces.before) &&
    FOR_ALL.test(cost.before) &&
    !OF_EACH.test(cost.after)
  const price = rest.find(({ before, after }) => SELLS_AT.test(before) || OF_EACH.test(after))
  const sold = rest.find((one) => one !== price)
  if (!isStock || !price || price.isPercent) return undefined
  const isPart =
    sold !== undefined && SOLD.test(sold.before) && !sold.isMoney && sold.value <= pieces.value
  const isWhole = sold === undefined && ALL.test(text)
  return isPart || isWhole
    ? { formula: STOCK_SOLD, figures: [(sold ?? pieces).value, price.value, cost.value] }
    : undefined
}
const ASKS_FOR_PROFIT =
  /\bprofit|\b(?:make|making|made|lose|losing|lost|earn) (?:any |much |some )?money\b|\bhow much (?:do|did|will|would) (?:i|we) (?:make|earn|clear)\b|\bwhat (?:do|did|will|would) (?:i|we) (?:make|earn)\b/
const OTHERWISE = /\b(?:percent|margin|markup|how many|break ?-?even|rent|booth|table|fee|tax)\b/
const BUYS =
  /\b(?:bought|buy|printed|ordered|made|baked|got|get)(?: (?:a )?(?:pack|box|case) of)?\s*$/
const FOR_ALL = /^ ?[a-z]+(?: [a-z]+)? for(?: (?:only|just|like|about))?\s*$/
const OF_EACH = /^ ?(?:dollars |bucks )?(?:each|apiece|a ?piece|per [a-z]+)/
const SELLS_AT =
  /\b(?:sell|sells|selling|sold)(?: [a-z]+){0,3} (?:for|at)\s*$|^\s*(?:[a-z]+ )?(?:of them )?(?:at|for)\s*$/
const SOLD = /\b(?:sold|sell|sells)(?: (?:only|just|about|like))?\s*$/
const ALL = /\b(?:all|every one|each one of them|everything)\b/

/** "Bought for 300, sold for 255, how much percent did i lose" */
function lossOf(text: string, figures: Figure[]) {
  const paid = figures.find(({ before }) => /\b(?:bought|paid|got|cost)\b/.test(before))
  const sold = figures.find(({ before }) => /\b(?:sold|sell|resold)\b/.test(before))
  const isAsked = /\b(?:lose|lost|loss|down)\b/.test(text) && /%|\bpercent/.test(text)
  return paid &&
    sold &&
    isAsked &&
    !paid.isPercent &&
    !sold.isPercent &&
    /\b(?:bought|paid|got|cost)\b/.test(paid.before) &&
    /\b(?:sold|sell|resold)\b/.test(sold.before) &&
    sold.value < paid.value
    ? { formula: LOSS_IN_PERCENT, figures: [paid.value, sold.value] }
    : undefined
}
