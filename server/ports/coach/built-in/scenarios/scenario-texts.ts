import type { Scenario } from '#content/schema.ts'

/** Every sentence of a case, but for what names its place in the set. */
export function mapTexts(scenario: Scenario, change: (text: string) => string): Scenario {
  const { company, performanceIndicators, judgeQuestions } = scenario
  return {
    ...scenario,
    title: change(scenario.title),
    company: { name: change(company.name), about: change(company.about) },
    situation: change(scenario.situation),
    details: change(scenario.details),
    task: change(scenario.task),
    judgeAsks: change(scenario.judgeAsks),
    performanceIndicators: performanceIndicators.map((indicator) => ({
      ...indicator,
      text: change(indicator.text),
      strongAnswer: indicator.strongAnswer.map(change),
    })),
    judgeQuestions: judgeQuestions.map(({ question, probes }) => ({
      question: change(question),
      probes,
    })),
    complications: scenario.complications.map(change),
  }
}

/** Every sentence of a case, one after the other. */
export function textsOf(scenario: Scenario): string[] {
  const texts: string[] = []
  mapTexts(scenario, (text) => {
    texts.push(text)
    return text
  })
  return texts
}
