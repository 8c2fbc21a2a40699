import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AREA_NAMES, slugOf } from '#content/blueprint.ts'
import { Scenario } from '#content/schema.ts'
import type { ScenarioRequest } from '../coach.ts'
import { askForObject, Misfit } from './ask-for-object.ts'
import type { Asking, ModelDoor } from './model-call.ts'
import { plainLine } from './plain-line.ts'
import { INDICATORS, scenarioPrompt } from './scenario-prompt.ts'

const ScenarioReply = z.object({
  title: z.string(),
  participantRole: z.string(),
  judgeRole: z.string(),
  company: z.object({ name: z.string(), about: z.string() }),
  situation: z.string(),
  details: z.string(),
  task: z.string(),
  judgeAsks: z.string(),
  performanceIndicators: z.array(
    z.object({ area: z.enum(AREA_NAMES), text: z.string(), strongAnswer: z.array(z.string()) }),
  ),
  judgeQuestions: z.array(z.object({ question: z.string(), probes: z.number() })),
  complications: z.array(z.string()),
})
type ScenarioReply = z.infer<typeof ScenarioReply>

const MAX_TOKENS = 8000
/** The longest authored text has about 1,200 characters; beyond this nobody reads in ten minutes. */
const TEXT_MAX = 2500

export const writeScenario = (door: ModelDoor, request: ScenarioRequest, asking: Asking) =>
  askForObject(
    door,
    {
      during: 'scenario',
      ...scenarioPrompt(request),
      wire: ScenarioReply,
      fit: (reply) => checkScenario(reply, request, randomUUID().slice(0, 8)),
      maxTokens: MAX_TOKENS,
    },
    asking,
  )

/**
 * The reply as a scenario of our own kind, new to this student.
 * @throws Misfit
 */
export function checkScenario(
  reply: ScenarioReply,
  { category, scenarioType, difficulty, earlier }: ScenarioRequest,
  suffix: string,
): Scenario {
  const parsed = Scenario.safeParse(
    lined({
      ...reply,
      id: `${slugOf(`${category} ${scenarioType} ${difficulty}`)}-${suffix}x`,
      category,
      scenarioType,
      difficulty,
      performanceIndicators: reply.performanceIndicators.map((indicator, place) => ({
        ...indicator,
        id: `p${place + 1}`,
      })),
      judgeQuestions: reply.judgeQuestions.map(({ question, probes }) => ({
        question,
        probes: `p${probes}`,
      })),
    }),
  )
  if (!parsed.success) throw new Misfit(parsed.error.issues.map(describe))
  const problems = problemsOf(parsed.data, { earlier, count: INDICATORS[difficulty] })
  if (problems.length > 0) throw new Misfit(problems)
  return parsed.data
}

type Wanted = { earlier: ScenarioRequest['earlier']; count: number }

function problemsOf(scenario: Scenario, { earlier, count }: Wanted) {
  const problems: string[] = []
  const indicators = scenario.performanceIndicators.map(({ id }) => id)
  if (indicators.length !== count) {
    problems.push(`There must be exactly ${count} performance indicators.`)
  }
  if (scenario.judgeQuestions.some(({ probes }) => !indicators.includes(probes))) {
    problems.push('Every judge question probes one of the indicators, by its number.')
  }
  if (earlier.some(({ title }) => title.toLowerCase() === scenario.title.toLowerCase())) {
    problems.push('The student has had a scenario of this title; write another one.')
  }
  if (JSON.stringify(scenario).length > 6 * TEXT_MAX) problems.push('It is far too long.')
  return problems
}

/** Every text in it as one plain line. */
const lined = (value: unknown): unknown => {
  if (typeof value === 'string') return plainLine(value)
  if (Array.isArray(value)) return value.map(lined)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lined(part)]))
}

const describe = ({ path, message }: z.core.$ZodIssue) => `${path.join('.')}: ${message}`
