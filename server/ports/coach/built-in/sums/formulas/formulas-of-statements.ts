import { written } from '../named/written-sum.ts'
import type { Formula } from './formula.ts'

const INCOME = { card: 'financial-analysis-net-profit-margin' }
const MARGIN = { card: 'financial-analysis-gross-margin' }
const BALANCE = { card: 'financial-analysis-balance-sheet' }
const RETURNS = { card: 'financial-analysis-return-on-investment' }
const LIQUIDITY = { card: 'financial-analysis-current-ratio' }
const QUICK = { ...LIQUIDITY, also: /\b(quick ratio|acid[- ]?test)\b/i }
const OF_SALES = { percentOf: { input: 'sales', called: 'net profit margin' } }

/** What statements and their figures say of a business. Of two ways to the same the one with less to know comes first. */
export const STATEMENTS: Formula[] = [
  written('gross profit = sales − cost of goods sold', {
    ...MARGIN,
    percentOf: { input: 'sales', called: 'gross margin' },
    example: ['A shoe store has sales of $80,000; the shoes cost it $52,000.', 80_000, 52_000],
  }),
  written('gross profit = units sold × (price − cost per unit)', {
    ...MARGIN,
    example: ['A stall sells 30 caps at $14 that cost it $6 each.', 30, 14, 6],
  }),
  written('net income = sales − cost of goods sold − expenses', {
    ...{ ...INCOME, ...OF_SALES },
    example: [
      'A book store has sales of $90,000; the books cost it $50,000, all else $25,000.',
      ...[90_000, 50_000, 25_000],
    ],
  }),
  written('net income = gross profit − expenses', {
    ...{ ...INCOME, ...OF_SALES },
    example: ['A florist has a gross profit of $30,000 and expenses of $22,000.', 30_000, 22_000],
  }),
  written('net income = units sold × (price − variable cost per unit) − fixed costs', {
    ...{ card: 'financial-analysis-net-profit-margin', result: 'Profit' },
    means: (profit) =>
      profit < 0
        ? 'Below zero it is a loss: the fixed costs are not yet covered.'
        : profit === 0
          ? 'Neither profit nor loss: this is the break-even point.'
          : 'Above zero it is a profit.',
    example: [
      'A stand pays $90 rent and sells 100 bags at $3 that cost it $1.20.',
      100,
      3,
      1.2,
      90,
    ],
  }),
  written('net income = sales − total expenses', {
    ...{ ...INCOME, ...OF_SALES },
    example: ['A club takes in $900 and has expenses of $640.', 900, 640],
  }),
  written('cost of goods sold = sales − gross profit', {
    ...MARGIN,
    example: ['Sales of $50,000 leave a gross profit of $20,000.', 50_000, 20_000],
  }),
  written('gross margin = gross profit ÷ sales', {
    ...MARGIN,
    example: ['Of sales of $80,000 a gross profit of $28,000 is left.', 28_000, 80_000],
  }),
  written('gross margin = (price − cost per unit) ÷ price', {
    ...MARGIN,
    example: ['A lamp costs the shop $30 and sells for $50.', 50, 30],
  }),
  written('net profit margin = net income ÷ sales', {
    ...INCOME,
    example: [
      'A café sold for $150,000 and kept $12,000 after all expenses.',
      ...[12_000, 150_000],
    ],
    another: ['A kiosk keeps $30 of $200 in sales.', 30, 200],
  }),
  written('net income = sales × net profit margin', {
    ...INCOME,
    example: ['Sales of $40,000 and a net margin of 5 percent.', 40_000, 5],
  }),
  written('equity = assets − liabilities', {
    ...{ ...BALANCE, result: "Owner's equity" },
    example: ['A dance studio has assets of $70,000 and liabilities of $25,000.', 70_000, 25_000],
  }),
  written('liabilities = assets − equity', {
    ...{ ...BALANCE, result: 'Liabilities' },
    example: ['A salon has assets of $40,000 and equity of $28,000.', 40_000, 28_000],
  }),
  written('assets = liabilities + equity', {
    ...{ ...BALANCE, result: 'Assets' },
    example: ['A gym owes $30,000, and its equity is $50,000.', 30_000, 50_000],
  }),
  written('return on equity = net income ÷ equity', {
    ...RETURNS,
    example: ['A clinic earns $36,000; its owners have $240,000 in it.', 36_000, 240_000],
  }),
  written('return on assets = net income ÷ assets', {
    ...RETURNS,
    example: ['A bowling alley earns $45,000 with assets of $750,000.', 45_000, 750_000],
  }),
  written('asset turnover = sales ÷ assets', {
    ...RETURNS,
    example: ['A cinema has sales of $600,000 with assets of $400,000.', 600_000, 400_000],
  }),
  written('debt-to-equity ratio = liabilities ÷ equity', {
    card: 'financial-analysis-debt-to-equity-ratio',
    example: ["A taxi company owes $60,000 in all; the owners' equity is $80,000.", 60_000, 80_000],
  }),
  written('debt ratio = liabilities ÷ assets', {
    card: 'financial-analysis-debt-to-equity-ratio',
    example: ['A garage owes $30,000 and has assets of $120,000.', 30_000, 120_000],
  }),
  written('current ratio = current assets ÷ current liabilities', {
    ...{ ...LIQUIDITY, also: /\bcurrent ratio\b/ },
    example: [
      'A gym has current assets of $45,000 and owes $30,000 within the year.',
      ...[45_000, 30_000],
    ],
    another: [
      'A florist has current assets of $9,000 and current liabilities of $12,000.',
      ...[9000, 12_000],
    ],
  }),
  written('working capital = current assets − current liabilities', {
    ...{ card: 'financial-analysis-working-capital', also: /\bworking capital\b/ },
    example: [
      'A print shop has current assets of $26,000 and current liabilities of $19,500.',
      ...[26_000, 19_500],
    ],
  }),
  written('current assets = cash + inventory', {
    ...LIQUIDITY,
    example: ['A stall has $300 in cash and goods for $900.', 300, 900],
  }),
  written('current assets = cash + receivables + inventory', {
    ...LIQUIDITY,
    example: [
      'A printer has $2,000 in cash, is owed $4,000, and has stock of $6,000.',
      2000,
      4000,
      6000,
    ],
  }),
  written('quick ratio = (cash + marketable securities + receivables) ÷ current liabilities', {
    ...QUICK,
    example: [
      'A florist has cash of $4,000, securities of $1,000, receivables of $5,000, and current debts of $8,000.',
      ...[4000, 1000, 5000, 8000],
    ],
  }),
  written('quick ratio = (cash + receivables) ÷ current liabilities', {
    ...{ ...QUICK, unless: /\bsecurities\b|\bshort-term investments\b/i },
    example: [
      'A tutor has cash of $900, receivables of $600, and current debts of $1,000.',
      ...[900, 600, 1000],
    ],
  }),
  written('quick ratio = (current assets − inventory − prepaid expenses) ÷ current liabilities', {
    ...QUICK,
    example: [
      'A gym has current assets of $30,000, stock of $6,000, prepaid rent of $4,000, and owes $16,000.',
      ...[30_000, 6000, 4000, 16_000],
    ],
  }),
  written('quick ratio = (current assets − inventory) ÷ current liabilities', {
    ...{ ...QUICK, unless: /\bprepaid\b/i },
    example: [
      'A toy store has current assets of $60,000, of which $36,000 is stock, and owes $20,000.',
      ...[60_000, 36_000, 20_000],
    ],
  }),
]
