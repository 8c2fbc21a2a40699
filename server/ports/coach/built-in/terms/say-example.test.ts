import { describe, expect, test } from 'vitest'
import { listCards } from '../../understanding/knowledge/cards.ts'
import { facetsOf, type Scene } from '../../understanding/knowledge/facets.ts'
import { answerTo } from '../talk-fixtures.ts'

const caseOf = (term: string, ...scenes: Scene[]) =>
  facetsOf(term).cases!.find(({ at }) => scenes.includes(at))!.says

test('every card has a case from school or home', () => {
  const without = listCards().filter(
    ({ term }) => !facetsOf(term).cases?.some(({ at }) => at === 'school' || at === 'home'),
  )
  expect(without.map(({ term }) => term)).toEqual([])
})

describe('a wish for a case from the student’s own life gets one, and no word that there is none', () => {
  test.each([
    'an example from my life',
    'give me an example from real life',
    'an example thats about high school not business',
    'example from school',
    'a school example',
    'explain it as a student',
    'an example that i can relate to',
    'explain it with my friends',
    'explain it with my group project',
    'not business',
    'what would this look like at my school',
  ])('%s', (wish) => {
    const answer = answerTo('what is groupthink', wish)
    expect(answer).toContain(caseOf('Groupthink', 'school'))
    expect(answer).not.toContain('none ready')
  })

  test('at home, where none plays at school', () => {
    const answer = answerTo('what is brand loyalty', 'an example not about business')
    expect(answer).toContain(caseOf('Brand loyalty', 'home'))
    expect(answer).not.toContain('none ready')
  })
})

describe('a wish for a case with games or sports gets one', () => {
  test.each([
    ['explain it with video games', 'Groupthink', 'tech'],
    ['explain it like im a gamer', 'Groupthink', 'tech'],
    ['how would this work in a video game', 'Groupthink', 'tech'],
    ['explain it with basketball', 'Autocratic leadership', 'sport'],
    ['explain it like im a basketball player', 'Autocratic leadership', 'sport'],
    ['use my soccer team as an example', 'Autocratic leadership', 'sport'],
  ] as const)('%s', (wish, term, scene) => {
    expect(answerTo(`what is ${term}`, wish)).toContain(caseOf(term, scene))
  })

  test.each([
    ['explain groupthink like im a gamer', 'Groupthink', 'tech'],
    ['explain autocratic leadership with basketball', 'Autocratic leadership', 'sport'],
    ['what is intrinsic motivation in terms of soccer', 'Intrinsic motivation', 'sport'],
  ] as const)('of what it names itself: %s', (asked, term, scene) => {
    expect(answerTo(asked)).toContain(caseOf(term, scene))
  })

  test('where there is none, that is said, and one from school or home comes before a business', () => {
    const answer = answerTo('what is confirmation bias', 'explain it with basketball')
    expect(answer).toContain('For "basketball team" I have none ready')
    expect(answer).toContain(caseOf('Confirmation bias', 'home'))
  })
})

test('a case that is not to be about money has none', () => {
  const answer = answerTo('what is opportunity cost', 'an example not about money')
  expect(answer).toContain('Opportunity cost**, an example:')
  expect(answer).not.toContain('$')
})

test.each([
  'explain photosynthesis with minecraft',
  'example of mitosis from my life',
  'explain basketball',
  'how do i get good at fortnite',
])('what is none of our matters stays so, wherever it plays: %s', (asked) => {
  expect(answerTo('what is groupthink', asked)).not.toContain('Groupthink**')
})

test('simpler words are no place', () => {
  expect(answerTo('what is groupthink', 'explain it like im five')).toContain('in plain words')
})

test('a business that was named before is not passed over', () =>
  expect(
    answerTo('my cousins nail salon is slow. what is brand loyalty', 'give me an example'),
  ).toContain('another business than your cousins nail salon'))
