import { figure, money, type Formula } from '../formulas/formula.ts'
import { OF_EACH, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf, type Told } from './story.ts'

const OFFER = ['first price', 'first units', 'second price', 'second units']

const offers = (costs: string[]): Formula => ({
  card: 'pricing-markup',
  result: costs.length > 0 ? 'Profits compared' : 'Sales compared',
  formula: `the better way = the higher of units × ${costs.length > 0 ? '(price − cost of each)' : 'price'}, first and second`,
  inputs: inputsOf([...OFFER, ...costs]),
  compute: (values) => Math.max(...bothOf(values)),
  steps: ([price = 0, units = 0, otherPrice = 0, otherUnits = 0, cost]) => {
    const [first, second] = bothOf([price, units, otherPrice, otherUnits, cost ?? 0])
    const one = (of: number) => (cost === undefined ? money(of) : `(${money(of)} − ${money(cost)})`)
    return `the first ${figure(units)} × ${one(price)} = ${money(first!)}, the second ${figure(otherUnits)} × ${one(otherPrice)} = ${money(second!)}; the higher`
  },
  shows: 'money',
  says: (values) => verdictOn(values),
  examples: [],
})

const bothOf = ([price = 0, units = 0, otherPrice = 0, otherUnits = 0, cost = 0]: number[]) => [
  units * (price - cost),
  otherUnits * (otherPrice - cost),
]

function verdictOn(values: number[]): string {
  const [first, second] = bothOf(values)
  const [, units = 0, , otherUnits = 0] = values
  const more = second! - first!
  const costs = values.length > OFFER.length ? '' : ' Costs are not in it, since you told me none.'
  if (Math.abs(more) < 0.005) return `**Both bring the same.**${costs}`
  const work = otherUnits < units ? ', and with fewer to serve' : ', but with more to do for it'
  return more > 0
    ? `**The second way is better:** ${money(more)} more than the first${otherUnits === units ? '' : work}.${costs}`
    : `**The second way is worse:** ${money(-more)} less than the first.${costs}`
}

/** "8 and sell 30 or 6 and sell 50", "if i raise it to 25 and lose one": the same thing at two prices. */
export const OFFERS_COMPARED = fixedStory(
  [offers([]), offers(['cost of each'])],
  ({ text, figures }) => {
    if (!COMPARES.test(text) || BUYS.test(text) || figures.some(({ isPercent }) => isPercent))
      return undefined
    const costs = figures.filter((one) => COSTS.test(one.before))
    const rest = figures.filter((one) => !costs.includes(one))
    if (rest.length !== OFFER.length || costs.length > 1) return undefined
    const found = insteadOf(text) ?? pairOf(rest) ?? changeOf({ text, figures: rest })
    return (
      found && {
        formula: offers(costs.length > 0 ? ['cost of each'] : []),
        figures: [...found, ...costs.map(({ value }) => value)],
      }
    )
  },
)

const BUYS = /\b(?:cheaper|cheapest|deal|buy (?!from)|pack|packs)\b/
const COMPARES =
  /\b(?:better|worse|worth|more money|(?:makes?|earn|brings?|get) (?:me |us |in )?more|should (?:i|we)|which|smart(?:er)?|good idea|or (?:is|should|do|\d+)|best)\b/
const COSTS = /\b(?:costs?(?: (?:me|us))?|to make)(?: (?:is|are|about))?\s*$/
const SOLD =
  /\b(?:sells?|sold|selling|get|have|serve|do|tutor|mow|walk|wash|teach|clean|buy|babysit|only)\s*$/
const COUNTED =
  /^ (?!(?:dollars|bucks|each|an?|per|less|plus|hours)\b)(?:[a-z]+ )?[a-z]{2,}s\b|^ (?:people|ppl|buyers)\b|^ (?:a|per|every) (?:day|week|month)\b/
const PRICED =
  /\b(?:for|at|charg(?:e|es|ed|ing)|price(?: is| of| to)?|them|raise (?:it|the price|my price|prices?) to|(?:up|down|drop|lower|cut|raise|go|increase|it) to)\s*$/

const isCount = ({ before, after, isMoney, value }: Figure) =>
  !isMoney && Number.isInteger(value) && (SOLD.test(before) || COUNTED.test(after))
const isPrice = (one: Figure) => one.isMoney || PRICED.test(one.before) || OF_EACH.test(one.after)

type Kind = 'price' | 'units' | undefined
const kindOf = (one: Figure): Kind =>
  PRICED.test(one.before) && !CHANGES.test(one.before)
    ? 'price'
    : isCount(one)
      ? 'units'
      : isPrice(one)
        ? 'price'
        : undefined

/** What is not said of the one offer goes by the other: "for 8 and sell 30 or 6 and sell 50". */
function pairOf(figures: Figure[]): number[] | undefined {
  if (figures.some((one) => CHANGES.test(one.before + one.after))) return undefined
  const said = figures.map(kindOf)
  const kinds = said.map((kind, i) => kind ?? said[(i + 2) % said.length])
  const [a, b, c, d] = kinds
  if (a === undefined || b === undefined || a === b || a !== c || b !== d) return undefined
  const values = figures.map(({ value }) => value)
  const [one, two, three, four] = values as [number, number, number, number]
  return a === 'price' ? [one, two, three, four] : [two, one, four, three]
}

/** "From 10 to 12, and sell 80 instead of 100": the new of both, and the old. */
function insteadOf(text: string): number[] | undefined {
  const [, price, newPrice, newUnits, units] = INSTEAD.exec(text) ?? []
  return price && newPrice && newUnits && units
    ? [price, units, newPrice, newUnits].map(Number)
    : undefined
}
const INSTEAD =
  /\b(?:from|of) \$?(\d+(?:\.\d+)?) to \$?(\d+(?:\.\d+)?)\b[^\d]*(?<![\d$.])(\d+)(?: [a-z]+){0,2} (?:instead of|rather than|not) (\d+)\b/

const LOSES =
  /\b(?:lose|loses|losing|lost|leaves?|leaving|quits?|stops?|cancels?|drops? out|fewer|less|gone)\b/
const GAINS = /\b(?:gain|gains|more|new|extra|additional|join|joins)\b/
const CHANGES = new RegExp(`${LOSES.source}|${GAINS.source}|\\bby\\s*$`)

/** "I mow 8 lawns for 30, if i go up to 35 and 2 leave": the second way is what becomes of the first. */
function changeOf({ text, figures }: Told): number[] | undefined {
  if (!/\b(?:if|when|should|thinking|but|then)\b/.test(text)) return undefined
  const [first, second, ...others] = figures
  const kinds = [first!, second!].map(kindOf)
  const price = figures[kinds.indexOf('price')]
  const units = figures[kinds.indexOf('units')]
  const newPrice = others.find((one) => !isChange(one) && PRICED.test(one.before))
  const change = others.find(isChange)
  if (!price || !units || !newPrice || !change || newPrice === change) return undefined
  const sign = LOSES.test(change.before + change.after) ? -1 : 1
  return [price.value, units.value, newPrice.value, units.value + sign * change.value]
}
const isChange = ({ before, after, isMoney, value }: Figure) =>
  !isMoney &&
  Number.isInteger(value) &&
  !/\b(?:to|by)\s*$/.test(before) &&
  (LOSES.test(before + after) || GAINS.test(before + after))
