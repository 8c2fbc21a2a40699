import { storyWritten } from '../stories/stories.ts'
import { ALL_FORMULAS, resultOf } from '../calculate.ts'
import type { Formula } from '../formulas/formula.ts'
import { sameAs } from './same-figures.ts'

/** Formulas that work out a figure, the plainer ones first: its own, and with figures in it that others work out. */
export function waysTo(name: string): Formula[] {
  const known = WAYS.get(name)
  if (known) return known
  const own = formulasGiving(name)
  const once = own.flatMap((one) => withParts(one, [name]))
  const twice = once.flatMap((one) => withParts(one, [name]))
  const ways = [...new Map([...own, ...once, ...twice].map((one) => [keyOf(one), one])).values()]
  WAYS.set(name, ways)
  return ways
}
const WAYS = new Map<string, Formula[]>()

/** The same parts in another order are the same way. */
const keyOf = ({ formula }: Formula) => formula.split(WITH).toSorted().join(WITH)

export const formulasGiving = (name: string | undefined) =>
  ALL_FORMULAS.filter(({ gives }) => gives !== undefined && gives === name)

export const isGiven = (name: string) => GIVEN.has(name)
const GIVEN = new Set(ALL_FORMULAS.flatMap(({ gives }) => gives ?? []))

/** Between a formula and one for a figure in it. */
export const WITH = ', with '

/** With one of its figures worked out by another formula; never by way of what is looked for, or the same twice. */
const withParts = (formula: Formula, above: string[]): Formula[] =>
  formula.inputs.flatMap(({ name }) =>
    [...sameAs(name)]
      .flatMap(formulasGiving)
      .filter(
        (part) =>
          !formula.formula.includes(part.formula) &&
          !formula.formula.includes(`${WITH}${part.gives} = `) &&
          part.inputs.every((input) => !above.includes(input.name) && input.name !== name) &&
          !part.inputs.some((input) => isWorkedOutIn(formula, input.name)),
      )
      .map((part) => joined(formula, { name, part })),
  )

/** A price from a markup from a price: what was replaced by other figures does not come back as one of them. */
const isWorkedOutIn = ({ formula }: Formula, name: string) =>
  sameAs(name).some((one) => formula.includes(`${WITH}${one} = `))

function joined(formula: Formula, { name, part }: { name: string; part: Formula }): Formula {
  const own = formula.inputs.filter((input) => input.name !== name)
  const inputs = [
    ...own,
    ...part.inputs.filter((input) => own.every((one) => !sameAs(one.name).includes(input.name))),
  ]
  const pick = (names: { name: string }[], values: number[], result?: number) =>
    names.map((one) =>
      one.name === name && result !== undefined
        ? result
        : values[inputs.findIndex((input) => sameAs(one.name).includes(input.name))]!,
    )
  const partly = (values: number[]) => part.compute(pick(part.inputs, values))
  const whole = (values: number[]) => pick(formula.inputs, values, partly(values))
  return {
    ...formula,
    formula: `${formula.formula}${WITH}${part.formula}`,
    inputs,
    compute: (values) => formula.compute(whole(values)),
    steps: (values) =>
      `${part.gives} = ${part.steps(pick(part.inputs, values))} = ${resultOf(part, pick(part.inputs, values))}; ${named(formula)}${formula.steps(whole(values))}`,
    impossible: (values) =>
      part.impossible?.(pick(part.inputs, values)) ?? formula.impossible?.(whole(values)) ?? null,
    ...unlessEither(formula, part),
    // What is said of the one alone.
    ...{ reads: undefined, asks: undefined, also: undefined, inMoney: undefined, examples: [] },
  }
}

function unlessEither({ unless }: Formula, part: Formula): Pick<Formula, 'unless'> {
  const all = [unless, part.unless].flatMap((one) => one?.source ?? [])
  return all.length > 0 ? { unless: new RegExp(all.join('|'), 'i') } : {}
}

/** Said before its own steps; one that is joined already says it itself. */
const named = ({ formula, gives }: Formula) => (formula.includes(WITH) ? '' : `${gives} = `)

/** The formula that an answer has written down, also where it is joined of several. */
export const formulaWritten = (written: string, names: string[]): Formula | undefined => {
  const fits = ({ formula, inputs }: Formula) =>
    formula === written && names.every((name) => inputs.some((input) => input.name === name))
  const gives = ALL_FORMULAS.find(({ formula }) => formula === written.split(WITH)[0])?.gives
  return (
    ALL_FORMULAS.find(fits) ??
    (gives && written.includes(WITH) ? waysTo(gives).find(fits) : undefined) ??
    storyWritten(written, names)
  )
}
