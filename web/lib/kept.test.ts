import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readKept, removeKept, wipeKept, writeKept } from './kept.ts'

const Answers = z.object({ answer: z.number() })

test('what one person keeps, another does not see', () => {
  expect(writeKept('maya', 'answers', { answer: 2 })).toBe(true)
  expect(readKept('maya', 'answers', Answers)).toEqual({ answer: 2 })
  expect(readKept('leo', 'answers', Answers)).toBeUndefined()
})

test('what cannot be understood is as good as not there', () => {
  localStorage.setItem('finalist:maya:answers', '{"answer":')
  expect(readKept('maya', 'answers', Answers)).toBeUndefined()
  localStorage.setItem('finalist:maya:answers', '{"answer":"two"}')
  expect(readKept('maya', 'answers', Answers)).toBeUndefined()
})

test('a full storage is said, not thrown', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeKept('maya', 'answers', { answer: 2 })).toBe(false)
  full.mockRestore()
})

test('wiping takes everything of ours, of everyone, and nothing else', async () => {
  writeKept('maya', 'answers', { answer: 2 })
  writeKept('leo', 'answers', { answer: 3 })
  localStorage.setItem('finalist:theme', 'dark')
  localStorage.setItem('other', 'stays')
  removeKept('leo', 'answers')
  await wipeKept()
  expect(Object.keys(localStorage)).toEqual(['other'])
})
