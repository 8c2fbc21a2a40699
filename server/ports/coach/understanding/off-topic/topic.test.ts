import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFacets } from '../knowledge/facets.ts'
import { read } from '../fixtures.ts'
import { listOtherMatters, sealOf } from './matters-learned.ts'
import { spelled } from '../words/spelled.ts'
import { strangenessOf } from './topic.ts'

test('the weights are what our ways of asking and the lines teach: `npm run content:matters` writes them', () => {
  const kept = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  expect(sealOf(kept('matter-weights.txt'))).toBe(kept('matter-weights.sha256').trim())
})

test('every line of other matters is spelled as it is read, and stands there once', () => {
  const lines = listOtherMatters()
  expect(lines.filter((line) => spelled(line).join(' ') !== line)).toEqual([])
  expect(new Set(lines).size).toBe(lines.length)
})

test.each([
  'how can i bond with my new kitten',
  'why do muscles contract when you lift',
  'who is the manager of arsenal now',
  'balance this chemical equation for me',
  'the best share of the pizza goes to my brother',
])('"%s" has a word of ours and is none of our matters', (said) => {
  expect(strangenessOf(said)).toBeGreaterThan(0)
  expect(read(said).intent).toBe('off-topic')
})

test.each([
  'why do bonds fall when rates rise',
  'why is popcorn so expensive at the movies',
  'should my pizza place take cards',
  'how does a basketball team make money',
])('"%s" has a word of other matters and is ours', (said) => {
  expect(strangenessOf(said)).toBeLessThan(0)
  expect(read(said).intent).not.toBe('off-topic')
})

test('hardly any question of our own exercises is taken for another matter', () => {
  const asked = Object.values(listFacets()).flatMap(({ exercise }) => exercise?.asks ?? [])
  const strange = asked.filter((text) => strangenessOf(text) > 1.1)
  expect(strange.length / asked.length).toBeLessThan(0.01)
})

test('what is said of nothing known is even', () => {
  expect(strangenessOf('')).toBe(0)
  expect(strangenessOf('xyzzy 42')).toBe(0)
})
