import { figure, money, type Formula } from './formulas/formula.ts'
import type { WholeSum } from './sum-of-talk.ts'

/** "37.5" as "about 38": people and pieces come whole. */
const whole = (count: number) =>
  Number.isInteger(count) ? figure(count) : `about ${figure(Math.round(count))}`

type Says = (result: number) => string

const ofSales =
  (left: string): Says =>
  (percent) =>
    `So of each $100 of sales, ${money(percent)} ${left}.`
const inAHundred =
  (of: string, does: string): Says =>
  (percent) =>
    `So of every 100 ${of}, ${whole(percent)} ${does}.`

/** What a result means in the student's own figures, by what it works out. */
const SAYS: Record<string, Says> = {
  'price-earnings ratio': (times) =>
    `So the stock costs ${money(times)} for each $1 that it earns in a year.`,
  'earnings per share': (each) => `So ${money(each)} of the profit belongs to each share.`,
  'dividend yield': (percent) =>
    `So each $100 in this stock pays ${money(percent)} a year in dividends.`,
  'occupancy rate': (percent) =>
    `So of every 100 rooms, ${whole(percent)} are sold and ${whole(100 - percent)} stay empty.`,
  'average daily rate': (rate) =>
    `So a room that was sold brought ${money(rate)} a night on average; empty rooms do not count here.`,
  'revenue per available room': (rate) =>
    `So each room there is brought ${money(rate)} a night on average, the empty ones counted, too.`,
  'cost per click': (cost) =>
    `So each click cost ${money(cost)}, whether or not that person bought anything.`,
  'cost per customer': (cost) =>
    `So each new customer cost ${money(cost)}: the ad pays once one of them leaves you more profit than that.`,
  'click-through rate': inAHundred('times it was shown', 'were clicked'),
  'conversion rate': inAHundred('visitors', 'bought'),
  'churn rate': inAHundred('customers at the start', 'left'),
  'retention rate': inAHundred('customers at the start', 'stayed'),
  'sell-through rate': inAHundred('pieces that came in', 'are sold'),
  'turnover rate': inAHundred('employees', 'left and had to be replaced'),
  'unemployment rate': inAHundred('people in the labor force', 'look for work and have none'),
  'gross margin': ofSales('is left after the cost of what was sold'),
  'net profit margin': ofSales('is left as profit after all costs'),
  'contribution margin ratio': ofSales('is left to pay the fixed costs, and then for the profit'),
  'contribution margin': (each) =>
    `So each one sold leaves ${money(each)} for the fixed costs, and then for the profit.`,
  markup: (percent) => `So ${money(percent / 100)} goes on top of each $1 that it costs.`,
  'return on equity': (percent) =>
    `So each $100 that the owners have in the business earned ${money(percent)}.`,
  'return on assets': (percent) =>
    `So each $100 of what the business owns earned ${money(percent)}.`,
  'asset turnover': (times) => `So each $1 of assets brought ${money(times)} of sales.`,
  'debt-to-equity ratio': (ratio) =>
    `So for each $1 that belongs to the owners, the business owes ${money(ratio)}.`,
  'current ratio': (ratio) =>
    `So there is ${money(ratio)} of current assets for each $1 of current liabilities.`,
  'quick ratio': (ratio) =>
    `So there is ${money(ratio)}, without selling any stock, for each $1 of current liabilities.`,
  'inventory turnover': (times) =>
    `So the average stock was sold and replaced ${figure(times)} times in that period.`,
  'days in inventory': (days) =>
    `So goods lie on the shelves ${whole(days)} days on average before they are sold.`,
  'return on investment': (percent) => `So each $100 that was put in gained ${money(percent)}.`,
}

/** Undefined where the figure says it all, or the result is none that such a sentence fits. */
export function whatResultSays(sum: WholeSum): string | undefined {
  const { formula, figures } = sum
  const result = formula.compute(figures)
  const isOwn = formula.means !== undefined || formula.says !== undefined
  if (isOwn || formula.impossible?.(figures) || !(result > 0)) return undefined
  const says = SAYS[keyOf(formula)]
  return says?.(result)
}

const keyOf = ({ gives, result = '' }: Formula) => gives ?? result.toLowerCase()
