import { ALL_FORMULAS } from '../calculate.ts'
import type { Formula } from '../formulas/formula.ts'
import { equationWritten, type Equation, type Part } from './equation.ts'

type Known = { formula: Formula; equation: Equation }

const KNOWN: Known[] = ALL_FORMULAS.flatMap((formula) => {
  const equation = equationWritten(formula)
  return equation ? [{ formula, equation }] : []
})

/** The formula with the one figure that an equation leaves blank; undefined where none fits. */
export function filledIn({
  isOfParts,
  parts,
}: Equation): { formula: Formula; name: string } | undefined {
  const blank = parts.find(({ names }) => names.length === 0)
  const rest = parts.filter((part) => part !== blank)
  if (!blank || rest.length !== parts.length - 1) return undefined
  const [first] = parts
  const isOfFirst = ({ formula }: Known) => first?.names.includes(formula.gives!) ?? false
  const sorted = KNOWN.toSorted((a, b) => Number(isOfFirst(b)) - Number(isOfFirst(a)))
  for (const { formula, equation } of sorted) {
    if (equation.isOfParts !== isOfParts || equation.parts.length !== parts.length) continue
    for (const turn of [1, -1]) {
      const left = without(equation.parts, rest, turn)
      if (left?.length === 1 && left[0]!.sign * turn === blank.sign)
        return { formula, name: left[0]!.names[0]! }
    }
  }
  return undefined
}

/** Whether it is just what a formula says, whichever side it stands on. */
export const says = ({ isOfParts, parts }: Equation, { equation }: Known): boolean =>
  equation.isOfParts === isOfParts &&
  equation.parts.length === parts.length &&
  [1, -1].some((turn) => without(equation.parts, parts, turn)?.length === 0)

/** The same figures, whatever is done with them. */
export const hasSameFigures = ({ parts }: Equation, { equation }: Known): boolean =>
  hasAll(parts, equation.parts) && hasAll(equation.parts, parts)

const hasAll = (these: Part[], others: Part[]) =>
  these.every(({ names }) => others.some((part) => part.names.some((name) => names.includes(name))))

/** The likelier names first. */
export const formulasFor = (names: string[]): Known[] =>
  names.flatMap((name) => KNOWN.filter(({ formula }) => formula.gives === name))

/** The formula for something else that has the same right side. */
export const formulaOfRightSide = ({ isOfParts, parts }: Equation): Formula | undefined =>
  KNOWN.find(
    ({ equation }) =>
      equation.isOfParts === isOfParts &&
      equation.parts.length === parts.length &&
      without(equation.parts.slice(1), parts.slice(1), 1)?.length === 0,
  )?.formula

/** What is left of known parts when these are taken out; undefined where one of them is not among them. */
function without(known: Part[], taken: Part[], turn: number): Part[] | undefined {
  let left = known
  for (const { names, sign } of taken) {
    const found = left.find(
      (part) => part.sign * turn === sign && part.names.some((name) => names.includes(name)),
    )
    if (!found) return undefined
    left = left.filter((part) => part !== found)
  }
  return left
}
