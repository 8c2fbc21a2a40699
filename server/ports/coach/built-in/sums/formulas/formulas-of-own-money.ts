import { inputNamed } from '../named/figure-names.ts'
import { written } from '../named/written-sum.ts'
import { decimal, figure, money, type Formula } from './formula.ts'

const SAVING = { card: 'saving-paying-yourself-first' }
const SHARE = { card: 'financial-analysis-return-on-investment' }
const BILL = { card: 'spending-budget' }
const MONTHS = 12
const monthlyRate = (rate: number) => rate / 100 / MONTHS

/** What is paid each month so that nothing is left of a loan at its end. */
const payment = (loan: number, rate: number, months: number) =>
  rate === 0 ? loan / months : (loan * monthlyRate(rate)) / (1 - (1 + monthlyRate(rate)) ** -months)

const monthlyPayment = (span: 'years' | 'months', times: number): Formula => ({
  card: 'managing-credit-amortization',
  gives: 'monthly payment',
  result: 'Monthly payment',
  formula: `monthly payment = loan × r ÷ (1 − (1 + r) to the power of −n), r = yearly rate ÷ 12, n = ${span === 'years' ? '12 × years' : 'months'}`,
  inputs: ['loan', 'yearly rate in percent', span].map(inputNamed),
  compute: ([loan = 0, rate = 0, time = 0]) => payment(loan, rate, time * times),
  steps: ([loan = 0, rate = 0, time = 0]) =>
    `r = ${decimal(rate / 100)} ÷ 12 = ${decimal(monthlyRate(rate))}, n = ${figure(time * times)}; ${money(loan)} × ${decimal(monthlyRate(rate))} ÷ (1 − ${decimal(1 + monthlyRate(rate))} to the power of −${figure(time * times)})`,
  shows: 'money',
  examples: [
    {
      story: 'A loan of $10,000 at 6 percent is paid back in time.',
      values: [10_000, 6, 4 * (12 / times)],
    },
  ],
})

/** Of pay, savings, loans, shares and machines that pay for themselves. */
export const OWN_MONEY: Formula[] = [
  written('net pay = gross pay × (1 − taxes in percent)', {
    ...{ card: 'earning-income-net-pay', result: 'Take-home pay' },
    example: ['Of $480 gross 15 percent goes to taxes.', 480, 15],
  }),
  written('net pay = gross pay − deductions', {
    ...{ card: 'earning-income-net-pay', result: 'Net pay' },
    example: ['Of $600 gross $90 is taken out.', 600, 90],
  }),
  written('net worth = assets − liabilities', {
    card: 'financial-analysis-balance-sheet',
    example: ['Somebody owns things for $9,000 and owes $4,000.', 9000, 4000],
  }),
  written('share of the bill = bill × (1 + tip in percent) ÷ people sharing', {
    ...{ ...BILL, result: 'What each pays' },
    example: ['Four people share a bill of $60 and a tip of 20 percent.', 60, 20, 4],
  }),
  written('share of the bill = bill ÷ people sharing', {
    ...{ ...BILL, result: 'What each pays' },
    unless: /\btip|%|percent|\b(?:made|earned|profit)\b/i,
    example: ['Four people share a bill of $60.', 60, 4],
  }),
  written('price with sales tax = price before tax × (1 + sales tax in percent)', {
    ...BILL,
    unless: /\b(?:off|discount|tip|income|paycheck|wages?|gross|hours?)\b/i,
    example: ['A $40 jacket, with 5 percent sales tax.', 40, 5],
  }),
  written('months to save = savings goal ÷ saved a month', {
    ...{ ...SAVING, unless: /\d ?(?:%|percent)/i },
    example: ['A goal of $600, with $50 a month.', 600, 50],
  }),
  written('months to save = (savings goal − saved so far) ÷ saved a month', {
    ...{ ...SAVING, unless: /\d ?(?:%|percent)/i },
    example: ['A goal of $600, of which $100 is there, with $50 a month.', 600, 100, 50],
  }),
  written('weeks to save = savings goal ÷ saved a week', {
    ...{ ...SAVING, unless: /\d ?(?:%|percent)/i },
    example: ['A goal of $600, with $20 a week.', 600, 20],
  }),
  monthlyPayment('years', MONTHS),
  monthlyPayment('months', 1),
  written('gain on shares = shares × (price now − price paid)', {
    card: 'investing-capital-gain',
    example: ['10 shares bought at $20 are sold at $23.', 10, 23, 20],
  }),
  written('earnings per share = net income ÷ shares', {
    ...SHARE,
    example: ['A firm earns $80,000 and has 40,000 shares.', 80_000, 40_000],
  }),
  written('price-earnings ratio = share price ÷ earnings per share', {
    ...{ ...SHARE, result: 'Price-earnings (P/E) ratio' },
    example: ['A share costs $30 and earns $2.', 30, 2],
  }),
  written('dividend yield = dividend of a share ÷ share price', {
    ...{ card: 'investing-dividend-yield', unless: /\bbonds?\b|\bcoupon\b/i },
    example: ['A share of $50 pays $2 a year.', 2, 50],
  }),
  written('return with dividends = (price now − price paid + dividend of a share) ÷ price paid', {
    ...{ ...SHARE, result: 'Return with the dividend' },
    example: ['A share is bought at $40, pays $1 and is sold at $43.', 43, 40, 1],
  }),
  written('payback period = cost of the investment ÷ cash flow', {
    card: 'financial-analysis-return-on-investment',
    unless: /\bhow many (?!months?\b|years?\b|weeks?\b|days?\b)/i,
    means: () => 'That is in years where it brings so much a year, in months where a month.',
    example: ['An oven for $6,000 brings $2,000 a year.', 6000, 2000],
  }),
]
