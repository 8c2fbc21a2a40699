import { DIFFICULTIES, ROLEPLAY_CATEGORIES, SCENARIO_TYPES } from '../contract/roleplays.ts'
import { slugOf } from './blueprint.ts'
import type { Finding } from './finding.ts'
import type { Scenario } from './schema.ts'
import { fingerprint, normalise, repeated, similarity, wordsOf } from './text.ts'

const INDICATORS = { beginner: 4, intermediate: 4, advanced: 5 }
const COMPLICATIONS = { beginner: [0, 0], intermediate: [1, 1], advanced: [2, 3] } as const
/** What a participant reads in ten minutes of preparation, beside thinking. */
const BRIEF_WORDS = [150, 480] as const
const SAME_SITUATION = 0.6

export const scenarioId = ({ category, scenarioType, difficulty }: Scenario) =>
  [category, scenarioType, difficulty].map(slugOf).join('-')

/** One category's file: six types in three difficulties, each once, each well formed. */
export function checkScenarios(file: string, scenarios: Scenario[]): Finding[] {
  const category = ROLEPLAY_CATEGORIES.find((name) => file === `scenarios/${slugOf(name)}`)
  if (!category) return [{ file, problem: 'no such category; see content/README.md for the files' }]
  return [
    ...checkGrid(file, scenarios),
    ...scenarios.flatMap((scenario) =>
      [
        ...(scenario.category === category ? [] : [`its category has to be ${category}`]),
        ...checkScenario(scenario),
      ].map((problem) => ({ file, id: scenario.id, problem })),
    ),
    ...checkAlike(new Map([[file, scenarios]])),
  ]
}

function checkGrid(file: string, scenarios: Scenario[]): Finding[] {
  return SCENARIO_TYPES.flatMap((type) =>
    DIFFICULTIES.flatMap((difficulty) => {
      const count = scenarios.filter(
        (scenario) => scenario.scenarioType === type && scenario.difficulty === difficulty,
      ).length
      if (count === 1) return []
      return [{ file, problem: `${type}, ${difficulty}: ${count} scenarios, there has to be one` }]
    }),
  )
}

function* checkScenario(scenario: Scenario) {
  const { difficulty, performanceIndicators, complications } = scenario
  if (scenario.id !== scenarioId(scenario)) yield `its id has to be ${scenarioId(scenario)}`
  const indicators = INDICATORS[difficulty]
  if (performanceIndicators.length !== indicators) {
    yield `${performanceIndicators.length} performance indicators; ${difficulty} has ${indicators}`
  }
  const [fewest, most] = COMPLICATIONS[difficulty]
  if (complications.length < fewest || complications.length > most) {
    yield `${complications.length} complications; ${difficulty} has ${fewest === most ? fewest : `${fewest} to ${most}`}`
  }
  yield* checkBrief(scenario)
  yield* checkIndicators(scenario)
}

function* checkBrief(scenario: Scenario) {
  const { situation, details, task, judgeAsks, participantRole, judgeRole, company } = scenario
  const said = ` ${normalise(situation)} `
  for (const name of [participantRole, judgeRole, company.name]) {
    if (!said.includes(` ${normalise(name)} `)) yield `the situation does not name "${name}"`
  }
  const length = wordsOf([situation, details, task, judgeAsks].join(' ')).length
  const [least, most] = BRIEF_WORDS
  if (length < least || length > most) {
    yield `situation, details, task and judgeAsks have ${length} words; ${least} to ${most}`
  }
}

function* checkIndicators({ performanceIndicators, judgeQuestions }: Scenario) {
  const ids = performanceIndicators.map(({ id }) => id)
  if (ids.some((id, index) => id !== `p${index + 1}`)) {
    yield `performance indicators are numbered p1 to p${ids.length} in order`
  }
  if (repeated(performanceIndicators.map(({ text }) => normalise(text))).length > 0) {
    yield 'two performance indicators are the same'
  }
  for (const { id, strongAnswer } of performanceIndicators) {
    if (strongAnswer.some((point) => wordsOf(point).length < 5)) {
      yield `${id}: a point of a strong answer has at least 5 words`
    }
  }
  for (const { question, probes } of judgeQuestions) {
    if (!ids.includes(probes)) yield `a judge's question probes ${probes}, which it does not have`
    if (!question.endsWith('?')) yield `"${question}" is not a question`
  }
}

/** Titles, companies and situations are each used once in the whole set. */
export function checkAlike(files: Map<string, Scenario[]>): Finding[] {
  const all = [...files].flatMap(([file, scenarios]) =>
    scenarios.map((scenario) => ({ file, scenario, print: fingerprint(scenario.situation) })),
  )
  return all.flatMap(({ file, scenario, print }, index) =>
    all.slice(0, index).flatMap((earlier) => {
      const problem = alike(scenario, earlier.scenario, similarity(print, earlier.print))
      return problem ? [{ file, id: scenario.id, problem }] : []
    }),
  )
}

function alike(a: Scenario, b: Scenario, situations: number) {
  if (a.id === b.id) return 'its id is taken'
  if (normalise(a.title) === normalise(b.title)) return `has the title of ${b.id}`
  if (normalise(a.company.name) === normalise(b.company.name)) return `has the company of ${b.id}`
  if (situations >= SAME_SITUATION) {
    return `its situation is ${Math.round(100 * situations)} % like that of ${b.id}; tell another`
  }
  return undefined
}
