import { decimal, money, type Formula } from './formula.ts'

/** What somebody goes on to do with an amount that was worked out: another part off it, a part taken out, a part added. */
export const ON_RESULTS: Formula[] = [
  onResult('to pay = price so far × (1 − further discount)', 'spending-unit-price'),
  onResult('what is left = pay so far × (1 − part taken out)', 'earning-income-net-pay'),
  onResult('together = price so far × (1 + sales tax)', 'spending-regressive-tax'),
  onResult('together = price so far × (1 + tip)', 'spending-budget'),
  onResult('together = amount so far × (1 + part added)', 'spending-unit-price'),
  {
    card: 'spending-budget',
    result: 'Price with tax and tip',
    formula: 'to pay = price so far × (1 + sales tax + tip), the tip on the price before tax',
    inputs: ['price so far', 'sales tax in percent', 'tip in percent'].map(inputOf),
    compute: ([amount = 0, tax = 0, tip = 0]) => amount * (1 + (tax + tip) / 100),
    steps: ([amount = 0, tax = 0, tip = 0]) =>
      `${money(amount)} + ${money((amount * tax) / 100)} tax + ${money((amount * tip) / 100)} tip`,
    shows: 'money',
    examples: [
      { story: 'A meal for $50, with 6 percent tax and a 15 percent tip.', values: [50, 6, 15] },
    ],
  },
]

/** "to pay = price so far × (1 − further discount)" */
function onResult(formula: string, card: string): Formula {
  const [, amount = '', sign = '', part = ''] = formula.match(/= (.+) × \(1 (.) (.+)\)/) ?? []
  const factor = (percent: number) => 1 + ((sign === '−' ? -1 : 1) * percent) / 100
  return {
    ...{ card, formula },
    result: `${amount.charAt(0).toUpperCase()}${amount.slice(1, amount.indexOf(' '))} ${sign === '−' ? 'less' : 'with'} the ${part}`,
    inputs: [amount, `${part} in percent`].map(inputOf),
    compute: ([so = 0, percent = 0]) => so * factor(percent),
    steps: ([so = 0, percent = 0]) => `${money(so)} × ${decimal(factor(percent))}`,
    shows: 'money',
    examples: [{ story: 'An amount of $80, and 10 percent of it.', values: [80, 10] }],
  }
}

function inputOf(name: string) {
  return { name, words: name.replace(/ in percent$/, '') }
}
