import { decimal, figure, money, named, YEARS, type Formula } from './formula.ts'
import { INTEREST_FOR_A_MONTH } from './told-in-several-ways.ts'

const PERCENT = '% of|percent of|%|percent'
const RATE_YEARS_PRINCIPAL = [
  { name: 'yearly rate in percent', words: `${PERCENT}|rate` },
  YEARS,
  {
    name: 'principal',
    words: `loan(?: of)?|principal|dollars|bucks|borrow(?:s|ed)?|deposit(?:s|ed)?|invest(?:s|ed)?|lends?|lent|save[sd]?|put|in(?: the bank| an account)?|interest on|at\\b`,
  },
]

/** "5k in savings, 3%, 10 years": of three figures the one that is neither is the money, whatever stands beside it. */
const THREE_FIGURES = [
  new RegExp(
    `^(?=(?:\\D*\\d+(?:,\\d{3})*(?:\\.\\d+)?){3}\\D*$)(?=.*?(?<![\\d.])(?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent))(?=.*?(?<![\\d.])(?<b>\\d+(?:\\.\\d+)?) ?-?(?:years?|yrs?)\\b)(?=.*?(?<![\\d.,])${named('c')}(?![\\d.,]*\\d| ?(?:%|percent)| ?-?(?:years?|yrs?|months?)\\b))`,
    's',
  ),
]

/** "2% a month" is no yearly rate. */
const MONTHLY_RATE = /(?:%|percent) (?:a|per|each|every) month|\bmonthly (?:interest )?rate\b/i

/** Of one rate on the same amount, year after year. */
export const SIMPLE_AMOUNT: Formula = {
  card: 'saving-simple-interest',
  result: 'Amount with simple interest',
  also: /\b(?:in total|altogether|total amount|at the end|in all)\b/,
  asks: /^(?=.*\bsimple\b)(?=.*(?:\binterest\b|\d ?(?:%|percent)))(?=.*\b(at the end|in total|altogether|total amount|balance|(have|be worth|owe|pay back|get back|repay)\b(?! (in|as) interest))\b)(?!.*\bhow much interest\b)/is,
  unless: MONTHLY_RATE,
  formula: 'amount = principal + principal × yearly rate × years',
  inputs: RATE_YEARS_PRINCIPAL,
  reads: THREE_FIGURES,
  compute: ([rate = 0, years = 0, sum = 0]) => sum + (sum * rate * years) / 100,
  steps: ([rate = 0, years = 0, sum = 0]) =>
    `${money(sum)} + ${money(sum)} × ${decimal(rate / 100)} × ${figure(years)} = ${money(sum)} + ${money((sum * rate * years) / 100)}`,
  shows: 'money',
  examples: [{ story: 'Somebody saves $500 at 4 percent for 3 years.', values: [4, 3, 500] }],
}

export const SIMPLE_INTEREST: Formula = {
  card: 'saving-simple-interest',
  result: 'Simple interest',
  also: /\bsimple\b/,
  unless: MONTHLY_RATE,
  percentOf: { input: 'principal', called: 'the interest as a percentage of the principal' },
  asks: /(?=.*\bsimple\b)(?=.*(?:\binterest\b|\d ?(?:%|percent)))/i,
  formula: 'simple interest = principal × yearly rate × years',
  inputs: RATE_YEARS_PRINCIPAL,
  reads: THREE_FIGURES,
  compute: ([rate = 0, years = 0, sum = 0]) => (sum * rate * years) / 100,
  steps: ([rate = 0, years = 0, sum = 0]) =>
    `${money(sum)} × ${decimal(rate / 100)} × ${figure(years)}`,
  shows: 'money',
  examples: [
    { story: 'Somebody lends $800 at 5 percent for 3 years.', values: [5, 3, 800] },
    { story: '$1,500 earns 4 percent simple interest for half a year.', values: [4, 0.5, 1500] },
  ],
}

const AMOUNT_AT_RATE = [
  new RegExp(`${named('a')} ?(?:%|percent).*?(?:\\$|\\b(?:on|of|for|owe)\\s+)${named('b')}`, 'is'),
  new RegExp(`(?:\\$|\\b(?:on|of|for|owe)\\s+)${named('b')}.*?${named('a')} ?(?:%|percent)`, 'is'),
]

/** What a balance on a card costs in a month. */
export const MONTHLY_INTEREST: Formula = {
  ...INTEREST_FOR_A_MONTH,
  card: 'saving-simple-interest',
  asks: /^(?=.*\b(?:apr|interest|credit card|balance)\b)(?=.*(?:%|percent))(?=.*\b(?:(?:a|per|each|every|one|in a|this|first) month|monthly)\b)(?=.*\b(?:how much|whats?|what is)\b)(?!.*\b(?:years?|payments?|save|deposit|compound\w*)\b)/is,
  unless: MONTHLY_RATE,
  inputs: [
    { name: 'yearly rate in percent', words: '%|percent|rate' },
    { name: 'balance', words: 'balance|debt|owe' },
  ],
  reads: AMOUNT_AT_RATE,
}

const MONTHS = 12

/** What is put aside month by month. */
export const MONTHLY_SAVING: Formula = {
  card: 'financial-analysis-compound-interest',
  result: 'Savings put aside each month',
  asks: /^(?=.*\b(?:save|put|invest|deposit)\w*\b)(?=.*\d ?(?:dollars |bucks )?(?:a|per|each|every) month\b)(?=.*\d ?(?:years?|yrs?)\b)(?=.*\d ?(?:%|percent))(?=.*\b(?:how much|what)\b)/is,
  formula:
    'amount = monthly saving × ((1 + yearly rate ÷ 12) to the power of the months − 1) ÷ (yearly rate ÷ 12)',
  inputs: [
    { name: 'monthly saving', words: 'a month|per month|each month|every month|monthly' },
    { name: 'yearly rate in percent', words: '%|percent|rate' },
    YEARS,
  ],
  compute: ([saving = 0, rate = 0, years = 0]) =>
    rate === 0
      ? saving * MONTHS * years
      : (saving * ((1 + rate / (100 * MONTHS)) ** (MONTHS * years) - 1)) / (rate / (100 * MONTHS)),
  steps: ([saving = 0, rate = 0, years = 0]) =>
    `${money(saving)} in each of ${figure(MONTHS * years)} months, which is ${money(saving * MONTHS * years)} put in, and interest of ${decimal(rate / 100)} ÷ 12 each month`,
  shows: 'money',
  examples: [{ story: 'Somebody saves $20 a month for 2 years at 3 percent.', values: [20, 3, 2] }],
}

const RATE_YEARS_GROWING = [
  { name: 'yearly rate in percent', words: '%|percent|rate(?: of)?' },
  YEARS,
  {
    name: 'principal',
    words:
      'principal|dollars|borrow(?:s|ed)?|deposit(?:s|ed)?|invest(?:s|ed)?|saved?|loan of|put|\\$|have|has|with|start with|on|of|would|will|does|at\\b|be\\b',
  },
]
/** How often else than once a year. */
export const OFTENER =
  'monthly|(?:each|every|per) month|quarterly|(?:each|every|per) quarter|semi ?-?annually|half-? ?yearly|twice a year|daily|weekly|continuously'

const INTEREST_ALONE =
  '(?:how much|what|whats the|total) interest|interest (?:(?:did|do|will|would) (?:i|we|it|he|she|they)|(?:is |was )?(?:earned|paid))'

/** In the middle of a year, where it is said how often. */
const compoundedOften = (times: number, called: string, words: string): Formula => ({
  card: 'financial-analysis-compound-interest',
  result: `Amount with interest compounded ${called}`,
  asks: new RegExp(
    `^(?=.*\\bcompound(?:ed|ing|s)?\\b)(?=.*\\b(?:${words})\\b)(?=(?:.*?\\d){3})`,
    'is',
  ),
  also: new RegExp(
    `\\bcompound.*\\b(?:${words})\\b|^(?:(?:and|so|ok|what if|what about|how about|its|it is|it was|thats|they do it|done) )*(?:${words})$`,
  ),
  unless: MONTHLY_RATE,
  formula: `amount at the end = principal × (1 + yearly rate ÷ ${times}) to the power of ${times} × years`,
  inputs: RATE_YEARS_GROWING,
  reads: THREE_FIGURES,
  compute: ([rate = 0, years = 0, sum = 0]) => sum * (1 + rate / 100 / times) ** (times * years),
  steps: ([rate = 0, years = 0, sum = 0]) =>
    `${money(sum)} × (1 + ${decimal(rate / 100)} ÷ ${times}) to the power of ${figure(times * years)}`,
  shows: 'money',
  examples: [
    {
      story: `Somebody leaves $500 for 2 years at 12 percent, compounded ${called}.`,
      values: [12, 2, 500],
    },
  ],
})

/** What the interest alone comes to, so that it can be held against simple interest. */
export const COMPOUND_INTEREST: Formula = {
  card: 'financial-analysis-compound-interest',
  result: 'Interest earned with compound interest',
  asks: new RegExp(
    `^(?=.*\\bcompound(?:ed|ing|s)?\\b)(?=.*\\b(?:${INTEREST_ALONE})\\b)(?!.*\\b(?:${OFTENER})\\b)(?=(?:.*?\\d){3})`,
    'is',
  ),
  unless: MONTHLY_RATE,
  formula: 'interest earned = principal × (1 + yearly rate) to the power of the years − principal',
  inputs: RATE_YEARS_GROWING,
  reads: THREE_FIGURES,
  compute: ([rate = 0, years = 0, sum = 0]) => sum * (1 + rate / 100) ** years - sum,
  steps: ([rate = 0, years = 0, sum = 0]) =>
    `${money(sum)} × (1 + ${decimal(rate / 100)}) to the power of ${figure(years)} − ${money(sum)} = ${money(sum * (1 + rate / 100) ** years)} − ${money(sum)}`,
  shows: 'money',
  examples: [{ story: '$500 stays for 2 years at 10 percent.', values: [10, 2, 500] }],
}

/** By once a year. */
const GROWN_YEARLY = {
  compute: ([rate = 0, years = 0, sum = 0]: number[]) => sum * (1 + rate / 100) ** years,
  steps: ([rate = 0, years = 0, sum = 0]: number[]) =>
    `${money(sum)} × (1 + ${decimal(rate / 100)}) to the power of ${figure(years)}`,
  shows: 'money',
} satisfies Partial<Formula>

/** What stands there at the end. */
export const COMPOUND_AMOUNT: Formula = {
  card: 'financial-analysis-compound-interest',
  result: 'Amount with compound interest',
  asks: new RegExp(
    `^(?=.*\\bcompound(?:ed|ing|s)?\\b)(?!.*\\b(?:${OFTENER}|${INTEREST_ALONE})\\b)(?=(?:.*?\\d){3})`,
    'is',
  ),
  also: new RegExp(`^(?!.*\\b(?:${OFTENER})\\b).*\\bcompound|\\byearly\\b`),
  unless: new RegExp(
    `\\bcompound.*\\b(?:${OFTENER})\\b|\\b(?:${OFTENER}) compound|${MONTHLY_RATE.source}`,
    'is',
  ),
  formula: 'amount at the end = principal × (1 + yearly rate) to the power of the years',
  inputs: RATE_YEARS_GROWING,
  reads: THREE_FIGURES,
  ...GROWN_YEARLY,
  examples: [
    {
      story:
        '$500 stays for 2 years at 10 percent, compounded yearly: $550 after one year, then 10 percent of $550 more.',
      values: [10, 2, 500],
    },
  ],
}

/** Of interest on interest. */
export const COMPOUND: Formula[] = [
  {
    card: 'financial-analysis-compound-interest',
    result: 'Amount with compound interest',
    asks: /^(?=.*\b(?:invest(?:ed|s)?|deposit(?:ed|s)?|put|save[ds]?|leave|left)\b)(?=.*\b(?:how much|what)\b.*\b(?:get|have|end up|worth|make|grow|become|money)\b)(?=.*\d ?(?:%|percent))(?=.*\d ?(?:years?|yrs?)\b)(?!.*\b(?:simple|compound\w*|stock|shares?|dividends?)\b)(?!.*\b(?:a|per|each|every) (?:month|week|day)\b)(?!.*\d (?:dollars |bucks )?(?:a|per|each|every) (?:year|yr)\b)/is,
    unless: MONTHLY_RATE,
    formula:
      'amount at the end = principal × (1 + yearly rate) to the power of the years, if the interest stays in',
    inputs: RATE_YEARS_GROWING,
    reads: [
      new RegExp(
        `${named('c')}.*?${named('a')} ?(?:%|percent).*?${named('b')} ?(?:years?|yrs?)\\b`,
        'is',
      ),
      new RegExp(
        `${named('c')}.*?${named('b')} ?(?:years?|yrs?)\\b.*?${named('a')} ?(?:%|percent)`,
        'is',
      ),
    ],
    ...GROWN_YEARLY,
    examples: [{ story: '$400 stays for 3 years at 5 percent.', values: [5, 3, 400] }],
  },
  COMPOUND_AMOUNT,
  COMPOUND_INTEREST,
  compoundedOften(12, 'monthly', 'monthly|(?:each|every|per) month'),
  compoundedOften(4, 'quarterly', 'quarterly|(?:each|every|per) quarter'),
  compoundedOften(2, 'semiannually', 'semi ?-?annually|half-? ?yearly|twice a year'),
  compoundedOften(365, 'daily', 'daily|(?:each|every|per) day'),
]
