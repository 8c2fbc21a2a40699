import { BUYS, decimal, money, SELLS, type Formula } from './formula.ts'

const ASSETS = { name: 'current assets', words: 'current assets|assets' }
const DEBTS = {
  name: 'current liabilities',
  words: 'current liabilit\\w*|current debts?|liabilit\\w*',
}

/** Of accounting, pricing and analysis. */
export const BUSINESS_FORMULAS: Formula[] = [
  {
    card: 'financial-analysis-break-even-point',
    result: 'Break-even point',
    asks: /^(?=.*\b(br(eak|ake) ?-?even|how many \w+ ((do|would|will|must|should) )?(i|we|he|she|they) (need|have to|gotta|got to|must|sell)|how many (do|would|will|must|should) (i|we|he|she|they) (need|have to|gotta|got to|sell)|(not|dont|without|stop) los(e|ing) money|(till|until|before) (i|we|they) (make|earn|start making)|cover (my|our|the|all) costs?|(make|get) (my|our) money back)\b)(?=(?:.*?\d){3})/is,
    formula: 'break-even units = fixed costs ÷ (price − variable cost per unit)',
    inputs: [
      {
        name: 'fixed costs',
        words: 'fixed costs?|fixed|rent|overhead|stand|booth|table|machine|equipment|set ?up',
      },
      {
        name: 'price',
        words: SELLS,
      },
      {
        name: 'variable cost per unit',
        words: `variable costs?(?: per unit)?|variable|costs? per unit|materials|to make|${BUYS}`,
      },
    ],
    compute: ([fixed = 0, price = 0, variable = 0]) => Math.ceil(fixed / (price - variable) - 1e-9),
    impossible: ([, price = 0, variable = 0]) =>
      price > variable
        ? null
        : `each unit brings ${money(price)} and costs ${money(variable)}, so no number of units ever covers the fixed costs`,
    steps: ([fixed = 0, price = 0, variable = 0]) =>
      `${money(fixed)} ÷ (${money(price)} − ${money(variable)}) = ${money(fixed)} ÷ ${money(price - variable)}`,
    shows: 'units',
    examples: [
      {
        story:
          'A student club rents a popcorn machine for $90. A bag sells for $3 and costs $1.20 to fill.',
        values: [90, 3, 1.2],
      },
      {
        story:
          'A car wash pays $600 a month for its place. A wash brings $15 and uses $3 of water and soap.',
        values: [600, 15, 3],
      },
    ],
  },
  {
    card: 'financial-analysis-break-even-point',
    result: 'Break-even point',
    asks: /^(?=.*\b(how many|break ?-?even)\b)(?=.*\b(?:(make|makes|making|earn|earns|profit of|contribution) .{0,20}\b(each|per|apiece|every|a (?!day\b|week\b|month\b|year\b)[a-z]+)\b|contribution margin (?:is |of |= ?)?\$?\d+(?![\d%.]| percent)))(?=.*\b(rent|fixed|overhead)\b)(?!.*\bratio\b)(?!.*\b(sells?|selling|price|costs? me|variable)\b)/is,
    formula: 'break-even units = fixed costs ÷ what each brings',
    inputs: [
      { name: 'fixed costs', words: 'fixed costs?|fixed|rent|overhead' },
      {
        name: 'what each brings',
        words:
          '(?:makes?|making|earns?|profit of|contribution(?: margin)?(?: of| is)?(?: per unit)?(?: of| is)?) (?=\\$?\\d)',
      },
    ],
    compute: ([fixed = 0, each = 0]) => Math.ceil(fixed / each - 1e-9),
    steps: ([fixed = 0, each = 0]) => `${money(fixed)} ÷ ${money(each)}`,
    shows: 'units',
    examples: [{ story: 'Rent is $900, and each cake brings $6.', values: [900, 6] }],
  },
  {
    card: 'financial-analysis-break-even-point',
    result: 'Break-even sales',
    asks: /^(?=.*\bbreak ?-?even\b)(?=.*\bcontribution (?:margin )?(?:ratio )?(?:\w+ ){0,2}\$?\d+(?:\.\d+)? ?(?:%|percent))(?=.*\bfixed\b)/is,
    formula: 'break-even sales = fixed costs ÷ contribution margin ratio',
    inputs: [
      { name: 'fixed costs', words: 'fixed costs?|fixed' },
      { name: 'contribution margin in percent', words: 'contribution(?: margin)?(?: ratio)?' },
    ],
    compute: ([fixed = 0, ratio = 0]) => (100 * fixed) / ratio,
    steps: ([fixed = 0, ratio = 0]) => `${money(fixed)} ÷ ${decimal(ratio / 100)}`,
    shows: 'money',
    examples: [
      { story: 'Fixed costs $9,000, contribution margin 45 percent.', values: [9000, 45] },
    ],
  },
  {
    card: 'financial-analysis-return-on-investment',
    formula: 'return on investment = (what came back − what was invested) ÷ what was invested',
    inputs: [
      {
        name: 'invested',
        words: 'invest(?:s|ed|ment)?|spent|spends?|cost|paid|pays|put in|bought (?:it )?for',
      },
      {
        name: 'came back',
        words:
          'came back|got back|gets? back|sold (?:it |them )?for|sells? (?:it |them )?for|worth|became|becomes|turned into|grew to|returned|earned|earns?|brought in|brings in|made|makes?|gets?',
      },
    ],
    compute: ([put = 0, back = 0]) => (100 * (back - put)) / put,
    steps: ([put = 0, back = 0]) =>
      `(${money(back)} − ${money(put)}) ÷ ${money(put)} = ${money(back - put)} ÷ ${money(put)}`,
    shows: 'percent',
    examples: [
      { story: 'A bakery spends $400 on a campaign that brings in $520.', values: [400, 520] },
      { story: 'Somebody buys a used bike for $250, and sells it for $300.', values: [250, 300] },
    ],
  },
  {
    card: 'pricing-markup',
    also: /\b(?:on|of) (?:the )?costs?\b/,
    inMoney: {
      called: 'The markup',
      compute: ([cost = 0, price = 0]) => price - cost,
      steps: ([cost = 0, price = 0]) => `${money(price)} − ${money(cost)}`,
    },
    formula: 'markup on cost = (price − cost) ÷ cost',
    inputs: [
      {
        name: 'cost',
        words: `${BUYS}|mark ?up on(?: an?| the)?`,
      },
      {
        name: 'price',
        words: SELLS,
      },
    ],
    compute: ([cost = 0, price = 0]) => (100 * (price - cost)) / cost,
    steps: ([cost = 0, price = 0]) =>
      `(${money(price)} − ${money(cost)}) ÷ ${money(cost)} = ${money(price - cost)} ÷ ${money(cost)}`,
    shows: 'percent',
    examples: [
      { story: 'A shop buys caps at $8 and sells them at $14.', values: [8, 14] },
      { story: 'A kiosk pays $1.50 for a drink and charges $2.40.', values: [1.5, 2.4] },
    ],
  },
  {
    card: 'pricing-markup',
    result: 'Selling price',
    asks: /^(?=.*\b(mark ?up|mark(s|ed)? (it|them|up|everything)|marking)\b)(?=.*\d ?(%|percent))(?!.*\b(of|on) (the )?(selling|retail|sales?) ?price)(?!.*\b(what|which|how much) (is |of a )?(percent|percentage|the markup)\b)(?!.*\b(sells?|sold) (it |them )?(for|at) \$?\d)/is,
    also: /\bon (?:the )?costs?\b/,
    formula: 'price = cost × (1 + markup on cost)',
    inputs: [
      { name: 'cost', words: `${BUYS}|\\$` },
      { name: 'markup in percent', words: 'markup|mark up|percent|%' },
    ],
    compute: ([cost = 0, percent = 0]) => cost * (1 + percent / 100),
    steps: ([cost = 0, percent = 0]) => `${money(cost)} × ${decimal(1 + percent / 100)}`,
    shows: 'money',
    examples: [{ story: 'A scarf costs the shop $20, and it adds 60 percent.', values: [20, 60] }],
  },
  {
    card: 'financial-analysis-gross-margin',
    also: /\bgross margin\b/,
    inMoney: {
      called: 'The gross profit',
      compute: ([cost = 0, price = 0]) => price - cost,
      steps: ([cost = 0, price = 0]) => `${money(price)} − ${money(cost)}`,
    },
    formula: 'gross margin = (price − cost of goods sold) ÷ price',
    inputs: [
      {
        name: 'cost',
        words: `costs? of goods(?: sold)?|cogs|${BUYS}`,
        also: 'costs? of goods(?: sold)?|cogs',
      },
      {
        name: 'price',
        words: `${SELLS}|sales|revenue|sold(?= \\$)`,
        also: 'sales|revenues?',
      },
    ],
    compute: ([cost = 0, price = 0]) => (100 * (price - cost)) / price,
    steps: ([cost = 0, price = 0]) =>
      `(${money(price)} − ${money(cost)}) ÷ ${money(price)} = ${money(price - cost)} ÷ ${money(price)}`,
    shows: 'percent',
    examples: [
      { story: 'A lamp costs the shop $30 and sells for $50.', values: [30, 50] },
      { story: 'Cakes with ingredients for $9 sell for $24.', values: [9, 24] },
    ],
  },
  {
    card: 'financial-analysis-current-ratio',
    result: 'Current ratio',
    asks: /\bcurrent ratio\b/i,
    also: /\bcurrent ratio\b/,
    formula: 'current ratio = current assets ÷ current liabilities',
    inputs: [ASSETS, DEBTS],
    compute: ([assets = 0, debts = 0]) => assets / debts,
    steps: ([assets = 0, debts = 0]) => `${money(assets)} ÷ ${money(debts)}`,
    shows: 'number',
    examples: [
      {
        story: 'A gym has current assets of $45,000 and owes $30,000 within the year.',
        values: [45000, 30000],
      },
      {
        story: 'A florist has current assets of $9,000 and current liabilities of $12,000.',
        values: [9000, 12000],
      },
    ],
  },
  {
    card: 'financial-analysis-working-capital',
    result: 'Working capital',
    asks: /\bworking capital\b/i,
    also: /\bworking capital\b/,
    formula: 'working capital = current assets − current liabilities',
    inputs: [ASSETS, DEBTS],
    compute: ([assets = 0, debts = 0]) => assets - debts,
    steps: ([assets = 0, debts = 0]) => `${money(assets)} − ${money(debts)}`,
    shows: 'money',
    examples: [
      {
        story: 'A print shop has current assets of $26,000 and current liabilities of $19,500.',
        values: [26000, 19500],
      },
    ],
  },
  {
    card: 'financial-analysis-debt-to-equity-ratio',
    asks: /\bdebt[- ]to[- ]equity\b/i,
    formula: "debt-to-equity ratio = total liabilities ÷ owners' equity",
    inputs: [
      { name: 'total liabilities', words: 'total liabilities|liabilities|debts?|owes' },
      { name: 'equity', words: "owners?'? equity|equity" },
    ],
    compute: ([debts = 0, equity = 0]) => debts / equity,
    steps: ([debts = 0, equity = 0]) => `${money(debts)} ÷ ${money(equity)}`,
    shows: 'number',
    examples: [
      {
        story: "A taxi company owes $60,000 in all, and its owners' equity is $80,000.",
        values: [60000, 80000],
      },
    ],
  },
  {
    card: 'financial-analysis-inventory-turnover',
    formula: 'inventory turnover = cost of goods sold ÷ average inventory',
    inputs: [
      { name: 'cost of goods sold', words: 'cost of goods sold|cogs' },
      { name: 'average inventory', words: 'average (?:inventory|stock)|inventory' },
    ],
    compute: ([cost = 0, stock = 0]) => cost / stock,
    steps: ([cost = 0, stock = 0]) => `${money(cost)} ÷ ${money(stock)}`,
    shows: 'times',
    examples: [
      {
        story:
          'Goods that cost a bookstore $84,000 were sold in a year; its average stock was $21,000.',
        values: [84000, 21000],
      },
    ],
  },
  {
    card: 'financial-analysis-net-profit-margin',
    formula: 'net profit margin = net income ÷ sales',
    inputs: [
      { name: 'net income', words: 'net income|net profit|profit' },
      { name: 'sales', words: 'sales|revenue' },
    ],
    compute: ([income = 0, sales = 0]) => (100 * income) / sales,
    steps: ([income = 0, sales = 0]) => `${money(income)} ÷ ${money(sales)}`,
    shows: 'percent',
    examples: [
      {
        story: 'A café sold for $150,000 and kept $12,000 after all expenses.',
        values: [12000, 150000],
      },
    ],
  },
  {
    card: 'financial-analysis-contribution-margin',
    formula: 'contribution margin = price − variable cost per unit',
    inputs: [
      { name: 'price', words: SELLS },
      {
        name: 'variable cost',
        words: `variable costs?|variable|costs? (?:per unit|to make)|${BUYS}`,
      },
    ],
    compute: ([price = 0, cost = 0]) => price - cost,
    steps: ([price = 0, cost = 0]) => `${money(price)} − ${money(cost)}`,
    shows: 'money',
    examples: [
      { story: 'A poster sells for $9, and paper and ink come to $2.50.', values: [9, 2.5] },
    ],
  },
]
