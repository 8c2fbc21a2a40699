import {
  COMPOUND,
  MONTHLY_INTEREST,
  MONTHLY_SAVING,
  SIMPLE_INTEREST,
} from './formulas-of-interest.ts'
import { decimal, figure, money, YEARS, type Formula } from './formula.ts'

const RATE = { name: 'yearly rate in percent', words: 'rate|interest|percent|%' }
const IMPRESSIONS = {
  name: 'impressions',
  words: 'impressions|views|times|shown|people|viewers|saw',
}

/** Of interest, markets, media and one's own money. */
export const MONEY_FORMULAS: Formula[] = [
  SIMPLE_INTEREST,
  MONTHLY_INTEREST,
  MONTHLY_SAVING,
  ...COMPOUND,
  {
    card: 'financial-analysis-present-value',
    formula: 'present value = future amount ÷ (1 + yearly rate) to the power of the years',
    inputs: [
      { name: 'future amount', words: 'receive[sd]?|future (?:amount|value)|worth|get|of' },
      RATE,
      YEARS,
    ],
    compute: ([sum = 0, rate = 0, years = 0]) => sum / (1 + rate / 100) ** years,
    steps: ([sum = 0, rate = 0, years = 0]) =>
      `${money(sum)} ÷ (1 + ${decimal(rate / 100)}) to the power of ${figure(years)}`,
    shows: 'money',
    examples: [
      {
        story: 'You will receive $1,210 in 2 years, and the rate is 10 percent.',
        values: [1210, 10, 2],
      },
    ],
  },
  {
    card: 'saving-rule-of-72',
    formula: 'years to double = 72 ÷ yearly rate in percent',
    inputs: [{ name: 'rate', words: 'rate|percent|%|interest|at|earns?' }],
    compute: ([rate = 0]) => 72 / rate,
    steps: ([rate = 0]) => `72 ÷ ${figure(rate)}`,
    shows: 'years',
    examples: [
      { story: 'Savings grow at 9 percent a year.', values: [9] },
      { story: 'A fund grows at 4 percent a year.', values: [4] },
    ],
  },
  {
    card: 'promotion-cost-per-thousand',
    result: 'Cost of the ad',
    asks: /^(?=.*(?:\b(?:cpm|cost per thousand) ?(?:is |of |= ?)?\$?\d|\d (?:dollars? )?cpm\b))(?=.*\b(?:costs?|pay|spend|how much)\b)/is,
    formula: 'cost of the ad = CPM × impressions ÷ 1,000',
    inputs: [{ name: 'CPM', words: '(?:cpm|cost per thousand)(?: is| of| =)?' }, IMPRESSIONS],
    reads: [
      /(?:cpm|cost per thousand) ?(?:is |of |= ?|: ?)?\$?(?<a>\d+(?:\.\d+)?)\D{1,40}?(?<b>\d[\d,]*(?: ?k\b| million| thousand)?) (?:impressions|views|times)/,
      /(?<a>\d+(?:\.\d+)?) (?:dollars? )?cpm\b\D{1,40}?(?<b>\d[\d,]*(?: ?k\b| million| thousand)?) (?:impressions|views|times)/,
      /(?<b>\d[\d,]*(?: ?k\b| million| thousand)?) (?:impressions|views|times)\D{1,40}?(?<a>\d+(?:\.\d+)?) (?:dollars? )?cpm\b/,
    ],
    compute: ([rate = 0, seen = 0]) => (rate * seen) / 1000,
    steps: ([rate = 0, seen = 0]) => `${money(rate)} × ${figure(seen)} ÷ 1,000`,
    shows: 'money',
    examples: [{ story: 'At a CPM of $5 an ad is seen 40,000 times.', values: [5, 40000] }],
  },
  {
    card: 'financial-analysis-straight-line-depreciation',
    span: 'year',
    asks: /\bdepreciation\b(?=(?:.*?\d){3})|(?=(?:.*?\d){3}).*\bdepreciation\b/is,
    unless: /\b(double|declining|units of|sum of)\b/i,
    formula: 'depreciation a year = (cost − salvage value) ÷ years of use',
    inputs: [
      { name: 'salvage value', words: 'salvage(?: value)?|resale|scrap|worth|sells? (?:it )?for' },
      YEARS,
      {
        name: 'cost',
        words:
          'costs?|bought(?: for)?|buys?|paid|price|(?:truck|car|van|machine|oven|computer|equipment|printer)(?: for)?|\\$',
      },
    ],
    compute: ([rest = 0, years = 1, cost = 0]) => (cost - rest) / years,
    steps: ([rest = 0, years = 1, cost = 0]) =>
      `(${money(cost)} − ${money(rest)}) ÷ ${figure(years)}`,
    shows: 'money',
    examples: [
      {
        story: 'An oven for $7,000 is used for 6 years and then worth $1,000.',
        values: [1000, 6, 7000],
      },
    ],
  },
  {
    card: 'managing-credit-credit-utilization',
    asks: /^(?!.*\bcapacity\b).*\butilization\b/is,
    formula: 'credit utilization = total balances ÷ total limits',
    inputs: [
      { name: 'balances', words: 'balances?|owes?|using|used|charged' },
      { name: 'limits', words: 'limits?|credit lines?' },
    ],
    compute: ([owed = 0, limit = 0]) => (100 * owed) / limit,
    steps: ([owed = 0, limit = 0]) => `${money(owed)} ÷ ${money(limit)}`,
    shows: 'percent',
    examples: [
      {
        story: 'Two cards with balances of $450 together have limits of $3,000.',
        values: [450, 3000],
      },
    ],
  },
  {
    card: 'managing-credit-debt-to-income-ratio',
    formula: 'debt-to-income ratio = monthly debt payments ÷ gross monthly income',
    inputs: [
      { name: 'monthly payments', words: 'payments?|debts?' },
      {
        name: 'gross monthly income',
        words: 'gross(?: monthly)? income|monthly income|income|earns?|makes',
      },
    ],
    compute: ([debts = 0, income = 0]) => (100 * debts) / income,
    steps: ([debts = 0, income = 0]) => `${money(debts)} ÷ ${money(income)}`,
    shows: 'percent',
    examples: [
      {
        story: 'Somebody earns $3,200 a month before taxes and pays $800 on loans.',
        values: [800, 3200],
      },
    ],
  },
  {
    card: 'risk-management-expected-loss',
    formula: 'expected loss = probability of the loss × its amount',
    inputs: [
      { name: 'probability in percent', words: 'probability|chance|percent|%|risk of' },
      { name: 'amount of the loss', words: 'loss|lose|costs?|damage' },
    ],
    compute: ([chance = 0, loss = 0]) => (chance * loss) / 100,
    steps: ([chance = 0, loss = 0]) => `${decimal(chance / 100)} × ${money(loss)}`,
    shows: 'money',
    examples: [
      { story: 'There is a 3 percent chance of a water damage of $20,000.', values: [3, 20000] },
    ],
  },
]
