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
