import { expect, test } from 'vitest'
import { publishedExams } from '#content/load.ts'
import { interleave } from './interleaving.ts'

const exams = publishedExams().read()

test.each(exams)('the areas of $id come mixed, and each time alike', ({ items }) => {
  const order = interleave(items)
  expect(order.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    items.toSorted((a, b) => a.id.localeCompare(b.id)),
  )
  expect(order.filter((item, place) => item.area === order[place - 1]?.area)).toEqual([])
  expect(interleave(items)).toEqual(order)

  // A common area is as common in the first half as in the second.
  const [[, most]] = [...Map.groupBy(order, ({ area }) => area)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  ) as [[string, typeof order]]
  const early = most.filter((item) => order.indexOf(item) < order.length / 2).length
  expect(Math.abs(early - most.length / 2)).toBeLessThanOrEqual(2)
})

test('an area that fills an exam by itself follows itself', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, area: 'Saving' }))
  expect(interleave(items)).toHaveLength(3)
})
