import { isWhole, sumIn } from '../sum-of-talk.ts'

/** A figure of an answer, and the figures that it was made of. */
export type Worked = { name: string; value: number; from: Map<string, number> }

/** What an answer read, and what it worked out of that. */
export function figuresWorked(answer: string): Worked[] {
  const sum = sumIn(answer)
  if (!sum) return []
  const { formula, figures } = sum
  const read = formula.inputs.flatMap(({ name }, i) =>
    figures[i] === undefined ? [] : [{ name, value: figures[i], from: new Map() }],
  )
  if (!formula.gives || !isWhole(sum) || formula.impossible?.(sum.figures)) return read
  const from = new Map(read.map(({ name, value }) => [name, value]))
  return [{ name: formula.gives, value: formula.compute(sum.figures), from }, ...read]
}
