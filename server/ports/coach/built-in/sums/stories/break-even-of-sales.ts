import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { namesOfCosts } from './names-of-costs.ts'
import { partsOfSales, type Part, type SalesFigure } from './parts-of-sales.ts'
import { inputsOf, type Story } from './story.ts'

/** How many have to be sold, for the costs to come back or for an amount that is wanted. */
export const BREAK_EVEN_OF_SALES: Story = {
  find: (told) => {
    const parts = partsOfSales(told)
    const asked = parts && asPrice(parts)
    const shape = asked && shapeOf(asked, told.text)
    if (!asked || !shape) return undefined
    const figures = ORDER.flatMap((part) => asked.filter((one) => one.part === part))
    return {
      formula: unitsOf(shape, namesIn(asked)),
      figures: figures.map(({ value }) => value),
    }
  },
  formulas: (names) => shapesOf(names).map((shape) => unitsOf(shape, names)),
}

const ASKS_HOW_MANY =
  /\bhow many\b(?! (?:people(?! (?:[a-z]+ ){0,4}(?:come|buy|attend|show|join|need|have)\b)|percent|hours|days|weeks|months|years)\b)|\bbreak ?-?even\b/
/** Who tells what each costs and brings and what is paid for the place, and asks nothing, wants to know when it comes back. */
const ASKS_NOTHING =
  /^(?!.*\?)(?!.*\b(?:how|what|whats|is|are|am|should|do|did|profit|which|why)\b)/s

type Shape = { each: number; fixed: number; hasFee: boolean; isWanted: boolean; isBare: boolean }

/** "Tickets cost 5, we need 600": what the buyers pay. */
function asPrice(parts: SalesFigure[]): SalesFigure[] {
  const isGoal = parts.length === 2 && parts.some(({ part }) => part === 'amount wanted')
  return isGoal
    ? parts.map((one) => (one.part === 'cost of each' ? { ...one, part: 'price' as const } : one))
    : parts
}

function shapeOf(parts: SalesFigure[], text: string): Shape | undefined {
  const count = (part: Part) => parts.filter((one) => one.part === part).length
  const isPriced = count('price') === 1 && count('profit on each') === 0
  const isBare = count('profit on each') === 1 && count('price') + count('cost of each') === 0
  const isOther = count('units sold') + count('income') + count('people') > 0
  const [wanted, fee] = [count('amount wanted'), count('fee in percent')]
  if (isOther || wanted > 1 || fee > 1 || !(isPriced || isBare)) return undefined
  const shape = {
    ...{ each: count('cost of each'), fixed: count('fixed cost') },
    ...{ hasFee: fee === 1, isWanted: wanted === 1, isBare },
  }
  if (shape.fixed + wanted === 0) return undefined
  const isToldWhole = shape.each > 0 && shape.fixed > 0 && ASKS_NOTHING.test(text)
  return ASKS_HOW_MANY.test(text) || isToldWhole ? shape : undefined
}

const ORDER: Part[] = [
  ...(['fixed cost', 'amount wanted', 'price', 'profit on each'] as const),
  ...(['cost of each', 'fee in percent'] as const),
]

function namesIn(parts: SalesFigure[]): string[] {
  const of = (part: Part) => parts.filter((one) => one.part === part)
  return ORDER.flatMap((part) => {
    if (part === 'fixed cost') return namesOfCosts(of(part), 'fixed costs', 'fixed cost')
    if (part === 'cost of each')
      return namesOfCosts(of(part), 'variable cost per unit', 'cost of each')
    return of(part).map(() => part)
  })
}

function shapesOf(names: string[]): Shape[] {
  const at = names.findIndex((name) => name === 'price' || name === 'profit on each')
  if (at < 1) return []
  const [isWanted, hasFee] = ['amount wanted', 'fee in percent'].map((name) => names.includes(name))
  const shape = { hasFee: hasFee!, isWanted: isWanted!, isBare: names[at] === 'profit on each' }
  const each = names.length - at - 1 - Number(hasFee)
  return [{ ...shape, each, fixed: at - Number(isWanted) }]
}

function unitsOf(shape: Shape, names: string[]): Formula {
  const at = shape.fixed + Number(shape.isWanted)
  const needed = names.slice(0, at).join(' + ')
  const costs = names.slice(at + 1, at + 1 + shape.each)
  const one = [names[at]!, ...costs, ...(shape.hasFee ? ['fee × price'] : [])].join(' − ')
  const inBrackets = (sum: string) => (/ [+−] /.test(sum) ? `(${sum})` : sum)
  const gives = shape.isWanted ? 'units' : 'break-even units'
  return {
    card: 'financial-analysis-break-even-point',
    result: shape.isWanted ? 'Units for an amount' : 'Break-even point',
    formula: `${gives} = ${inBrackets(needed)} ÷ ${inBrackets(one)}`,
    inputs: inputsOf(names),
    compute: (values) => {
      const { needs, brings } = partsOf(shape, values)
      return Math.ceil(needs / brings - 1e-9)
    },
    impossible: (values) => {
      const { brings } = partsOf(shape, values)
      return brings > 0
        ? null
        : 'each one costs at least as much as it brings, so no number of them is enough'
    },
    steps: (values) => stepsOf(shape, values),
    shows: 'units',
    examples: [],
  }
}

function partsOf({ fixed, isWanted, each, hasFee }: Shape, values: number[]) {
  const at = fixed + Number(isWanted)
  const needed = values.slice(0, at)
  const price = values[at]!
  const fee = hasFee ? [(price * values.at(-1)!) / 100] : []
  const costs = [...values.slice(at + 1, at + 1 + each), ...fee]
  return {
    ...{ needed, price, costs },
    needs: needed.reduce((sum, value) => sum + value, 0),
    brings: costs.reduce((left, cost) => left - cost, price),
  }
}

function stepsOf(shape: Shape, values: number[]): string {
  const { needed, price, costs, needs, brings } = partsOf(shape, values)
  const above = needed.map(money).join(' + ')
  const below = [price, ...costs].map(money).join(' − ')
  const isLong = needed.length + costs.length > 1
  const written = `${needed.length > 1 ? `(${above})` : above} ÷ ${costs.length > 0 ? `(${below})` : below}`
  const short = isLong
    ? ` = ${money(needs)} ÷ ${money(brings)}${costs.length > 0 ? ' (what each one brings)' : ''}`
    : ''
  const exact = needs / brings
  const isWhole = Math.abs(exact - Math.round(exact)) < 1e-9
  return `${written}${short}${isWhole ? '' : ` = ${Number.isInteger(exact) ? figure(exact) : decimal(Math.round(exact * 100) / 100)}, rounded up`}`
}
