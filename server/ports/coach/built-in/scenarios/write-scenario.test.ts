import { describe, expect, test } from 'vitest'
import { ROLEPLAY_CATEGORIES, SCENARIO_TYPES } from '#contract/roleplays.ts'
import { checkScenarios, scenarioId } from '#content/scenario-checks.ts'
import { Scenario } from '#content/schema.ts'
import { fingerprint, normalise, repeated, similarity } from '#content/text.ts'
import { AUTHORED } from './authored-scenarios.ts'
import { textsOf } from './scenario-texts.ts'
import { COMPANY_KINDS, PLOTS } from './plots.ts'
import { stagePlot } from './stage-plot.ts'
import { INDICATORS } from './variation-pool.ts'
import { varyScenario } from './vary-scenario.ts'
import { writeScenario } from './write-scenario.ts'

/** The authored case, nine plots, and two cases of other difficulties. */
const TURNS = 12

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

test.each(ROLEPLAY_CATEGORIES)('%s: no two of twelve in a row are alike', async (category) => {
  for (const own of AUTHORED.filter((scenario) => scenario.category === category)) {
    const given = await asked(own, TURNS)
    const indicators = given.map((one) => one.performanceIndicators.map(({ text }) => text).join())
    const questions = given.map((one) => one.judgeQuestions.map(({ question }) => question).join())
    expect([own.id, repeated(indicators)]).toEqual([own.id, []])
    expect([own.id, repeated(questions)]).toEqual([own.id, []])
    expect([own.id, alikeIn(given.map(({ task }) => task))]).toEqual([own.id, []])
    expect([own.id, alikeIn(given.map(({ details }) => details))]).toEqual([own.id, []])
    for (const { task, performanceIndicators, judgeQuestions, complications } of given) {
      const pool = INDICATORS[own.scenarioType]
      const added = pool.filter(({ text }) =>
        performanceIndicators.some((one) => one.text === text),
      )
      expect(pool.filter((one) => task.includes(one.task))).toEqual(added)
      expect(repeated(complications)).toEqual([])
      expect(repeated(judgeQuestions.map(({ question }) => question))).toEqual([])
      const ids = performanceIndicators.map(({ id }) => id)
      for (const { probes } of judgeQuestions) expect(ids).toContain(probes)
    }
  }
})

/** Pairs that share half of their wording once figures and names are left out. */
function alikeIn(texts: string[]) {
  const prints = texts.map((text) => fingerprint(text.replace(/\$?\d[\d,.]*|\b[A-Z]\w+/g, ' ')))
  return prints.flatMap((one, place) =>
    prints
      .slice(0, place)
      .flatMap((other, before) => (similarity(one, other) >= 0.5 ? [[before, place]] : [])),
  )
}

test('a plot that comes again after all others is at another kind of company, and asks for something else', async () => {
  const [own] = AUTHORED
  const given = await asked(own!, 40)
  expect(repeated(given.map(({ title }) => title))).toEqual([])
  const again = given.slice(TURNS)
  for (const one of again) {
    const first = given.slice(1, 10).find(({ title }) => one.title.startsWith(title))!
    expect(one.company.about).not.toBe(first.company.about)
    expect(one.task).not.toBe(first.task)
  }
})

test('a student who had cases of the earlier kind is given the first plot next', async () => {
  const [own] = AUTHORED
  const earlier = [1, 2, 3].map((turn) => ({
    ...{ id: turn === 1 ? own!.id : `${own!.id}-${turn}`, title: `${own!.title} at Foxdale` },
  }))
  const { category, scenarioType, difficulty } = own!
  const next = await writeScenario({ category, scenarioType, difficulty, earlier })
  expect(next.title).toBe((await asked(own!, 2))[1]!.title)
})

test.each(SCENARIO_TYPES)(
  '%s: every plot at every kind of company is a fit case, with amounts that a business would ask',
  (scenarioType) => {
    for (const category of ROLEPLAY_CATEGORIES)
      for (const kind of COMPANY_KINDS[category])
        for (const plot of PLOTS[scenarioType])
          for (const turn of [0, 1, 2]) {
            const choice = { category, scenarioType, difficulty: 'intermediate' as const }
            const one = stagePlot(plot, { ...choice, kind, turn })
            expectFit({ ...one, id: scenarioId(one) })
          }
  },
)

/** A slot that was left open, or an amount that is none. */
const BROKEN = /[{}]|NaN|undefined|Infinity|\b0 \w+s\b|\$0(?![.\d])|\$-/

function expectFit(one: Scenario) {
  const file = `scenarios/${one.category.toLowerCase().replace(' ', '-')}`
  expect(checkScenarios(file, [one]).filter(({ id }) => id)).toEqual([])
  expect(textsOf(one).filter((text) => BROKEN.test(text))).toEqual([])
  const told = [one.situation, one.details, one.task].join(' ')
  const odd = [...told.matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g)].filter(
    ([, amount]) => !isBelievable(Number(amount!.replaceAll(',', ''))),
  )
  expect([one.title, odd.map(([amount]) => amount)]).toEqual([one.title, []])
}

/** What a translator asks for a word. */
const WORD_PRICE = 0.12
const isBelievable = (amount: number) =>
  Number.isInteger(Math.round((amount >= 20 ? 1 : 20) * amount * 1e6) / 1e6) ||
  amount === WORD_PRICE

test('a case of another difficulty is set as one of this: a way through it, or one thing more that goes wrong', async () => {
  for (const own of AUTHORED) {
    const neighbor = (await asked(own, TURNS - 1)).at(-1)
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

  test('has every figure as it was written', () => {
    const figures = (one: Scenario) =>
      textsOf({ ...one, judgeQuestions: [], complications: [] }).flatMap((sentence) =>
        [...sentence.matchAll(/\$?\d[\d,]*(\.\d+)?%?/g)].map(([figure]) => figure),
      )
    for (const { scenario, varied } of variations) {
      expect(figures(varied)).toEqual(figures(scenario))
    }
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
