import { decimal, figure, money, type Formula } from './formula.ts'

/** Sums that are asked for in several ways: what is worked out stands here once, and each way has patterns of its own. */

/** Of so many pieces sold. */
export const PROFIT_OF_SALES = {
  card: 'financial-analysis-net-profit-margin',
  result: 'Profit',
  // "Sold 5 for 20 total": no price of each.
  unless: /\bfor \$?\d[\d.,]*(?: dollars| bucks)? (?:in )?(?:total|all|altogether)\b/i,
  formula: 'profit = units × (price − cost of each)',
  compute: ([price = 0, cost = 0, units = 0]) => units * (price - cost),
  steps: ([price = 0, cost = 0, units = 0]) =>
    `${figure(units)} × (${money(price)} − ${money(cost)}) = ${figure(units)} × ${money(price - cost)}`,
  shows: 'money',
  examples: [
    { story: 'A club sells 40 scarves at $14; each costs $6 to knit.', values: [14, 6, 40] },
  ],
} satisfies Partial<Formula>

/** Of what was sold, with what was spent on all of it. */
export const PROFIT_LESS_COSTS = {
  card: 'financial-analysis-net-profit-margin',
  result: 'Profit',
  formula: 'profit = units × price − costs',
  compute: ([price = 0, spent = 0, units = 0]) => units * price - spent,
  steps: ([price = 0, spent = 0, units = 0]) =>
    `${figure(units)} × ${money(price)} − ${money(spent)}`,
  shows: 'money',
  examples: [
    {
      story: 'A club sold 50 shirts for $15 each and spent $400 on them.',
      values: [15, 400, 50],
    },
  ],
} satisfies Partial<Formula>

/** Of those who left, among all. */
export const TURNOVER_RATE = {
  card: 'human-resources-management-exit-interview',
  result: 'Turnover rate',
  formula: 'turnover rate = employees who left ÷ average number of employees',
  compute: ([left = 0, all = 0]) => (100 * left) / all,
  steps: ([left = 0, all = 0]) => `${figure(left)} ÷ ${figure(all)}`,
  shows: 'percent',
  examples: [{ story: 'Of 40 employees of a store 10 left this year.', values: [10, 40] }],
} satisfies Partial<Formula>

/** The tax alone. */
export const SALES_TAX = {
  card: 'spending-regressive-tax',
  result: 'Sales tax',
  formula: 'sales tax = price × rate',
  compute: ([tax = 0, price = 0]) => (price * tax) / 100,
  steps: ([tax = 0, price = 0]) => `${money(price)} × ${decimal(tax / 100)}`,
  shows: 'money',
  examples: [{ story: 'A $40 jacket, with 5 percent sales tax.', values: [5, 40] }],
} satisfies Partial<Formula>

/** A part in percent of all. */
export const PART_OF_WHOLE = {
  compute: ([part = 0, whole = 0]) => (100 * part) / whole,
  steps: ([part = 0, whole = 0]) => `${figure(part)} ÷ ${figure(whole)}`,
  shows: 'percent',
} satisfies Partial<Formula>

/** What is owed for a month at a yearly rate. */
export const INTEREST_FOR_A_MONTH = {
  result: 'Interest for a month',
  formula: 'interest for a month = balance × yearly rate ÷ 12',
  compute: ([rate = 0, owed = 0]: number[]) => (owed * rate) / 1200,
  steps: ([rate = 0, owed = 0]: number[]) => `${money(owed)} × ${decimal(rate / 100)} ÷ 12`,
  shows: 'money',
  examples: [{ story: 'A card charges 18 percent a year, and $600 is open.', values: [18, 600] }],
} satisfies Partial<Formula>
