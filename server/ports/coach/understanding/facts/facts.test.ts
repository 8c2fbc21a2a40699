import { expect, test } from 'vitest'
import { EXAMS } from '#content/blueprint.ts'
import { factOf } from './facts.ts'

test.each([
  ['whats in the PFL exam', 'Personal Financial Literacy'],
  ['what is on the personal financial literacy test', 'Personal Financial Literacy'],
  ['what areas are on the finance exam', 'Finance'],
  ['topics on the business management and administration cluster exam', 'Business Management'],
])('“%s” is told what that exam asks', (asked, cluster) =>
  expect(factOf(asked.toLowerCase())?.title).toContain(cluster),
)

test.each(EXAMS.map(({ cluster, items }) => [cluster, items] as const))(
  'of the %s exam every question is counted, and no rest is spoken of where there is none',
  (cluster, items) => {
    const says = factOf(`what areas are on the ${cluster.toLowerCase()} exam`)?.says ?? ''
    const listed = [...says.matchAll(/\| (\d+) \|/g)].map(([, count]) => Number(count))
    const rest = Number(/The other (\d+) are spread/.exec(says)?.[1] ?? 0)
    expect(listed.reduce((sum, count) => sum + count, rest)).toBe(100)
    expect(/The other/.test(says)).toBe(Object.keys(items).length > listed.length)
  },
)

test.each(['what will the judge ask me', 'how do i get ready for the judges questions'])(
  '“%s” does not promise them in the case that a student reads',
  (asked) => {
    expect(factOf(asked)?.says).toContain('not in the case that you read')
  },
)
