import { evaluate, figuresIn, round } from './expression.ts'
import type { Item } from './schema.ts'

/** A computed item's figures: the sum works out, is what the key prints, and uses what the stem gives. */
export function* checkCalculation(item: Item) {
  const { calculation, question } = item
  if (!calculation) {
    if (looksComputed(item)) {
      yield 'figures in the stem and four amounts to choose from, but no calculation; add one'
    }
    return
  }
  const right = item.options[item.correctAnswer]
  const value = attempt(calculation.expression)
  if (typeof value === 'string') yield `calculation: ${value}`
  else if (round(value, placesOf(calculation.result)) !== calculation.result) {
    yield `calculation: ${calculation.expression} is ${value}, not ${calculation.result}`
  }
  if (!amountsIn(calculation.shown).includes(calculation.result)) {
    yield `calculation: "${calculation.shown}" does not show ${calculation.result}`
  }
  const [shown] = amountsIn(calculation.shown)
  if (
    !right.includes(calculation.shown) ||
    shown === undefined ||
    !amountsIn(right).includes(shown)
  ) {
    yield `calculation: the right option does not print "${calculation.shown}"`
  }
  const given = amountsIn(question)
  const strange = figuresIn(calculation.expression).filter((figure) => !isGiven(figure, given))
  if (strange.length > 0) {
    yield `calculation: ${strange.join(', ')} is not among the stem's figures`
  }
}

function looksComputed({ question, options }: Item) {
  const amounts = options.every((option) => /^[-(]?\$?\d/.test(option))
  return amounts && amountsIn(question).length >= 2
}

function attempt(expression: string) {
  try {
    return evaluate(expression)
  } catch (error) {
    return error instanceof Error ? error.message : 'cannot be worked out'
  }
}

const placesOf = (value: number) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "$1,250.50", "-8", "($40)", "three" as numbers. */
function amountsIn(text: string) {
  const figures = text.match(/(?<![\d.,])[-(]?\$?\d[\d,]*(\.\d+)?/g) ?? []
  const spelled = text.toLowerCase().match(/\b[a-z]+\b/g) ?? []
  return [
    ...figures.map(
      (figure) => Number(figure.replace(/[$,(]/g, '')) * (figure.startsWith('(') ? -1 : 1),
    ),
    ...spelled.map((word) => WORDS.indexOf(word)).filter((value) => value >= 0),
  ]
}

/** Counts and units anyone knows: months, weeks, days, percent. */
const COMMON = new Set([24, 30, 52, 60, 100, 360, 365, 1000])

/** 5 percent may enter as 5, 0.05, 1.05 or 0.95. */
function isGiven(figure: number, given: number[]) {
  if (COMMON.has(figure) || (Number.isInteger(figure) && figure <= 12)) return true
  const sizes = given.map(Math.abs)
  return sizes.some((size) =>
    [size, size / 100, 1 + size / 100, 1 - size / 100].some(
      (form) => Math.abs(form - figure) < 1e-9,
    ),
  )
}
