import { describe, expect, test } from 'vitest'
import { checkScenarios, scenarioId } from '#content/scenario-checks.ts'
import { Scenario } from '#content/schema.ts'
import { normalise, repeated } from '#content/text.ts'
import { AUTHORED } from './authored-scenarios.ts'
import { textsOf } from './scenario-texts.ts'
import { INDICATORS } from './variation-pool.ts'
import { varyScenario } from './vary-scenario.ts'
import { writeScenario } from './write-scenario.ts'

const TURNS = 6

/** What one student is given who asks so many times for the choice of this case. */
async function asked({ category, scenarioType, difficulty }: Scenario, times: number) {
  const given: Scenario[] = []
  for (let i = 0; i < times; i++) {
    const earlier = given.map(({ id, title }) => ({ id, title }))
    given.push(await writeScenario({ category, scenarioType, difficulty, earlier }))
  }
  return given
}

test.each([...new Set(AUTHORED.map(({ category }) => category))])(
  '%s: every choice, asked again and again, gives another well-formed case',
  async (category) => {
    const own = AUTHORED.filter((scenario) => scenario.category === category)
    expect(own).toHaveLength(18)
    const given = await Promise.all(own.map((scenario) => asked(scenario, TURNS)))
    for (let turn = 0; turn < TURNS; turn++) {
      const file = `scenarios/${category.toLowerCase().replace(' ', '-')}`
      // Its place in the set is the choice's; which turn it is stands behind it.
      const cases = given.map((row) => ({ ...row[turn]!, id: scenarioId(row[turn]!) }))
      cases.forEach((one) => Scenario.parse(one))
      const problems = checkScenarios(file, cases).map(({ problem }) => problem)
      expect(problems.filter((problem) => !isAboutTheSet(problem))).toEqual([])
    }
    for (const row of given) {
      expect(repeated(row.map(({ id }) => id))).toEqual([])
      expect(repeated(row.map(({ title }) => normalise(title)))).toEqual([])
      expect(repeated(row.map(({ company }) => company.name))).toEqual([])
      expect(repeated(row.map(({ situation }) => situation))).toEqual([])
      expect(row[0]).toEqual(AUTHORED.find(({ id }) => id === row[0]!.id))
    }
  },
)

/** That two authored cases are alike is asked of the authored ones; a brief lengthens by a word when a name does. */
const isAboutTheSet = (problem: string) =>
  /^(its situation is|has the (title|company))/.test(problem)

test('no two of the first six ask for the same: the indicators differ, and so do the questions', async () => {
  for (const own of AUTHORED) {
    const given = await asked(own, TURNS)
    const indicators = given.map((one) => one.performanceIndicators.map(({ text }) => text).join())
    const questions = given.map((one) => one.judgeQuestions.map(({ question }) => question).join())
    expect([own.id, repeated(indicators)]).toEqual([own.id, []])
    expect([own.id, repeated(questions)]).toEqual([own.id, []])
    for (const { task, performanceIndicators, judgeQuestions } of given) {
      const pool = INDICATORS[own.scenarioType]
      const added = pool.filter(({ text }) =>
        performanceIndicators.some((one) => one.text === text),
      )
      for (const one of pool) expect(task.includes(one.task)).toBe(added.includes(one))
      expect(repeated(judgeQuestions.map(({ question }) => question))).toEqual([])
      const ids = performanceIndicators.map(({ id }) => id)
      for (const { probes } of judgeQuestions) expect(ids).toContain(probes)
    }
  }
})

test('a case of another difficulty is set as one of this: a way through it, or one thing more that goes wrong', async () => {
  for (const own of AUTHORED) {
    const [, neighbor] = await asked(own, 2)
    const source = AUTHORED.find(({ title }) => neighbor!.title.includes(title))
    if (own.difficulty === 'beginner') {
      expect(neighbor!.task).toContain('Begin with what cannot wait')
      expect(neighbor!.complications).toEqual([])
    }
    if (own.difficulty !== 'advanced' || !source) continue
    expect(neighbor!.complications.length).toBeGreaterThan(source.complications.length)
    expect(neighbor!.performanceIndicators).toHaveLength(5)
  }
})

describe('a variation', () => {
  const variations = AUTHORED.map((scenario) => ({ scenario, varied: varyScenario(scenario, 1) }))

  test('has every amount of money times the same factor, and no other figure changed', () => {
    const amounts = (one: Scenario, text: RegExp) =>
      textsOf({ ...one, judgeQuestions: [], complications: [] }).flatMap((sentence) =>
        [...sentence.matchAll(text)].map(([figure]) => figure),
      )
    let changed = 0
    for (const { scenario, varied } of variations) {
      const value = (money: string) => Number(money.replace(/[$,]/g, ''))
      const [before, after] = [scenario, varied].map((one) =>
        amounts(one, /\$\d[\d,]*(\.\d+)?/g).map(value),
      )
      const factors = after!.map((money, i) => money / before![i]!)
      expect(after).toHaveLength(before!.length)
      expect(Math.max(0, ...factors.map((factor) => Math.abs(factor - factors[0]!)))).toBeLessThan(
        1e-9,
      )
      if (factors[0] !== undefined && factors[0] !== 1) changed++
      const counts = (one: Scenario) => amounts(one, /(?<![$\d,.])\d[\d,]*(\.\d+)?%?/g)
      expect(counts(varied)).toEqual(counts(scenario))
    }
    expect(changed).toBeGreaterThan(60)
  })

  test('leaves nothing of the first company’s name, nor of its people’s', () => {
    for (const { scenario, varied } of variations) {
      const texts = textsOf({ ...varied, judgeQuestions: [], complications: [] }).join(' ')
      expect(texts).not.toContain(scenario.company.name)
      const titled = textsOf(scenario)
        .join(' ')
        .matchAll(/\b(?:Mr|Mrs|Ms|Dr)\. ([A-Z][a-z]+)/g)
      for (const [, name] of titled) expect(texts).not.toMatch(new RegExp(`\\b${name}\\b`))
    }
  })

  test('is the same for the same turn', () => {
    for (const { scenario, varied } of variations) expect(varyScenario(scenario, 1)).toEqual(varied)
  })
})
