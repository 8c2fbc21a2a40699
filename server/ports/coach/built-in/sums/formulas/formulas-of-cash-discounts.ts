import { decimal, figure, money, named, readsOf, type Formula } from './formula.ts'

/** What is taken off a bill for paying within so many days: "2/10, net 30", "3% off if we pay within 5 days". */
const OFF = String.raw`(?<a>\d+(?:\.\d+)?) ?(?:%|percent)`
const IN_DAYS = String.raw`(?:within|in|inside|before|by|under|for the first|up to)(?: the)?(?: first)?(?: day)? (?<b>\d+)(?:st|nd|rd|th)?(?: days?)?\b`
const TERMS = [
  String.raw`\b(?<a>\d+(?:\.\d+)?) ?%?[ /-]+(?<b>\d+),? ?(?:net|n)[ /]?\d+`,
  String.raw`\b${OFF}[^.;?]{1,50}?\b${IN_DAYS}`,
  String.raw`\b${IN_DAYS}[^.;?]{1,50}?\b${OFF}`,
]
const HAS_TERMS = TERMS.map((terms) => terms.replace(/\?<[ab]>/g, '?:')).join('|')

const NAMES_BILL = String.raw`\b(?:bills?|invoices?|orders?|purchases?|owes?|amount|total|worth|on|of|for)\b[^\d.;?]{0,20}?`
/** No day, no percentage, no part of the terms. */
const NO_BILL = String.raw`(?![\d.,]*\d)(?! ?(?:%|percent|days?\b|st\b|nd\b|rd\b|th\b|/)|(?:st|nd|rd|th)\b)`
const NO_TERM = String.raw`(?<![/\d.]|\b(?:net|n|day) ?)`
const BILLS_SAID = [
  String.raw`${NO_TERM}(?<c>\$\d[\d,.]*\d)`,
  String.raw`${NO_TERM}\b${named('c')} (?:dollars?|bucks|bills?|invoices?|orders?)\b`,
  String.raw`${NAMES_BILL}${NO_TERM}${named('c')}${NO_BILL}`,
  String.raw`${NO_TERM}(?<c>\d[\d,]*\d\d)${NO_BILL}`,
]

const TRADE_DISCOUNT = [
  String.raw`\b(?<e>\d+(?:\.\d+)?) ?(?:%|percent) trade discount\b`,
  String.raw`\btrade discount(?: (?:of|is|at|was))? (?<e>\d+(?:\.\d+)?) ?(?:%|percent)`,
]

const PAYS = String.raw`\b(?:pays?|paid|payed|paying|settles?|settled|send|sent)\b`
const ON_DAY = [
  String.raw`\bday (?<d>\d+)\b(?! ?(?:%|percent))`,
  String.raw`\b(?<d>\d+)(?:st|nd|rd|th)\b`,
  String.raw`${PAYS}[^\d.;?]{0,20}?\bafter (?:only |just )?(?<d>\d+) days?\b`,
  String.raw`\b(?<d>\d+) days? (?:later|after|late\b)`,
  String.raw`\b(?:i|we|he|she|they|it was) paid[^\d.;?]{0,20}?\b(?:in|within) (?<d>\d+) days?\b`,
]
/** Without a day, but said to be too late for the discount. */
const IS_LATE = String.raw`\b(?:pay|pays|paid|payed|paying)\b[^.;?]{0,20}?\b(?:late|too late)\b|\b(?:miss(?:es|ed)?|after|past|outside|not in|beyond) (?:of )?(?:the |my |our |its )?(?:cash )?discount\b`

const CARD = 'financial-analysis-credit-terms'
const RESULT = 'Bill with a cash discount'
const OF_TERMS = [
  { name: 'discount in percent', words: '%|percent' },
  { name: 'discount period', words: 'discount period' },
  { name: 'bill', words: 'bill|invoice' },
]

/** Bills that are cheaper for who pays early. The day decides, so it comes first. */
export const CASH_DISCOUNTS: Formula[] = [
  tradeAndCash({ hasDay: true }),
  tradeAndCash({ hasDay: false }),
  {
    ...{ card: CARD, result: RESULT },
    asks: new RegExp(
      `^(?=.*(?:${HAS_TERMS}))(?=.*(?:${PAYS}|\\blater\\b|\\bdays? after\\b))`,
      'is',
    ),
    also: /\bday \d|\d(?:st|nd|rd|th)\b|\d days\b/,
    formula:
      'payment = bill × (1 − discount) up to the last day of the discount, later the whole bill',
    inputs: [
      ...OF_TERMS,
      {
        name: 'day paid',
        words: 'day|(?:on|after|in)(?: the)?',
        also: 'days?|on the|after|later|pay',
      },
    ],
    // Without the bill it is asked for.
    reads: [...readsOf(TERMS, BILLS_SAID, ON_DAY), ...readsOf(TERMS, ON_DAY)],
    compute: ([percent = 0, last = 0, bill = 0, day = 0]) =>
      day <= last ? bill * (1 - percent / 100) : bill,
    steps: ([percent = 0, last = 0, bill = 0, day = 0]) =>
      day <= last
        ? `day ${figure(day)} is not later than day ${figure(last)}, so ${money(bill)} × ${decimal(1 - percent / 100)} = ${money(bill)} − ${money((bill * percent) / 100)}`
        : `day ${figure(day)} is later than day ${figure(last)}, so there is no discount`,
    shows: 'money',
    examples: [
      { story: 'A bill of $2,000 with 3/15, net 45 is paid on day 12.', values: [3, 15, 2000, 12] },
    ],
  },
  {
    ...{ card: CARD, result: RESULT },
    asks: new RegExp(`^(?=.*(?:${HAS_TERMS}))(?=.*(?:${IS_LATE}))`, 'is'),
    formula: 'payment after the days of the discount = the whole bill',
    inputs: OF_TERMS,
    reads: readsOf(TERMS, BILLS_SAID),
    compute: ([, , bill = 0]) => bill,
    steps: ([percent = 0, last = 0, bill = 0]) =>
      `${decimal(percent)}% is only for who pays by day ${figure(last)}; later it is the whole ${money(bill)}`,
    shows: 'money',
    examples: [{ story: 'A bill of $900 with 2/10, net 30 is paid late.', values: [2, 10, 900] }],
  },
  {
    ...{ card: CARD, result: RESULT },
    asks: new RegExp(`^(?=.*\\b${TERMS[0]!.replace(/\?<[ab]>/g, '?:')})(?=(?:.*?\\d+){4})`, 'is'),
    formula: 'payment within the days of the discount = bill × (1 − discount)',
    inputs: OF_TERMS,
    reads: readsOf(TERMS, BILLS_SAID),
    compute: ([percent = 0, , bill = 0]) => bill * (1 - percent / 100),
    steps: ([percent = 0, days = 0, bill = 0]) =>
      `after day ${days} the whole ${money(bill)}, until then ${money(bill)} × ${decimal(1 - percent / 100)} = ${money(bill)} − ${money((bill * percent) / 100)}`,
    shows: 'money',
    examples: [{ story: 'A bill of $2,000 with 3/15, net 45.', values: [3, 15, 2000] }],
  },
]

/** The trade discount comes off the list price before the bill is written, so the cash discount is of what is left. */
function tradeAndCash({ hasDay }: { hasDay: boolean }): Formula {
  const terms = TERMS.slice(0, 1)
  const billed = (list: number, trade: number) => list * (1 - trade / 100)
  const isEarly = (day: number, last: number) => !hasDay || day <= last
  const before = (list: number, trade: number) =>
    `the bill is ${money(list)} × ${decimal(1 - trade / 100)} = ${money(billed(list, trade))}`
  return {
    ...{ card: CARD, result: 'Bill after a trade discount and a cash discount' },
    asks: new RegExp(
      `^(?=.*\\btrade discount\\b)(?=.*${terms[0]!.replace(/\?<[ab]>/g, '?:')})${hasDay ? '' : `(?!.*(?:${IS_LATE}))`}`,
      'is',
    ),
    formula: `payment = list price × (1 − trade discount) × (1 − cash discount)${hasDay ? ', the last only up to the last day of the discount' : ' within the days of the discount'}`,
    inputs: [
      { name: 'cash discount in percent', words: 'cash discount' },
      { name: 'discount period', words: 'discount period' },
      { name: 'list price', words: 'list price' },
      ...(hasDay ? [{ name: 'day paid', words: 'day', also: 'days?|on the|after|later|pay' }] : []),
      { name: 'trade discount in percent', words: 'trade discount' },
    ],
    reads: readsOf(terms, BILLS_SAID, ...(hasDay ? [ON_DAY] : []), TRADE_DISCOUNT).map((one) =>
      hasDay ? one : new RegExp(one.source.replaceAll('(?<e>', '(?<d>'), 's'),
    ),
    compute: ([percent = 0, last = 0, list = 0, ...[day = 0, trade = day]]) =>
      billed(list, trade) * (isEarly(day, last) ? 1 - percent / 100 : 1),
    steps: ([percent = 0, last = 0, list = 0, ...[day = 0, trade = day]]) =>
      isEarly(day, last)
        ? `${before(list, trade)}; by day ${figure(last)} ${money(billed(list, trade))} × ${decimal(1 - percent / 100)}`
        : `${before(list, trade)}; day ${figure(day)} is later than day ${figure(last)}, so there is no cash discount: ${money(billed(list, trade))}`,
    shows: 'money',
    examples: [
      {
        story: 'A list price of $400 with a trade discount of 25 percent and 2/10, net 30.',
        values: hasDay ? [2, 10, 400, 6, 25] : [2, 10, 400, 25],
      },
    ],
  }
}
