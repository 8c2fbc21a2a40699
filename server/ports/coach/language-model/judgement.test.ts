import { expect, test } from 'vitest'
import { criteria, judgeRequest } from '../fixtures.ts'
import { checkGrading } from './judgement.ts'

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
