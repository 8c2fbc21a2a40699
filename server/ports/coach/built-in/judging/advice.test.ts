import { expect, test } from 'vitest'
import byHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import sixMore from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { stemsOf } from './stems.ts'

const judged = (one: { scenario: string; response: string }) => {
  const scenario = AUTHORED.find(({ id }) => id === one.scenario)!
  return judge({ scenario, criteria: formOf(scenario), response: one.response, answers: [] })
}
const ALL = await Promise.all(
  byHand
    .filter(({ quality }) => ['strong', 'middling', 'weak'].includes(quality))
    .map(async (one) => ({ ...one, ...(await judged(one)) })),
)

test('what to change names the line that lost most, and differs between responses', () => {
  for (const { scenario: id, criteria, change } of ALL) {
    const scenario = AUTHORED.find((one) => one.id === id)!
    const max = formOf(scenario)[0]!.maxPoints
    const lines = criteria.filter(({ key }) => /^p/.test(key))
    const named = scenario.performanceIndicators.find(({ text }) => change.includes(`"${text}"`))!
    const lost = (key: string) => max - criteria.find((one) => one.key === key)!.points
    // Shares are compared, points are rounded from them.
    expect(lost(named.id)).toBeGreaterThanOrEqual(
      Math.max(...lines.map(({ key }) => lost(key))) - 1,
    )
  }
  expect(new Set(ALL.map(({ change }) => change)).size).toBe(ALL.length)
})

test('what to change follows from why the line lost: nothing on it, too little of it, or too little with it', async () => {
  const weak = ALL.find(({ id }) => id === 'cloudberry-weak')!
  expect(weak.change).toContain(
    'I found no words for it. I go by words: if you said it in others, compare with: "I will ',
  )
  const [strong, copied] = [
    ALL.find(({ id }) => id === 'north-star-strong')!,
    AUTHORED.find(({ id }) => id === weak.scenario)!,
  ]
  expect(strong.change).toMatch(/costs you most|still has most to gain/)
  const again = await judged({ scenario: weak.scenario, response: copied.details })
  expect(again.change).toContain('counts for nothing when it is said back')
})

test('a stronger phrasing says more than another pronoun', () => {
  for (const { stronger } of ALL) {
    if (!stronger) continue
    const said = new Set(stemsOf(stronger.instead))
    expect(stemsOf(stronger.say).filter((stem) => !said.has(stem)).length).toBeGreaterThan(1)
  }
})

const adviceFor = (scenario: string, response: string) => judged({ scenario, response })
const TEAMS = 'business-operations-team-management-intermediate'
const PROM = 'hospitality-sales-presentation-beginner'

test.each([
  [
    'a name',
    TEAMS,
    'Zainab is next. I would tell Zainab that her lists were right.',
    /"Zainab is next\."/,
  ],
  [
    'blame',
    TEAMS,
    "I would say something to the night shift. And Zainab, she's the leader so it's kind of on her.",
    /kind of on her/,
  ],
  [
    'what only goes on',
    TEAMS,
    'I would train people. And that should make the candle shop happy.',
    /candle shop happy/,
  ],
  [
    'praise of oneself',
    PROM,
    'You should totally pick us over the hotel because hotels are boring.',
    /boring/,
  ],
  [
    'what leaves to one what should be shared',
    TEAMS,
    'The lists of Zainab must stay in one person’s head, because lists that are read by the day shift can be argued with.',
    /one person/,
  ],
  [
    'what is not told',
    TEAMS,
    'The night shift hears nothing of Zainab’s lists, because answers take time from packing glass.',
    /hears nothing/,
  ],
  [
    'a result that the figures of the case do not give',
    PROM,
    "It's thirty-two hundred to rent it and then eighteen for each kid, so that comes out to seven thousand eight hundred eighty, and with nine thousand to spend you'd have over a thousand left.",
    /over a thousand left/,
  ],
])('never kept: %s', async (_, scenario, response, unkept) => {
  expect((await adviceFor(scenario, response)).keep).not.toMatch(unkept)
})

test('the sentence that is kept says a point of its line', async () => {
  const { keep } = await adviceFor(
    TEAMS,
    'Zainab is next. I would tell Zainab that her lists were right, because nobody had answered them.',
  )
  expect(keep).toContain('"I would tell Zainab that her lists were right')
})

test('where no sentence says anything of a point, how it was presented is kept', async () => {
  const { keep } = await adviceFor(
    TEAMS,
    'Good morning. First, the night shift packs glass and candles after six, so I would talk to the warehouse people. Thank you, any questions?',
  )
  expect(keep).toMatch(/^(?:Keep the form of your talk: a greeting|There is something|Keep saying)/)
})

test('a decision with its reason is kept before a fact, and a turn that is seldom right is not', async () => {
  const decided =
    'I would tell Zainab today that her lists were right, because nobody had answered them.'
  const said = [
    'Zainab of the night shift wrote lists that were right and should have been answered.',
    'Zainab’s lists were right, and I see no need for an answer to her lists.',
  ]
  const kept = (await adviceFor(TEAMS, [...said, decided].join(' '))).keep
  expect(kept).toContain(decided)
  expect((await adviceFor(TEAMS, said[1]!)).keep).not.toContain(said[1])
})

test('what to change does not say that nothing was heard where something was touched on, and counts what is left', async () => {
  for (const one of sixMore) {
    const { criteria, change } = await judged(one)
    const [, name] = /^"([^"]+)" costs you most: you speak of it/.exec(change) ?? []
    const { performanceIndicators } = AUTHORED.find(({ id }) => id === one.scenario)!
    const spoken = performanceIndicators.find(({ text }) => text === name)
    const line = criteria.find(({ key }) => key === spoken?.id)
    expect(line?.reason ?? '').not.toMatch(/and touch on \d/)
    const [, said, all] = /I found words for (\d) of its (\d) points/.exec(change) ?? []
    if (said) expect(change).toMatch(Number(all) - Number(said) === 1 ? /is another/ : /others\./)
  }
})

test('whoever has said much to a line may have said the rest in other words, and is not told that it is missing', () => {
  const found = ALL.filter(({ change }) => change.includes('I found only the beginning of'))
  const spoken = found.filter(({ scenario: id, criteria, change }) => {
    const scenario = AUTHORED.find((one) => one.id === id)!
    const line = scenario.performanceIndicators.find(({ text }) => change.includes(`"${text}"`))!
    const max = formOf(scenario).find(({ key }) => key === line.id)!.maxPoints
    return criteria.find(({ key }) => key === line.id)!.points >= 0.5 * max
  })
  expect(spoken.length).toBeGreaterThan(0)
  for (const { change } of spoken) expect(change).toContain('If you did say that, say it in words')
})

test('nothing is to be added to what somebody would not do', () => {
  for (const { change } of ALL)
    expect(change).not.toMatch(/(?:this sentence|with this sentence): "[^"]*\b(?:would|will) not\b/)
})
