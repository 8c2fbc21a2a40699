import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { namesOfCosts } from './names-of-costs.ts'
import { partsOfSales, type Part, type SalesFigure } from './parts-of-sales.ts'
import { inputsOf, type Story } from './story.ts'

/** What somebody sells who tells prices and costs, and what is left of it. */
export const PROFITS_OF_SALES: Story = {
  find: (told) => {
    const isAsked = ASKS_FOR_PROFIT.test(told.text) || TELLS_ONLY.test(told.text)
    if (!isAsked || ASKS_OTHERWISE.test(told.text)) return undefined
    const parts = partsOfSales(told)
    const shape = parts && shapeOf(parts)
    if (!parts || !shape) return undefined
    const all = inOrder(parts)
    const names = namesIn(shape, parts)
    return { formula: profitOf(shape, names), figures: all.map(({ value }) => value) }
  },
  formulas: (names) => shapesOf(names).map((shape) => profitOf(shape, names)),
}

const ASKS_FOR_PROFIT =
  /\bprofit|\bnet income\b|\b(?:am|are|is|was|were) (?:i|we|they|it|he|she)(?: (?:even|actually|really|still))? (?:making|losing|earning|doing ok|profitable|up\b|in the (?:red|black|plus))|\b(?:do|did|does|would|will|can|could) (?:i|we|they|he|she)(?: (?:even|actually|really|still))? (?:make|lose|earn|come out|have|get|keep|clear|walk away|take home|end up)|\bhow much (?:is|was|do|did|does|money|would|will|of).*\b(?:make|made|earn|earned|get|keep|left|each)\b|\bworth (?:it|doing|selling)\b|\bwhats? (?:is )?left\b|\b(?:make|making|lose|losing|made|lost) (?:any )?money\b|\bsplit\b/
const ASKS_OTHERWISE =
  /\b(?:how (?:many|long)|percent|percentage|margin|markup|mark up|break ?-?even|roi|an hour|per hour|better|worse|instead)\b|%[^.,;]*\?|\bor\b.*\d/

/** "Sold 8 cupcakes for 3 and they cost 1 each", and no question: what is left of it. */
const TELLS_ONLY =
  /^(?!.*(?:\?|\b(?:how|what|whats|which|who|why|when|where|should|is|are|do|does|did|can|could|if|explain|tell|help)\b))(?=.*\bsold \d)(?=.*\b(?:costs?|spent|paid|bought)\b)/

type Shape = {
  hasUnits: boolean
  hasIncome: boolean
  hasFee: boolean
  hasPeople: boolean
  each: number
  fixed: number
}

/** Undefined where they make no profit that can be worked out. */
function shapeOf(parts: SalesFigure[]): Shape | undefined {
  const count = (part: Part) => parts.filter((one) => one.part === part).length
  const [units, price, income, people, fee] = (
    ['units sold', 'price', 'income', 'people', 'fee in percent'] as const
  ).map(count)
  const shape = {
    ...{ hasUnits: units === 1, hasIncome: income === 1, hasFee: fee === 1 },
    ...{ hasPeople: people === 1, each: count('cost of each'), fixed: count('fixed cost') },
  }
  const isOfSales = price === 1 && income === 0 && (units === 1 || shape.fixed === 0)
  const isOfIncome = income === 1 && price === 0 && units === 0 && shape.each === 0
  const isOnce = [units, fee, people].every((one) => (one ?? 0) <= 1)
  const hasOthers = count('amount wanted') + count('profit on each') > 0
  const costs = shape.each + shape.fixed + Number(shape.hasFee)
  return isOnce && !hasOthers && costs > 0 && (isOfSales || isOfIncome) ? shape : undefined
}

const ORDER: Part[] = [
  ...(['units sold', 'price', 'income', 'cost of each'] as const),
  ...(['fee in percent', 'fixed cost', 'people'] as const),
]
const inOrder = (parts: SalesFigure[]) =>
  ORDER.flatMap((part) => parts.filter((one) => one.part === part))

function namesIn(shape: Shape, parts: SalesFigure[]): string[] {
  const of = (part: Part) => parts.filter((one) => one.part === part)
  return [
    ...(shape.hasUnits ? ['units sold'] : []),
    shape.hasIncome ? 'income' : 'price',
    ...namesOfCosts(of('cost of each'), 'cost of each', 'cost of each'),
    ...(shape.hasFee ? ['fee in percent'] : []),
    ...namesOfCosts(of('fixed cost'), 'fixed costs', 'fixed cost'),
    ...(shape.hasPeople ? ['people'] : []),
  ]
}

/** All that so many names may be; the written formula tells which. */
function shapesOf(names: string[]): Shape[] {
  const has = (name: string) => names.includes(name)
  const told = ['units sold', 'price', 'income', 'fee in percent', 'people']
  const costs = names.filter((name) => !told.includes(name)).length
  const shape = {
    ...{ hasUnits: has('units sold'), hasIncome: has('income') },
    ...{ hasFee: has('fee in percent'), hasPeople: has('people') },
  }
  if (!has('price') && !has('income')) return []
  return Array.from({ length: costs + 1 }, (_, each) => ({ ...shape, each, fixed: costs - each }))
}

function profitOf(shape: Shape, names: string[]): Formula {
  const { hasUnits, hasIncome, hasFee, hasPeople, each, fixed } = shape
  const first = Number(hasUnits) + 1
  const costs = names.slice(first, first + each)
  const others = names.slice(first + each + Number(hasFee), first + each + Number(hasFee) + fixed)
  const fee = hasFee ? [`fee × ${hasIncome ? 'income' : 'price'}`] : []
  const one = [hasIncome ? 'income' : 'price', ...costs, ...fee].join(' − ')
  const all = hasUnits && each + fee.length > 0 ? `(${one})` : one
  const whole = [hasUnits ? `units sold × ${all}` : all, ...others].join(' − ')
  const gives = hasUnits || hasIncome ? 'profit' : 'profit on each'
  return {
    card: 'financial-analysis-net-profit-margin',
    result: hasPeople ? 'Profit for each person' : capital(gives),
    formula: hasPeople ? `share of each = (${whole}) ÷ people` : `${gives} = ${whole}`,
    inputs: inputsOf(names),
    compute: (values) => workedOut(shape, values).result,
    steps: (values) => workedOut(shape, values).steps,
    shows: 'money',
    says: (values) => verdictOn(shape, workedOut(shape, values)),
    examples: [],
  }
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function workedOut(shape: Shape, values: number[]) {
  const { hasUnits, hasFee, hasPeople, each, fixed } = shape
  const rest = [...values]
  const units = hasUnits ? rest.shift()! : 1
  const price = rest.shift()!
  const costs = rest.splice(0, each)
  const fee = hasFee ? [(price * rest.shift()!) / 100] : []
  const others = rest.splice(0, fixed)
  const people = hasPeople ? rest.shift()! : 1
  const one = [...costs, ...fee].reduce((left, cost) => left - cost, price)
  const profit = others.reduce((left, cost) => left - cost, units * one)
  const single = [price, ...costs, ...fee].map(exactMoney).join(' − ')
  const left = hasUnits
    ? `${figure(units)} × ${costs.length + fee.length > 0 ? `(${single})` : single}`
    : single
  const whole = [left, ...others.map(exactMoney)].join(' − ')
  const isLong =
    hasPeople || (hasUnits ? costs.length + fee.length + others.length : others.length) > 1
  const between = isLong
    ? ` = ${hasPeople ? signed(profit) : others.length > 0 ? betweenOf(units * one, others) : `${figure(units)} × ${signed(one)}`}`
    : ''
  const steps = hasPeople
    ? `(${whole}) ÷ ${figure(people)}${between} ÷ ${figure(people)}`
    : `${whole}${between}`
  return { result: profit / people, profit, steps }
}

const betweenOf = (income: number, others: number[]) =>
  others.length > 1
    ? `${signed(income)} − ${exactMoney(others.reduce((sum, one) => sum + one, 0))} (these costs together)`
    : [signed(income), ...others.map(exactMoney)].join(' − ')
/** A fee may come to parts of a cent. */
const exactMoney = (value: number) =>
  Number.isInteger(Math.round(value * 1e6) / 1e4) ? money(value) : `$${decimal(value)}`
const signed = (value: number) => (value < 0 ? `-${money(-value)}` : money(value))

function verdictOn({ hasUnits, hasIncome }: Shape, { profit }: { profit: number }): string {
  const all = hasUnits || hasIncome ? 'in all' : 'on each'
  if (Math.abs(profit) < 0.005) return 'You neither make nor lose money: just the costs come back.'
  return profit > 0
    ? `**So yes, you make money:** ${money(profit)} ${all}, after the costs you told me.`
    : `**So you lose money:** ${money(-profit)} ${all}, since the costs are higher than what comes in.`
}
