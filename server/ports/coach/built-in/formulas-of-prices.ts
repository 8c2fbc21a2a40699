import { decimal, figure, money, type Formula } from './formula.ts'

const AMOUNT = String.raw`\$?(?<a>\d[\d,]*(?:\.\d+)?(?: ?k\b)?)`
const PERCENT = String.raw`(?<b>\d+(?:\.\d+)?) ?(?:%|percent)`
const SIZE =
  'oz|ounces?|pounds?|lbs?|grams?|kg|liters?|ml|pieces?|packs?|units?|cans?|bottles?|rolls?|bars?|count|ct|sheets?|eggs?|bags?|pens?'
const size = (letter: string) => String.raw`(?<${letter}>\d+(?:\.\d+)?)[- ]?(?:${SIZE})`
const price = (letter: string) => String.raw`(?:\$(?<${letter}>\d+(?:\.\d+)?))`

/** Of prices and how they change. */
export const PRICES: Formula[] = [
  {
    card: 'spending-unit-price',
    result: 'Amount less a percentage',
    asks: /\d ?(dollars |bucks )?(minus|less|-) ?\d+(\.\d+)? ?(%|percent)(?!.*\btax\b)/i,
    formula: 'what is left = amount × (1 − percentage)',
    inputs: ['amount', 'part in percent'].map((name) => ({ name, words: name })),
    reads: [new RegExp(String.raw`${AMOUNT} ?(?:dollars |bucks )?(?:minus|less|-) ?${PERCENT}`)],
    compute: ([amount = 0, part = 0]) => amount * (1 - part / 100),
    steps: ([amount = 0, part = 0]) => `${figure(amount)} × ${decimal(1 - part / 100)}`,
    shows: 'number',
    examples: [{ story: '200 less 10 percent.', values: [200, 10] }],
  },
  {
    card: 'spending-unit-price',
    result: 'Amount and a percentage more',
    asks: /\d ?(dollars |bucks )?(plus|\+) ?\d+(\.\d+)? ?(%|percent)(?!.*\btax\b)/i,
    formula: 'together = amount × (1 + percentage)',
    inputs: ['amount', 'part in percent'].map((name) => ({ name, words: name })),
    reads: [new RegExp(String.raw`${AMOUNT} ?(?:dollars |bucks )?(?:plus|\+) ?${PERCENT}`)],
    compute: ([amount = 0, part = 0]) => amount * (1 + part / 100),
    steps: ([amount = 0, part = 0]) => `${figure(amount)} × ${decimal(1 + part / 100)}`,
    shows: 'number',
    examples: [{ story: '200 and 10 percent more.', values: [200, 10] }],
  },
  {
    card: 'spending-unit-price',
    result: 'Unit prices, and the lower one',
    asks: /^(?=.*\b(cheaper|better (deal|buy|value|price|offer)|best (deal|buy|value))\b)(?=(?:.*?\d+(?:\.\d+)?){4})/is,
    formula: 'unit price = price ÷ quantity, for each',
    inputs: ['first quantity', 'first price', 'second quantity', 'second price'].map((name) => ({
      name,
      words: name,
    })),
    reads: [
      new RegExp(`${size('a')}\\D{0,25}${price('b')}\\D{0,25}${size('c')}\\D{0,25}${price('d')}`),
      new RegExp(`${price('b')}\\D{0,25}${size('a')}\\D{0,25}${price('d')}\\D{0,25}${size('c')}`),
    ],
    compute: ([a = 0, b = 0, c = 0, d = 0]) => Math.min(b / a, d / c),
    steps: ([a = 0, b = 0, c = 0, d = 0]) =>
      `the first ${money(b)} ÷ ${figure(a)} = $${decimal(b / a)}, the second ${money(d)} ÷ ${figure(c)} = $${decimal(d / c)}; ${b / a === d / c ? 'both are the same' : `cheaper is the ${b / a < d / c ? 'first' : 'second'}`}`,
    shows: 'money',
    examples: [{ story: '10 ounces for $2 or 16 ounces for $4.', values: [10, 2, 16, 4] }],
  },
  {
    card: 'spending-unit-price',
    result: 'Markdown in percent',
    asks: /^(?=.*\b(mark(ed)? ?down|marked it down)\b)(?=(?:.*?\d+(?:\.\d+)?){2})(?!.*\d ?(%|percent))/is,
    formula: 'markdown in percent = (old price − new price) ÷ old price',
    inputs: [
      {
        name: 'old price',
        words:
          'from|was|were|used to (?:be|cost)|original(?:ly)?(?: price)?|old price|regular(?: price)?',
      },
      { name: 'new price', words: 'to|now|is now|new price|sale price|sells for' },
    ],
    compute: ([old = 0, now = 0]) => (100 * (old - now)) / old,
    steps: ([old = 0, now = 0]) =>
      `(${money(old)} − ${money(now)}) ÷ ${money(old)} = ${money(old - now)} ÷ ${money(old)}`,
    shows: 'percent',
    inMoney: {
      called: 'The markdown',
      compute: ([old = 0, now = 0]) => old - now,
      steps: ([old = 0, now = 0]) => `${money(old)} − ${money(now)}`,
    },
    examples: [{ story: 'Boots fall from $80 to $60.', values: [80, 60] }],
  },
]
