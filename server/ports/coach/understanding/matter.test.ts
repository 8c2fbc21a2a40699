import { describe, expect, test } from 'vitest'
import questions from '#content/evaluation/tutor-questions.json' with { type: 'json' }
import type { Turn } from '../coach.ts'
import { matterOf } from './matter.ts'
import { isOneIn } from './fixtures.ts'
import { understand } from './understand.ts'

const said = (...turns: string[]): Turn[] =>
  turns.map((content, place) => ({ role: place % 2 === 0 ? 'user' : 'assistant', content }))

describe('what a turn is about, for a coach who reads it', () => {
  test.each([
    ['whats oppurtunity cost', ['Opportunity cost']],
    ['difference betwen markup and margin', ['Markup', 'Gross margin']],
    ['why does my money buy less than it used to', ['Inflation']],
    ['another example', []],
    ['', []],
  ])('"%s": %s', (turn, terms) => {
    expect(matterOf(said(turn)).subjects.map(({ term }) => term)).toEqual(terms)
  })

  test('is what the talk was about, where it names nothing', () => {
    const turns = said('what is markup', '**Markup** is what is added to the cost.', 'y?')
    expect(matterOf(turns).subjects.map(({ term }) => term)).toEqual(['Markup'])
  })

  test('is looked for in pages by the term, else by the words of the turn', () => {
    expect(matterOf(said('what is price skimming')).searchWords).toEqual(['price', 'skimming'])
    expect(matterOf(said('when is the chapter banquet')).searchWords).toEqual([
      'chapter',
      'banquet',
    ])
  })

  test('is nearly always what the built-in coach finds as well', () => {
    const some = questions.filter(({ id }) => isOneIn(4, id))
    const others = some.filter(({ turns: [turn] }) => {
      const [own, full] = [matterOf(said(turn!)), understand(said(turn!))]
      return full.terms.length > 0 && !own.terms.includes(full.terms[0]!)
    })
    expect(others.length).toBeLessThan(some.length / 20)
  })
})
