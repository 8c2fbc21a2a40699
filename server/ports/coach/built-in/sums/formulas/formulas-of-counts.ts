import { decimal, figure, money, named, SELLS, type Formula } from './formula.ts'
import {
  PART_OF_WHOLE,
  PROFIT_LESS_COSTS,
  PROFIT_OF_SALES,
  SALES_TAX,
  TURNOVER_RATE,
} from './told-in-several-ways.ts'

const PEOPLE = '(?:people|ppl|employees?|workers?|staff|of them|cooks?|servers?|clerks?)'

/** Parts of a whole, and what is asked for the other way round than it is mostly worked out. */
export const COUNTS: Formula[] = [
  {
    card: 'entrepreneurship-venture-capital',
    result: 'Value of the company',
    asks: /^(?=.*\d ?(?:%|percent))(?=.*\b(?:value|valuation|valued|worth)\b)(?=.*\b(?:give up|giving up|equity|share|stake|sell|selling|invest\w*|for \d+ ?(?:%|percent)|for \$?\d)\b)(?!.*\bpre-? ?money\b)(?!.*\b(?:years?|interest|months?|a year)\b)/is,
    formula: 'value of the company = investment ÷ share',
    inputs: [
      { name: 'share in percent', words: '%|percent' },
      { name: 'investment', words: 'invest(?:s|ed|ment)?|for|\\$' },
    ],
    reads: [
      new RegExp(`(?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent)[^.]*?\\bfor ${named('b')}`, 'is'),
      new RegExp(`${named('b')}[^.]*?\\bfor (?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent)`, 'is'),
    ],
    compute: ([share = 0, paid = 0]) => (100 * paid) / share,
    steps: ([share = 0, paid = 0]) => `${money(paid)} ÷ ${decimal(share / 100)}`,
    shows: 'money',
    examples: [{ story: 'An investor gets 10 percent for $30,000.', values: [10, 30000] }],
  },
  {
    ...PROFIT_OF_SALES,
    asks: /^(?=.*\b(?:profit|make|earn)\b(?! margin))(?=.*\b(?:sells?|selling|sold|charges?|price)\b)(?=.*\b(?:costs? (?:me|us|him|her)|costs?|buy|pay)\b)(?=.*\b(?:on|from|with|for|if (?:i|we) sell) (?:\d[\d,]*) (?:cups?|of them|shirts?|units|cookies|bars?|bracelets?|hats?|tickets?|pieces|items|bags?|cakes?|candles?|boxes|stickers?|burgers?|sandwiches)\b)(?=(?:.*?\d+){3})(?!.*\b(?:rent|fixed|fee|spent|per hour|an hour)\b)/is,
    inputs: [
      { name: 'price', words: 'price' },
      { name: 'cost of each', words: 'cost' },
      { name: 'units', words: 'units' },
    ],
    reads: [
      new RegExp(
        `\\b(?:sells?|selling|sold|charges?|price)\\b[^\\d$.]*${named('a')}.*?\\b(?:costs?|buy|pay)\\b[^\\d$.]*\\$?(?<b>\\d*\\.?\\d+).*?\\b(?:on|from|with|for|sell) ${named('c')} [a-z]`,
        'is',
      ),
    ],
  },
  {
    ...PROFIT_LESS_COSTS,
    asks: /^(?=.*\b(?:profit|make|made|earn|earned|left|lose|loss)\b(?! margin))(?=.*\b(?:sold|sells?|selling)\b \$?\d[\d,]* (?:[a-z]+ ){1,3}?(?:at|for) \$?\d)(?=.*\b(?:spent|spend|costs?|paid|expenses)\b)(?!.*\b(?:costs?|spent|spend|paid)\b[^.]{0,20}\d[^.]{0,12}\b(?:each|per|apiece|to make)\b)(?!.*\b(?:each|every)(?: one)? costs?\b)/is,
    inputs: [
      { name: 'price', words: 'price' },
      { name: 'costs', words: 'costs' },
      { name: 'units', words: 'units' },
    ],
    reads: [
      new RegExp(
        `\\b(?:sold|sells?|selling) ${named('c')} (?:[a-z]+ ){1,3}?(?:at|for) ${named('a')}.*?\\b(?:spent|spend|costs?|paid|expenses)\\b[^\\d$]*${named('b')}`,
        'is',
      ),
    ],
  },
  {
    ...TURNOVER_RATE,
    asks: /^(?=.*\bturnover\b)(?=.*\b(?:quit|left|leave|leaves|gone)\b)(?=(?:.*?\d+){2})(?!.*\binventory\b)/is,
    inputs: [
      { name: 'left', words: 'left|quit|leaves?|gone' },
      { name: 'employees', words: PEOPLE },
    ],
    reads: [
      new RegExp(
        `${named('a')}(?: ${PEOPLE})?(?: (?:have|had|of us))? (?:left|quit|leave|leaves|gone)\\b\\D{0,25}?(?:out )?of (?:our |the |its |my )?${named('b')}`,
      ),
      new RegExp(
        `${named('a')} (?:out )?of (?:our |the |its |my )?${named('b')}(?: ${PEOPLE})?(?: have)? (?:left|quit|leave)`,
      ),
    ],
  },
  {
    card: 'financial-analysis-net-profit-margin',
    result: 'Profit from a margin',
    asks: /^(?=.*\b(?:net |profit )?margin\b)(?=.*\d ?(?:%|percent))(?=.*\b(?:how much|whats|what is)\b.*\b(?:profit|net income|earn|keep)\b)(?=.*\b(?:sales|revenue|sold|sells)\b)(?!.*\b(?:cogs|costs?|expenses?)\b)/is,
    formula: 'net income = sales × net profit margin',
    inputs: [
      { name: 'margin in percent', words: '%|percent' },
      { name: 'sales', words: '(?:in )?(?:sales|revenues?)|sold|sells' },
    ],
    compute: ([percent = 0, sales = 0]) => (sales * percent) / 100,
    steps: ([percent = 0, sales = 0]) => `${money(sales)} × ${decimal(percent / 100)}`,
    shows: 'money',
    examples: [{ story: 'Sales of $40,000 and a net margin of 5 percent.', values: [5, 40_000] }],
  },
  {
    card: 'financial-analysis-break-even-point',
    result: 'Units for a profit',
    gives: 'units for a profit',
    asks: /^(?=.*\b(?:how (?:many|much)|units)\b)(?=.*\b(?:make|earn|get|want|profit of|for a)\b.{0,12}\d[\d,]*k? ?(?:dollars |bucks )?(?:in |of )?profit|.*\bprofit of \$?\d)(?=.*\b(?:fixed|rent|overhead)\b)(?=(?:.*?\d+){4})/is,
    also: /\b(?:want|wanna|need|hope|like|try|trying|plan)(?: to)? (?:make|earn|clear|net|profit|have)\b|\bprofit (?:of|is|to be)\b|\b(?:for|to (?:make|earn|get|reach|hit|clear)) (?:an? )?(?:profit\b|\$?\d[\d,.]*k?\b(?: dollars| bucks)?(?: (?:in|of|a))?(?: profit)?)/,
    formula: 'units = (fixed costs + profit wanted) ÷ (price − variable cost per unit)',
    inputs: [
      { name: 'fixed costs', words: 'fixed costs?|fixed|rent|overhead' },
      { name: 'profit wanted', words: 'profit of|profit|make|earn' },
      { name: 'price', words: SELLS },
      {
        name: 'variable cost per unit',
        words: 'variable costs?(?: per unit)?|variable|(?<!fixed )costs?(?: me)?|to make',
      },
    ],
    compute: ([fixed = 0, profit = 0, price = 0, variable = 0]) =>
      Math.ceil((fixed + profit) / (price - variable) - 1e-9),
    impossible: ([, , price = 0, variable = 0]) =>
      price > variable ? null : `each unit brings ${money(price)} and costs ${money(variable)}`,
    steps: ([fixed = 0, profit = 0, price = 0, variable = 0]) =>
      `(${money(fixed)} + ${money(profit)}) ÷ (${money(price)} − ${money(variable)}) = ${money(fixed + profit)} ÷ ${money(price - variable)}`,
    shows: 'units',
    examples: [
      {
        story: 'Fixed costs $500, a profit of $700 wanted, price $10, variable cost $4.',
        values: [500, 700, 10, 4],
      },
    ],
  },
  {
    card: 'financial-analysis-first-in-first-out',
    result: 'Cost of goods sold',
    gives: 'cost of goods sold',
    asks: /^(?=.*\b(?:cogs|cost of (?:the )?goods(?: sold)?)\b)(?=.*\b(?:beginning|starting|opening|begin)\b)(?=.*\b(?:purchases?|purchased|bought|buys)\b)(?=.*\b(?:ending|closing|final|end)\b)(?=(?:.*?\d+){3})/is,
    formula: 'cost of goods sold = beginning inventory + purchases − ending inventory',
    inputs: [
      {
        name: 'beginning inventory',
        words: '(?:beginning|starting|opening|begin)(?: inventory| stock)?',
      },
      { name: 'purchases', words: 'purchases?|purchased|bought|buys' },
      { name: 'ending inventory', words: '(?:ending|closing|final|end)(?: inventory| stock)?' },
    ],
    compute: ([first = 0, bought = 0, last = 0]) => first + bought - last,
    steps: ([first = 0, bought = 0, last = 0]) =>
      `${money(first)} + ${money(bought)} − ${money(last)}`,
    shows: 'money',
    examples: [
      {
        story: 'Stock of $10,000 at first, $30,000 bought, $8,000 left.',
        values: [10_000, 30_000, 8000],
      },
    ],
  },
  {
    card: 'earning-income-net-pay',
    result: 'Gross pay a month',
    asks: /^(?=.*\b(?:hours?|hrs)\b)(?=.*\b(?:a|per|each|every) week\b)(?=.*\b(?:a|per|each|every|in a) month\b|.*\bmonthly\b)(?=.*\b(?:wage|make|earn|paid|pay|hourly|hour|hr)\b)(?=(?:.*?\d+){2})(?!.*\b(?:tax|taxes)\b)/is,
    formula: 'gross pay a month = hourly rate × hours a week × 52 ÷ 12',
    inputs: [
      {
        name: 'hourly rate',
        words: 'hourly(?: wage| rate| pay)?|wage|make|earn|paid|(?:an|per|each|a) (?:hour|hr)',
      },
      { name: 'hours a week', words: 'hours|hrs' },
    ],
    compute: ([rate = 0, hours = 0]) => (rate * hours * 52) / 12,
    steps: ([rate = 0, hours = 0]) => `${money(rate)} × ${figure(hours)} × 52 ÷ 12`,
    shows: 'money',
    examples: [{ story: '$12 an hour, 15 hours a week.', values: [12, 15] }],
  },
  {
    card: 'earning-income-net-pay',
    result: 'Gross pay a year',
    asks: /^(?=.*\b(?:hours?|hrs)\b)(?=.*\b(?:(?:a|per|each|every) week|weekly)\b)(?=.*\b(?:a|per|each|every|in a|for the) year\b|.*\b(?:yearly|annually|annual)\b)(?=.*(?:\b(?:wage|make|earn|paid|pay|hourly|hour|hr)\b|\d ?\/ ?(?:hr|hour)))(?=(?:.*?\d+){2})(?!.*\b(?:tax|taxes)\b)/is,
    formula: 'gross pay a year = hourly rate × hours a week × 52',
    inputs: [
      {
        name: 'hourly rate',
        words: 'hourly(?: wage| rate| pay)?|wage|make|earn|paid|(?:an|per|each|a) (?:hour|hr)',
      },
      { name: 'hours a week', words: 'hours|hrs' },
    ],
    compute: ([rate = 0, hours = 0]) => rate * hours * 52,
    steps: ([rate = 0, hours = 0]) => `${money(rate)} × ${figure(hours)} × 52`,
    shows: 'money',
    examples: [{ story: '$12 an hour, 15 hours a week.', values: [12, 15] }],
  },
  {
    ...PART_OF_WHOLE,
    card: 'market-planning-market-share',
    result: 'Part as a percentage',
    asks: /^(?=.*\bwhat (?:percent|percentage|%) (?:is|of|are)\b)(?=(?:.*?\d+){2})/is,
    formula: 'percentage = part ÷ whole',
    inputs: [
      { name: 'the part', words: 'is|are' },
      { name: 'the whole', words: 'of' },
    ],
    reads: [
      new RegExp(`(?:is|are) ${named('a')} (?:out )?of ${named('b')}`),
      new RegExp(`of ${named('b')} (?:is|are) ${named('a')}`),
    ],
    examples: [{ story: '30 of 120 guests.', values: [30, 120] }],
  },
  {
    card: 'financial-analysis-burn-rate',
    result: 'Months until the cash is gone',
    asks: /^(?=.*\b(?:burn(?: rate)?|runway)\b)(?=.*\b(?:lose|losing|burn|burns|burning|spend more)\b.{0,25}\d)(?=.*\b(?:a|per|each|every) month\b)(?=(?:.*?\d+){2})/is,
    formula: 'months = cash ÷ net burn a month',
    inputs: [
      { name: 'cash', words: 'have|has|cash|in the bank|bank' },
      { name: 'net burn a month', words: 'lose|losing|burns?|burning|(?:a|per|each|every) month' },
    ],
    compute: ([cash = 0, burn = 0]) => cash / burn,
    steps: ([cash = 0, burn = 0]) => `${money(cash)} ÷ ${money(burn)}`,
    shows: 'number',
    examples: [
      { story: 'Cash of $48,000 and a net burn of $6,000 a month.', values: [48_000, 6000] },
    ],
  },
  {
    ...SALES_TAX,
    asks: /^(?=.*\b(?:sales tax|tax (?:on|for|of))\b)(?=.*\d ?(?:%|percent))(?=(?:.*?\d+){2})(?!.*\b(?:off|discount)\b)(?!.*\d ?(?:%|percent) (?:sales )?tax\b)/is,
    inputs: [
      { name: 'rate in percent', words: '%|percent' },
      { name: 'price', words: 'on|of|for|costs?|price|is|\\$' },
    ],
    reads: [
      new RegExp(
        `(?:on|of|for) (?:an? |the )?${named('b')}.{0,20}?(?:at|is|of|=) (?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent)`,
      ),
      new RegExp(`(?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent).{0,20}?(?:on|of|for) ${named('b')}`),
    ],
  },
]
