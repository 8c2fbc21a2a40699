import { AMOUNT } from '../typed-figures.ts'
import { money, named, readsOf, type Formula } from './formula.ts'

const PART = (name: string) => String.raw`\b(?<${name}>\d+(?:\.\d+)?) ?(?:%|percent)`

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
    card: 'spending-budget',
    result: 'Bill with tax and tip',
    asks: /^(?=.*\btax\b)(?=.*\b(?:tip|gratuity)\b)(?=(?:.*?\d+){3})(?!.*\b(?:split|each|per person|ways|people|off|discount)\b)/is,
    formula: 'to pay = bill × (1 + sales tax + tip), the tip on the bill before tax',
    inputs: [
      { name: 'sales tax in percent', words: 'tax' },
      { name: 'tip in percent', words: 'tip|gratuity' },
      { name: 'bill', words: 'bill' },
    ],
    reads: readsOf(
      [`${PART('a')}(?: sales)? tax\\b`, `\\btax(?:es)?(?: (?:rate|is|of|at|was))* ${PART('a')}`],
      [
        `${PART('b')} (?:tip|gratuity)\\b`,
        `\\b(?:tip|gratuity)(?: (?:is|of|at|was|them|him|her))* ${PART('b')}`,
      ],
      [
        String.raw`(?<c>\$\d[\d,]*(?:\.\d+)?)`,
        String.raw`(?<![\d.,])${named('c')} (?:dollars?|bucks)\b`,
        String.raw`(?<![\d.,])${named('c')}(?![\d.,]*\d)(?! ?(?:%|percent))`,
      ],
    ),
    compute: ([tax = 0, tip = 0, bill = 0]) => bill * (1 + (tax + tip) / 100),
    steps: ([tax = 0, tip = 0, bill = 0]) =>
      `${money(bill)} + ${money((bill * tax) / 100)} tax + ${money((bill * tip) / 100)} tip`,
    shows: 'money',
    examples: [
      { story: 'A meal for $50, with 6 percent tax and a 15 percent tip.', values: [6, 15, 50] },
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
