import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answersTo } from '../../built-in/talk-fixtures.ts'
import { isOneIn } from '../fixtures.ts'
import { readKinWords } from './kin-words.ts'
import { sealOf } from './kin-words-of-questions.ts'
import { findNextQuestion, listNextQuestions } from './next-questions.ts'
import { plainOf } from '../plain/plain-turn.ts'
import { findByName } from './term-index.ts'

const all = [...listNextQuestions()]

describe('what is asked next', () => {
  test.each(all.map(([term]) => term))('is asked of a term that exists: %s', (term) => {
    expect(findByName(term)?.term).toBe(term)
  })

  test.each(all)(
    'of %s is asked in ways that differ, and answered in a few sentences',
    (_, own) => {
      const ways = own.flatMap(({ asks }) => asks)
      expect(ways).toHaveLength(new Set(ways).size)
      for (const { asks, says } of own) {
        expect(asks.length).toBeGreaterThan(1)
        expect(says.split(' ').length).toBeGreaterThan(7)
        expect(says.split(' ').length).toBeLessThan(80)
        expect(says).not.toMatch(/[—–<>]|https?:/)
      }
    },
  )

  test('is found again in nearly every way of asking it', () => {
    // One way in twenty: all of them take a minute.
    const ways = all.flatMap(([term, own]) =>
      own.flatMap((question) =>
        question.asks.flatMap((ask) => (isOneIn(20, ask) ? [{ term, question, ask }] : [])),
      ),
    )
    const lost = ways.filter(
      ({ term, question, ask }) =>
        findNextQuestion([findByName(term)!], plainOf(ask, null))?.question !== question,
    )
    expect(lost.length).toBeLessThanOrEqual(0.005 * ways.length)
  })
})

// Here, since by now all of them have been read.
test('kin words are what our ways of asking teach: `npm run content:kin-words` writes them', () => {
  const seal = readFileSync(join(import.meta.dirname, 'kin-words.sha256'), 'utf8')
  expect(sealOf(readKinWords())).toBe(seal.trim())
})

test.each([
  [
    ['explain cash flow', 'so can u be profitable and broke'],
    'Because the cash can be stuck or late',
  ],
  [['wat is a target market', 'like for a lemonade stand'], 'Name the people nearby'],
  [
    ['i dont get opportunity cost', 'ok and does the price of the book count'],
    'the one best alternative',
  ],
  [
    ['i got penetration pricing wrong', 'why would a company even do that'],
    'To win customers and market share quickly',
  ],
  [['penetration pricing', 'but isnt that losing money'], 'accepts a thin profit or even a loss'],
  [['explain liability', 'can you sue a 16 year old', 'what about the parents'], 'careless'],
  [['gdp', 'does it count used cars'], 'No, used goods do not count'],
  [['whats a brand', 'nike is one right'], 'Yes, and one of the best known'],
  [['balance sheet', 'so where would a loan go'], 'a liability'],
])('%j is answered of the talk’s matter', (talk, says) => {
  expect(answersTo(talk).at(-1)).toContain(says)
})

test.each([
  [['cash flow', 'is that the same as profit'], 'side by side'],
  [['product life cycle', 'whats the last one'], 'number 4 of 4'],
  [['what is swot', 'which one is a new competitor'], 'A new competitor counts as'],
  [['break even', 'i sell shirts for 20, they cost 8, booth is 240'], '**20 units**'],
  [['inflation', 'quiz me'], 'Answer with a letter'],
  [['inflation', 'what is a patent'], '**Patent**'],
])('%j has an answer of its own, which comes first', (talk, says) => {
  expect(answersTo(talk).at(-1)).toContain(says)
})

test('nothing is said twice in a talk', () => {
  const [, one, other] = answersTo(['inflation', 'why is it bad', 'why is it bad'])
  expect(other).not.toBe(one)
})
