import { money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { inputsOf, type Story } from './story.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const namesOf = (costs: number) => PLACES.slice(0, costs).map((place) => `${place} cost`)
const FUNDS = 'money there is'

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const added = (costs: number[]) => costs.map(money).join(' + ')

const TOTAL = (names: string[]): Formula => ({
  ...{ card: 'spending-budget', examples: [], shows: 'money' as const },
  result: 'All costs together',
  formula: `total = ${names.join(' + ')}`,
  inputs: inputsOf(names),
  compute: sumOf,
  steps: added,
})

const GAP = (names: string[]): Formula => ({
  ...{ card: 'spending-budget', examples: [], shows: 'money' as const },
  result: 'Money that is still needed',
  formula: `still needed = ${names.join(' + ')} − ${FUNDS}`,
  inputs: inputsOf([...names, FUNDS]),
  compute: (values) => sumOf(values.slice(0, -1)) - values.at(-1)!,
  steps: (values) => {
    const costs = values.slice(0, -1)
    const funds = money(values.at(-1)!)
    return `(${added(costs)}) − ${funds} = ${money(sumOf(costs))} − ${funds}`
  },
  says: (values) => {
    const costs = sumOf(values.slice(0, -1))
    const left = values.at(-1)! - costs
    const all = `**In all** the costs are ${money(costs)}`
    if (left >= 0) return `${all}, so what you have is enough, and ${money(left)} is left.`
    return `${all}, so ${money(-left)} has to come from elsewhere: a loan, a partner or a later start. A cushion for what goes wrong is not in it yet.`
  },
})

/** "Cart 3200, permits 450, deposit 250, I have 2800 saved, how much do I need to borrow". */
export const COSTS_TO_START: Story = {
  find: ({ text, figures }) => {
    const isGap = ASKS_FOR_GAP.test(text)
    if ((!isGap && !ASKS_FOR_TOTAL.test(text)) || OTHERWISE.test(text)) return undefined
    const funds = figures.filter(isFunds)
    const costs = figures.filter((one) => !funds.includes(one))
    const least = funds.length > 0 ? 2 : LEAST_LISTED
    const isMany = costs.length >= least && costs.length <= PLACES.length
    if (!isMany || funds.length > 1 || !costs.every(isCost)) return undefined
    const names = namesOf(costs.length)
    if (funds.length === 0 && isGap) return undefined
    const all = [...costs, ...funds].map(({ value }) => value)
    return { formula: funds.length > 0 ? GAP(names) : TOTAL(names), figures: all }
  },
  formulas: (names) => {
    const costs = names.filter((name) => name.endsWith(' cost'))
    if (costs.length < 2) return []
    if (costs.length === names.length) return [TOTAL(costs)]
    return names.at(-1) === FUNDS && costs.length === names.length - 1 ? [GAP(costs)] : []
  },
}

const ASKS_FOR_GAP =
  /\bborrow\b|\bhow much more\b|\b(?:still|else) (?:need|have to|missing)\b|\b(?:am|are) (?:i|we) short\b|\b(?:short|missing)\s*\??$|\b(?:loan|funding|investors?) (?:do|would|will) (?:i|we) need\b|\bhow (?:much|big)(?: of)? an? (?:loan|investment)\b|\bhow much (?:do|would|will) (?:i|we) (?:need|have) to (?:raise|find|get|save)\b|\bneed from (?:an? )?(?:investors?|banks?|loan)\b/
const ASKS_FOR_TOTAL =
  /\b(?:total|all together|altogether|in all|add(?:s|ed)? up)\b|\bstart-?up costs?\b|\bhow much (?:money )?(?:do|would|will) (?:i|we) need\b|\bcosts? to (?:start|open)\b/
const OTHERWISE =
  /%|\bpercent\b|\b(?:each|apiece|per|sell|sells|selling|sold|sales|price|charge|profit|hours?|times|interest|split|average|fixed|variable|revenue|break)\b|\bhow (?:many|long)\b|\ba (?:day|week|month|year|night)\b/

/** Without what there is already, two amounts are seldom a list. */
const LEAST_LISTED = 3

/** What there is already. */
const isFunds = ({ before, after }: Figure) =>
  /\b(?:(?:mom|dad|parents|grandma|grandpa|uncle|aunt|brother|sister|school|sponsor|they|he|she)s? (?:gives?|gave|pays?|paid|lends?|chips? in|put in|puts in|donated?s?)(?: (?:me|us))?)\s*$|\b(?:i|we|ive|weve|i already|we already) (?:only |already )?(?:have|has|got|saved|have saved|put in|can put in)(?: (?:about|around|like|only|up))?\s*$|\b(?:saved(?: up)?|savings(?: of| are)?|own money(?: is)?|have)(?: (?:about|around|like|only))?\s*$/.test(
    before,
  ) ||
  /^ ?(?:dollars |bucks )?(?:saved|in savings|of (?:my|our) own|in the bank|from (?:my|our) (?:parents|mom|dad|savings)|put away)\b/.test(
    after,
  )

/** "Cart 3200", "450 for permits", "600 first inventory". */
const isCost = (told: Figure) =>
  !told.isPercent && !OF_MANY.test(told.after) && (isAhead(told) || isBehind(told))

const isAhead = ({ before }: Figure) =>
  /(?:^\s*|[a-z] )[a-z]{2,}(?: (?:is|are|costs?|for|was|were|at|about|will be|like))*\s*$/.test(
    before,
  ) && !NO_THING.test(before)
/** What stands before it is no thing that is bought. */
const NO_THING =
  /\b(?:to|of|from|in|by|get|gets|got|did|do|does|make|makes|made|earn|earned|put|save|work|worked|with|than|have|has|need|needs|only|them|it|me|us)(?: (?:about|like|for))?\s*$/
const isBehind = ({ before, after }: Figure) =>
  /^ ?(?:dollars |bucks )?(?:for|on) (?:the |my |our |an? )?[a-z]+/.test(after) ||
  (/^\s*$/.test(before) && /^ [a-z]+(?: [a-z]+)?\s*$/.test(after))
/** So much at a time, people and pieces are no amounts. */
const OF_MANY =
  /^ ?(?:dollars |bucks )?(?:an?|per|every|each|(?:day|week|month|year|hour|min|minute|mile)s?|of us|of them|friends|people|ppl|kids|girls|guys|students|players|members|[a-z]+ (?:at|for) (?=\s*$))\b/
