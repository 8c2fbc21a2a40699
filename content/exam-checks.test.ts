import { describe, expect, it } from 'vitest'
import { checkExam } from './exam-checks.ts'
import { chiSquared, longestIsRight } from './exam-figures.ts'
import { aCalculation, aFinanceExam, anItem, problemsOf } from './fixtures.ts'
import { gradeOf } from './reading-level.ts'
import type { Item } from './schema.ts'

const problems = (items: Item[]) => problemsOf(checkExam('exams/finance', aFinanceExam(items)))
const many = (count: number, item: (index: number) => Partial<Item>) =>
  Array.from({ length: count }, (_, index) => anItem(item(index)))

describe('an exam', () => {
  it('says what its blueprint still wants and has too much of', () => {
    const found = problems(many(8, () => ({})))
    expect(found).toContain('Risk Management: 8 items for 6; take 2 out')
    expect(found).toContain('Business Law: 0 of 7 items; write 7 more')
    expect(found).toContain('0 medium items; at least 15 of each difficulty')
  })

  it('has ids of its own shape, each once', () => {
    const found = problems([anItem(), anItem(), anItem({ id: 'mkt-003' })])
    expect(found).toContain('two items have the id fin-002')
    expect(found).toContain('the id mkt-003 should look like fin-001')
  })

  it('has the header its blueprint gives it', () => {
    const exam = { ...aFinanceExam([]), title: 'Finance', eventCodes: ['ACT'] }
    const found = problemsOf(checkExam('exams/finance', exam))
    expect(found).toContain('title is "Finance"; it has to be "Finance Practice Exam"')
    expect(found).toContain('eventCodes is ["ACT"]; it has to be ["ACT","BFS"]')
    expect(problemsOf(checkExam('exams/law', exam))).toEqual([
      expect.stringContaining('no such exam'),
    ])
  })

  it('tests an objective once', () => {
    const same = {
      id: 'fin-003',
      objective: 'Describe how internal controls prevent employee theft',
    }
    expect(problems([anItem(), anItem(same)])).toContain(
      'has the objective of fin-002; test something else',
    )
    expect(problems([anItem(), aCalculation()]).join()).not.toContain('objective')
  })

  it('reports what is wrong with each item', () => {
    expect(checkExam('exams/finance', aFinanceExam([anItem({ concept: 'debt' })]))).toContainEqual({
      file: 'exams/finance',
      id: 'fin-002',
      problem: 'the explanation does not name its concept "debt"; name it in those words',
    })
  })
})

describe('the measures of an exam', () => {
  it('spread the keys evenly, as χ² sees it', () => {
    expect(chiSquared([25, 25, 25, 25])).toBe(0)
    expect(chiSquared([15, 25, 25, 35])).toBe(8)
    const even = many(12, (index) => ({ correctAnswer: (index % 4) as Item['correctAnswer'] }))
    expect(problems(even).join()).not.toContain('uneven')
    expect(problems(many(12, () => ({})))).toContainEqual(
      expect.stringContaining('key letters A/B/C/D 12/0/0/0 are uneven (χ² 36.00'),
    )
  })

  it('count a tie for the longest option in part', () => {
    const options = ['four', 'five', 'six', 'two'] as Item['options']
    expect(longestIsRight(anItem({ options, correctAnswer: 1 }))).toBe(0.5)
    expect(longestIsRight(anItem({ options, correctAnswer: 2 }))).toBe(0)
  })

  it('say where the longest option is right too often', () => {
    const longest = problems([anItem({ correctAnswer: 1 }), aCalculation()])
    expect(longest).toContain(
      'the longest option is right in 50.0 %, 20 to 32 is the range; now in fin-002',
    )
  })

  it('count completions and the other two endings', () => {
    const found = problems(many(4, () => ({})))
    expect(found).toContain(
      '100.0 % of the stems are completed by their options; 30 to 45 is the range',
    )
    expect(found).toContain('0 % of the stems end in "?"; at least 12')
    expect(found).toContain('0 % of the stems end in ":"; at least 12')
  })

  it('read a completed stem with its right option', () => {
    const stem = 'A store that pays its bills late soon has'
    const short = anItem({ question: stem, options: ['debts.', 'x.', 'y.', 'z.'] })
    const long = anItem({
      question: stem,
      options: ['considerable liabilities.', 'x.', 'y.', 'z.'],
    })
    expect(gradeOf(long)).toBeGreaterThan(gradeOf(short))
  })

  it('name the stems that are farthest from the grade', () => {
    const question = 'Ann has ten pens. How many pens does she have?'
    const options: Item['options'] = ['Ten', 'Two', 'Six', 'One']
    expect(problems([anItem({ question, options })])).toContainEqual(
      expect.stringMatching(/reads at grade -?[\d.]+; 9 to 12 is the range; farthest off: fin-002/),
    )
  })
})
