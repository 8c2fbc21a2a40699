import { AMOUNT, money, named, type Formula } from './formula.ts'

const OWES = 'owes?|owed|owing|loans?|debts?|liabilit(?:y|ies)|balance'

const HAS =
  'budget(?: is| was| of)?|have|had|got|start(?:ed)? with|begin with|make|made|earn(?:ed)?'
const SPENDS = 'spen[dt]|pa(?:id|y)|used|bills?|expenses?'

/** What somebody says of a bill, a plan or a share in a few words, when the talk is about it. */
export const BILLS: Formula[] = [
  {
    card: 'spending-budget',
    result: '50/30/20 rule',
    // "I make 600 a month, how should I split it up": the same rule, since nobody has named another.
    asks: /^(?=.*\b(?:50[ /]30[ /]20\b|(?:a|per|every|each) (?:month|week|paycheck)\b.*\b(?:split (?:it|that|my \w+)(?: up)?|divide (?:it|that|my \w+)|budget (?:it|that|my \w+)|how (?:much|should) .*\bsave\b.*\bspend))\b)(?=.*\b(?:make|makes|made|earn|earns|get|gets|paid|pay|income|bring|brings|have|on|with|for|if|is)\b)(?!.*\b(?:partners?|roommates?|friends|ways|people)\b)/is,
    formula: 'needs = 50% of take-home pay, wants = 30%, saving and paying off debt = 20%',
    inputs: [{ name: 'take-home pay', words: 'pay|income' }],
    reads: [
      new RegExp(
        `\\b(?:make|makes|made|earn|earns|get|gets|paid|pay|income|bring|brings|have|on|with|for|if|is)(?: [a-z]+){0,4}? (?!50[ /]30)${named('a')}`,
      ),
    ],
    compute: ([pay = 0]) => 0.2 * pay,
    steps: ([pay = 0]) =>
      `needs ${money(0.5 * pay)}, wants ${money(0.3 * pay)}, saving 0.2 × ${money(pay)}`,
    shows: 'money',
    examples: [{ story: 'Somebody takes home $1,500.', values: [1500] }],
  },
  {
    card: 'financial-analysis-balance-sheet',
    result: 'Net worth',
    asks: new RegExp(`^(?=.*\\bnet worth\\b)(?=.*\\b(?:${OWES})\\b)(?=(?:.*?\\d+){3})`, 'is'),
    formula: 'net worth = what you own − what you owe',
    inputs: [
      { name: 'first thing owned', words: 'bank|savings|cash' },
      { name: 'second thing owned', words: 'car|house|bike' },
      { name: 'debt', words: OWES },
    ],
    reads: [
      new RegExp(`${named('a')}\\D+${named('b')}\\D*?\\b(?:${OWES})\\b\\D*?${named('c')}`),
      new RegExp(
        `${named('a')}\\D+${named('b')}\\D+?${named('c')}(?: [a-z]+){0,3}? (?:${OWES})\\b`,
      ),
    ],
    compute: ([one = 0, other = 0, debt = 0]) => one + other - debt,
    steps: ([one = 0, other = 0, debt = 0]) => `${money(one)} + ${money(other)} − ${money(debt)}`,
    shows: 'money',
    examples: [
      { story: 'Savings of $900, a bike worth $600 and a loan of $400.', values: [900, 600, 400] },
    ],
  },
  moneyLeft(1),
  moneyLeft(2),
  moneyLeft(3),
]

/** Money that is there, less what so many things cost. */
function moneyLeft(things: number): Formula {
  const letters = ['b', 'c', 'd'].slice(0, things)
  const spent = letters.map(named).join('\\D{1,40}?')
  return {
    card: 'spending-budget',
    result: 'Money left',
    asks: new RegExp(
      `^(?=.*\\b(?:${HAS})\\b)(?=.*\\b(?:${SPENDS})\\b)(?=.*\\b(?:left|remain\\w*|left ?over)\\b)(?=\\D*(?:${AMOUNT}\\D*){${things + 1}}$)(?!.*(?:%|percent))`,
      'is',
    ),
    formula: 'money left = money at first − everything you spent',
    inputs: [
      { name: 'money at first', words: HAS },
      ...letters.map((_, place) => ({
        name: `${['first', 'second', 'third'][place]} cost`,
        words: SPENDS,
      })),
    ],
    reads: [
      new RegExp(
        `\\b(?:${HAS})\\b\\D{0,12}?${named('a')}\\D{1,30}?\\b(?:${SPENDS})\\b\\D{0,20}?${spent}`,
      ),
    ],
    compute: ([had = 0, ...costs]) => costs.reduce((left, cost) => left - cost, had),
    steps: (values) => values.map(money).join(' − '),
    shows: 'money',
    examples: [
      {
        story: `Of $200, ${['$50', '$50 and $30', '$50, $30 and $20'][things - 1]} is spent.`,
        values: [200, 50, 30, 20].slice(0, things + 1),
      },
    ],
  }
}
