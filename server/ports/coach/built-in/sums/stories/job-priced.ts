import { figure, money, type Formula } from '../formulas/formula.ts'
import { OF_EACH, type Figure } from './figures-told.ts'
import { inputsOf, type Story } from './story.ts'

/** Percent on top of what the job costs, as an example of a profit. */
const SAMPLE_PROFIT = 30

const HEADS = ['people', 'cost a head']
const HELPERS = ['helpers', 'pay of each helper']
const OTHERS = ['other costs']

/** What a job for so many people costs, which is the lowest price of it; its name says what goes on with it. */
export const COST_OF_JOB = 'cost of the job'

function costOfJob(names: string[]): Formula {
  const terms = [HEADS, HELPERS, OTHERS].filter(([first]) => names.includes(first!))
  const termsOf = (values: number[]) => {
    const rest = [...values]
    return terms.map(({ length }) => rest.splice(0, length))
  }
  const product = (values: number[]) => values.reduce((all, one) => all * one, 1)
  const costOf = (values: number[]) => termsOf(values).reduce((sum, term) => sum + product(term), 0)
  return {
    card: 'pricing-markup',
    result: 'What the job costs you',
    gives: COST_OF_JOB,
    formula: `${COST_OF_JOB} = ${terms.map((term) => term.join(' × ')).join(' + ')}`,
    inputs: inputsOf(terms.flat()),
    compute: costOf,
    steps: (values) => {
      const all = termsOf(values)
      const shown = all
        .map((term) => [...term.slice(0, -1).map(figure), money(term.at(-1)!)].join(' × '))
        .join(' + ')
      return all.length === 1
        ? shown
        : `${shown} = ${all.map((term) => money(product(term))).join(' + ')}`
    },
    shows: 'money',
    says: (values) => {
      const [cost, people = 1] = [costOf(values), values[0]]
      const price = cost * (1 + SAMPLE_PROFIT / 100)
      return `**That is ${money(cost / people)} a head**, and a lower price would lose money. Your own time and a profit come on top: with ${SAMPLE_PROFIT}%, for example, ${money(price)} in all, or ${money(price / people)} a head.`
    },
    examples: [],
  }
}

/** What the price has to be, so that after a discount it still pays for the job. */
export const BEFORE_DISCOUNT: Formula = {
  card: 'pricing-markup',
  result: 'Lowest price before the discount',
  formula: 'price before the discount = cost of the job ÷ (1 − discount)',
  inputs: inputsOf([COST_OF_JOB, 'discount in percent']),
  compute: ([cost = 0, percent = 0]) => cost / (1 - percent / 100),
  impossible: ([, percent = 0]) =>
    percent < 100 ? null : 'a discount of 100% and more leaves nothing that could pay the costs',
  steps: ([cost = 0, percent = 0]) => `${money(cost)} ÷ ${figure(1 - percent / 100)}`,
  shows: 'money',
  says: ([cost = 0, percent = 0]) =>
    `A discount is taken off your price and not off your costs: those stay ${money(cost)}. With ${figure(percent)}% off, any price below this one loses money, so give the discount only where the price was above it.`,
  examples: [],
}

/** "Catering for 40 people, food is 6 a head and I pay 2 helpers 60 each, how do I price it". */
export const JOB_PRICED: Story = {
  find: ({ text, figures }) => {
    if (!ASKS_FOR_PRICE.test(text) || OTHERWISE.test(text)) return undefined
    const people = figures.find(isPeople)
    const helpers = figures.find((one) => one !== people && isHelpers(one))
    const paid = helpers && figures[figures.indexOf(helpers) + 1]
    const pay = paid && paid !== people && IS_PAY.test(paid.after) ? paid : undefined
    const rest = figures.filter((one) => ![people, helpers, pay].includes(one))
    const head = rest.find(({ after }) => A_HEAD.test(after) || OF_EACH.test(after))
    const [other, ...more] = rest.filter((one) => one !== head)
    if (!people || !head || (helpers && !pay) || more.length > 0) return undefined
    if (!pay && !other) return undefined
    if (other && (other.isPercent || PER_TIME.test(other.after))) return undefined
    const told = [
      people,
      head,
      ...(helpers && pay ? [helpers, pay] : []),
      ...(other ? [other] : []),
    ]
    const names = [...HEADS, ...(pay ? HELPERS : []), ...(other ? OTHERS : [])]
    return { formula: costOfJob(names), figures: told.map(({ value }) => value) }
  },
  formulas: (names) => [
    ...(names[0] === 'people' && names[1] === 'cost a head' ? [costOfJob(names)] : []),
    ...(names[0] === COST_OF_JOB ? [BEFORE_DISCOUNT] : []),
  ],
}

const ASKS_FOR_PRICE =
  /\b(?:how (?:do|should|would|can|could) (?:i|we|u|you)|how to|how much (?:should|do|would|can) (?:i|we)|what (?:should|do|would|can) (?:i|we)|help me)\b.{0,30}\b(?:price|charge|quote|ask|bill)\b|\bwhat (?:price|quote|should (?:my|the|our) price)\b/
const OTHERWISE = /%|\bpercent\b|\b(?:sold|sell|break ?-?even|raise|budget)\b/

const isPeople = ({ value, isMoney, after }: Figure) =>
  !isMoney &&
  Number.isInteger(value) &&
  /^ ?(?:people|ppl|guests?|kids|persons?|heads|students|attendees|adults|friends|plates|meals)\b/.test(
    after,
  )
const isHelpers = ({ value, isMoney, before, after }: Figure) =>
  !isMoney &&
  Number.isInteger(value) &&
  /^ ?(?:other )?(?:helpers?|servers?|workers?|cooks?|friends|waiters?|staff|people|assistants?|drivers?|cousins|brothers|sisters)\b/.test(
    after,
  ) &&
  /\b(?:pay|paying|paid|hire|hiring|have|with|need|and|get)\s*$/.test(before)
const IS_PAY =
  /^ ?(?:dollars |bucks )?(?:each|apiece|a ?piece|per (?:helper|person|server|worker))\b/
const A_HEAD =
  /^ ?(?:dollars |bucks )?(?:a|per|for each|for every|each) ?(?:head|person|guest|plate|kid|meal)?\b(?! ?(?:hour|day|week|month))/
const PER_TIME = /^ ?(?:dollars |bucks )?(?:an?|per|\/) ?(?:hour|hr|day|week|month|mile)\b/
