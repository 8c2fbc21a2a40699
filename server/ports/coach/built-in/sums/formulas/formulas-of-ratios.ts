import { decimal, figure, money, named, SELLS, type Formula } from './formula.ts'

const CURRENT_DEBTS = {
  name: 'current liabilities',
  words: 'current liabilit\\w+|current debts?|short-term debts?|liabilit\\w+',
}
const CURRENT_ASSETS = { name: 'current assets', words: 'current assets' }
const INVENTORY = { name: 'inventory', words: 'inventory|stock' }
const CASH = { name: 'cash', words: 'cash' }
const RECEIVABLES = {
  name: 'receivables',
  words: '(?:accounts? )?receivables?|(?<![a-z])a/?r(?![a-z])|customers owe',
}
const SECURITIES = {
  name: 'marketable securities',
  words: '(?:marketable )?securities|short-term investments',
}
const QUICK = /\b(quick ratio|acid[- ]?test)\b/i
const quick = {
  card: 'financial-analysis-current-ratio',
  result: 'Quick ratio',
  asks: QUICK,
  also: QUICK,
  shows: 'number',
} satisfies Partial<Formula>

const BEGINNING = {
  name: 'beginning inventory',
  words:
    '(?:beginning|starting|opening) (?:inventory|stock)|at the (?:start|beginning)|(?:inventory|stock) at the (?:beginning|start)|beginning|starting|opening|(?:began|started|opened|starts?|begins?) (?:the year )?(?:out )?(?:with|at)',
}
const ENDING = {
  name: 'ending inventory',
  words:
    '(?:ending|closing|final) (?:inventory|stock)|at the end|(?:inventory|stock) at the end|ending|closing|(?:ended|closed|finished|ends?) (?:the year )?(?:up )?(?:with|at)',
}

/** Ratios, stock and what else is asked for by its own name. */
export const RATIOS: Formula[] = [
  {
    card: 'investing-dividend-yield',
    result: 'Current yield of a bond',
    asks: /^(?=.*\bbond\b)(?=.*\byields?\b)(?!.*\bto maturity\b)/is,
    formula: 'current yield = face value × coupon rate ÷ price paid',
    inputs: [
      { name: 'coupon rate in percent', words: 'coupon', also: 'coupon' },
      { name: 'face value', words: 'face|par' },
      { name: 'price paid', words: 'price|bought' },
    ],
    reads: [
      new RegExp(
        `${named('b')}(?: (?:face|par|value|corporate|government|city|treasury))* bond\\b.*?(?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent).*?\\b(?:for|at|price(?: is| of)?|costs?|paid|pay) ${named('c')}`,
        'is',
      ),
    ],
    compute: ([rate = 0, face = 0, price = 0]) => (face * rate) / price,
    steps: ([rate = 0, face = 0, price = 0]) =>
      `${money(face)} × ${decimal(rate / 100)} ÷ ${money(price)} = ${money((face * rate) / 100)} ÷ ${money(price)}`,
    shows: 'percent',
    examples: [
      {
        story: 'A $1,000 bond pays a 5 percent coupon; it is bought for $900.',
        values: [5, 1000, 900],
      },
    ],
  },
  {
    ...quick,
    formula: 'quick ratio = (cash + marketable securities + receivables) ÷ current liabilities',
    inputs: [CASH, SECURITIES, RECEIVABLES, CURRENT_DEBTS],
    compute: ([cash = 0, papers = 0, owed = 0, debts = 0]) => (cash + papers + owed) / debts,
    steps: ([cash = 0, papers = 0, owed = 0, debts = 0]) =>
      `(${money(cash)} + ${money(papers)} + ${money(owed)}) ÷ ${money(debts)}`,
    examples: [
      {
        story:
          'A florist has cash of $4,000, securities of $1,000, receivables of $5,000, and current debts of $8,000.',
        values: [4000, 1000, 5000, 8000],
      },
    ],
  },
  {
    ...quick,
    unless: /\bsecurities\b|\bshort-term investments\b/i,
    formula: 'quick ratio = (cash + receivables) ÷ current liabilities',
    inputs: [CASH, RECEIVABLES, CURRENT_DEBTS],
    compute: ([cash = 0, owed = 0, debts = 0]) => (cash + owed) / debts,
    steps: ([cash = 0, owed = 0, debts = 0]) =>
      `(${money(cash)} + ${money(owed)}) ÷ ${money(debts)}`,
    examples: [
      {
        story: 'A tutor has cash of $900, receivables of $600, and current debts of $1,000.',
        values: [900, 600, 1000],
      },
    ],
  },
  {
    ...quick,
    unless: /\bprepaid\b/i,
    formula: 'quick ratio = (current assets − inventory) ÷ current liabilities',
    inputs: [CURRENT_ASSETS, INVENTORY, CURRENT_DEBTS],
    compute: ([assets = 0, stock = 0, debts = 0]) => (assets - stock) / debts,
    steps: ([assets = 0, stock = 0, debts = 0]) =>
      `(${money(assets)} − ${money(stock)}) ÷ ${money(debts)}`,
    examples: [
      {
        story:
          'A toy store has current assets of $60,000, of which $36,000 is stock, and owes $20,000.',
        values: [60000, 36000, 20000],
      },
    ],
  },
  {
    ...quick,
    formula: 'quick ratio = (current assets − inventory − prepaid expenses) ÷ current liabilities',
    inputs: [
      CURRENT_ASSETS,
      INVENTORY,
      { name: 'prepaid expenses', words: 'prepaid(?: expenses| rent| insurance)?' },
      CURRENT_DEBTS,
    ],
    compute: ([assets = 0, stock = 0, ahead = 0, debts = 0]) => (assets - stock - ahead) / debts,
    steps: ([assets = 0, stock = 0, ahead = 0, debts = 0]) =>
      `(${money(assets)} − ${money(stock)} − ${money(ahead)}) ÷ ${money(debts)}`,
    examples: [
      {
        story:
          'A gym has current assets of $30,000, stock of $6,000, prepaid rent of $4,000, and owes $16,000.',
        values: [30000, 6000, 4000, 16000],
      },
    ],
  },
  {
    card: 'financial-analysis-inventory-turnover',
    result: 'Inventory turnover',
    asks: /^(?=.*\b(?:(?:inventory|stock) turnover|turnover|turns?(?: over)?)\b)(?=.*\b(?:inventory|stock)\b)(?=.*\b(?:beginning|starting|opening|began|started|opened|starts?)\b)/is,
    formula:
      'inventory turnover = cost of goods sold ÷ ((beginning inventory + ending inventory) ÷ 2)',
    inputs: [
      BEGINNING,
      ENDING,
      { name: 'cost of goods sold', words: 'costs? of (?:the )?goods(?: sold)?|cogs' },
    ],
    compute: ([first = 0, last = 0, cost = 0]) => cost / ((first + last) / 2),
    steps: ([first = 0, last = 0, cost = 0]) =>
      `${money(cost)} ÷ ((${money(first)} + ${money(last)}) ÷ 2) = ${money(cost)} ÷ ${money((first + last) / 2)}`,
    shows: 'times',
    examples: [
      {
        story: 'Goods for $90,000 were sold; stock was $20,000 at first and $40,000 at the end.',
        values: [20000, 40000, 90000],
      },
    ],
  },
  {
    card: 'financial-analysis-inventory-turnover',
    result: 'Average inventory',
    asks: /\baverage (inventory|stock)\b(?!.*\bturnover\b)/is,
    also: /\baverage (inventory|stock)\b/,
    formula: 'average inventory = (beginning inventory + ending inventory) ÷ 2',
    inputs: [BEGINNING, ENDING],
    compute: ([first = 0, last = 0]) => (first + last) / 2,
    steps: ([first = 0, last = 0]) =>
      `(${money(first)} + ${money(last)}) ÷ 2 = ${money(first + last)} ÷ 2`,
    shows: 'money',
    examples: [
      { story: 'Stock was $20,000 at first and $30,000 at the end.', values: [20000, 30000] },
    ],
  },
  {
    card: 'promotion-click-through-rate',
    result: 'Conversion rate',
    asks: /\bconversion rate\b/i,
    unless: /\bconversion rate (?:is |of |= ?)?\d+(?:\.\d+)? ?(?:%|percent)/i,
    formula: 'conversion rate = those who bought ÷ all visitors',
    inputs: [
      {
        name: 'buyers',
        words:
          'bought|buyers?|buy|purchased?|purchases|orders?|sales|sign-?ups?|signed up|conversions|converted|customers',
      },
      {
        name: 'visitors',
        words: 'visitors?|visited|visits?|clicks?|came in|walked in|people|shoppers?|leads',
      },
    ],
    compute: ([buyers = 0, all = 0]) => (100 * buyers) / all,
    steps: ([buyers = 0, all = 0]) => `${figure(buyers)} ÷ ${figure(all)}`,
    shows: 'percent',
    impossible: ([buyers = 0, all = 0]) =>
      buyers > all
        ? `more people would have bought (${figure(buyers)}) than came (${figure(all)})`
        : null,
    examples: [{ story: 'Of 800 visitors 20 bought something.', values: [20, 800] }],
  },
  {
    card: 'selling-qualifying',
    result: 'Pay with commission',
    asks: /^(?=.*\bcommission\b)(?=.*\b(salary|base|base pay|fixed pay|flat)\b)(?=(?:.*?\d){3})/is,
    formula: 'pay = salary + sales × rate of commission',
    inputs: [
      { name: 'rate of commission in percent', words: '(?:%|percent) (?:commission|of)|%|percent' },
      { name: 'salary', words: '(?:base )?salary(?: of| is)?|base(?: pay)?(?: of| is)?|fixed pay' },
      { name: 'sales', words: `(?:in )?sales|${SELLS}|sells?|sold|worth` },
    ],
    compute: ([rate = 0, salary = 0, sales = 0]) => salary + (sales * rate) / 100,
    steps: ([rate = 0, salary = 0, sales = 0]) =>
      `${money(salary)} + ${money(sales)} × ${figure(rate)}% = ${money(salary)} + ${money((sales * rate) / 100)}`,
    shows: 'money',
    examples: [
      {
        story: 'A clerk has a salary of $1,500 and 4 percent of $5,000 in sales.',
        values: [4, 1500, 5000],
      },
    ],
  },
  {
    card: 'financial-analysis-net-profit-margin',
    result: 'Profit margin',
    asks: /^(?=.*\b(net |profit )+margin\b)(?=.*\b(cogs|cost of (the )?goods)\b)(?=.*\bexpenses?\b)/is,
    unless: /\bgross (profit )?margin\b/i,
    formula: 'net profit margin = (sales − cost of goods sold − other expenses) ÷ sales',
    inputs: [
      { name: 'cost of goods sold', words: 'costs? of (?:the )?goods(?: sold)?|cogs' },
      { name: 'expenses', words: '(?:other |operating )?expenses?|overhead' },
      { name: 'sales', words: 'sales|revenues?' },
    ],
    compute: ([cost = 0, spent = 0, sales = 0]) => (100 * (sales - cost - spent)) / sales,
    steps: ([cost = 0, spent = 0, sales = 0]) =>
      `(${money(sales)} − ${money(cost)} − ${money(spent)}) ÷ ${money(sales)} = ${money(sales - cost - spent)} ÷ ${money(sales)}`,
    shows: 'percent',
    examples: [
      {
        story: 'Of $80,000 in sales goods take $30,000, all else $40,000.',
        values: [30000, 40000, 80000],
      },
    ],
  },
  {
    card: 'financial-analysis-net-profit-margin',
    result: 'Profit margin',
    asks: /^(?=.*\b(net |profit )+margin\b)(?=.*\b(net income|net profit|profits?)(?! margin))(?!.*\b(expenses?|costs?|spent)\b)/is,
    formula: 'profit margin = profit ÷ sales',
    inputs: [
      { name: 'profit', words: 'net income|net profit(?! margin)|profits?(?! margin)' },
      { name: 'sales', words: 'sales|revenues?|(?:total )?income' },
    ],
    compute: ([profit = 0, sales = 0]) => (100 * profit) / sales,
    steps: ([profit = 0, sales = 0]) => `${money(profit)} ÷ ${money(sales)}`,
    shows: 'percent',
    examples: [{ story: 'A kiosk keeps $30 of $200 in sales.', values: [30, 200] }],
  },
  {
    card: 'financial-analysis-return-on-investment',
    result: 'Return on investment',
    asks: /^(?=.*\b(roi|return on investment)\b)(?=.*\b(profit(ed)?|gain(ed)?|net return)\b)/is,
    formula: 'return on investment = gain ÷ what was invested',
    inputs: [
      { name: 'gain', words: '(?:net )?profit(?:ed)?|gain(?:ed)?|net return' },
      { name: 'invested', words: 'invest(?:s|ed|ment)?|spent|spends?|costs?|paid|pays|put in' },
    ],
    compute: ([gain = 0, put = 0]) => (100 * gain) / put,
    steps: ([gain = 0, put = 0]) => `${money(gain)} ÷ ${money(put)}`,
    shows: 'percent',
    examples: [{ story: 'A campaign of $400 brings a profit of $100.', values: [100, 400] }],
  },
]
