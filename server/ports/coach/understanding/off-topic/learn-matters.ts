import { tokensOf } from './tokens.ts'

/** Lines of one kind: their words, whether they are of another matter, and for how much each counts. */
export type Lines = { lines: string[][]; isOther: boolean; weight: number }

/** By token, how much it speaks for another matter, in twentieths; below 0 it speaks for ours. */
export type MatterWeights = Map<string, number>

export const PARTS = 20

/**
 * Learns by what words and ways of asking other matters are told from ours: logistic regression without a constant, both
 * sides of equal weight, regularized, by stochastic gradient descent with a step of its own for each weight (AdaGrad, Duchi,
 * Hazan and Singer 2011). The same lines are always learned alike.
 */
export function learnMatters(kinds: Lines[]): MatterWeights {
  const rows = kinds.flatMap(({ lines, isOther, weight }) =>
    lines.map((words) => ({ tokens: [...tokensOf(words)], isOther, weight })),
  )
  const met = new Map<string, number>()
  for (const { tokens } of rows)
    for (const token of tokens) met.set(token, (met.get(token) ?? 0) + 1)
  const names = [...met.keys()].filter((token) => met.get(token)! >= LEAST_MET)
  const idOf = new Map(names.map((token, id) => [token, id]))
  const side = (isOther: boolean) =>
    rows.reduce((sum, row) => sum + (row.isOther === isOther ? row.weight : 0), 0)
  const [ours, others] = [side(false), side(true)]
  const examples = rows.map(({ tokens, isOther, weight }) => ({
    ids: Int32Array.from(tokens.flatMap((token) => idOf.get(token) ?? [])),
    size: 1 / Math.sqrt(tokens.length || 1),
    target: isOther ? 1 : 0,
    weight: (weight * (ours + others)) / 2 / (isOther ? others : ours),
  }))
  const weights = descend(examples, names.length)
  const tells = (id: number) =>
    Math.abs(weights[id]!) * Math.sqrt(Math.min(met.get(names[id]!)!, OFTEN))
  return new Map(
    names
      .map((token, id) => ({ token, id }))
      .filter(({ id }) => Math.round(weights[id]! * PARTS) !== 0)
      .toSorted((one, other) => tells(other.id) - tells(one.id))
      .slice(0, MOST_KEPT)
      .map(({ token, id }): [string, number] => [token, Math.round(weights[id]! * PARTS)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const LEAST_MET = 3
/** So often met, a token tells no more for being met oftener. */
const OFTEN = 50
/** The others tell hardly anything, and all of them would take two megabytes. */
const MOST_KEPT = 50_000

type Example = { ids: Int32Array; size: number; target: number; weight: number }

const ROUNDS = 8
const STEP = 0.2
const SHRINKING = 0.003

function descend(examples: Example[], size: number): Float64Array {
  const weights = new Float64Array(size)
  const moved = new Float64Array(size).fill(1e-8)
  const order = examples.map((_, place) => place)
  const chance = chancesFrom(1)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, chance)
    for (const place of order) {
      const { ids, size: share, target, weight } = examples[place]!
      let sum = 0
      for (const id of ids) sum += weights[id]! * share
      const error = (1 / (1 + Math.exp(-sum)) - target) * weight * share
      for (const id of ids) {
        const slope = error + SHRINKING * weights[id]!
        moved[id]! += slope * slope
        weights[id]! -= (STEP * slope) / Math.sqrt(moved[id]!)
      }
    }
  }
  return weights
}

function shuffle(order: number[], chance: () => number) {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
}

/** Always the same ones (a linear congruential generator). */
const chancesFrom = (seed: number) => () =>
  (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
