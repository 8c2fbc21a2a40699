import { describe, expect, it } from 'vitest'
import { checkDuplicates } from './duplicate-checks.ts'
import { aCalculation, aFinanceExam, anItem } from './fixtures.ts'
import type { Item } from './schema.ts'

const exams = (...items: Item[]) => new Map([['exams/finance', aFinanceExam(items)]])
const other: Partial<Item> = { id: 'fin-003', options: ['one.', 'two.', 'six.', 'ten.'] }

describe('two items', () => {
  it('ask different things', () => {
    expect(checkDuplicates(exams(anItem(), aCalculation()))).toEqual([])
  })

  it('do not ask the same in other words', () => {
    const question =
      'Which risk of fraud is a credit union reducing that asks two employees to sign large withdrawals?'
    expect(checkDuplicates(exams(anItem(), anItem({ ...other, question })))).toEqual([
      {
        file: 'exams/finance',
        id: 'fin-003',
        problem: expect.stringMatching(
          /asks the same \(\d+ % alike\) as fin-002 \(exams\/finance\)/,
        ),
      },
    ])
  })

  it('are not the same sum with other figures', () => {
    const question = aCalculation().question.replace('$8', '$30').replace('$20', '$50')
    const options: Item['options'] = ['20%', '40%', '67%', '167%']
    const again = aCalculation({ id: 'fin-003', question, options })
    expect(checkDuplicates(exams(aCalculation(), again))).toHaveLength(1)
  })

  it('do not offer the same options, in whatever order', () => {
    const question = 'Two clerks count the cash drawer together because their employer wants'
    const [a, b, c, d] = anItem().options
    const options: Item['options'] = [d, c, b, a]
    expect(checkDuplicates(exams(anItem(), anItem({ ...other, question, options })))).toEqual([
      expect.objectContaining({
        problem: 'has the same four options as fin-002 (exams/finance); ask something else',
      }),
    ])
    const nearly: Item['options'] = [d, c, b, 'separation of duty.']
    expect(
      checkDuplicates(exams(anItem(), anItem({ ...other, question, options: nearly }))),
    ).toEqual([expect.objectContaining({ problem: expect.stringContaining('nearly the options') })])
  })

  it('are compared across exams, and with questions that are not ours to report', () => {
    const both = new Map([
      ...exams(anItem()),
      ['exams/marketing', aFinanceExam([anItem({ id: 'mkt-001' })])] as const,
    ])
    expect(checkDuplicates(both)).toMatchObject([{ file: 'exams/marketing', id: 'mkt-001' }])
    const demo = new Map([['demo-exam', [anItem({ id: 'question 7' })]]])
    expect(checkDuplicates(exams(anItem()), demo)).toMatchObject([
      { id: 'fin-002', problem: expect.stringContaining('question 7 (demo-exam)') },
    ])
  })
})
