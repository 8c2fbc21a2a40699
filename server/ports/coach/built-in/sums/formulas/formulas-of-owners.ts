import { AMOUNT, BUYS, SELLS, decimal, figure, money, type Formula } from './formula.ts'

const PERCENT = String.raw`(\d+(?:\.\d+)?) ?(?:%|percent)`
const named = (name: string) => PERCENT.replace('(', `(?<${name}>`)
const SOURCES = `${named('a')} (?:of )?(?:is |in )?equity\\D{0,30}?${named('b')}.*?${named('c')} (?:of )?(?:is |in )?debt\\D{0,30}?${named('d')}`

const WEIGHTED = [
  { name: 'share of equity', words: 'equity' },
  { name: 'cost of equity', words: 'cost of equity' },
  { name: 'share of debt', words: 'debt' },
  { name: 'cost of debt', words: 'cost of debt' },
]
const weighted = ([equity = 0, asked = 0, debt = 0, interest = 0, tax = 0]: number[]) =>
  (equity * asked + debt * interest * (1 - tax / 100)) / 100
const sources = ([equity = 0, asked = 0, debt = 0, interest = 0]: number[]) =>
  `${decimal(equity / 100)} × ${figure(asked)}% + ${decimal(debt / 100)} × ${figure(interest)}%`

const SALES = { name: 'sales', words: 'sell|sells|sold|sales|revenues?|made|earned' }
const GOODS = {
  name: 'cost of goods sold',
  words: 'costs? of (?:the )?goods(?: sold)?|cogs|costs?',
}

const PARTS_OF_ASSETS =
  '^(?=.*\\bcurrent ratio\\b)(?=.*\\bcash\\b)(?=.*\\b(?:inventory|stock)\\b)(?=.*\\b(?:payables?|owes?|debts?|bills)\\b)(?!.*\\bcurrent (?:assets|liabilities)\\b)(?!.*\\bquick ratio\\b)'
const CASH_HELD = { name: 'cash', words: 'cash' }
const STOCK_HELD = { name: 'inventory', words: 'inventory|stock' }
const OWED_SOON = { name: 'accounts payable', words: '(?:accounts? )?payables?|owes?|debts?|bills' }

/** What a business is worth to its owners and lenders, and two sums that are asked for together. */
export const OWNERS: Formula[] = [
  {
    card: 'financial-analysis-equity-financing',
    result: 'Weighted average cost of capital',
    asks: /^(?=.*\b(wacc|cost of capital)\b)(?=.*\btax(es)?\b)(?=(?:.*?\d){5})/is,
    formula: 'WACC = share of equity × its cost + share of debt × its cost × (1 − taxes)',
    inputs: [...WEIGHTED, { name: 'taxes in percent', words: 'tax' }],
    reads: [
      new RegExp(`${SOURCES}.*?${named('e')} (?:corporate |income )?tax`, 's'),
      new RegExp(`${SOURCES}.*?\\btax(?:es)?(?: rate)?(?: is| are| of|:)? ${named('e')}`, 's'),
    ],
    compute: weighted,
    steps: (values) => `${sources(values)} × ${decimal(1 - values[4]! / 100)}`,
    shows: 'percent',
    examples: [
      {
        story: 'Half equity at 12 percent, half debt at 8 percent, taxes of 25 percent.',
        values: [50, 12, 50, 8, 25],
      },
    ],
  },
  {
    card: 'financial-analysis-equity-financing',
    result: 'Weighted average cost of capital',
    asks: /^(?=.*\b(wacc|cost of capital)\b)(?!.*(?<!after[- ])\btax(es)?\b)(?=(?:.*?\d){4})/is,
    formula: 'WACC = share of equity × its cost + share of debt × its cost after taxes',
    inputs: WEIGHTED,
    reads: [new RegExp(SOURCES, 's')],
    compute: weighted,
    steps: sources,
    shows: 'percent',
    examples: [
      {
        story: '60 percent equity at 10 percent and 40 percent debt at 5 percent after taxes.',
        values: [60, 10, 40, 5],
      },
    ],
  },
  {
    card: 'entrepreneurship-venture-capital',
    result: 'Share of the investor',
    asks: /^(?=.*\bpre-? ?money\b)(?=.*\b(invest\w*|puts? in|pays?)\b)(?=(?:.*?\d){2})/is,
    formula: 'share = investment ÷ (pre-money valuation + investment)',
    inputs: [
      { name: 'pre-money valuation', words: 'pre-? ?money(?: valuation)?(?: is| of| was| at)?' },
      { name: 'investment', words: 'puts? in|invests?|investment(?: of)?|investing|pays?' },
    ],
    compute: ([before = 0, paid = 0]) => (100 * paid) / (before + paid),
    steps: ([before = 0, paid = 0]) =>
      `${money(paid)} ÷ (${money(before)} + ${money(paid)}) = ${money(paid)} ÷ ${money(before + paid)}`,
    shows: 'percent',
    examples: [
      {
        story: 'A firm is worth $300,000 before an investor puts in $100,000.',
        values: [300_000, 100_000],
      },
    ],
  },
  {
    card: 'pricing-menu-pricing',
    result: 'Food cost percentage',
    asks: /^(?=.*\bfood costs?\b)(?=.*\b(?:ingredients?|plate|dish|meal|burger|it costs?)\b)(?=.*\b(?:sells?|sold|price[ds]?|charges?|menu)\b)(?!.*\d ?(?:%|percent\b))(?=(?:.*?\d+){2})/is,
    formula: 'food cost percentage = cost of the ingredients ÷ price',
    inputs: [
      {
        name: 'cost of the ingredients',
        words:
          '(?:ingredients?|plate|dish|meal|burger|it)(?: costs?| cost us| are| is)?|food costs?',
      },
      { name: 'price', words: `${SELLS}|prices?|menu price|charge[ds]?` },
    ],
    compute: ([cost = 0, price = 0]) => (100 * cost) / price,
    steps: ([cost = 0, price = 0]) => `${money(cost)} ÷ ${money(price)}`,
    shows: 'percent',
    examples: [
      { story: 'The ingredients of a bowl cost $3, and it sells for $12.', values: [3, 12] },
    ],
  },
  {
    card: 'pricing-menu-pricing',
    result: 'Food cost percentage',
    asks: /^(?=.*\bfood costs?\b)(?=.*\bsales\b)(?=(?:.*?\d){2})/is,
    unless: /\b(begin\w*|start\w*|end\w*|inventory|purchase\w*|bought|buys)\b/i,
    formula: 'food cost percentage = food cost ÷ food sales',
    inputs: [
      { name: 'food cost', words: 'food costs?(?: was| were| is| are| of)?' },
      { name: 'food sales', words: '(?:food )?sales(?: of| were| was| are)?' },
    ],
    compute: ([cost = 0, sales = 0]) => (100 * cost) / sales,
    steps: ([cost = 0, sales = 0]) => `${money(cost)} ÷ ${money(sales)}`,
    shows: 'percent',
    means: (result) =>
      `Many restaurants aim at about 28 to 35 percent, so this is ${result > 35 ? 'high' : result < 28 ? 'low' : 'usual'}.`,
    examples: [
      { story: 'A diner used $3,600 of food for sales of $12,000.', values: [3600, 12_000] },
    ],
  },
  {
    card: 'financial-analysis-gross-margin',
    result: 'Gross profit and net profit',
    asks: /^(?=.*\b(both|gross\b.*\bnet|net\b.*\bgross)\b)(?=.*\b(sell|sells|sold|sales|revenue)\b)(?=.*\b(costs?|cogs)\b)(?=.*\b(rent|expenses?|wages|bills|overhead)\b)(?=(?:.*?\d){3})/is,
    unless: /\bmargins?\b/i,
    formula:
      'gross profit = sales − cost of goods sold, net profit = gross profit − other expenses',
    inputs: [
      SALES,
      GOODS,
      { name: 'expenses', words: '(?:for )?rent|(?:other )?expenses?|wages|bills|overhead' },
    ],
    compute: ([sales = 0, goods = 0, spent = 0]) => sales - goods - spent,
    steps: ([sales = 0, goods = 0, spent = 0]) =>
      `gross profit = ${money(sales)} − ${money(goods)} = ${money(sales - goods)}; net profit = ${money(sales - goods)} − ${money(spent)}`,
    shows: 'money',
    examples: [
      {
        story: 'A stand sells for $900; goods cost it $400 and the rent $200.',
        values: [900, 400, 200],
      },
    ],
  },
  {
    card: 'financial-analysis-current-ratio',
    result: 'Current ratio and quick ratio',
    asks: /^(?=.*\bboth\b|(?=.*\bcurrent ratio\b)(?=.*\bquick ratio\b))(?=.*\bcurrent assets\b)(?=.*\binventor(?:y|ies)\b)(?=.*\bcurrent (?:liabilities|debts?)\b)(?=(?:.*?\d){3})/is,
    formula:
      'current ratio = current assets ÷ current liabilities, quick ratio = (current assets − inventory) ÷ current liabilities',
    inputs: [
      { name: 'current assets', words: 'current assets' },
      { name: 'inventory', words: 'inventor(?:y|ies)' },
      { name: 'current liabilities', words: 'current (?:liabilities|debts?)' },
    ],
    compute: ([assets = 0, stock = 0, debts = 0]) => (assets - stock) / debts,
    steps: ([assets = 0, stock = 0, debts = 0]) =>
      `current ratio = ${money(assets)} ÷ ${money(debts)} = ${figure(assets / debts)}; quick ratio = ${money(assets - stock)} ÷ ${money(debts)}`,
    shows: 'number',
    examples: [
      {
        story: 'Current assets of $90,000, inventory of $30,000, current debts of $40,000.',
        values: [90_000, 30_000, 40_000],
      },
    ],
  },
  {
    card: 'financial-analysis-current-ratio',
    result: 'Current ratio after a payment',
    // Cash goes out and a debt with it: who takes it off one side only gets a ratio that is too good.
    also: /\b(?:pays?|paid|paying|settles?|settled)\b(?!.*\b(?:dividends?|wages|salar)).*\b(?:liabilit\w+|debts?|payables?|bills?|suppliers?|owes?|owed)\b/,
    asks: /^(?=.*\bcurrent ratio\b)(?=.*\b(?:pays?|paid|paying) (?:off|down|back)?)(?=.*\bcurrent assets\b)(?=.*\bcurrent (?:liabilities|debts?)\b)(?=(?:.*?\d){3})/is,
    formula:
      'current ratio after a payment = (current assets − payment) ÷ (current liabilities − payment)',
    inputs: [
      { name: 'current assets', words: 'current assets' },
      { name: 'current liabilities', words: 'current (?:liabilities|debts?)' },
      { name: 'payment', words: 'pay\\w*|paid' },
    ],
    reads: [
      new RegExp(
        `^(?!.*current assets).*?\\b(?:pay\\w*|paid|settle\\w*)(?: off| down| back)?\\D{0,25}?(?<c>${AMOUNT})`,
        's',
      ),
    ],
    compute: ([assets = 0, debts = 0, paid = 0]) => (assets - paid) / (debts - paid),
    steps: ([assets = 0, debts = 0, paid = 0]) =>
      `(${money(assets)} − ${money(paid)}) ÷ (${money(debts)} − ${money(paid)}) = ${money(assets - paid)} ÷ ${money(debts - paid)}`,
    shows: 'number',
    examples: [
      {
        story:
          'Current assets of $80,000, current liabilities of $50,000; $20,000 of them are paid.',
        values: [80_000, 50_000, 20_000],
      },
    ],
  },
  {
    card: 'pricing-markup',
    result: 'Markup and gross margin',
    asks: /^(?=.*\bmark ?ups?\b)(?=.*\bmargins?\b)(?=.*\b(?:sells?|selling|sold|price|charges?)\b)(?=(?:.*?\d){2})(?!.*\d ?(?:%|percent))/is,
    formula: 'markup = (price − cost) ÷ cost, gross margin = (price − cost) ÷ price',
    inputs: [
      { name: 'cost', words: BUYS },
      { name: 'price', words: SELLS },
    ],
    compute: ([cost = 0, price = 0]) => (100 * (price - cost)) / price,
    steps: ([cost = 0, price = 0]) =>
      `markup = (${money(price)} − ${money(cost)}) ÷ ${money(cost)} = **${figure((100 * (price - cost)) / cost)}%**; margin = (${money(price)} − ${money(cost)}) ÷ ${money(price)}`,
    shows: 'percent',
    examples: [{ story: 'Caps cost the shop $8 and sell for $20.', values: [8, 20] }],
  },
  {
    card: 'financial-analysis-current-ratio',
    result: 'Current ratio',
    asks: new RegExp(`${PARTS_OF_ASSETS}(?!.*\\breceivables?\\b)(?=(?:.*?\\d){3})`, 'is'),
    formula: 'current ratio = (cash + inventory) ÷ accounts payable',
    inputs: [CASH_HELD, STOCK_HELD, OWED_SOON],
    compute: ([cash = 0, stock = 0, debts = 0]) => (cash + stock) / debts,
    steps: ([cash = 0, stock = 0, debts = 0]) =>
      `(${money(cash)} + ${money(stock)}) ÷ ${money(debts)} = ${money(cash + stock)} ÷ ${money(debts)}`,
    shows: 'number',
    examples: [
      {
        story: 'Cash $3,000, inventory $6,000, accounts payable $4,500.',
        values: [3000, 6000, 4500],
      },
    ],
  },
  {
    card: 'financial-analysis-current-ratio',
    result: 'Current ratio',
    asks: new RegExp(`${PARTS_OF_ASSETS}(?=.*\\breceivables?\\b)(?=(?:.*?\\d){4})`, 'is'),
    formula: 'current ratio = (cash + receivables + inventory) ÷ accounts payable',
    inputs: [
      CASH_HELD,
      { name: 'receivables', words: '(?:accounts? )?receivables?' },
      STOCK_HELD,
      OWED_SOON,
    ],
    compute: ([cash = 0, owed = 0, stock = 0, debts = 0]) => (cash + owed + stock) / debts,
    steps: ([cash = 0, owed = 0, stock = 0, debts = 0]) =>
      `(${money(cash)} + ${money(owed)} + ${money(stock)}) ÷ ${money(debts)}`,
    shows: 'number',
    examples: [
      {
        story: 'Cash $2,000, receivables $4,000, inventory $6,000, accounts payable $8,000.',
        values: [2000, 4000, 6000, 8000],
      },
    ],
  },
  {
    card: 'financial-analysis-net-profit-margin',
    result: 'Net income and net profit margin',
    asks: /^(?=.*\bnet (?:profit|income)\b)(?=.*\bmargins?\b)(?=.*\b(?:and|both|plus|n)\b)(?=.*\b(?:cogs|cost of (?:the )?goods)\b)(?=.*\b(?:expenses?|rent|wages|overhead)\b)(?=(?:.*?\d){3})/is,
    unless: /\bgross (?:profit )?margin\b/i,
    formula: 'net income = sales − cost of goods sold − expenses, margin = net income ÷ sales',
    inputs: [
      SALES,
      GOODS,
      { name: 'expenses', words: '(?:other |operating )?expenses?|rent|wages|overhead' },
    ],
    compute: ([sales = 0, goods = 0, spent = 0]) => (100 * (sales - goods - spent)) / sales,
    steps: ([sales = 0, goods = 0, spent = 0]) =>
      `net income = ${money(sales)} − ${money(goods)} − ${money(spent)} = ${money(sales - goods - spent)}; margin = ${money(sales - goods - spent)} ÷ ${money(sales)}`,
    shows: 'percent',
    examples: [
      {
        story: 'Sales $50,000, goods $30,000, expenses $15,000.',
        values: [50_000, 30_000, 15_000],
      },
    ],
  },
]
