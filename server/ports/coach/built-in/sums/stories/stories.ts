import type { Formula } from '../formulas/formula.ts'
import type { WholeSum } from '../sum-of-talk.ts'
import { inDollars } from '../typed-figures.ts'
import { AMOUNTS_TOLD } from './amounts-told.ts'
import { BILLS_TOLD } from './bills-told.ts'
import { BREAK_EVEN_OF_SALES } from './break-even-of-sales.ts'
import { BUDGETS_TOLD, MONEY_FOR_PIECES } from './budgets-told.ts'
import { AVERAGES_TOLD, COUNTS_TOLD } from './counts-told.ts'
import { COSTS_TO_START } from './costs-to-start.ts'
import { INTEREST_TOLD } from './interest-told.ts'
import { JOB_PRICED } from './job-priced.ts'
import { MARGINS_TOLD } from './margins-told.ts'
import { MARKUP_AND_MARGIN } from './markup-and-margin.ts'
import { OFFERS_COMPARED } from './offers-compared.ts'
import { OVER_TIME } from './over-time.ts'
import { OWN_WORK_PRICED } from './own-work-priced.ts'
import { PARTS_OF_MONEY } from './parts-of-money.ts'
import { PASSES } from './passes.ts'
import { PAY_TOLD } from './pay-told.ts'
import { PEOPLE_SHARE } from './people-share.ts'
import { PERCENTS_IN_A_ROW } from './percents-in-a-row.ts'
import { ONE_BOUGHT } from './one-bought.ts'
import { SHOP_PRICES } from './shop-prices.ts'
import { figuresTold } from './figures-told.ts'
import { PER_HOUR_AND_PIECE } from './per-hour-and-piece.ts'
import { PRICES_AND_GOALS } from './prices-and-goals.ts'
import { PROFITS_OF_SALES } from './profits-of-sales.ts'
import { RATES_TOLD } from './rates-told.ts'
import { RATES_IN_A_ROW } from './rates-in-a-row.ts'
import { SHARES_IN_PERCENT } from './shares-in-percent.ts'
import { SOLD_FOR_ALL_TOLD } from './sold-for-all.ts'
import { STOCK_BOUGHT } from './stock-bought.ts'
import { WORK_TOLD } from './work-told.ts'
import type { Story } from './story.ts'

/** In the order in which they are tried: what is told more exactly comes first. */
const STORIES: Story[] = [
  ...[PRICES_AND_GOALS, PER_HOUR_AND_PIECE, SHARES_IN_PERCENT],
  ...[
    RATES_TOLD,
    SOLD_FOR_ALL_TOLD,
    MARKUP_AND_MARGIN,
    OWN_WORK_PRICED,
    JOB_PRICED,
    COSTS_TO_START,
  ],
  ...[PASSES, OFFERS_COMPARED, PERCENTS_IN_A_ROW, PAY_TOLD, INTEREST_TOLD, BUDGETS_TOLD],
  ...[MONEY_FOR_PIECES, OVER_TIME, SHOP_PRICES, ONE_BOUGHT, MARGINS_TOLD, AVERAGES_TOLD],
  ...[
    AMOUNTS_TOLD,
    RATES_IN_A_ROW,
    WORK_TOLD,
    STOCK_BOUGHT,
    PEOPLE_SHARE,
    COUNTS_TOLD,
    PARTS_OF_MONEY,
  ],
  ...[PROFITS_OF_SALES, BREAK_EVEN_OF_SALES, BILLS_TOLD],
]

/** The sum that a text tells, every figure of it in use; undefined where it tells none for sure. */
export function storyTold(said: string): WholeSum | undefined {
  if (said.length > LONGEST) return undefined
  const text = withCounts(inDollars(said.toLowerCase()).replace(/['’]/g, ''))
  const told = { text, figures: figuresTold(text) }
  if (told.figures.length === 0) return undefined
  for (const story of told.figures.length > 1 ? STORIES : OF_ONE_FIGURE) {
    const sum = story.find(told)
    if (sum && Number.isFinite(sum.formula.compute(sum.figures))) return sum
  }
  return undefined
}
const OF_ONE_FIGURE = [OVER_TIME, MARKUP_AND_MARGIN]
/** Characters; a longer text is a case to read. */
const LONGEST = 400

/** "Lose one kid", "a couple people leave": what is counted, in figures. */
const withCounts = (text: string) =>
  text
    .replace(/\b(los(?:e|es|ing)|lost|minus|gain|get|drop) (?:an?|one) (?=[a-z]+\b)/g, '$1 1 ')
    .replace(/\b(?:an?|one) (?=(?:[a-z]+ )?(?:leaves?|quits?|drops? out|stops?|cancels?)\b)/g, '1 ')
    .replace(/\b(?:a )?couple (?:of )?(?=[a-z]+\b)/g, '2 ')
    .replace(/\bhalf an? hour\b/g, '30 minutes')
    .replace(/\b(takes?(?: (?:me|us|like|about|around))*) an hour\b/g, '$1 1 hour')
    .replace(/\btwo (?=[a-z]+s\b)/g, '2 ')
    .replace(/\bthree (?=[a-z]+s\b)/g, '3 ')

/** The formula of a story that an answer has written down. */
export const storyWritten = (written: string, names: string[]): Formula | undefined =>
  STORIES.flatMap(({ formulas }) => formulas(names)).find(({ formula }) => formula === written)
