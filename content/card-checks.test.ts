import { describe, expect, it } from 'vitest'
import { checkCardLinks, checkCards, checkSameCards, checkScenarioLinks } from './card-checks.ts'
import { aCard, aScenario, problemsOf } from './fixtures.ts'
import type { Card } from './schema.ts'

const FILE = 'cards/financial-analysis'
const problems = (changes: Partial<Card>) =>
  problemsOf(checkCards(FILE, [aCard(changes)]).filter(({ id }) => id))

describe('a card', () => {
  it('is fine as the worked example has it', () => {
    expect(problems({})).toEqual([])
  })

  it('stands in the file of its area, with an id that says so', () => {
    expect(problems({ area: 'Pricing' })).toEqual([
      'its area has to be Financial Analysis',
      'its id has to begin with pricing-',
    ])
    expect(problemsOf(checkCards('cards/law', []))).toEqual([
      expect.stringContaining('no such area'),
    ])
  })

  it('says enough and not too much', () => {
    expect(problems({ definition: 'What is left.' })).toEqual(['definition has 3 words; 8 to 45'])
  })

  it('is not its own neighbour', () => {
    const confusedWith = { term: 'gross margin', howToTellApart: aCard().definition }
    expect(problems({ related: [aCard().id], confusedWith })).toEqual([
      'links to itself',
      'is confused with itself',
    ])
  })

  it('is one of as many as its area has', () => {
    expect(problemsOf(checkCards(FILE, [aCard()]))).toEqual(['1 of 26 cards'])
  })
})

describe('the cards', () => {
  const files = (...cards: Card[]) => new Map([[FILE, cards]])

  it('explain a term once', () => {
    const same = (changes: Partial<Card>) =>
      problemsOf(checkSameCards(files(aCard(), aCard(changes))))
    expect(same({})).toEqual(['its id is taken'])
    expect(same({ id: 'pricing-x', term: 'Gross Margin' })).toEqual([
      'has the term of financial-analysis-gross-margin; make one card of the two',
    ])
    expect(same({ id: 'pricing-x', term: 'Margin' })).toEqual([
      'its definition is 100 % like that of financial-analysis-gross-margin',
    ])
  })

  it('link to cards there are; to other areas only in the end', () => {
    const known = new Set(['financial-analysis-net-profit'])
    const found = (foreign: boolean) =>
      problemsOf(checkCardLinks(files(aCard()), { known, foreign }))
    const own = 'links to financial-analysis-break-even-point, and there is no such card'
    expect(found(false)).toEqual([own])
    expect(found(true)).toEqual([own, 'links to pricing-markup, and there is no such card'])
  })

  it('are what the indicators of a scenario link to', () => {
    const [first, ...rest] = aScenario().performanceIndicators
    if (!first) throw new Error('The worked example has no indicator.')
    const linked = { ...first, cards: ['promotion-slogan'] }
    const scenario = aScenario({ performanceIndicators: [linked, ...rest] })
    const scenarios = new Map([['scenarios/marketing', [scenario]]])
    expect(problemsOf(checkScenarioLinks(scenarios, new Set()))).toEqual([
      'links to promotion-slogan, and there is no such card',
    ])
    expect(checkScenarioLinks(scenarios, new Set(['promotion-slogan']))).toEqual([])
  })
})
