import type { Scenario } from '#content/schema.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { textsOf } from '../scenarios/scenario-texts.ts'
import { stemsOf } from './stems.ts'

let frequency: Map<string, number> | undefined

/** In how many of our scenarios each stem occurs; counted when first asked for. */
function frequencies() {
  if (frequency) return frequency
  frequency = new Map()
  for (const scenario of AUTHORED) {
    for (const stem of allStems(scenario)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  }
  return frequency
}

/**
 * How much a stem says, 0 to 1: what nearly every scenario has ("customer", "week") says next to nothing about this
 * one, a name or a figure of its own almost everything. Inverse document frequency (Spärck Jones, 1972), scaled.
 */
export function weightOf(stem: string): number {
  const count = frequencies().get(stem) ?? 1
  return Math.max(0, Math.log(AUTHORED.length / count) / Math.log(AUTHORED.length))
}

export const isKnown = (stem: string) => frequencies().has(stem)

const allStems = (scenario: Scenario) => new Set(textsOf(scenario).flatMap(stemsOf))
