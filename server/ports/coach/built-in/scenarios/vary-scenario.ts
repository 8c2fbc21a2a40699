import type { Scenario } from '#content/schema.ts'
import { renamesFor } from './other-names.ts'
import { mapTexts } from './scenario-texts.ts'
import { COMPLICATIONS, QUESTIONS } from './variation-pool.ts'

/**
 * An authored case at another company: other names all through it, another question, and where the difficulty has one
 * another complication. Its figures stay as they were written: scaled, they are none that a business would ask. The same
 * for the same `turn`, counted from 0.
 */
export function varyScenario(scenario: Scenario, turn: number): Scenario {
  const { rename, company } = renamesFor(scenario, turn)
  const varied = mapTexts(scenario, rename)
  return {
    ...varied,
    title: titleAt(varied.title, company),
    judgeQuestions: otherQuestion(varied, turn),
    complications: otherComplication(varied, turn),
  }
}

export const titleAt = (title: string, company: string) =>
  /[?!]$/.test(title) ? `${company}: ${title}` : `${title} at ${company}`

const pick = <T>(pool: readonly T[], turn: number): T => pool[turn % pool.length]!

/** Two are the case's own. */
function otherQuestion(
  { judgeQuestions, scenarioType, performanceIndicators }: Scenario,
  turn: number,
) {
  const question = pick(QUESTIONS[scenarioType], turn)
  const probes = performanceIndicators.at(-1)!.id
  return [...judgeQuestions.slice(0, 2), { question, probes }]
}

/** Of one its place is taken; of several the last. */
function otherComplication(scenario: Scenario, turn: number) {
  const { complications, scenarioType, judgeRole } = scenario
  if (complications.length === 0) return []
  return [...complications.slice(0, -1), complication(scenarioType, judgeRole, turn)]
}

export const complication = (type: Scenario['scenarioType'], judgeRole: string, turn: number) =>
  pick(COMPLICATIONS[type], turn).replace('{judge}', judgeRole)
