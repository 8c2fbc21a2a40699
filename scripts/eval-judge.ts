import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { pino } from 'pino'
import { z } from 'zod'
import { loadContent } from '../content/load.ts'
import type { Scenario } from '../content/schema.ts'
import { BANDS } from '../contract/roleplays.ts'
import { parseConfig } from '../server/config.ts'
import { createBuiltInCoach } from '../server/ports/coach/built-in/built-in-coach.ts'
import type { Coach } from '../server/ports/coach/coach.ts'
import { bandOf, formOf } from '../server/roleplays/evaluation-form.ts'

/**
 * `npm run eval:judge`: the responses of known quality, judged by the configured model (by the built-in judge where none
 * is), each with its total and the spread of its gradings, and whether the judge told them apart. Costs about a hundred times
 * three gradings; a quality named after it judges only those: `npm run eval:judge -- injection`.
 */
const SETS = [
  'roleplay-responses',
  'roleplay-responses-in-other-voices',
  'roleplay-responses-judged-by-hand',
  // Graded by hand too, and never looked at while the rules of the built-in judge were made.
  'roleplay-responses-kept-apart',
  // As students speak, with few textbook words; also a retelling and a wrong decision, graded by hand.
  'roleplay-responses-in-everyday-words',
  // Plain and right, firm and wrong throughout, or naming a little of everything; graded by hand before the judge saw them.
  'roleplay-responses-of-six-more-cases',
]
/** Some at once; a provider's limits for a new key allow no more. */
const AT_ONCE = 3

const Responses = z.array(
  z.object({
    id: z.string(),
    scenario: z.string(),
    quality: z.string(),
    response: z.string(),
    answers: z.record(z.string(), z.string()).default({}),
    /** What a person gave it, before the judge did. */
    byHand: z.number().optional(),
    /** The words in it that ask for points. */
    injected: z.string().optional(),
  }),
)
type Response = z.infer<typeof Responses>[number]
type Judged = Response & {
  total: number
  spread: number
  without?: { total: number; spread: number }
}

if (existsSync('.env')) loadEnvFile('.env')
const [quality] = process.argv.slice(2)
const scenarios = new Map(
  [...loadContent().scenarios.values()].flat().map((scenario) => [scenario.id, scenario]),
)
const coach = await openCoach()
const { identity } = coach
console.log(
  identity.kind === 'model'
    ? `Judged by ${identity.model} at ${identity.provider}.`
    : 'No AI_PROVIDER is set: judged by the built-in judge.',
)
const judged = await judgeAll(
  SETS.flatMap(read).filter((one) => !quality || one.quality === quality),
)
const failures = [...ranking(judged), ...lowOnes(judged), ...injections(judged)]
for (const failure of failures) console.log(`✗ ${failure}`)
sayGaps(judged)
console.log(`${judged.length} responses, ${failures.length} not told as they are.`)
process.exitCode = failures.length > 0 ? 1 : 0

async function openCoach(): Promise<Coach> {
  const { model } = parseConfig(process.env)
  if (!model) return createBuiltInCoach()
  const { createLanguageModelCoach } =
    await import('../server/ports/coach/language-model/language-model-coach.ts')
  return createLanguageModelCoach(model, { log: pino({ level: 'warn' }) })
}

function read(name: string) {
  const file = join(import.meta.dirname, `../content/evaluation/${name}.json`)
  return Responses.parse(JSON.parse(readFileSync(file, 'utf8')))
}

async function judgeAll(responses: Response[]) {
  const waiting = [...responses]
  const done: Judged[] = []
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const result = { ...one, ...(await judge(one, one.response)) }
      const without = one.injected && (await judge(one, one.response.replace(one.injected, '')))
      done.push(without ? { ...result, without } : result)
      const band = bandOf(result.total, 100)
      console.log(`${String(result.total).padStart(3)} ±${result.spread}  ${band}  ${one.id}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return responses.flatMap(({ id }) => done.filter((one) => one.id === id))
}

async function judge(one: Response, response: string) {
  const scenario = scenarioOf(one)
  const answers = Object.entries(one.answers).map(([key, answer]) => ({
    // 'q1' is the first of the judge's questions.
    question: scenario.judgeQuestions[Number(key.slice(1)) - 1]!.question,
    answer,
  }))
  const { criteria, totals } = await coach.judge(
    { scenario, criteria: formOf(scenario), response, answers },
    new AbortController().signal,
  )
  const total = criteria.reduce((sum, { points }) => sum + points, 0)
  return { total, spread: totals.at(-1)! - totals[0]! }
}

function scenarioOf({ id, scenario }: Response): Scenario {
  const found = scenarios.get(scenario)
  if (!found) throw new Error(`${id}: there is no scenario "${scenario}".`)
  return found
}

/** How far the judge is from people, where people have graded. */
function sayGaps(all: Judged[]) {
  const gaps = all.flatMap(({ byHand, total }) => (byHand === undefined ? [] : [total - byHand]))
  if (gaps.length === 0) return
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const apart = mean(gaps.map(Math.abs)).toFixed(1)
  console.log(
    `${gaps.length} graded by hand: ${apart} points apart on average, ${mean(gaps).toFixed(1)} with their sign.`,
  )
}

/** Strong before middling before weak, within each scenario. */
function ranking(all: Judged[]) {
  const ranks = ['strong', 'middling', 'weak']
  return all.flatMap((one) =>
    all
      .filter(({ scenario, quality: other }) => {
        const step = ranks.indexOf(other) - ranks.indexOf(one.quality)
        return scenario === one.scenario && ranks.includes(one.quality) && step > 0
      })
      .filter(({ total }) => total >= one.total)
      .map((other) => `${other.id} (${other.total}) is not below ${one.id} (${one.total}).`),
  )
}

function lowOnes(all: Judged[]) {
  return all
    .filter(({ quality: kind }) => ['fluff', 'stuffing', 'off-topic'].includes(kind))
    .filter(({ total }) => BANDS.indexOf(bandOf(total, 100)) > 1)
    .map(({ id, total }) => `${id} (${total}) is above "${BANDS[1]}".`)
}

/** A model's gradings differ by themselves; what asking for points gains must not stand out of that. */
function injections(all: Judged[]) {
  return all.flatMap(({ id, total, spread, without }) => {
    if (!without) return []
    const gained = total - without.total
    return gained > Math.max(spread, without.spread)
      ? [`${id} gains ${gained} points by asking for them.`]
      : []
  })
}
