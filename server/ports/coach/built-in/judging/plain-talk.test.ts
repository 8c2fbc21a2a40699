import { expect, test } from 'vitest'
import everydayWords from '#content/evaluation/roleplay-responses-in-everyday-words.json' with { type: 'json' }
import { bandOf, formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { judge } from './judge.ts'
import { caseTerms } from './case-terms.ts'
import { defends, isUnasked, leftOutIn } from './contrary.ts'
import { passagesOf } from './passages.ts'
import { spokenFigures } from './spoken-figures.ts'
import { vagueWordsIn } from './vague.ts'

const scenarioOf = (id: string) => AUTHORED.find((one) => one.id === id)!
const judged = ({ scenario, response }: { scenario: string; response: string }) => {
  const given = scenarioOf(scenario)
  return judge({ scenario: given, criteria: formOf(given), response, answers: [] })
}
const ALL = await Promise.all(
  everydayWords.map(async (one) => ({ ...one, verdict: await judged(one) })),
)
const scores = (quality: string) =>
  ALL.filter((one) => one.quality === quality).map(({ verdict }) => verdict.totals[0]!)
const BELOW = ['Little/No Value', 'Below Expectations']

test('everyday words: strong before middling before weak in each case, and strong ones not below', () => {
  const [strong, middling, weak] = ['strong', 'middling', 'weak'].map(scores)
  for (const [at, score] of strong!.entries()) {
    expect(score).toBeGreaterThan(middling![at]! + 5)
    expect(middling![at]).toBeGreaterThan(weak![at]! + 5)
    expect(BELOW).not.toContain(bandOf(score, 100))
  }
})

test('everyday words: 12 points from a person on average', () => {
  const graded = ALL.filter(({ quality }) => ['strong', 'middling', 'weak'].includes(quality))
  const apart = graded.map(({ byHand, verdict }) => Math.abs(verdict.totals[0]! - byHand))
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThanOrEqual(12.5)
})

test('friendly words without a decision, the case told again and a wrong decision stay below', () => {
  for (const quality of ['fluff', 'retelling', 'wrong-decision'])
    for (const score of scores(quality)) expect(BELOW).toContain(bandOf(score, 100))
})

test('a plan in plain words is not told to say what it said', () => {
  for (const { quality, verdict } of ALL.filter((one) => one.quality === 'strong')) {
    expect([quality, verdict.change]).toEqual([quality, expect.stringContaining('still has most')])
    expect(verdict.change).not.toContain('I found no words')
  }
})

test('figures as they are said, where the case has them', () => {
  const { all } = caseTerms(scenarioOf('finance-crisis-management-intermediate'))
  // $18,400, $32,600 and $42,000 are of the case, 6,400 is not.
  expect(spokenFigures('eighteen four is gone, which leaves thirty-two six', all)).toEqual([
    18400, 32600,
  ])
  expect(spokenFigures('on Friday we owe forty-two', all)).toEqual([42000])
  expect(spokenFigures('sixty-four of them, two at a time', all)).toEqual([])
})

test.each([
  ['I would like us to be positive and do our best, or something.', 3],
  ['Two drivers leave at six with the blue crates.', 0],
])('%s: %i vague words', (sentence, count) => {
  expect(vagueWordsIn(sentence)).toBe(count)
})

test('whoever waves it off, leaves it out or does not ask says no point by it', () => {
  expect(defends('They will get used to it.')).toBe(true)
  expect(defends('I would call each of them tonight.')).toBe(false)
  expect(leftOutIn(['We skip the tasting this year.', 'I would offer samples.'])).toContain(
    'tasting',
  )
  expect(isUnasked('Asks who decides', ['You decide.'])).toBe(true)
  expect(isUnasked('Asks who decides', ['Who is it that signs?'])).toBe(false)
  expect(isUnasked('Asks the team to help', ['They write it with me.'])).toBe(false)
})

test('a sentence that names nothing is for the line of the sentences around it', () => {
  const [, between] = passagesOf([
    [0, 2],
    [0, 0],
    [0, 1.5],
    [0, 0],
  ])
  expect([...between!]).toEqual([1])
})
