import { expect, test } from 'vitest'
import { compose } from './reply.ts'
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

const GUIDE = {
  ...{ kind: 'page' as const, id: 'page:2/1', materialId: 2, title: 'Guide', page: 1 },
  text: 'Market segmentation\nDividing a market into groups of customers who share needs or traits.',
}

test('a page stands before the term that the words come nearest to, and not instead of it', () => {
  const asked = ['what is a marketing segmentation by lifestyle called']
  const [answer] = answersTo(asked, { sources: [GUIDE] })
  expect(answer).toMatch(/In your team's materials.*\n[^]*\*\*Psychographic segmentation\*\*/)
  expect(answer!.match(/In your team's materials/g)).toHaveLength(1)
})

test('what was quoted before is neither quoted nor cited again', () => {
  const first = compose(requestOf('what is market segmentation'))
  expect(first).toContainEqual({ cites: GUIDE.id })
  const said = first.filter((part) => typeof part === 'string').join('\n\n')
  const again = compose(requestOf('what is market segmentation', said, 'why?'))
  expect(again.join('\n')).not.toContain("In your team's materials")
  expect(again).not.toContainEqual({ cites: GUIDE.id })
})
const requestOf = (...said: string[]) => ({
  ...{ sources: [GUIDE], weakAreas: [], item: null },
  turns: said.map((content, place) => ({
    role: place % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
  })),
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
