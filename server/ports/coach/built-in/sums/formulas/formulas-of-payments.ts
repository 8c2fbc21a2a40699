import { AMOUNT } from '../typed-figures.ts'
import { money, type Formula } from './formula.ts'

const DEBTS = '(?:liabilit\\w+|debts?|payables?|bills?|suppliers?|owes?|owed|loans?)'
const PAYS = /\b(?:pay(?:s|ing)?|paid|settle[sd]?)\b(?!.*\b(?:dividends?|wages|salar))/.source
/** "Pay off $5,000 of the debt", "use $5,000 of cash to pay down debts" */
const PAYMENT = [
  `\\b(?:pay\\w*|paid|settle\\w*)(?: off| down| back)?\\D{0,25}?(?<p>${AMOUNT})`,
  `(?<p>${AMOUNT})(?: [a-z]+){0,4} (?:to|and) (?:pay|settle)`,
]
const SHORT_LOAN =
  /\bborrow(?:s|ed|ing)?\b.*\b(?:short[- ]?term|for (?:a few|\d+) (?:weeks|months))\b|\bshort[- ]?term (?:loan|debt)\b/

type Side = { name: string; words: string }
const side = (name: string): Side => ({ name, words: name })

/** What is left of both sides: who takes a payment off one side only gets a figure that is too good. */
function after(
  deed: 'payment' | 'loan',
  {
    of,
    sides,
    ...rest
  }: { of: string; sides: [Side, Side] } & Pick<
    Formula,
    'card' | 'formula' | 'compute' | 'steps' | 'shows'
  > &
    Partial<Pick<Formula, 'asks' | 'means'>>,
): Formula {
  const isPayment = deed === 'payment'
  return {
    ...rest,
    result: `${of.charAt(0).toUpperCase()}${of.slice(1)} after a ${deed}`,
    after: of,
    also: isPayment ? new RegExp(`${PAYS}.*\\b${DEBTS}\\b|${DEBTS}.*${PAYS}`) : SHORT_LOAN,
    inputs: [...sides, { name: deed, words: isPayment ? 'pay\\w*|paid' : 'borrow\\w*|loan' }],
    reads: (isPayment ? PAYMENT : [`(?<p>${AMOUNT})`]).map(
      (words) => new RegExp(`^(?!.*current assets).*?${words.replace('?<p>', '?<c>')}`, 's'),
    ),
    examples: [
      {
        story: `${sides[0].name} of $80,000, ${sides[1].name} of $50,000; a ${deed} of $20,000.`,
        values: [80_000, 50_000, 20_000],
      },
    ],
  }
}

const CURRENT: [Side, Side] = [side('current assets'), side('current liabilities')]
const TOTAL: [Side, Side] = [side('assets'), side('liabilities')]
const both = (a: number, b: number, sign: '−' | '+', by: number) =>
  `(${money(a)} ${sign} ${money(by)}) ÷ (${money(b)} ${sign} ${money(by)}) = ${money(sign === '−' ? a - by : a + by)} ÷ ${money(sign === '−' ? b - by : b + by)}`
const left = (a: number, b: number, by: number) =>
  `(${money(a)} − ${money(by)}) − (${money(b)} − ${money(by)})`
const SAME =
  'Cash and debt fall by the same amount, so the difference between them stays as it was.'

/** What becomes of a figure when debts are paid with cash, or money is borrowed for a short time. */
export const PAYMENTS: Formula[] = [
  after('payment', {
    of: 'current ratio',
    card: 'financial-analysis-current-ratio',
    sides: CURRENT,
    asks: /^(?=.*\bcurrent ratio\b)(?=.*\b(?:pays?|paid|paying) (?:off|down|back)?)(?=.*\bcurrent assets\b)(?=.*\bcurrent (?:liabilities|debts?)\b)(?=(?:.*?\d){3})/is,
    formula:
      'current ratio after a payment = (current assets − payment) ÷ (current liabilities − payment)',
    compute: ([assets = 0, debts = 0, paid = 0]) => (assets - paid) / (debts - paid),
    steps: ([assets = 0, debts = 0, paid = 0]) => both(assets, debts, '−', paid),
    shows: 'number',
  }),
  after('loan', {
    of: 'current ratio',
    card: 'financial-analysis-current-ratio',
    sides: CURRENT,
    formula: 'current ratio after a loan = (current assets + loan) ÷ (current liabilities + loan)',
    compute: ([assets = 0, debts = 0, loan = 0]) => (assets + loan) / (debts + loan),
    steps: ([assets = 0, debts = 0, loan = 0]) => both(assets, debts, '+', loan),
    shows: 'number',
  }),
  after('payment', {
    of: 'working capital',
    card: 'financial-analysis-working-capital',
    sides: CURRENT,
    formula:
      'working capital after a payment = (current assets − payment) − (current liabilities − payment)',
    compute: ([assets = 0, debts = 0]) => assets - debts,
    steps: ([assets = 0, debts = 0, paid = 0]) => left(assets, debts, paid),
    shows: 'money',
    means: () => SAME,
  }),
  after('payment', {
    of: 'equity',
    card: 'financial-analysis-balance-sheet',
    sides: TOTAL,
    formula: 'equity after a payment = (assets − payment) − (liabilities − payment)',
    compute: ([assets = 0, debts = 0]) => assets - debts,
    steps: ([assets = 0, debts = 0, paid = 0]) => left(assets, debts, paid),
    shows: 'money',
    means: () => SAME,
  }),
  after('payment', {
    of: 'debt ratio',
    card: 'financial-analysis-debt-to-equity-ratio',
    sides: [side('liabilities'), side('assets')],
    formula: 'debt ratio after a payment = (liabilities − payment) ÷ (assets − payment)',
    compute: ([debts = 0, assets = 0, paid = 0]) => (100 * (debts - paid)) / (assets - paid),
    steps: ([debts = 0, assets = 0, paid = 0]) => both(debts, assets, '−', paid),
    shows: 'percent',
  }),
]
