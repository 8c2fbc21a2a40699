import { expect, test } from 'vitest'
import { isOnlyTold } from './phrasings.ts'
import { withinASentence } from './within-a-sentence.ts'
import first from '#content/evaluation/roleplay-responses.json' with { type: 'json' }
import second from '#content/evaluation/roleplay-responses-in-other-voices.json' with { type: 'json' }
import byHand from '#content/evaluation/roleplay-responses-judged-by-hand.json' with { type: 'json' }
import keptApart from '#content/evaluation/roleplay-responses-kept-apart.json' with { type: 'json' }
import sixMore from '#content/evaluation/roleplay-responses-of-six-more-cases.json' with { type: 'json' }
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { figuresIn } from './case-terms.ts'

type Response = { id: string; scenario: string; quality: string; response: string }
const ALL: Response[] = [...first, ...second, ...byHand, ...keptApart, ...sixMore]
const GOOD = ALL.filter(({ quality }) => ['strong', 'middling'].includes(quality))

/** Not behind "Ms." */
const SENTENCE_END = /(?<=[a-z0-9)]\.)(?<!M[rs]s?\.) /

const judged = new Map<string, ReturnType<typeof strengthen>>()

/** Judged once, however many tests look at it. */
function strengthened(one: Response, redone?: string[]) {
  const key = JSON.stringify([one.id, one.response, redone])
  const done = judged.get(key) ?? strengthen(one, redone)
  judged.set(key, done)
  return done
}

const strengthen = async ({ scenario: id, response }: Response, redone?: string[]) => {
  const scenario = AUTHORED.find((one) => one.id === id)!
  const request = { scenario, criteria: formOf(scenario), response, answers: [] }
  const { stronger } = await judge({ ...request, ...(redone && { redone }) })
  return { scenario, stronger }
}
const of = async (id: string) => (await strengthened(ALL.find((one) => one.id === id)!)).stronger

test('a stronger phrasing is the sentence itself, decided and concrete, in one sentence or two', async () => {
  for (const one of ALL) {
    const { stronger } = await strengthened(one)
    if (!stronger) continue
    const { instead, say } = stronger
    expect(one.response).toContain(instead)
    expect(say).toMatch(/^(?:I|We|To [a-z][^,]+(?:, [^,]+)*, I|To .+ (?:I|we)) .*\.$/)
    expect(say.split(SENTENCE_END).length).toBeLessThanOrEqual(2)
    expect(say.split(/\s+/).length).toBeLessThanOrEqual(60)
    // Nothing is left for the student to fill in, and no line of the form is put before it.
    expect(say).not.toMatch(/[[\]]|^To /)
    expect(say).not.toMatch(/^I will [^,]*\bthat['’]s\b/)
    expect(say).not.toMatch(/\b(?:oneself|the student)\b|I will also|In particular,/)
    // Nothing that the student worked out is lost.
    const kept = figuresIn(say)
    for (const figure of figuresIn(instead).filter((it) => it >= 20)) expect(kept).toContain(figure)
  }
})

test('no line of the strong answer is hung on to a sentence that says something else', async () => {
  for (const one of ALL) {
    const { scenario, stronger } = await strengthened(one)
    const [firstSentence, ...behind] = stronger?.say.split(SENTENCE_END) ?? []
    for (const { strongAnswer } of firstSentence ? scenario.performanceIndicators : []) {
      for (const point of strongAnswer) {
        const words = point.split(' ').slice(1).join(' ')
        expect(behind.join(' ')).not.toContain(words)
      }
    }
  }
})

test('every response that is about the case has a sentence to strengthen', async () => {
  const found = await Promise.all(GOOD.map(async (one) => (await strengthened(one)).stronger))
  expect(found.filter(Boolean).length / GOOD.length).toBe(1)
})

test.each([
  // What was done in few words, in full, with the reason that the student gave.
  [
    'jasper-hill-middling',
    'I will send employees with signs and tablets along the line at the gate to calm people down.',
  ],
  [
    'kettle-pond-middling',
    'I will keep a list of each refund with name, amount and last four digits of the card.',
  ],
  // A reason with the figures of the case.
  [
    'deepdesk-strong',
    'I will sell 1,500 on the web first and 3,500 in the chain, because the chain pays $35.40, which leaves $8.40 a pair against $32 online.',
  ],
  // How one will know.
  [
    'splashdown-strong-typos',
    'I will talk alone with Leilani. I will measure it by whether we have agreed on a next step, in writing.',
  ],
])('%s: %s', async (id, say) => expect((await of(id))?.say).toBe(say))

test('who is spoken of is named before "him" and "her"', async () => {
  for (const one of ALL) {
    const { stronger } = await strengthened(one)
    expect(stronger?.say ?? '').not.toMatch(/\b(?:him|her)\b [^,.]*because [A-Z][a-z]+ /)
    expect(stronger?.say ?? '').not.toMatch(/^I will \w+ (?:it|them|this|that)\b/)
    expect(stronger?.say ?? '').not.toMatch(/(?:, then|and|,) (?:respects|brings|gives|keeps) /)
  }
})

test('of a redo, a sentence on a line that was tried again', async () => {
  const one = ALL.find(({ id }) => id === 'jasper-hill-middling')!
  const { stronger } = await strengthened(one, ['creativity'])
  expect(stronger).toBeNull()
})

const HURRICANE = AUTHORED.find(({ title }) => title === 'Forty-Eight Hours to Landfall')!

test('what is said of leaving is no timetable, nor done by one alone', async () => {
  const response =
    "Hello, I'm the operations manager. We would use the two buses to take guests who don't have a car to the inland hotel, and the rest can drive. We should leave tomorrow before noon. The employees should be paid for their time. Thank you."
  const { stronger } = await strengthen({ id: '', scenario: HURRICANE.id, quality: '', response })
  expect(stronger?.say ?? '').not.toMatch(/^To build a timetable|\bI will leave\b/)
})

test('a fact behind "because" goes on in small letters, and a name keeps its own', () => {
  expect(withinASentence('Losing 12 of 100 bowls costs $0.384 a use')).toMatch(/^losing 12/)
  expect(withinASentence('Six departures at $900 cost $5,400')).toMatch(/^six departures/)
  expect(withinASentence("Elvira's nine years count")).toMatch(/^Elvira/)
})

test.each([
  ['I will name a number of bars and repeat orders within two months.', true],
  ['I will give a firm delivery date and say what happens if it is missed.', true],
  ["I will take the owner's hours and wish to cook into account.", true],
  ['I will give each guest a voucher of $20.', false],
  ['I will promise exchanges in the shop within a day.', false],
])('"%s" only tells of a good sentence: %s', (say, expected) =>
  expect(isOnlyTold(say)).toBe(expected),
)

const SPLASHDOWN = AUTHORED.find(({ title }) => title === 'Can You Take My Saturday?')!
const judgedThere = (response: string) =>
  judge({ scenario: SPLASHDOWN, criteria: formOf(SPLASHDOWN), response, answers: [] })

test('what is praised as it is said is not said otherwise', async () => {
  for (const one of GOOD) {
    const scenario = AUTHORED.find(({ id }) => id === one.scenario)!
    const { keep, stronger } = await judge({
      ...one,
      scenario,
      criteria: formOf(scenario),
      answers: [],
    })
    if (stronger && /^Keep/.test(keep)) expect(keep).not.toContain(stronger.instead)
  }
})

test('neither a rule broken openly nor a duty waved off is praised or strengthened', async () => {
  const wrong = [
    'I would keep the deep pool open with four lifeguards on a busy Saturday.',
    'I mean the law says five, but nobody checks on a Saturday.',
    'I would let Leilani go, because she is tired.',
    'Marcus is popular, so I would let him have every Saturday off.',
  ]
  const { keep, stronger, criteria } = await judgedThere(
    `Good morning. I would collect practice times by Wednesday and post the schedule on Sunday. ${wrong.join(' ')} Thank you.`,
  )
  for (const one of wrong) expect(keep).not.toContain(one)
  expect(stronger?.say ?? '').not.toMatch(/with four lifeguards|let Leilani go/)
  const reasons = criteria.map(({ reason }) => reason).join('\n')
  for (const one of wrong) expect(reasons).toContain(`Against the case: you say "${one}"`)
})
