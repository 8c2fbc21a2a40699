import { expect, test } from 'vitest'
import sixMore from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'

const scenario = AUTHORED.find(({ id }) => id === 'finance-crisis-management-intermediate')!
const judged = async (response: string, redone?: string[]) => {
  const request = { scenario, criteria: formOf(scenario), response, answers: [] }
  const judgement = await judge({ ...request, ...(redone && { redone }) })
  const line = (key: string) => judgement.criteria.find((one) => one.key === key)!
  return { ...judgement, line }
}

/** Both sentences are about paying somebody by some day. */
const BOTH =
  'Next Tuesday the school district pays its $27,500, and then we pay the supplier the rest of the $18,400. I would call the supplier today, apologize, and pay $9,200 on Friday and the rest on Wednesday.'

test('the evidence of a line is the sentence that says most of its points, not the first that touches on one', async () => {
  const { line } = await judged(BOTH)
  expect(line('p3').evidence[0]).toMatch(/^I would call the supplier today, apologize/)
})

const CARDS =
  'To bring something of our own: we send every supplier a signed card with two contact numbers, because then any clerk can call back within a minute. It costs $80 for 40 suppliers and the controller counts the calls monthly.'

test('a control that is said in other words counts for its line', async () => {
  const { line } = await judged(CARDS)
  expect(line('p2').reason).not.toMatch(/^Content, 0 /)
  expect(line('p2').evidence[0]).toContain('signed card')
})

test('an idea that is called one’s own and told with how it works is one, in whatever words', async () => {
  const { line } = await judged(`${BOTH} ${CARDS}`)
  const without = await judged(BOTH)
  expect(line('creativity').points).toBeGreaterThan(without.line('creativity').points + 1)
  expect(line('creativity').evidence[0]).toContain('signed card')
  const named = await judged(`${BOTH} I would also bring an idea of my own that is very creative.`)
  expect(named.line('creativity').points).toBe(without.line('creativity').points)
})

test('a redo of skills alone is advised on these', async () => {
  const { keep, change } = await judged(`${BOTH} ${CARDS}`, ['creativity', 'communication'])
  expect(keep).toMatch(/^Keep what counts for "/)
  expect(`${keep} ${change}`).not.toMatch(/Plan the cash|payment fraud|bad news|costly mistake/)
  expect(change).toMatch(/^Go further on "(?:Communicate clearly|Show evidence of creativity)"\./)
})

test('a quote of a long sentence ends where the speaker pauses, not in the middle of a reason', async () => {
  const { line } = await judged(
    "First, the cash: we have $51,000 in the bank and Friday's payroll is $42,000, so I would pay every employee on Friday and draw $10,000 of the $20,000 credit line at 9 percent, because that costs only about $75 a month.",
  )
  for (const quote of line('p1').evidence) expect(quote).toMatch(/[.,]$/)
})

const forTeams = AUTHORED.find(
  ({ id }) => id === 'business-operations-team-management-intermediate',
)!
const forCrisis = AUTHORED.find(({ id }) => id === 'marketing-crisis-management-advanced')!
const quotesOf = async (of: typeof scenario, response: string) => {
  const { criteria } = await judge({ scenario: of, criteria: formOf(of), response, answers: [] })
  return criteria.filter(({ key }) => /^p\d/.test(key)).flatMap(({ evidence }) => evidence)
}

test.each([
  [forTeams, "And Zainab, she's the leader so it's kind of on her."],
  [forCrisis, 'Tess.'],
  [forCrisis, 'With Tess, I mean she is only nineteen.'],
])('%#: no quote that bears on no point: %s', async (of, sentence) => {
  const { strongAnswer } = of.performanceIndicators.at(-1)!
  const saying = `I would make sure of this tomorrow. I ${strongAnswer[0]!.charAt(0).toLowerCase()}${strongAnswer[0]!.slice(1)} on Monday.`
  const quotes = await quotesOf(of, `${saying} ${sentence}`)
  expect(quotes).not.toContain(sentence)
  expect(quotes.length).toBeGreaterThan(0)
})

test('a line with points shows the words that they are for, and one without words has none', async () => {
  const promised = AUTHORED.find(({ title }) => title.includes('One Blue Bike'))!
  for (const response of [
    'Hello. First I would call both customers today and say sorry for the mistake. Mrs. Okafor gets the bike on Saturday and the other one gets her deposit back or another bike. Then we write every hold in one list so it does not happen again. Thank you.',
    'Hello, my name is Sam. I am sorry for the mix-up and I call both of them today. From now on we write all holds down in a single list that everyone sees.',
  ]) {
    const request = { scenario: promised, criteria: formOf(promised), response, answers: [] }
    const lines = (await judge(request)).criteria
    expect(lines.filter(({ points }) => points > 0)).not.toEqual([])
    for (const { points, evidence } of lines) expect(evidence.length > 0).toBe(points > 0)
  }
})

test('what the skills get in half a talk is shown, too', async () => {
  let credited = 0
  for (const given of sixMore) {
    const of = AUTHORED.find(({ id }) => id === given.scenario)!
    const response = sentencesOf(given.response)
      .filter((_, at) => at % 2 === 1)
      .join('')
    const { criteria } = await judge({ scenario: of, criteria: formOf(of), response, answers: [] })
    const indicators = new Set(of.performanceIndicators.map(({ id }) => id))
    const skills = criteria.filter(({ key, points }) => !indicators.has(key) && points > 0)
    for (const { evidence } of skills) expect(evidence).not.toEqual([])
    credited += skills.length
  }
  expect(credited).toBeGreaterThan(20)
})
const sentencesOf = (text: string) => text.match(/[^.?!]+[.?!]+/g) ?? []

const LANDFALL = AUTHORED.find(({ title }) => title === 'Forty-Eight Hours to Landfall')!
const VIOLINS = AUTHORED.find(({ title }) => title === 'Violins Under Water')!
const lineOf = async (of: typeof scenario, name: string, response: string) => {
  const { criteria } = await judge({ scenario: of, criteria: formOf(of), response, answers: [] })
  const { id } = of.performanceIndicators.find(({ text }) => text.startsWith(name))!
  return criteria.find(({ key }) => key === id)!
}

test('the sentence on its own line is quoted for it before one that says more of another', async () => {
  const paid =
    'Everyone is paid for their scheduled hours for four days, the families get seats in the buses, and only six volunteers stay until noon.'
  const { evidence } = await lineOf(
    LANDFALL,
    "Explain an employer's responsibility",
    `Every guest leaves the island by 11 a.m. tomorrow. By 7 p.m. I confirm the 60 rooms at the inland hotel, one hour before their deadline. Employees: the eleven who live here have families. ${paid} An employer owes them safety as well as wages, otherwise they will not come back.`,
  )
  expect(evidence[0]).toBe(paid)
})

test('messages and a list of names are words for keeping people informed', async () => {
  const { points, evidence } = await lineOf(
    LANDFALL,
    'Keep guests, families and employees informed',
    'We would use the two buses for guests who do not have a car. We will send messages to the guests so that they know what is going on and keep a list of names.',
  )
  expect(points).toBeGreaterThan(0)
  expect(evidence[0]).toContain('We will send messages')
})

test('backed up is backs up', async () => {
  const { reason } = await lineOf(
    VIOLINS,
    'Keep important information safe',
    'We rebuild the list from the bookings and the parents. It goes into one shared list, backed up in the cloud every night, so paper is never again the only copy.',
  )
  expect(reason).not.toMatch(/(?:not sure that you said|found no words for): [^.]*backs up/)
})

test.each([
  ['peel-strong', 'Identify the groups whose support', 'Ms. Adeyemi promised', 'lidded bins'],
  ['golf-strong', 'Plan a prize drawing', 'live video', "by ten o'clock"],
  ['golf-strong', 'Explain why a contest', '510 people', 'Mr. Pham gets a pass'],
  ['vinyl-strong', 'Explain how pay influences', 'in one pot', 'dropped by nine thousand'],
])('%s, "%s": quoted is "%s", which is said for it, and not "%s"', async (id, line, own, other) => {
  const { scenario: of, response } = sixMore.find((one) => one.id === id)!
  const { evidence } = await lineOf(
    AUTHORED.find((one) => one.id === of)!,
    line,
    response,
  )
  expect(evidence.join(' ')).toContain(own)
  expect(evidence.join(' ')).not.toContain(other)
})
