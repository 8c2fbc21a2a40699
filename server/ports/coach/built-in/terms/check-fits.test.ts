import { expect, test } from 'vitest'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { check } from './say-concept.ts'

test.each(['401(k)', 'executive summary', 'budget', 'supply and demand'])(
  'no closing question asks for %s that was met in a business',
  (name) => {
    const all = Array.from({ length: 6 }, (_, turn) => check(findByName(name)!, turn)).join('\n')
    expect(all).not.toContain('in a business that you know')
    expect(all).toContain('an example of your own')
  },
)
