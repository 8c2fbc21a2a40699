import { figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { inputsOf, type Story } from './story.ts'

/** Dollars an hour for somebody's own time, where nothing is said of it. */
const ASSUMED_WAGE = 12
/** Percent on top of what a piece costs, as an example of a profit. */
const SAMPLE_PROFIT = 30
const MINUTES = 60

const PLACES = ['first', 'second', 'third', 'fourth']
const namesOf = (supplies: number) => [
  ...(supplies === 1
    ? ['supplies']
    : PLACES.slice(0, supplies).map((place) => `${place} supplies`)),
  ...['minutes for one', 'wage an hour'],
]

const costOfOne = (names: string[]): Formula => {
  const supplies = names.slice(0, -2)
  const partsOf = (values: number[]) => {
    const [minutes = 0, wage = 0] = values.slice(-2)
    const goods = values.slice(0, -2)
    const time = (minutes / MINUTES) * wage
    return { goods, minutes, wage, time, cost: goods.reduce((sum, one) => sum + one, time) }
  }
  return {
    card: 'pricing-markup',
    result: 'What one costs you, your time included',
    formula: `cost of one = ${supplies.join(' + ')} + minutes for one ÷ 60 × wage an hour`,
    inputs: inputsOf(names),
    compute: (values) => partsOf(values).cost,
    steps: (values) => {
      const { goods, minutes, wage, time } = partsOf(values)
      const all = goods.map(money).join(' + ')
      return `${all} + ${figure(minutes)} ÷ 60 × ${money(wage)} = ${all} + ${money(time)}`
    },
    shows: 'money',
    says: (values) => {
      const { wage, cost } = partsOf(values)
      const profit = (cost * SAMPLE_PROFIT) / 100
      const ownWage = `Your time counts at ${money(wage)} an hour here${wage === ASSUMED_WAGE ? ', which is my assumption unless you named it: say another wage, and I work it out again' : ''}.`
      return `**So ${money(cost)} is the lowest price** that pays for the supplies and your time. ${ownWage} A profit comes on top: with ${SAMPLE_PROFIT}%, for example, ${money(cost)} + ${money(profit)} = ${money(cost + profit)}. Then look at what others ask for such a thing.`
    },
    examples: [],
  }
}

/** "Supplies are 2.50 each and it takes me 20 min, how do I price them". */
export const OWN_WORK_PRICED: Story = {
  find: ({ text, figures }) => {
    if (!ASKS_FOR_PRICE.test(text) || OTHERWISE.test(text)) return undefined
    const time = figures.find((one) => minutesOf(one) !== undefined)
    const wage = figures.find(({ after }) => PER_HOUR.test(after))
    const supplies = figures.filter((one) => one !== time && one !== wage)
    const isTold =
      supplies.length > 0 && supplies.length <= PLACES.length && supplies.every(isSupply)
    if (!time || !isTold) return undefined
    return {
      formula: costOfOne(namesOf(supplies.length)),
      figures: [
        ...supplies.map(({ value }) => value),
        minutesOf(time)!,
        wage?.value ?? ASSUMED_WAGE,
      ],
    }
  },
  formulas: (names) =>
    names.length > 2 && names.at(-2) === 'minutes for one' ? [costOfOne(names)] : [],
}

const ASKS_FOR_PRICE =
  /\b(?:how (?:do|should|would|can|could) (?:i|we|u|you)|how to|how much (?:should|do|would|can) (?:i|we)|what (?:should|do|would|can) (?:i|we)|help me)\b.{0,30}\b(?:price|charge|sell|ask)\b|\bwhat (?:price|should (?:my|the|our) price)\b|\b(?:fair|good|right) price\b/
const OTHERWISE = /%|\bpercent\b|\b(?:sold|break ?-?even|rent|booth|profit of)\b/
const PER_HOUR = /^ ?(?:dollars |bucks )?(?:\/ ?|an? |per )(?:hour|hr)\b/

/** How long one takes; undefined of a figure that is no time. */
function minutesOf({ value, after, isMoney }: Figure): number | undefined {
  if (isMoney) return undefined
  if (/^[ -]?(?:min|mins|minutes?)\b/.test(after)) return value
  return /^[ -]?(?:hours?|hrs?)\b/.test(after) ? value * MINUTES : undefined
}

const isSupply = ({ before, after, isPercent }: Figure) =>
  !isPercent &&
  (GOODS.test(`${before} # ${after}`) || /\bcosts?\b[^#]*$/.test(before)) &&
  !/\bpack|\bbox of|\bdozen\b/.test(after)
const GOODS =
  /\b(?:supplies|suplies|materials?|mats|ingredients?|beads?|string|yarn|fabric|cloth|clay|wax|wicks?|jars?|paper|paint|thread|wood|leather|resin|charms?|clasps?|parts?|stuff|ribbon|flowers?|packaging|box|bag|cup|flour|sugar|butter|each|apiece|to make)\b/
