import { DIFFICULTIES } from '#contract/roleplays.ts'
import type { Scenario } from '#content/schema.ts'
import { CoachUnavailable, type ScenarioRequest } from '../../coach.ts'
import { AUTHORED } from './authored-scenarios.ts'
import { COMPANY_NAMES } from './other-names.ts'
import { complication, varyScenario } from './vary-scenario.ts'
import { INDICATORS, QUESTIONS } from './variation-pool.ts'

/**
 * The authored case of the choice first; then, in turn, the cases of the next difficulties brought to this one, and
 * this case again, each time at another company. What comes again asks for something else: another last indicator,
 * other questions, other amounts. The first of that row that is none of the earlier ones.
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
  const round = Math.floor(turn / sources.length)
  const varied = varyScenario(round === 0 ? source : askingForMore(source, round), round)
  return { ...varied, id: `${own!.id}-${turn + 1}` }
}

/** Helps a beginner through a case that was written for more: nothing in it is asked for, only in which order. */
const A_WAY_THROUGH =
  'Begin with what cannot wait, and take the rest one after the other in this order.'

/**
 * A case as it is set at the difficulty of another: as many indicators and complications as that one has, and for a
 * beginner a way through it.
 */
function atDifficulty(scenario: Scenario, like: Scenario): Scenario {
  const { scenarioType, judgeRole, performanceIndicators, complications } = scenario
  const missing = like.performanceIndicators.length - performanceIndicators.length
  const kept = performanceIndicators.slice(0, like.performanceIndicators.length)
  const more = [0, 1].map((place) => complication(scenarioType, judgeRole, place))
  const brought = {
    ...scenario,
    difficulty: like.difficulty,
    task: like.difficulty === 'beginner' ? `${scenario.task} ${A_WAY_THROUGH}` : scenario.task,
    performanceIndicators: kept,
    judgeQuestions: questionsAbout(scenario, kept),
    complications: [...complications, ...more].slice(0, like.complications.length),
  }
  return missing > 0 ? withIndicator(brought, kept.length, 0) : brought
}

/** The case with another last indicator and other questions, for the round in which it comes again. */
function askingForMore(scenario: Scenario, round: number): Scenario {
  const { scenarioType, performanceIndicators } = scenario
  const place = performanceIndicators.length - 1
  const pool = INDICATORS[scenarioType]
  const isThere = pool[round % pool.length]!.text === performanceIndicators[place]!.text
  const other = withIndicator(scenario, place, isThere ? round + 1 : round)
  return { ...other, judgeQuestions: otherQuestions(scenario, round) }
}

/** One of the case's own, in turn, about what is still asked for, and one of the type's. */
function otherQuestions(scenario: Scenario, round: number): Scenario['judgeQuestions'] {
  const { scenarioType, performanceIndicators, judgeQuestions } = scenario
  const pool = QUESTIONS[scenarioType]
  const last = performanceIndicators.at(-1)!.id
  const own = judgeQuestions.filter(
    ({ probes, question }) => probes !== last && !pool.includes(question),
  )
  const kept = own[round % Math.max(1, own.length)]
  const next = { question: pool[(round + 1) % pool.length]!, probes: performanceIndicators[0]!.id }
  return kept ? [kept, next] : [next]
}

/** One of the type's own at this place, and the brief asks for it. */
function withIndicator(scenario: Scenario, place: number, turn: number): Scenario {
  const { scenarioType, performanceIndicators } = scenario
  const pool = INDICATORS[scenarioType]
  const { task, ...indicator } = pool[turn % pool.length]!
  const asked = pool.reduce((text, one) => text.replace(` ${one.task}`, ''), scenario.task)
  return {
    ...scenario,
    task: `${asked} ${task}`,
    performanceIndicators: [
      ...performanceIndicators.slice(0, place),
      { id: `p${place + 1}`, ...indicator },
    ],
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
