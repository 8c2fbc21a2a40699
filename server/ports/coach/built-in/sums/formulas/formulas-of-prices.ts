import { decimal, figure, money, type Formula } from './formula.ts'
import { PART_OF_WHOLE } from './told-in-several-ways.ts'

const NUMBER_SAID = String.raw`\d[\d,]*(?:\.\d+)?(?: ?k\b)?`
const AMOUNT = String.raw`\$?(?:${NUMBER_SAID})`
const PERCENT = String.raw`(?:\d+(?:\.\d+)?) ?(?:%|percent)`
const LESS = String.raw`${AMOUNT} ?(?:dollars |bucks )?(?:minus|less|-|(?:is )?(?:decreased|reduced|lowered) by) ?${PERCENT}`
const REDUCED = String.raw`\b(?:decrease|reduce|lower) ${AMOUNT} (?:dollars |bucks )?by ${PERCENT}`
const MORE = String.raw`${AMOUNT} ?(?:dollars |bucks )?(?:plus|\+|(?:is )?(?:increased|raised) by) ?${PERCENT}(?! (?:of|on) \$?\d)`
const RAISED = String.raw`\b(?:increase|raise) ${AMOUNT} (?:dollars |bucks )?by ${PERCENT}`
/** The first number is the amount, the second the percentage. */
const named = (words: string) =>
  words
    .replace(`(?:${NUMBER_SAID})`, `(?<a>${NUMBER_SAID})`)
    .replace(String.raw`(?:\d+(?:\.\d+)?)`, String.raw`(?<b>\d+(?:\.\d+)?)`)
const AMOUNT_AND_PART = ['amount', 'part in percent'].map((name) => ({ name, words: name }))
const WHAT_PERCENT = [
  String.raw`\$?(?PART${NUMBER_SAID}) (?:dollars )?is what (?:percent|percentage|%) (?:of|out of) \$?(?WHOLE${NUMBER_SAID})`,
  String.raw`what (?:percent|percentage|%) of \$?(?WHOLE${NUMBER_SAID}) (?:dollars )?is \$?(?PART${NUMBER_SAID})`,
  String.raw`\$?(?PART${NUMBER_SAID}) (?:out )?of \$?(?WHOLE${NUMBER_SAID}) (?:as|in|is what|what) (?:a )?(?:percent|percentage|%)`,
]
const SIZE =
  'oz|ounces?|pounds?|lbs?|grams?|kg|liters?|ml|pieces?|packs?|units?|cans?|bottles?|rolls?|bars?|count|ct|sheets?|eggs?|bags?|pens?'
const size = (letter: string) => String.raw`(?<${letter}>\d+(?:\.\d+)?)[- ]?(?:${SIZE})`
const price = (letter: string) =>
  String.raw`(?:(?:\$|\b(?:for|at|is|are|costs?) )(?<${letter}>\d+(?:\.\d+)?))`

/** "$15 off", "10 bucks off", "take 10 off": an amount, and no part of the price. */
const DOLLARS_OFF = String.raw`(?:\$|\btake (?=\d[\d.,]* off)|(?=\d[\d.,]* ?(?:dollars|bucks)))(?<b>\d[\d,]*(?:\.\d+)?) ?(?:dollars |bucks )?(?:off|discount)\b`
/** The figure that is neither taken off nor a percentage. */
const OTHER_PRICE = String.raw`(?<![\d.,])(?<a>\d[\d,]*(?:\.\d+)?)(?![\d.,]*\d| ?(?:%|percent)| ?(?:dollars |bucks )?(?:off|discount)\b)`

/** Of prices and how they change. */
export const PRICES: Formula[] = [
  {
    card: 'spending-unit-price',
    result: 'Amount less a percentage',
    asks: new RegExp(`(?:${LESS}|${REDUCED})(?!.*\\b(?:tax|price|demand|quantity)\\b)`, 'i'),
    formula: 'what is left = amount × (1 − percentage)',
    inputs: AMOUNT_AND_PART,
    reads: [LESS, REDUCED].map((words) => new RegExp(named(words))),
    compute: ([amount = 0, part = 0]) => amount * (1 - part / 100),
    steps: ([amount = 0, part = 0]) => `${figure(amount)} × ${decimal(1 - part / 100)}`,
    shows: 'number',
    examples: [{ story: '200 less 10 percent.', values: [200, 10] }],
  },
  {
    card: 'spending-unit-price',
    result: 'Amount and a percentage more',
    asks: new RegExp(`(?:${MORE}|${RAISED})(?!.*\\b(?:tax|price|demand|quantity)\\b)`, 'i'),
    formula: 'together = amount × (1 + percentage)',
    inputs: AMOUNT_AND_PART,
    reads: [MORE, RAISED].map((words) => new RegExp(named(words))),
    compute: ([amount = 0, part = 0]) => amount * (1 + part / 100),
    steps: ([amount = 0, part = 0]) => `${figure(amount)} × ${decimal(1 + part / 100)}`,
    shows: 'number',
    examples: [{ story: '200 and 10 percent more.', values: [200, 10] }],
  },
  {
    ...PART_OF_WHOLE,
    card: 'saving-paying-yourself-first',
    result: 'Share in percent',
    asks: new RegExp(WHAT_PERCENT.join('|').replace(/\(\?(?:PART|WHOLE)/g, '(?:'), 'i'),
    formula: 'share in percent = part ÷ whole',
    inputs: ['part', 'whole'].map((name) => ({ name, words: name })),
    reads: WHAT_PERCENT.map(
      (words) => new RegExp(words.replace('PART', '<a>').replace('WHOLE', '<b>')),
    ),
    examples: [{ story: '30 of 120 members.', values: [30, 120] }],
  },
  {
    card: 'spending-regressive-tax',
    result: 'Price with dollars off and sales tax',
    asks: new RegExp(
      `^(?=.*${DOLLARS_OFF.replace('?<b>', '?:')})(?=.*\\btax\\b)(?=(?:\\D*\\d[\\d,.]*){3}\\D*$)`,
      'is',
    ),
    formula: 'to pay = (price − dollars off) × (1 + sales tax)',
    inputs: ['price', 'dollars off', 'sales tax in percent'].map((name) => ({ name, words: name })),
    reads: [
      new RegExp(
        `^(?=.*?${DOLLARS_OFF})(?=.*?(?<c>\\d+(?:\\.\\d+)?) ?(?:%|percent))(?=.*?${OTHER_PRICE})`,
        's',
      ),
    ],
    compute: ([price = 0, off = 0, tax = 0]) => (price - off) * (1 + tax / 100),
    steps: ([price = 0, off = 0, tax = 0]) =>
      `(${money(price)} − ${money(off)}) × ${decimal(1 + tax / 100)}`,
    shows: 'money',
    examples: [
      { story: 'A $60 game is $15 off; the sales tax is 10 percent.', values: [60, 15, 10] },
    ],
  },
  {
    card: 'spending-unit-price',
    result: 'Price with dollars off',
    asks: new RegExp(
      `^(?=.*${DOLLARS_OFF.replace('?<b>', '?:')})(?!.*(?:\\btax\\b|%|percent))(?=(?:\\D*\\d[\\d,.]*){2}\\D*$)`,
      'is',
    ),
    formula: 'to pay = price − dollars off',
    inputs: ['price', 'dollars off'].map((name) => ({ name, words: name })),
    reads: [new RegExp(`^(?=.*?${DOLLARS_OFF})(?=.*?${OTHER_PRICE})`, 's')],
    compute: ([price = 0, off = 0]) => price - off,
    steps: ([price = 0, off = 0]) => `${money(price)} − ${money(off)}`,
    shows: 'money',
    examples: [{ story: 'A $60 game is $15 off.', values: [60, 15] }],
  },
  {
    card: 'spending-unit-price',
    result: 'Price with two discounts, one after the other',
    asks: /(?:%|percent) (?:off|discount)\b.*\d ?(?:%|percent) (?:off|discount)\b/is,
    unless: /\btax\b/i,
    formula: 'to pay = price × (1 − first discount) × (1 − second discount)',
    inputs: [
      { name: 'first discount in percent', words: '(?:%|percent) (?:off|discount)' },
      { name: 'second discount in percent', words: '(?:%|percent) (?:off|discount)' },
      { name: 'price', words: '\\$|dollars|bucks' },
    ],
    compute: ([first = 0, second = 0, price = 0]) => price * (1 - first / 100) * (1 - second / 100),
    steps: ([first = 0, second = 0, price = 0]) =>
      `${money(price)} × ${decimal(1 - first / 100)} × ${decimal(1 - second / 100)}`,
    shows: 'money',
    examples: [
      { story: 'A $100 coat is 10 percent off, then 20 percent off.', values: [10, 20, 100] },
    ],
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
      `the first ${money(b)} ÷ ${figure(a)} = ${exactly(b / a)}, the second ${money(d)} ÷ ${figure(c)} = ${exactly(d / c)}; ${b / a === d / c ? 'both are the same' : `cheaper is the ${b / a < d / c ? 'first' : 'second'}`}`,
    shows: 'money',
    examples: [{ story: '10 ounces for $2 or 16 ounces for $4.', values: [10, 2, 16, 4] }],
  },
  {
    card: 'spending-unit-price',
    result: 'Markdown in percent',
    asks: /\bmark(?:s|ed|ing)? ?(?:it |this |them )?down\b.*\bby \$?\d+(?:\.\d+)?(?! ?(?:%|percent|\d|\.))/is,
    formula: 'markdown in percent = reduction ÷ old price',
    inputs: ['old price', 'reduction'].map((name) => ({ name, words: name })),
    reads: [
      /down\D{0,25}\$(?<a>\d[\d,]*(?:\.\d+)?)\D{0,25}\bby \$?(?<b>\d+(?:\.\d+)?)/s,
      /\$(?<a>\d[\d,]*(?:\.\d+)?)\D{0,40}down by \$?(?<b>\d+(?:\.\d+)?)/s,
    ],
    compute: ([old = 0, cut = 0]) => (100 * cut) / old,
    steps: ([old = 0, cut = 0]) => `${money(cut)} ÷ ${money(old)}`,
    shows: 'percent',
    examples: [{ story: 'A $60 dress is marked down by $15.', values: [60, 15] }],
  },
]

/** Cents have two places, and parts of a cent are shown. */
const exactly = (value: number) =>
  Number.isInteger(Math.round(value * 1e6) / 1e4) ? money(value) : `$${decimal(value)}`
