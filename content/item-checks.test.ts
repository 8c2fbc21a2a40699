import { describe, expect, it } from 'vitest'
import { aCalculation, anItem, problemsOf } from './fixtures.ts'
import { checkItem } from './item-checks.ts'
import type { Item } from './schema.ts'

const problems = (changes: Partial<Item>) => problemsOf(checkItem('exams/finance', anItem(changes)))
const sentences: Item['options'] = ['Raise it', 'Lower it', 'Leave it', 'Sell it']

describe('an item', () => {
  it('is fine as the worked examples have it', () => {
    expect(problems({})).toEqual([])
    expect(checkItem('exams/finance', aCalculation())).toEqual([])
  })

  it('is named with what is wrong', () => {
    expect(checkItem('exams/finance', anItem({ concept: 'cash flow' }))).toEqual([
      {
        file: 'exams/finance',
        id: 'fin-002',
        problem: 'the explanation does not name its concept "cash flow"; name it in those words',
      },
    ])
  })
})

describe('a stem', () => {
  it('has no full stop and no blank', () => {
    expect(problems({ question: 'A store that buys ____ goods is using credit from a.' })).toEqual([
      expect.stringContaining('the stem ends in'),
      expect.stringContaining('the stem has a blank'),
    ])
  })

  it('does not tell the options apart by its article', () => {
    expect(problems({ question: 'Money that a bank lends to a customer is called a' })).toEqual([
      expect.stringContaining('tells the options apart'),
    ])
  })

  it.each([
    'Which of the following is NOT a cost of running a store?',
    'Which cost is not paid each month by the owner of a store?',
    'These are costs of running a store, except for which one?',
    'Which offer is least likely to bring a customer back?',
  ])('asks for what is so: %s', (question) => {
    expect(problems({ question, options: sentences })).toContainEqual(
      expect.stringContaining('what is not so'),
    )
  })

  it.each([
    'A customer who does not like her meal asks for the manager. What should the manager do?',
    'Which rule makes sure that employees do not share a password?',
    'What should a store do if at least one price is wrong?',
  ])('may speak of what is not: %s', (question) => {
    expect(problems({ question, options: sentences })).toEqual([])
  })

  it('has a sentence worth of words', () => {
    expect(problems({ question: 'What is profit?', options: sentences })).toEqual([
      'the stem has 3 words; 5 to 70 is the range',
    ])
  })
})

describe('options', () => {
  const question = 'What should the store do with its price?'
  const said = (...options: Item['options']) => problems({ question, options })

  it('say four different things', () => {
    expect(said('Raise it', 'raise it', 'Leave it', 'Sell it')).toContain(
      'two options say the same; make them differ',
    )
  })

  it.each(['All of the above', 'None of these', 'Both A and B'])('are never "%s"', (last) => {
    expect(said('Raise all costs', 'Lower it', 'Leave it', last)).toContainEqual(
      expect.stringContaining('catch-all'),
    )
  })

  it('do not give themselves away by an absolute word', () => {
    const finding = '"Never" stands only in wrong options; say it without'
    expect(said('Raise it now', 'Never raise it', 'Leave it', 'Sell it')).toEqual([finding])
    expect(said('Always raise it', 'Never raise it', 'Leave it', 'Sell it')).toEqual([])
    expect(said('Overall it rises', 'It overallocates', 'Leave it', 'Sell it')).toEqual([])
  })

  it('are of like length', () => {
    const long = 'Raise it in spring and lower it again after the summer'
    expect(said(long, 'Lower it', 'Leave it', 'Sell it')).toEqual([
      'options have 11/2/2/2 words; the longest may have 2.2 × the shortest + 2 (6)',
    ])
  })

  it('end alike, a completed sentence with its full stop', () => {
    expect(said('Raise it.', 'Lower it', 'Leave it', 'Sell it')).toEqual([
      'options end differently; all with a full stop or none',
    ])
    expect(problems({ options: ['cash', 'credit', 'stock', 'debt'] })).toEqual([
      "options that complete the stem's sentence end it: add the full stop",
    ])
  })

  it('begin alike', () => {
    expect(said('Raise it', 'lower it', 'Leave it', 'Sell it')).toEqual([
      expect.stringContaining('options begin differently (capital, small letter)'),
    ])
    expect(said('$5 more', 'Lower it', 'Leave it', 'Sell it')).toEqual([
      expect.stringContaining('options begin differently (figure, capital)'),
    ])
    expect(said('raise it', 'lower it', 'leave it', 'sell it')).toEqual([
      'options after "?" or ":" begin with a capital or a figure',
    ])
  })

  it('may begin with an acronym among small letters', () => {
    expect(
      problems({ options: ['sales tax.', 'FICA tax.', 'property tax.', 'excise tax.'] }),
    ).toEqual([])
  })
})

describe('an explanation', () => {
  const rest = ' is what keeps one dishonest employee from finishing the withdrawal and hiding it.'

  it('names the concept, in the plural too', () => {
    const explanation = `A policy such as this${rest}`
    expect(problems({ explanation, concept: 'policies' })).toEqual([])
    expect(problems({ explanation, concept: 'polite' })).toHaveLength(1)
  })

  it('does not name letters, which move', () => {
    const explanation = `Separation of duties, option A,${rest}`
    expect(problems({ explanation })).toEqual([expect.stringContaining('names a letter')])
  })

  it('says enough', () => {
    expect(problems({ explanation: 'It is separation of duties.' })).toEqual([
      'the explanation has 5 words; 15 to 90 is the range',
    ])
  })
})

describe('misconceptions', () => {
  const [, b, c, d] = anItem().misconceptions

  it('stand at the wrong options and nowhere else', () => {
    expect(problems({ misconceptions: [b, '', c, d] })).toEqual([
      "misconception A stands at the right option; leave it ''",
      expect.stringContaining('misconception B is missing'),
    ])
  })

  it('are one sentence each, each its own', () => {
    expect(problems({ misconceptions: ['', b, b, `${d} It does not.`] })).toEqual([
      'misconception D is more than one sentence; keep one',
      'two wrong options have the same misconception; name what leads to each',
    ])
    expect(problems({ misconceptions: ['', b, c, 'Wrong answer.'] })).toEqual([
      'misconception D has 2 words; 6 to 40',
    ])
  })
})
