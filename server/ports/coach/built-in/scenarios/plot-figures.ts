import { evaluate } from '#content/expression.ts'
import type { CompanyKind, Plot } from '#content/schema.ts'

export type FigureValues = Record<string, number>

const at = (figures: readonly number[], turn: number) => figures[turn % figures.length]!

/** The figures of a company of this kind, the same for the same turn. */
export function companyFigures(kind: CompanyKind, turn: number): FigureValues {
  const newPrice = at(kind.newPrices, turn)
  return {
    price: at(kind.prices, turn),
    // Not the third price with the third count each time.
    weekly: at(kind.weekly, turn + Math.floor(turn / 3)),
    staff: at(kind.staff, turn + 1),
    newPrice,
    newCost: believable(newPrice * kind.newCostShare, 'amount'),
    dealPrice: at(kind.dealPrices, turn),
  }
}

/**
 * The plot's own figures with the company's. What a business would ask or count is rounded to what it would say; what
 * follows from that ("= waiting * price") is exact, so that a student who calculates finds it.
 */
export function figuresOf({ figures }: Plot, company: FigureValues): FigureValues {
  const values = { ...company }
  for (const [name, expression] of Object.entries(figures)) {
    const isExact = expression.startsWith('= ')
    const value = evaluate(withValues(expression.replace(/^= /, ''), values))
    const kind = isAmount(expression, figures) ? 'amount' : 'count'
    values[name] = isExact || /^\d+$/.test(expression) ? value : believable(value, kind)
  }
  return values
}

/** Whether money is in it, also by way of other figures. */
function isAmount(expression: string, figures: Plot['figures']): boolean {
  return names(expression).some(
    (name) => /price|cost/i.test(name) || (figures[name] && isAmount(figures[name], figures)),
  )
}

const names = (expression: string) =>
  (expression.match(/[A-Za-z]\w*/g) ?? []).filter((name) => name !== 'round')

const withValues = (expression: string, values: FigureValues) =>
  expression.replace(/[A-Za-z]\w*/g, (name) => (name === 'round' ? name : String(values[name])))

/** From this value on, to these steps. */
const STEPS = {
  amount: [
    ...[[20_000, 1000] as const, [5000, 100] as const, [1000, 50] as const, [400, 10] as const],
    ...[[40, 5] as const, [20, 1] as const, [5, 0.5] as const, [0, 0.25] as const],
  ],
  count: [
    ...[[10_000, 1000] as const, [1000, 100] as const, [100, 10] as const],
    ...[[20, 5] as const, [0, 1] as const],
  ],
}

function believable(value: number, kind: keyof typeof STEPS) {
  const [, step] = STEPS[kind].find(([from]) => value >= from)!
  return Math.max(step, Math.round(value / step) * step)
}
