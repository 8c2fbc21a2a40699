import { expect, test } from 'vitest'
import { criteria, judgeRequest } from '../fixtures.ts'
import { checkGrading, medianGrading, type Grading } from './judgement.ts'

test('evidence is a passage: who quotes the whole talk is cut short, at a word, letter for letter', () => {
  const talk = 'We offer each guest a refund of $25 and say when it comes. '.repeat(40).trim()
  const grading = (quote: string) => ({
    criteria: criteria.map(({ key }) => ({ key, points: 3, evidence: [quote], reason: 'So.' })),
    ...{ keep: 'This.', change: 'That.', stronger: null },
  })
  const [quote] = checkGrading(grading(talk), judgeRequest(talk)).criteria[0]!.evidence
  expect(quote!.length).toBeLessThanOrEqual(300)
  expect(quote!.length).toBeGreaterThan(280)
  expect(talk.startsWith(`${quote} `)).toBe(true)

  const cheers = `${'x'.repeat(299)} is so 🎉🎉`
  const unbroken = `${'x'.repeat(150)} ${'y'.repeat(148)}🎉🎉`
  for (const said of [cheers, unbroken]) {
    const [cut] = checkGrading(grading(said), judgeRequest(said)).criteria[0]!.evidence
    expect(cut!.isWellFormed()).toBe(true)
    expect(said).toContain(cut)
  }
})

/** A grading of two lines, told apart by its words. */
const graded = (name: string, one: number, two: number): Grading => ({
  criteria: [
    { key: 'p1', points: one, evidence: [`${name} one`], reason: name },
    { key: 'p2', points: two, evidence: [`${name} two`], reason: name },
  ],
  ...{ keep: `${name} keep`, change: `${name} change` },
  stronger: { instead: name, say: `${name} said` },
})

test('what is shown is the grading whose total is the median: its points, quotes and advice', () => {
  const gradings = [graded('high', 14, 60), graded('low', 40, 10), graded('middle', 6, 50)]
  const judgement = medianGrading(gradings)
  expect(judgement.totals).toEqual([50, 56, 74])
  expect(judgement.criteria.map(({ points }) => points)).toEqual([6, 50])
  expect(judgement.criteria.map(({ gradings: all }) => all)).toEqual([
    [40, 6, 14],
    [10, 50, 60],
  ])
  expect(judgement).toMatchObject(graded('middle', 6, 50))
})

test('of a redo, the grading in the middle is that of the lines that were tried again', () => {
  const gradings = [graded('low', 40, 10), graded('high', 14, 60), graded('middle', 6, 50)]
  const judgement = medianGrading(gradings, ['p1'])
  expect(judgement.criteria[0]).toMatchObject({ points: 14, gradings: [6, 14, 40] })
  expect(judgement.keep).toBe('high keep')
  expect(judgement.totals).toEqual([50, 56, 74])
})
