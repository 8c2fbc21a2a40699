import { describe, expect, test } from 'vitest'
import { checkPage } from './read-page.ts'

describe('questions of a page', () => {
  const page = '7. What is\nscarcity? A few goods B. many wants C. no prices\nAnswer key: 7. B'
  const request = { page: 3, text: page, numbers: [] }
  const copied = {
    number: '7',
    question: 'What is scarcity?',
    options: ['few goods', 'many wants', 'no prices'],
    namedAnswer: null as string | null,
    namedBy: null as string | null,
  }
  const check = (change: Partial<typeof copied>, numbers: string[] = []) =>
    checkPage({ questions: [{ ...copied, ...change }] }, { ...request, numbers })

  test('are copies, never inventions', () => {
    expect(check({})).toMatchObject([{ question: 'What is scarcity?', correctAnswer: null }])
    expect(check({ question: 'Which tax do importers pay at the border?' })).toEqual([])
    expect(check({ options: ['few goods', 'something else entirely'] })).toEqual([])
    expect(check({ options: ['few goods'] })).toEqual([])
    expect(check({}, ['8'])).toEqual([])
  })

  test('have the options of their own place, never those of another question on the page', () => {
    const next = '8. What is a tax?\nA. a fee B. a price C. a duty'
    const text = page.replace('Answer key', `${next}\nAnswer key`)
    const mixed = { ...copied, options: ['a fee', 'a price', 'a duty'] }
    const tax = { ...mixed, number: '8', question: 'What is a tax?' }
    const checked = (...questions: (typeof copied)[]) =>
      checkPage({ questions }, { page: 3, text, numbers: [] }).map(({ number }) => number)
    expect(checked(copied, tax)).toEqual(['7', '8'])
    expect(checked(mixed, { ...tax, options: copied.options })).toEqual([])
    expect(checked({ ...copied, options: ['few goods', 'many wants', 'a duty'] })).toEqual([])
    expect(checked({ ...copied, number: '8' })).toEqual([])
  })

  test('of a page without numbers have a key only where it stands under them', () => {
    const asked = 'What is a tax?\nA. a fee\nB. a price\nC. a duty\nAnswer: C'
    const text = `What is scarcity?\nA. few goods\nB. many wants\nC. no prices\n${asked}`
    const named = { ...copied, number: null, namedAnswer: 'C', namedBy: 'Answer: C' }
    const tax = { ...named, question: 'What is a tax?', options: ['a fee', 'a price', 'a duty'] }
    expect(checkPage({ questions: [named, tax] }, { page: 3, text, numbers: [] })).toMatchObject([
      { question: named.question, correctAnswer: null },
      { question: tax.question, correctAnswer: 2 },
    ])
  })

  test('have a key only where the page names it', () => {
    expect(check({ namedAnswer: 'B', namedBy: '7. B' })).toMatchObject([{ correctAnswer: 1 }])
    expect(check({ namedAnswer: 'B', namedBy: null })).toMatchObject([{ correctAnswer: null }])
    expect(check({ namedAnswer: 'C', namedBy: 'Answer: C' })).toMatchObject([
      { correctAnswer: null },
    ])
    expect(check({ namedAnswer: 'A', namedBy: '7. B' })).toMatchObject([{ correctAnswer: null }])
    expect(check({ namedAnswer: 'B', namedBy: 'many wants' })).toMatchObject([
      { correctAnswer: null },
    ])
  })

  test.each([
    ['Answer: B', 'Answer: B', 'B', 1],
    // Under another question, or under both.
    ['5. What is a tax?\nAnswer: B', 'Answer: B', 'B', null],
    ['6. What is a tax?\nAnswer: C\n7. What is scarcity?\nAnswer: B', 'Answer: B', 'B', 1],
    ['6. What is a tax?\nAnswer: B\n7. What is scarcity?\nAnswer: B', 'Answer: B', 'B', 1],
    ['The correct answer is (B).', 'correct answer is (B)', 'B', 1],
    ['KEY\n6. C\n7. B\nMany wants meet few goods.', '7. B', 'B', 1],
    ['Key: 6 C 7 B 8 A', '6 C 7 B', 'B', 1],
    // Another question's entry of the key.
    ['Answer key: 6. B 7. C', '6. B', 'B', null],
    ['Answer key: 6. B 7. C', 'Answer key: 6. B', 'B', null],
    // The beginnings of a question and of its first option.
    ['7. A store has few goods', '7. A', 'A', null],
    ['7. A\nstore has few goods', '7. A', 'A', null],
    ['7. A. few goods', '7. A.', 'A', null],
    ['the correct way to a sale', 'the correct way to a', 'A', null],
    ['Answer: A store has few goods', 'Answer: A', 'A', null],
  ])(
    'by a page that says %j, quoted as %j, it is asked for %s: %j',
    (says, namedBy, letter, key) => {
      const text = `What is\nscarcity? A few goods B. many wants C. no prices\n${says}`
      const questions = [{ ...copied, namedAnswer: letter, namedBy }]
      expect(checkPage({ questions }, { page: 3, text, numbers: [] })[0]!.correctAnswer).toBe(key)
    },
  )
})
