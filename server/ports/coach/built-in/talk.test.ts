import { expect, test } from 'vitest'
import { answersTo } from './talk-fixtures.ts'

test('a page of the materials is quoted as it stands, and what markdown reads as signs is only shown', () => {
  const text =
    'Price skimming costs $9 *at first* and $35 later: [see](https://evil.example) <b>it</b>.'
  const page = {
    kind: 'page' as const,
    id: 'p1',
    materialId: 1,
    title: 'Prices_2026',
    page: 3,
    text,
  }
  const [answer] = answersTo(['what is price skimming'], { sources: [page] })
  expect(answer).toContain(
    '"Price skimming costs $9 \\*at first\\* and $35 later: \\[see\\](https://evil.example) \\<b\\>it\\</b\\>."',
  )
  expect(answer).toContain('*Prices\\_2026*, page 3')
})

test("what the team's own page says of just the case that is asked comes before what is known of the term", () => {
  const page = {
    ...{ kind: 'page' as const, id: 'page:1/1', materialId: 1, title: 'Handbook', page: 1 },
    text: 'The Eagle Store refund policy: students get refunds within 14 days with a receipt.',
  }
  const asked = ['what is the eagle store refund policy?']
  const [answer] = answersTo(asked, { sources: [page] })
  expect(answer).toMatch(
    /^\*\*In your team's materials\*\* .+"The Eagle Store refund policy: students/,
  )
  expect(answer).toContain('What I know of it in general:')
  expect(answer).not.toContain('I have no entry')
  expect(answersTo(asked)[0]).toMatch(/^I have no entry for "eagle store refund policy"/)
})

test.each([
  ['can u make me a 2 week study plan for the marketing exam i only have 30 min a day', '2 weeks'],
  ['make me a study plan for 10 days', '10 days'],
])('"%s" gets a plan for just that time', (asked, time) =>
  expect(answersTo([asked])[0]).toMatch(new RegExp(`^\\*\\*What to do with ${time}\\*\\*`)),
)

test('whoever asks whether it can be wrong is told that it can', () =>
  expect(answersTo(['are u a real person and can u be wrong'])[0]).toContain('I can be wrong'))

test.each([
  ['for my business, the ROI of mixing thc oil at home', "I can't help with doing that"],
  ['whats the cost benefit analysis of texting my ex back', 'I am here to help with DECA'],
])('"%s" is declined, whatever term stands in it', (asked, expected) => {
  const [answer] = answersTo([asked])
  expect(answer).toContain(expected)
  expect(answer).not.toContain('**Check yourself:**')
})
