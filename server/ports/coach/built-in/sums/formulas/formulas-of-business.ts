import { BUYS, money, SELLS, type Formula } from './formula.ts'

/** Of accounting, pricing and analysis. */
export const BUSINESS_FORMULAS: Formula[] = [
  {
    card: 'financial-analysis-break-even-point',
    result: 'Break-even point',
    gives: 'break-even point',
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
      `${money(fixed)} ÷ (${money(price)} − ${money(variable)}) = ${money(fixed)} ÷ ${money(price - variable)} (what each one brings)`,
    inMoney: {
      called: 'Break-even sales',
      compute: ([fixed = 0, price = 0, variable = 0]) => (fixed * price) / (price - variable),
      steps: ([fixed = 0, price = 0, variable = 0]) =>
        `${money(fixed)} ÷ ((${money(price)} − ${money(variable)}) ÷ ${money(price)})`,
    },
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
    gives: 'break-even point',
    asks: /^(?=.*\b(how many|break ?-?even)\b)(?=.*\b(?:(make|makes|making|earn|earns|profit of|contribution) .{0,20}\b(each|per|apiece|every|a (?!day\b|week\b|month\b|year\b)[a-z]+)\b|contribution margin (?:is |of |= ?)?\$?\d+(?![\d%.]| percent)))(?=.*\b(rent|fixed|overhead)\b)(?!.*\bratio\b)(?!.*\b(sells?|selling|price|costs? me|variable)\b)/is,
    formula: 'break-even units = fixed costs ÷ contribution margin',
    inputs: [
      { name: 'fixed costs', words: 'fixed costs?|fixed|rent|overhead' },
      {
        name: 'contribution margin',
        words:
          '(?:makes?|making|earns?|profit of|contribution(?: margin)?(?: of| is)?(?: per unit)?(?: of| is)?) (?=\\$?\\d)',
      },
    ],
    compute: ([fixed = 0, each = 0]) => Math.ceil(fixed / each - 1e-9),
    impossible: ([, each = 0]) =>
      each > 0
        ? null
        : 'no unit brings anything, so no number of units ever covers the fixed costs',
    steps: ([fixed = 0, each = 0]) => `${money(fixed)} ÷ ${money(each)}`,
    shows: 'units',
    examples: [{ story: 'Rent is $900, and each cake brings $6.', values: [900, 6] }],
  },
  {
    card: 'financial-analysis-return-on-investment',
    gives: 'return on investment',
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
]
