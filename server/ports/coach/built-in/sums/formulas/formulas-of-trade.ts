import { written } from '../named/written-sum.ts'
import { figure, money, type Formula } from './formula.ts'
import { inputNamed } from '../named/figure-names.ts'

const BREAK_EVEN = { card: 'financial-analysis-break-even-point' }
const MARGIN = { card: 'financial-analysis-contribution-margin' }
const STOCK = { card: 'financial-analysis-inventory-turnover' }
/** Days are multiplied by what is used in a day. */
const OF_WEEKS =
  /\d ?-?(weeks?|months?)\b|\b(a|per|each|every) (week|month)\b|\b(weekly|monthly)\b/i
/** A markup that is a part of the price and not of the cost. */
const ON_PRICE =
  /\b(?:of|on) (?:the )?(?:selling |retail |sales? ?)price\b|\b(?:of|on) (?:the )?price\b/i
const AVERAGE = '((beginning inventory + ending inventory) ÷ 2)'

/** Of what each piece brings, and of stock. */
export const TRADE: Formula[] = [
  written('sales = units sold × price', {
    ...{ card: 'financial-analysis-gross-margin', result: 'Revenue' },
    example: ['A stand sells 120 cups at $3 each.', 120, 3],
  }),
  written('sales = orders × average order', {
    ...{ card: 'financial-analysis-gross-margin', result: 'Revenue' },
    example: ['A web shop has 80 orders of $35 on average.', 80, 35],
  }),
  written('cost per unit = cost of them all ÷ pieces bought', {
    ...{ card: 'pricing-markup', result: 'Cost of each' },
    unless: /\b(?:each|apiece|a piece|per [a-z]+)\b(?=[^?.]*\bcosts?\b)/i,
    example: ['60 caps are bought for $300.', 300, 60],
  }),
  written('markup = (price − cost per unit) ÷ cost per unit', {
    ...{ card: 'pricing-markup', also: /\b(?:on|of) (?:the )?costs?\b/, unless: ON_PRICE },
    inMoney: {
      called: 'The markup',
      compute: ([price = 0, cost = 0]) => price - cost,
      steps: ([price = 0, cost = 0]) => `${money(price)} − ${money(cost)}`,
    },
    example: ['A shop buys caps at $8 and sells them at $14.', 14, 8],
    another: ['A kiosk pays $1.50 for a drink and charges $2.40.', 2.4, 1.5],
  }),
  written('markup = gross profit ÷ cost of goods sold', {
    ...{ card: 'pricing-markup', result: 'Markup on cost' },
    example: ['Goods for $40,000 bring a gross profit of $10,000.', 10_000, 40_000],
  }),
  written('profit on each = price − cost per unit', {
    card: 'pricing-markup',
    example: ['A cap is bought for $8 and sold for $14.', 14, 8],
  }),
  written('contribution margin = price − variable cost per unit', {
    ...MARGIN,
    example: ['A poster sells for $9, and paper and ink come to $2.50.', 9, 2.5],
  }),
  written('contribution margin ratio = contribution margin ÷ price', {
    ...MARGIN,
    example: ['A mug for $10 leaves $6 over its variable cost.', 6, 10],
  }),
  written('contribution margin ratio = (price − variable cost per unit) ÷ price', {
    ...MARGIN,
    example: ['A cap sells for $20, and its variable cost is $8.', 20, 8],
  }),
  written('break-even sales = fixed costs ÷ contribution margin ratio', {
    ...BREAK_EVEN,
    example: ['Fixed costs $9,000, contribution margin 45 percent.', 9000, 45],
  }),
  {
    ...{ ...BREAK_EVEN, gives: 'units for a profit', result: 'Units for a profit' },
    formula: 'units = (fixed costs + profit wanted) ÷ contribution margin',
    inputs: ['fixed costs', 'profit wanted', 'contribution margin'].map(inputNamed),
    compute: ([fixed = 0, profit = 0, each = 0]) => Math.ceil((fixed + profit) / each - 1e-9),
    steps: ([fixed = 0, profit = 0, each = 0]) =>
      `(${money(fixed)} + ${money(profit)}) ÷ ${money(each)} = ${money(fixed + profit)} ÷ ${money(each)}`,
    shows: 'units',
    examples: [{ story: 'Fixed costs $500, profit $700, $6 a piece.', values: [500, 700, 6] }],
  },
  written(`inventory turnover = cost of goods sold ÷ average inventory`, {
    ...STOCK,
    example: ['Goods for $84,000 were sold; the average stock was $21,000.', 84_000, 21_000],
  }),
  written(`inventory turnover = cost of goods sold ÷ ${AVERAGE}`, {
    ...STOCK,
    example: [
      'Goods for $90,000 were sold; stock was $20,000 at first and $40,000 at the end.',
      ...[90_000, 20_000, 40_000],
    ],
  }),
  written(`average inventory = ${AVERAGE.slice(1, -1)}`, {
    ...{ ...STOCK, also: /\baverage (inventory|stock)\b/ },
    example: ['Stock was $20,000 at first and $30,000 at the end.', 20_000, 30_000],
  }),
  written('days in inventory = 365 ÷ inventory turnover', {
    ...STOCK,
    example: ['A store turns its stock over 5 times a year.', 5],
  }),
  written('stock-to-sales ratio = inventory ÷ sales', {
    ...STOCK,
    example: ['A shop begins the month with stock of $90,000 and sells $30,000.', 90_000, 30_000],
  }),
  written('sell-through rate = units that sold ÷ units received', {
    card: 'operations-perpetual-inventory',
    example: ['A store received 60 caps and sold 45.', 45, 60],
  }),
  written('price = cost per unit × (1 + markup)', {
    ...{ card: 'pricing-markup', result: 'Selling price', also: /\bon (?:the )?costs?\b/ },
    unless: ON_PRICE,
    example: ['A scarf costs the shop $20, and it adds 60 percent.', 20, 60],
  }),
  written('reorder point = daily use × lead time in days', {
    card: 'operations-safety-stock',
    unless: new RegExp(`\\b(?:safety|buffer|reserve|lead time|daily)\\b|${OF_WEEKS.source}`, 'i'),
    example: ['A stand uses 30 cups a day, and new ones take 4 days to arrive.', 30, 4],
  }),
  written('reorder point = daily use × lead time in days + safety stock', {
    card: 'operations-safety-stock',
    unless: OF_WEEKS,
    example: [
      'A shop sells 12 lamps a day, delivery takes 5 days, and 20 are kept in reserve.',
      ...[12, 5, 20],
    ],
  }),
  {
    card: 'operations-economic-order-quantity',
    gives: 'economic order quantity',
    result: 'Economic order quantity',
    formula:
      'economic order quantity = square root of (2 × yearly demand × cost of an order ÷ holding cost per unit)',
    inputs: ['yearly demand', 'cost of an order', 'holding cost per unit'].map(inputNamed),
    compute: ([demand = 0, order = 0, hold = 0]) =>
      Math.round(Math.sqrt((2 * demand * order) / hold)),
    steps: ([demand = 0, order = 0, hold = 0]) =>
      `√(2 × ${figure(demand)} × ${money(order)} ÷ ${money(hold)}) = √${figure((2 * demand * order) / hold)}`,
    shows: 'units',
    examples: [
      { story: 'Demand of 800 a year, $20 an order, $2 to hold a unit.', values: [800, 20, 2] },
    ],
  },
]
