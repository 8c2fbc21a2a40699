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
