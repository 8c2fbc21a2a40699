import type { Formula } from '../formulas/formula.ts'
import type { WholeSum } from '../sum-of-talk.ts'
import type { Figure } from './figures-told.ts'

/** A kind of sum that is told and not named: who sells what for how much, and what comes of it. */
export type Story = {
  /** Undefined where the text tells another, or leaves one of its figures without a place. */
  find: (told: Told) => WholeSum | undefined
  /** Its formulas that have inputs of these names, in this order: a later turn goes on from what an answer wrote down. */
  formulas: (names: string[]) => Formula[]
}

/** A text as it is looked at, and its figures in their order. */
export type Told = { text: string; figures: Figure[] }

export const inputsOf = (names: string[]) => names.map((name) => ({ name, words: name }))

/** Of a story with formulas that never change their inputs. */
export function fixedStory(formulas: Formula[], find: Story['find']): Story {
  const isOf = ({ inputs }: Formula, names: string[]) =>
    inputs.map(({ name }) => name).join() === names.join()
  return { find, formulas: (names) => formulas.filter((formula) => isOf(formula, names)) }
}
