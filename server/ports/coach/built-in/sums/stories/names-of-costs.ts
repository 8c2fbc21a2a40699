import type { SalesFigure } from './parts-of-sales.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
/** Words of formulas, which would read as something else. */
const RESERVED = /^(?:price|profit|units?|sales|costs?|income|people|share|budget|paid)$/

/** Several of a kind go by what the student calls them, where that tells them apart; one alone by the field's name. */
export function namesOfCosts(costs: SalesFigure[], alone: string, kind: string): string[] {
  if (costs.length === 1) return [alone]
  const labels = costs.map(({ label }) => label)
  const isToldApart =
    new Set(labels).size === labels.length &&
    labels.every((label) => label !== '' && !RESERVED.test(label))
  return costs.map((_, i) => (isToldApart ? labels[i]! : `${PLACES[i]} ${kind}`))
}
