import type { Input } from '../formulas/formula.ts'
import type { FigureName } from './figure-name.ts'
import { NAMES_OF_ECONOMY } from './names-of-economy.ts'
import { NAMES_OF_MONEY } from './names-of-money.ts'
import { NAMES_OF_SERVICES } from './names-of-services.ts'
import { NAMES_OF_STATEMENTS } from './names-of-statements.ts'
import { NAMES_OF_TRADE } from './names-of-trade.ts'

export const FIGURE_NAMES: FigureName[] = [
  ...NAMES_OF_STATEMENTS,
  ...NAMES_OF_TRADE,
  ...NAMES_OF_SERVICES,
  ...NAMES_OF_MONEY,
  ...NAMES_OF_ECONOMY,
]

const BY_NAME = new Map(FIGURE_NAMES.map((one) => [one.name, one]))

/** Throws for a name that no list has: sums are written with these. */
export function figureNamed(name: string): FigureName {
  const found = BY_NAME.get(name)
  if (!found) throw new Error(`No figure is called "${name}"`)
  return found
}

export const hasFigureNamed = (name: string) => BY_NAME.has(name)

/** As a formula has its inputs. */
export function inputNamed(name: string): Input {
  const { words, also } = figureNamed(name)
  return { name, words: also ? `${words}|${also}` : words }
}
