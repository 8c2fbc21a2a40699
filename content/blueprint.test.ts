import { describe, expect, it } from 'vitest'
import { EXAM_CATEGORIES } from '../contract/materials.ts'
import demo from './demo-exam.json' with { type: 'json' }
import { AREAS, CARDS, EXAMS, slugOf } from './blueprint.ts'

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

describe('the blueprints', () => {
  it.each(EXAMS)('give $slug a hundred items', ({ items }) => {
    expect(sum(items)).toBe(100)
  })

  it('cover the seven exam categories, each once', () => {
    expect(EXAMS.map(({ category }) => category)).toEqual(EXAM_CATEGORIES)
  })

  it('agree with the demo exam about the core', () => {
    const counted = Object.groupBy(demo.questions, ({ area }) => area)
    const counts = Object.entries(counted).map(([area, items]) => [area, items?.length])
    expect(Object.fromEntries(counts)).toEqual(EXAMS[0]?.items)
  })

  it('plan 410 cards, some for each of the 31 areas', () => {
    expect(sum(CARDS)).toBe(410)
    expect(Object.keys(CARDS).toSorted()).toEqual(Object.keys(AREAS).toSorted())
  })

  it('name files in small letters and hyphens', () => {
    expect(slugOf('Product/Service Management')).toBe('product-service-management')
  })
})
