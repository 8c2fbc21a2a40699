import { figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { inputsOf, type Story } from './story.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

/** Costs of a group that its people share, less what is there already. */
function shareOf(costs: number, hasFunds: boolean): Formula {
  const names = PLACES.slice(0, costs).map((place) => `${place} cost`)
  const above = [...names].join(' + ') + (hasFunds ? ' − paid already' : '')
  const partsOf = (values: number[]) => {
    const own = values.slice(0, costs)
    const funds = hasFunds ? values[costs]! : 0
    return {
      own,
      funds,
      people: values.at(-1)!,
      left: own.reduce((sum, one) => sum + one, 0) - funds,
    }
  }
  return {
    ...{ card: 'spending-budget', examples: [], shows: 'money' as const },
    result: 'What each pays',
    formula: `share of each = (${above}) ÷ people`,
    inputs: inputsOf([...names, ...(hasFunds ? ['paid already'] : []), 'people']),
    compute: (values) => partsOf(values).left / partsOf(values).people,
    impossible: (values) =>
      partsOf(values).left > 0 ? null : 'what is there already pays for all of it',
    steps: (values) => {
      const { own, funds, people, left } = partsOf(values)
      const all = own.map(money).join(' + ') + (hasFunds ? ` − ${money(funds)}` : '')
      return `(${all}) ÷ ${figure(people)} = ${money(left)} ÷ ${figure(people)}`
    },
  }
}

/** "5 of us rented a house for 640 plus 85 cleaning, how much each" */
export const PEOPLE_SHARE: Story = {
  find: ({ text, figures }) => {
    if (!ASKS.test(text) || !SHARES.test(text) || OTHERWISE.test(text)) return undefined
    const counts = figures.filter(isPeople)
    const rest = figures.filter((one) => !counts.includes(one))
    const funds = rest.filter(isFunds)
    const costs = rest.filter((one) => !funds.includes(one))
    const [people] = counts
    const isTold = counts.length === 1 && funds.length <= 1 && costs.every(isCost)
    const isMore =
      costs.length + funds.length > 1 && costs.length > 0 && costs.length <= PLACES.length
    if (!people || !isTold || !isMore) return undefined
    return {
      formula: shareOf(costs.length, funds.length === 1),
      figures: [...costs, ...funds, people].map(({ value }) => value),
    }
  },
  formulas: (names) => {
    const costs = names.filter((name) => name.endsWith(' cost')).length
    const isOne = names.at(-1) === 'people' && names[0] === 'first cost'
    return isOne ? [shareOf(costs, names.includes('paid already'))] : []
  },
}

const ASKS =
  /\bhow much (?:is (?:it|that) )?(?:for )?(?:each|per (?:person|kid|member|player|head|student|family|friend)|a ?piece|apiece)\b|\bhow much (?:does|do|should|must|will|would|is) (?:each|everyone|everybody|every one|we each|i|it cost each)\b|\beach (?:of us )?(?:pays?|owes?|has to pay|cost)\b|\bper person\b|\bwhat does each\b/
/** Where nothing says so, what is told may be the price of one: "a movie costs 12 and popcorn 8, 4 friends go". */
const SHARES =
  /\b(?:split\w*|shar(?:e|es|ed|ing)|divid\w+|rent(?:ed|al)?|booked|raised|sponsors?|needs?)\b|\b(?:team|group|club) of \d|\bfor (?:the |all )?\d+ of us\b/
const OTHERWISE =
  /%|\bpercent\b|\b(?:profit|made|earned?|sell|sells|sold|an hour|hours|tax|tip|a (?:day|night|week|month)|per (?:day|night|week|month)|times)\b/
const isPeople = ({ isMoney, before, after, value }: Figure) =>
  !isMoney &&
  Number.isInteger(value) &&
  (/^ ?(?:of us|of them|friends|people|ppl|kids|members|girls|guys|students|players|roommates|classmates|ways)\b/.test(
    after,
  ) ||
    /\b(?:team|group|club|crew|band|squad) of\s*$|\b(?:were|we are|theres|there are|split by|divided by|split between|among)\s*$/.test(
      before,
    ))
const isFunds = ({ before }: Figure) =>
  /\b(?:got|have|raised|saved|collected|already (?:have|got|paid)|gave(?: us)?|sponsors? (?:gave|paid|pays)|minus|less|pays|donated)\s*$/.test(
    before,
  )
/** An amount that all of them have to pay, and no amount of each. */
const isCost = ({ isPercent, before, after }: Figure) =>
  !isPercent &&
  !/^ ?(?:dollars |bucks )?(?:each|apiece|per|a (?!total)[a-z]+(?:\s*$|,)|of|hours?|days?|nights?|miles?)\b/.test(
    after,
  ) &&
  (/\b(?:for|costs?|is|was|needs?|plus|paid|spent|and|of|total|are|(?:split|rented|booked|bought|got|share) (?:an?|the))\s*$/.test(
    before,
  ) ||
    /^ ?(?:the |an? )?[a-z]+(?: [a-z]+)?\s*$|^\s*$/.test(before))
