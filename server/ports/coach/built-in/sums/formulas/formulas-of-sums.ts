import { BUYS, decimal, figure, HOURS_AT, money, named, SELLS, type Formula } from './formula.ts'
import { PROFIT_LESS_COSTS, SALES_TAX } from './told-in-several-ways.ts'

const OVERTIME = 1.5
const FULL_WEEK = 40

/** "5000 in sales last month" */
const THINGS =
  '(?:(?:in |of )?(?:sales|revenue|dollars|customers|units|people|visitors|followers|guests) )?'

/** Sums that students bring with their own figures and that no card has as its own formula. */
export const SUMS: Formula[] = [
  {
    ...PROFIT_LESS_COSTS,
    asks: /^(?!.*\bhow many\b)(?=.*\b(each|apiece|a piece|per)\b)(?=.*\b(profit|make|earn)\b(?! margin))(?=(?:.*?\d){3})(?=.*\b(spent|spend|costs? (me|us|him|her)|supplies|expenses|fee)\b)/is,
    unless:
      /\b(each|every|they) (one )?costs?\b|\bcosts? (me |us |him |her )?\$?[\d.]+ (each|apiece|a piece|to make)\b/i,
    inputs: [
      { name: 'price', words: '(?:dollars |bucks )?(?:each|apiece|a piece)|for|at' },
      { name: 'costs', words: 'spent|spend|paid|costs? (?:me|us|him|her)|expenses|supplies|fee' },
      { name: 'units', words: 'sold|sells?|made' },
    ],
  },
  {
    card: 'earning-income-net-pay',
    result: 'Gross pay',
    gives: 'gross pay',
    // More than forty hours are overtime, named or not.
    asks: /\b(over ?time|time and a half)\b|\b(4[1-9]|[5-7]\d) ?(hours|hrs)\b.*\b(pay|paid|paycheck|earn|make)\b|\b(pay|paid|paycheck|earn|make)\b.*\b(4[1-9]|[5-7]\d) ?(hours|hrs)\b/i,
    formula: 'gross pay = 40 hours × rate + overtime hours × rate × 1.5',
    inputs: [
      { name: 'hourly rate', words: '(?:an|per|each|a|/) ?(?:hours?|hr)\\b|hourly(?: rate)?' },
      { name: 'hours worked', words: 'hours|hrs' },
    ],
    reads: HOURS_AT,
    compute: ([rate = 0, hours = 0]) =>
      rate * Math.min(hours, FULL_WEEK) + rate * OVERTIME * Math.max(0, hours - FULL_WEEK),
    steps: ([rate = 0, hours = 0]) =>
      `${figure(Math.min(hours, FULL_WEEK))} × ${money(rate)} + ${figure(Math.max(0, hours - FULL_WEEK))} × ${money(rate)} × 1.5`,
    shows: 'money',
    examples: [{ story: 'A clerk works 44 hours in a week at $12 an hour.', values: [12, 44] }],
  },
  {
    card: 'earning-income-net-pay',
    result: 'Gross pay',
    gives: 'gross pay',
    asks: /\b(gross pay|gross wages?|pay before tax(es)?|before tax(es)?\W*$|(what is|whats) (my|his|her) pay|(how much|what) (do|will|would|does|did) (i|he|she|we|they) (make|earn|get|get paid)\b|\bhour\b.*\bhow much (is|does|will|would) (that|it)\b)/i,
    // The rule for overtime is of a week; two weeks have eighty hours.
    impossible: ([, hours = 0]) =>
      hours > FULL_WEEK && hours < 2 * FULL_WEEK
        ? `of ${figure(hours)} hours in one week those over ${FULL_WEEK} are usually overtime; ask for the pay with overtime, or say the hours of each week`
        : null,
    formula: 'gross pay = hourly rate × hours',
    inputs: [
      { name: 'hourly rate', words: '(?:an|per|each|a|/) ?(?:hours?|hr)\\b|hourly(?: rate)?' },
      { name: 'hours worked', words: 'hours|hrs' },
    ],
    reads: HOURS_AT,
    compute: ([rate = 0, hours = 0]) => rate * hours,
    steps: ([rate = 0, hours = 0]) => `${money(rate)} × ${figure(hours)}`,
    shows: 'money',
    examples: [{ story: 'A barista works 18 hours at $14 an hour.', values: [14, 18] }],
  },
  {
    card: 'spending-regressive-tax',
    result: 'Price with discount and sales tax',
    asks: /^(?=.*\b(off|discount)\b)(?=.*\btax\b)/is,
    also: /\btax\b|\boff\b|\bdiscount\b/,
    formula: 'to pay = price × (1 − discount) × (1 + sales tax)',
    inputs: [
      {
        name: 'discount in percent',
        words: '% off|percent off|% discount|percent discount|discount',
      },
      { name: 'sales tax in percent', words: '% (?:sales )?tax|percent (?:sales )?tax|tax' },
      { name: 'price', words: `${SELLS}|${BUYS}|dollars|bucks|is|was|are|were|of|\\$` },
    ],
    compute: ([off = 0, tax = 0, price = 0]) => price * (1 - off / 100) * (1 + tax / 100),
    steps: ([off = 0, tax = 0, price = 0]) =>
      `${money(price)} × ${decimal(1 - off / 100)} × ${decimal(1 + tax / 100)}`,
    shows: 'money',
    examples: [
      {
        story: 'A $50 bag is 20 percent off, and the sales tax is 5 percent.',
        values: [20, 5, 50],
      },
    ],
  },
  {
    ...SALES_TAX,
    asks: /^(?=.*\b(how much|what) (is|are|would|will|s)\b.{0,15}\btax\b)(?=.*\d ?(%|percent))(?!.*\b(off|discount|income|paycheck|wages?|total|in all|altogether|pay)\b)/is,
    inputs: [
      { name: 'sales tax in percent', words: '% (?:sales )?tax|percent (?:sales )?tax|%|percent' },
      { name: 'price', words: `${SELLS}|${BUYS}|dollars|bucks|on|is|was|are|were|of|\\$` },
    ],
  },
  {
    card: 'spending-regressive-tax',
    result: 'Price with sales tax',
    asks: /^(?=.*\d ?(%|percent) (sales )?tax\b)(?!.*\b(off|discount|income|paycheck|wages?)\b)/is,
    formula: 'to pay = price × (1 + sales tax)',
    inputs: [
      { name: 'sales tax in percent', words: '% (?:sales )?tax|percent (?:sales )?tax' },
      { name: 'price', words: `${SELLS}|${BUYS}|dollars|bucks|is|was|are|were|of|\\$` },
    ],
    compute: ([tax = 0, price = 0]) => price * (1 + tax / 100),
    steps: ([tax = 0, price = 0]) => `${money(price)} × ${decimal(1 + tax / 100)}`,
    shows: 'money',
    examples: [{ story: 'A $40 jacket, with 5 percent sales tax.', values: [5, 40] }],
  },
  {
    card: 'spending-unit-price',
    result: 'Price with discount',
    asks: /^(?=.*\b(off|discount|mark(?:ed)? ?down)\b)(?!.*\btax\b)(?!.*\b(2 10|net 30)\b)/is,
    unless: /(?:%|percent) (?:off|discount)\b.*\d ?(?:%|percent) (?:off|discount)\b/is,
    formula: 'to pay = price × (1 − discount)',
    inputs: [
      {
        name: 'discount in percent',
        words: '% off|percent off|% discount|percent discount|discount|mark(?:ed)? ?down',
      },
      { name: 'price', words: `${SELLS}|${BUYS}|dollars|bucks|is|was|are|were|of|\\$` },
    ],
    // "30% off 60": what follows is the price, whatever stands before it.
    reads: [
      new RegExp(
        `(?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent) off (?:of |on )?(?:an? |the |my |your |its )?${named('b')}(?! ?(?:%|percent))`,
      ),
    ],
    compute: ([off = 0, price = 0]) => price * (1 - off / 100),
    steps: ([off = 0, price = 0]) => `${money(price)} × ${decimal(1 - off / 100)}`,
    shows: 'money',
    examples: [{ story: 'A $60 game is 30 percent off.', values: [30, 60] }],
  },
  {
    card: 'financial-analysis-return-on-investment',
    result: 'Return in percent',
    asks: /\b(return|gain|roi)\b(?! policy)/i,
    unless: /\bdividends?\b/i,
    formula: 'return = (what came back − what was invested) ÷ what was invested',
    inputs: [
      { name: 'invested', words: `invest(?:s|ed|ment)?|spent|${BUYS}` },
      { name: 'came back', words: `${SELLS}|worth|got back|became|grew to` },
    ],
    compute: ([put = 0, back = 0]) => (100 * (back - put)) / put,
    steps: ([put = 0, back = 0]) => `(${money(back)} − ${money(put)}) ÷ ${money(put)}`,
    shows: 'percent',
    examples: [{ story: 'Shares for $200 are sold for $230.', values: [200, 230] }],
  },
  {
    card: 'financial-analysis-return-on-investment',
    result: 'Change in percent',
    asks: /^(?=.*\b(from|increas\w*|decreas\w*|chang\w*|gr(?:ow|ew)\w*|drop\w*|f[ae]ll)\b)(?=.*(percent|%))(?!.*\d ?(%|percent))/is,
    formula: 'change = (new − old) ÷ old',
    inputs: [
      { name: 'old', words: 'from|was|were|used to be' },
      { name: 'new', words: 'to|now|is now|are now' },
    ],
    // "3000 in January and 3600 in February"
    reads: [
      new RegExp(
        `(?<a>\\d[\\d,.]*k?) ${THINGS}(?:in|last) [a-z]+[, ]+(?:and |then |but )*(?:only )?(?<b>\\d[\\d,.]*k?) ${THINGS}(?:in|this) [a-z]+`,
      ),
    ],
    compute: ([old = 0, now = 0]) => (100 * (now - old)) / old,
    steps: ([old = 0, now = 0]) => `(${figure(now)} − ${figure(old)}) ÷ ${figure(old)}`,
    shows: 'percent',
    examples: [{ story: 'Visitors went from 200 to 250.', values: [200, 250] }],
  },
]
