import { SIMPLE_AMOUNT, SIMPLE_INTEREST } from './formulas-of-interest.ts'
import { BUYS, decimal, figure, money, SELLS, type Formula } from './formula.ts'
import { INTEREST_FOR_A_MONTH, TURNOVER_RATE } from './told-in-several-ways.ts'

const PERCENT = '% of|percent of|%|percent'

/** Sums of counts, shares and rates, beside those that cards have. */
export const SHARES: Formula[] = [
  {
    card: 'managing-risk-deductible',
    result: 'What the insurance pays (you pay the deductible)',
    asks: /^(?=.*\bdeductible\b)(?=(?:.*?\d){2})(?=.*\b(pay|pays|owe|get|cover|covers|much|left|if|say|costs?)\b)/is,
    formula: 'insurance pays = covered loss − deductible',
    inputs: [
      { name: 'deductible', words: 'deductible(?: is| of)?' },
      {
        name: 'covered loss',
        words:
          'damages?(?: is| are| of)?|loss(?: is| of)?|bill|repairs?|claim|crash|accident|costs?|worth|fire|storm',
      },
    ],
    compute: ([deductible = 0, loss = 0]) => Math.max(0, loss - deductible),
    steps: ([deductible = 0, loss = 0]) =>
      loss > deductible
        ? `you pay ${money(deductible)}; ${money(loss)} − ${money(deductible)}`
        : `the loss of ${money(loss)} is below the deductible of ${money(deductible)}, so you pay it all and the insurance`,
    shows: 'money',
    examples: [
      { story: 'A storm does $1,800 of damage; the deductible is $500.', values: [500, 1800] },
    ],
  },
  {
    card: 'pricing-markup',
    result: 'Selling price with a markup on the price',
    asks: /^(?=.*\bmark ?up\b)(?=.*\d ?(%|percent))(?=.*\b(of|on|based on) (the )?((selling|retail|sales?) ?)?price)(?=.*\b(costs?|bought|buys?|pays?|paid)\b)(?!.*\b(sells?|sold|priced) (it |them )?(for|at) \$?\d)(?!.*\bprice (of |is )?\$?\d+(?! ?(%|percent|\d)))/is,
    also: /\b(?:on|of) (?:the )?(?:selling |retail |sales? )?price\b/,
    formula: 'price = cost ÷ (1 − markup on the price)',
    inputs: [
      { name: 'markup in percent', words: '%|percent' },
      { name: 'cost', words: `${BUYS}|\\$` },
    ],
    compute: ([percent = 0, cost = 0]) => cost / (1 - percent / 100),
    steps: ([percent = 0, cost = 0]) =>
      `${money(cost)} ÷ (1 − ${decimal(percent / 100)}) = ${money(cost)} ÷ ${decimal(1 - percent / 100)}`,
    shows: 'money',
    examples: [
      { story: 'A mug costs $6; the markup is 40 percent of the price.', values: [40, 6] },
    ],
  },
  {
    card: 'pricing-markup',
    result: 'Markup as a percentage of the selling price',
    asks: /(?=.*\bmark ?up\b)(?=.*\b(based on|percentage of|percent of|of|on) (the )?(selling|retail|sales?) ?(price)?\b)/is,
    also: /\b(?:on|of) (?:the )?(?:selling |retail |sales? )?price\b/,
    inMoney: {
      called: 'The markup',
      compute: ([cost = 0, price = 0]) => price - cost,
      steps: ([cost = 0, price = 0]) => `${money(price)} − ${money(cost)}`,
    },
    formula: 'markup on price = (price − cost) ÷ price',
    inputs: [
      { name: 'cost', words: BUYS },
      { name: 'price', words: SELLS },
    ],
    compute: ([cost = 0, price = 0]) => (100 * (price - cost)) / price,
    steps: ([cost = 0, price = 0]) =>
      `(${money(price)} − ${money(cost)}) ÷ ${money(price)} = ${money(price - cost)} ÷ ${money(price)}`,
    shows: 'percent',
    examples: [{ story: 'A shirt costs $20 and sells for $35.', values: [20, 35] }],
  },
  {
    card: 'financial-analysis-gross-margin',
    result: 'Net sales',
    asks: /\bnet sales\b/i,
    formula: 'net sales = sales − returns and allowances',
    inputs: [
      { name: 'returns', words: 'returns?(?: of)?|returned|refunds?(?: of)?|allowances(?: of)?' },
      { name: 'sales', words: '(?:in )?(?:gross )?sales|sold|revenue' },
    ],
    compute: ([back = 0, sales = 0]) => sales - back,
    steps: ([back = 0, sales = 0]) => `${money(sales)} − ${money(back)}`,
    shows: 'money',
    examples: [{ story: 'Of sales of $9,000 goods for $500 came back.', values: [500, 9000] }],
  },
  {
    card: 'financial-analysis-break-even-point',
    result: 'Total cost',
    asks: /\btotal costs?\b(?=.*\bfixed\b)|(?=.*\bfixed\b)(?=.*\btotal costs?\b)/i,
    formula: 'total cost = fixed costs + variable cost per unit × units',
    inputs: [
      { name: 'fixed costs', words: 'fixed(?: costs?)?(?: is| are| of)?' },
      { name: 'variable cost per unit', words: 'variable(?: costs?)?(?: is| are| of)?' },
      { name: 'units', words: 'units?|items?|pieces?' },
    ],
    compute: ([fixed = 0, each = 0, units = 0]) => fixed + each * units,
    steps: ([fixed = 0, each = 0, units = 0]) =>
      `${money(fixed)} + ${money(each)} × ${figure(units)}`,
    shows: 'money',
    examples: [
      { story: 'Rent is $500, each cake costs $4, and 100 are made.', values: [500, 4, 100] },
    ],
  },
  {
    ...INTEREST_FOR_A_MONTH,
    card: 'managing-credit-annual-percentage-rate',
    asks: /^(?=.*\b(interest|owe)\b)(?=.*\b(a|one|per|each|every|this|monthly|for the) ?month(ly)?\b)(?=.*\d ?(%|percent))(?!.*\d+ months)/is,
    inputs: [
      { name: 'yearly rate in percent', words: 'apr(?: is| of)?|%|percent|rate' },
      {
        name: 'balance',
        words: 'owe|balance(?: is| of)?|debt(?: is| of)?|borrow(?:ed)?|loan of|on',
      },
    ],
  },
  {
    card: 'financial-analysis-gross-margin',
    result: 'Price for a margin',
    asks: /^(?=.*\b(gross )?margin\b.*\d ?(%|percent)|.*\d ?(%|percent) (\w+ ){0,2}margin\b)(?=.*\b(price|charge|sell (it|them) for|cost of)\b)/i,
    formula: 'price = cost ÷ (1 − margin)',
    inputs: [
      { name: 'margin in percent', words: '(?:%|percent) (?:gross |profit )?margin|margin' },
      { name: 'cost', words: `${BUYS}|cost is|cost of` },
    ],
    compute: ([margin = 0, cost = 0]) => cost / (1 - margin / 100),
    steps: ([margin = 0, cost = 0]) => `${money(cost)} ÷ ${decimal(1 - margin / 100)}`,
    shows: 'money',
    examples: [
      { story: 'A lamp costs $30, and the margin is to be 40 percent.', values: [40, 30] },
    ],
  },
  {
    ...TURNOVER_RATE,
    asks: /\b(employee|staff|labor)? ?turnover( rate)?\b(?!.*\b(inventory|stock|table)\b)(?<!inventory turnover)/i,
    inputs: [
      { name: 'left', words: 'left|quit|leaves?|gone|people leave' },
      { name: 'employees', words: 'employees?|workers?|staff|people' },
    ],
    reads: [
      /(?<a>\d[\d,]*)(?: (?:employees?|workers?|staff|people|of them|have|had)){0,2} (?:left|quit|leave|leaving|gone)\b[^\d]{0,25}\bof (?:our |the |its |my )?(?<b>\d[\d,]*)/,
    ],
  },
  {
    card: 'selling-qualifying',
    result: 'Rate of commission',
    asks: /^(?=.*\bcommissions?\b)(?=.*\b(?:(?:what|which|whats the) (?:rate|percent(?:age)?|%)|commission (?:rate|percent(?:age)?)|how (?:much|many) percent))(?!.*\d ?(?:%|percent))(?=(?:\D*\d[\d,.]*){2}\D*$)/is,
    formula: 'rate of commission = commission ÷ sales',
    inputs: [
      { name: 'commission', words: 'commissions?(?: is| was| of)?' },
      { name: 'sales', words: '(?:in )?sales|sold|on|of|from' },
    ],
    compute: ([paid = 0, sales = 0]) => (100 * paid) / sales,
    steps: ([paid = 0, sales = 0]) => `${money(paid)} ÷ ${money(sales)}`,
    shows: 'percent',
    examples: [{ story: 'A clerk gets $150 for sales of $3,000.', values: [150, 3000] }],
  },
  {
    card: 'selling-qualifying',
    result: 'Commission',
    asks: /\bcomm(?:issions?|ish)\b/i,
    formula: 'commission = sales × rate',
    inputs: [
      { name: 'rate in percent', words: `(?:%|percent) commission|${PERCENT}` },
      { name: 'sales', words: `(?:in )?sales|${SELLS}|sells?|sold|worth|of|on(?= \\$?\\d)` },
    ],
    compute: ([rate = 0, sales = 0]) => (sales * rate) / 100,
    steps: ([rate = 0, sales = 0]) => `${money(sales)} × ${decimal(rate / 100)}`,
    shows: 'money',
    examples: [{ story: 'A clerk sells for $3,000 at 5 percent.', values: [5, 3000] }],
  },
  SIMPLE_AMOUNT,
  SIMPLE_INTEREST,
  {
    card: 'saving-paying-yourself-first',
    result: 'Part of an amount',
    asks: /\d ?(%|percent) of (a |an |the |my )?\$?\d(?!.*\b(off|discount|tax|interest|markup|margin|years?|apr)\b)/i,
    formula: 'part = whole × percentage',
    inputs: [
      { name: 'whole', words: '(?<=%|percent) of' },
      { name: 'percentage', words: PERCENT },
    ],
    reads: [
      /(?<b>\d[\d,]*(?:\.\d+)?) ?(?:%|percent) of (?:a |an |the |my )?\$?(?<a>\d[\d,]*(?:\.\d+)?(?: ?k\b| thousand| million)?)/,
    ],
    compute: ([whole = 0, share = 0]) => (whole * share) / 100,
    steps: ([whole = 0, share = 0]) => `${figure(whole)} × ${decimal(share / 100)}`,
    shows: 'number',
    examples: [{ story: '10 percent of 600 members are under 18.', values: [600, 10] }],
  },
  {
    card: 'saving-paying-yourself-first',
    result: 'Part of an amount',
    asks: /^(?=(?:\D*\d[\d,.]*){2}\D*$)(?=.*\d ?(%|percent))(?=.*\b(how much|what is|whats)\b)(?!.*\d ?(?:%|percent).*\d ?(?:%|percent))(?!.*\b(off|discount|tax|interest|markup|mark(ed)? ?down|margin|\d ?-?years?|(?<=%|percent) (?:a|per|each|every) year|apr|return|from|roi|cost|elastic\w*|inelastic|increas\w*|decreas\w*|reduc\w*|rais\w*|lower\w*|minus|plus|less|more|match\w*|half|third|quarter)\b)/is,
    formula: 'part of the money = whole × percentage',
    inputs: [
      { name: 'percentage', words: PERCENT },
      {
        name: 'whole',
        words: `of|is|was|are|make|makes|earn|earns|(?:my |a )?(?:paycheck|pay|income|salary|bill|total)|on|${BUYS}`,
      },
    ],
    compute: ([share = 0, whole = 0]) => (whole * share) / 100,
    steps: ([share = 0, whole = 0]) => `${money(whole)} × ${decimal(share / 100)}`,
    shows: 'money',
    examples: [{ story: 'Of a paycheck of $600, 10 percent is saved.', values: [10, 600] }],
  },
  {
    card: 'earning-income-employer-match',
    result: 'Employer match',
    asks: /^(?=(?:.*?\d){2})(?=.*\bmatch\w*\b)(?=.*\b(how much|what)\b)/is,
    formula: 'employer match = pay × your share × rate of the match',
    inputs: [
      { name: 'pay', words: 'make|makes|earn|earns|(?:my )?(?:pay|salary|income)' },
      { name: 'your share in percent', words: PERCENT },
      { name: 'rate of the match in percent', words: 'match\\w*' },
    ],
    reads: [
      /(?:make|makes|earn|earns|salary of|pay of|income of) \$?(?<a>\d[\d,]*(?:\.\d+)?(?: ?k\b)?)\D.*?(?<b>\d+(?:\.\d+)?) ?(?:%|percent).*?\bmatch\w* (?:only |up to )?(?<c>half|all|(?:\d+(?:\.\d+)?)(?= ?(?:%|percent|cents)))/s,
    ],
    compute: ([pay = 0, share = 0, match = 0]) => (pay * share * match) / 10_000,
    steps: ([pay = 0, share = 0, match = 0]) =>
      `${money(pay)} × ${decimal(share / 100)} × ${decimal(match / 100)}`,
    shows: 'money',
    examples: [
      { story: 'Pay of $30,000, 4 percent put in, half of it matched.', values: [30_000, 4, 50] },
    ],
  },
]
