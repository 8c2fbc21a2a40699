import { expect, test } from 'vitest'
import byHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import sixMore from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { affinityTo, caseTerms, saidStems } from './case-terms.ts'
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

const CHARGED = 'retail-management-crisis-management-intermediate'
const TIPS = 'hospitality-team-management-beginner'
const BOWLS = 'business-operations-product-launch-intermediate'

test('who sends the people in trouble to their bank is not praised for it', async () => {
  const { keep } = await adviceFor(
    CHARGED,
    "Hello, this is a really bad situation and I am very sorry about it. I think we should tell the customers that it's the card company's fault and that they need to call them. It will be fixed in a few days, so it's not that big of a deal. We can give everybody a coupon for ten percent off to make them happy. For the people with bank fees, they should talk with their bank about it. Mr. Villanueva could maybe borrow some money from someone. About the hacking story online, I'd just ignore it because it isn't true and answering makes it bigger. The employees have to be professional and not close their registers, because the customer is always right. I would make sure that everything is handled in a good way and that the customers are satisfied.",
  )
  expect(keep).not.toMatch(/talk with their bank|borrow/)
})

test('of a talk that says most, the point that it has not said, in what a student can say', async () => {
  const { change } = await adviceFor(
    TIPS,
    "Thanks for taking the time after lunch. My proposal is one rule that fits on a card: every server gives 15 percent of the day's tips to the bussers, and the two bussers split it by hours worked. Last Saturday three servers made $600, so say $200 each. Each would give $30 and keep $170. The bussers would share $90, $45 each, instead of $21 each as it was. The generous server pays exactly what she paid already, the second gives $18 more and the third $30 more. Why is that fair? Because tips depend on clean tables. When a guest waits 15 minutes for a table, nobody earns a tip there. If clean tables let each server seat just two more parties, at maybe $8 a tip, she gets back more than half of what she gave. For the fear that lazy people profit: servers keep 85 percent of their own tips, so it's not one pot. You stay out of the tips altogether, and before we begin I read the labor office's leaflet with you, since some states limit this. I would talk to Carla alone first, before Friday. I'd say: your smile earned these tips, nine years of it, and I want you to have more tables to smile at. Then I'd ask her what percentage she finds right. To Kwame I'd say yes, he trains on two Wednesdays with Carla, if she agrees, once tables are cleared in order and not by who pays. We try it for four Saturdays, I write down the waiting times and tips, and then all fifteen of us look at the numbers.",
  )
  expect(change).toContain('but not this one. Say, for example: "The servers together would keep')
})

test('a hedged sentence keeps its places, and gains how one will know', async () => {
  const { stronger } = await adviceFor(
    BOWLS,
    "Hello. My recommendation is to start with four cafes and not nine. If we do all nine it is 1,500 lunches and our washing machine can only do 900, so we would run out of clean bowls. I would buy 2,000 bowls first and keep the rest of the money. The biggest problem is people not bringing them back. In the test 88 came back, which sounds good, but 12 bowls at $3.20 is $38.40 for every hundred. I think we should put more bins in places like dorms and near the lawns. We could also maybe do some kind of reward, like after ten returns you get a free coffee. The cafes don't want the deposit because of lines so we shouldn't do that. For washing, someone would collect bowls in the afternoon and wash them in the evening so that they are ready in the morning. I would tell Mr. Sandoval he can be one of the first. For the cafe that wants a guarantee I would probably keep some extra bowls. We need a return rate that is higher than now, something over 90 percent. Then after a month or so we see how it goes and add more cafes.",
  )
  expect(stronger).toEqual({
    instead: 'I think we should put more bins in places like dorms and near the lawns.',
    say: 'I will put more bins in places like dorms and near the lawns. I will measure it by how many people make use of this in the first two weeks.',
  })
})

test('what to change begins with a sentence that says most of its line, and claims no plan', () => {
  const begun = ALL.flatMap(({ scenario: id, change }) => {
    expect(change).not.toMatch(/You plan for it|Close with one sentence/)
    const quote = /Begin with this sentence: "([^"]+)"/.exec(change)?.[1]
    return quote ? [{ id, change, quote }] : []
  })
  expect(begun.length).toBeGreaterThan(0)
  for (const { id, change, quote } of begun) {
    const terms = caseTerms(AUTHORED.find((one) => one.id === id)!)
    const means = saidStems(quote, terms)
    const [line] = terms.indicators
      .filter(({ points }) => points.length > 0)
      .toSorted((a, b) => affinityTo({ means }, b) - affinityTo({ means }, a))
    const named = AUTHORED.find((one) => one.id === id)!.performanceIndicators.find(({ text }) =>
      change.includes(`"${text}"`),
    )!
    expect([quote, line!.id]).toEqual([quote, named.id])
  }
})
