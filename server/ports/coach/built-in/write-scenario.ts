import { DIFFICULTIES } from '#contract/roleplays.ts'
import type { Scenario } from '#content/schema.ts'
import { CoachUnavailable, type ScenarioRequest } from '../coach.ts'
import { AUTHORED } from './authored-scenarios.ts'
import { COMPANY_NAMES } from './other-names.ts'
import { complication, varyScenario } from './vary-scenario.ts'
import { FIFTH_INDICATOR, QUESTIONS } from './variation-pool.ts'

/**
 * The authored case of the choice first; then, in turn, the cases of the next difficulties brought to this one, and
 * this case again, each time at another company. The first of that row that is none of the earlier ones.
 */
export async function writeScenario(request: ScenarioRequest): Promise<Scenario> {
  const ids = new Set(request.earlier.map(({ id }) => id))
  const titles = new Set(request.earlier.map(({ title }) => title))
  const sources = sourcesOf(request)
  for (let turn = 0; turn < COMPANY_NAMES; turn++) {
    const scenario = scenarioOfTurn(sources, turn)
    if (!ids.has(scenario.id) && !titles.has(scenario.title)) return scenario
  }
  throw new CoachUnavailable('Every variation of this choice has been given.')
}

/** The choice's own case, then the others of its kind, the nearest difficulty first and the easier of two. */
function sourcesOf({ category, scenarioType, difficulty }: ScenarioRequest): Scenario[] {
  const place = DIFFICULTIES.indexOf(difficulty)
  const distance = (one: Scenario) => Math.abs(DIFFICULTIES.indexOf(one.difficulty) - place)
  const sources = AUTHORED.filter(
    (one) => one.category === category && one.scenarioType === scenarioType,
  ).toSorted((a, b) => distance(a) - distance(b))
  const [own, ...others] = sources
  if (!own || own.difficulty !== difficulty) {
    throw new CoachUnavailable('No case was written for this choice.')
  }
  return [own, ...others.map((other) => atDifficulty(other, own))]
}

function scenarioOfTurn(sources: Scenario[], turn: number): Scenario {
  const [own] = sources
  if (turn === 0) return own!
  // The neighbours before the own one comes again.
  const source = sources[turn % sources.length]!
  const varied = varyScenario(source, Math.floor(turn / sources.length))
  return { ...varied, id: `${own!.id}-${turn + 1}` }
}

/** A case as it is set at the difficulty of another: as many indicators and complications as that one has. */
function atDifficulty(scenario: Scenario, like: Scenario): Scenario {
  const { scenarioType, judgeRole, performanceIndicators, complications } = scenario
  const fifth = { id: 'p5', ...FIFTH_INDICATOR[scenarioType] }
  const indicators = [...performanceIndicators, fifth].slice(0, like.performanceIndicators.length)
  const more = [0, 1].map((place) => complication(scenarioType, judgeRole, place))
  return {
    ...scenario,
    difficulty: like.difficulty,
    performanceIndicators: indicators,
    judgeQuestions: questionsAbout(scenario, indicators),
    complications: [...complications, ...more].slice(0, like.complications.length),
  }
}

/** Of the questions those about an indicator that is still there, and at least two. */
function questionsAbout(
  { judgeQuestions, scenarioType }: Scenario,
  indicators: Scenario['performanceIndicators'],
) {
  const kept = judgeQuestions.filter(({ probes }) => indicators.some(({ id }) => id === probes))
  const more = { question: QUESTIONS[scenarioType][1]!, probes: indicators[0]!.id }
  return kept.length >= 2 ? kept : [...kept, more]
}
