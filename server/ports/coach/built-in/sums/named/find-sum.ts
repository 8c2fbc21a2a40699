import type { Formula } from '../formulas/formula.ts'
import type { Asked } from './figures-asked.ts'
import { figureNamed, hasFigureNamed } from './figure-names.ts'
import { nameFigures, type Told } from './name-figures.ts'
import { waysTo, WITH } from './ways.ts'

/** A way to a figure, with what is known of its figures. */
export type Found = {
  formula: Formula
  figures: (number | undefined)[]
  /** Figures of the turn itself that this sum uses. */
  own: number
  /** How far these stand from their words. */
  cost: number
  /** Figures of the turn that it has no use for. */
  unread: number
}

/** What a turn says, and where it asks. */
export type Turn = { text: string; asked: Asked[] }

/** What a talk has said before of the figures that a sum needs, beside those that the turn tells. */
export type Earlier = (names: string[], told: Map<string, Told>) => Map<string, Told>

/** All ways to a figure. */
export function sumsFor(name: string, { text, asked }: Turn, earlier: Earlier): Found[] {
  return waysTo(name)
    .filter(({ unless }) => !unless?.test(text))
    .flatMap((formula) => {
      const found = withFigures(formula, { text, asked }, earlier)
      return found ? [found] : []
    })
}

/** What lacks least and makes most of the turn's own figures comes first, and of two such the plainer one. */
export const better = (a: Found, b: Found): number =>
  missingOf(a) - missingOf(b) ||
  Number(isImpossible(a)) - Number(isImpossible(b)) ||
  a.unread - b.unread ||
  b.own - a.own ||
  (missingOf(a) > 0 ? partsOf(a) - partsOf(b) || knownOf(b) - knownOf(a) : 0) ||
  a.cost - b.cost ||
  a.formula.inputs.length - b.formula.inputs.length ||
  a.formula.formula.length - b.formula.formula.length

/** As sure as can be of each figure, and then as short as can be. */
export const plainer = (a: Found, b: Found): number =>
  missingOf(a) - missingOf(b) ||
  Number(isImpossible(a)) - Number(isImpossible(b)) ||
  a.cost - b.cost ||
  a.formula.inputs.length - b.formula.inputs.length ||
  a.formula.formula.length - b.formula.formula.length

const knownOf = ({ figures }: Found) => figures.filter((value) => value !== undefined).length
const partsOf = ({ formula }: Found) => formula.formula.split(WITH).length

export const missingOf = ({ figures }: Found) =>
  figures.filter((value) => value === undefined).length

function withFigures(formula: Formula, { text, asked }: Turn, earlier: Earlier): Found | undefined {
  const names = formula.inputs.map(({ name }) => name)
  if (!names.every(hasFigureNamed)) return undefined
  const { told, unread } = nameFigures(text, names.map(figureNamed), {
    asked,
    isQuotient: IS_QUOTIENT.test(formula.formula),
  })
  const before = earlier(names, told)
  const all = names.map((name) => told.get(name) ?? before.get(name))
  const figures = all.map((one) => one?.value)
  if (figures.every((value) => value === undefined)) return undefined
  if (isWhole(figures) && !Number.isFinite(formula.compute(figures))) return undefined
  const cost = all.reduce((sum, one) => sum + (one?.cost ?? 0), 0)
  return { formula, figures, own: told.size, cost, unread }
}

/** One figure over another, and nothing else. */
const IS_QUOTIENT = /^[^=]+ = [^=÷×+−(]+ ÷ [^=÷×+−(]+$/

const isWhole = (figures: (number | undefined)[]): figures is number[] =>
  figures.every((value) => value !== undefined)

/** Hours of overtime paid as others, more rooms sold than there are. */
const isImpossible = ({ formula, figures }: Found) =>
  isWhole(figures) && Boolean(formula.impossible?.(figures))
