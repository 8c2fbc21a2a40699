import { DIFFICULTIES } from '#contract/roleplays.ts'
import type { Scenario } from '#content/schema.ts'
import { CoachUnavailable, type ScenarioRequest } from '../../coach.ts'
import { AUTHORED } from './authored-scenarios.ts'
import { COMPANY_NAMES } from './other-names.ts'
import { COMPANY_KINDS, PLOTS } from './plots.ts'
import { stagePlot } from './stage-plot.ts'
import { complication, titleAt, varyScenario } from './vary-scenario.ts'
import { INDICATORS, QUESTIONS } from './variation-pool.ts'

/**
 * The authored case of the choice first; then each plot of its type at a company of its category; then the authored cases
 * of the other difficulties brought to this one. None of these is like another. After them the plots come again, at
 * other kinds of company with other figures, and asking for something else as well. The first of that row that is none
 * of the earlier ones.
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

/** What was added to a case to bring it to its difficulty are the first two of its type. */
const NEXT_COMPLICATION = 2

function scenarioOfTurn(sources: Scenario[], turn: number): Scenario {
  const [own, ...neighbors] = sources
  if (turn === 0) return own!
  const count = PLOTS[own!.scenarioType].length
  const neighbor = neighbors[turn - 1 - count]
  const made = neighbor
    ? varyScenario(neighbor, NEXT_COMPLICATION)
    : plotOfTurn(own!, turn <= count ? turn - 1 : turn - 1 - neighbors.length)
  // Not only the number: a student may have had that many of an earlier version's.
  return { ...made, id: `${own!.id}-${neighbor ? neighbor.difficulty : made.id}-${turn + 1}` }
}

/** The `place`-th of the plots in a row that begins anew at its end, each time elsewhere and with one thing else asked for. */
function plotOfTurn({ category, scenarioType, difficulty, title }: Scenario, place: number) {
  const plots = PLOTS[scenarioType]
  const kinds = COMPANY_KINDS[category]
  const round = Math.floor(place / plots.length)
  const level = DIFFICULTIES.indexOf(difficulty)
  // Who goes through the difficulties one after the other does not meet the same plots in the same order.
  const plot = plots[(place + level * 3) % plots.length]!
  const kind = kinds[(plots.indexOf(plot) + round * 3 + level * 2) % kinds.length]!
  // Another row of names and figures for each choice.
  const turn = place + title.length + level
  const staged = withWayThrough(stagePlot(plot, { category, scenarioType, difficulty, kind, turn }))
  if (round === 0) return difficulty === 'advanced' ? withIndicator(staged, 4, place) : staged
  const full = difficulty === 'advanced' ? withIndicator(staged, 4, round + 1) : staged
  return { ...askingForMore(full, round), title: titleAt(staged.title, staged.company.name) }
}

/** Helps a beginner through a case that was written for more: nothing in it is asked for, only in which order. */
const A_WAY_THROUGH =
  'Begin with what cannot wait, and take the rest one after the other in this order.'

const withWayThrough = (scenario: Scenario): Scenario =>
  scenario.difficulty === 'beginner'
    ? { ...scenario, task: `${scenario.task} ${A_WAY_THROUGH}` }
    : scenario

/**
 * A case as it is set at the difficulty of another: as many indicators and complications as that one has, and for a
 * beginner a way through it.
 */
function atDifficulty(scenario: Scenario, like: Scenario): Scenario {
  const { scenarioType, judgeRole, performanceIndicators, complications } = scenario
  const missing = like.performanceIndicators.length - performanceIndicators.length
  const kept = performanceIndicators.slice(0, like.performanceIndicators.length)
  const more = [0, 1].map((place) => complication(scenarioType, judgeRole, place))
  const brought = withWayThrough({
    ...scenario,
    difficulty: like.difficulty,
    performanceIndicators: kept,
    judgeQuestions: questionsAbout(scenario, kept),
    complications: [...complications, ...more].slice(0, like.complications.length),
  })
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
