import { expect, test } from 'vitest'
import { makeStorable } from './storable-text.ts'

test('what PostgreSQL cannot hold is taken out of texts and names, at any depth', () => {
  const value = { 'a\0': ['b\0c', { d: '\ud800 🎓 \udc00' }], e: null, f: 1 }
  expect(makeStorable(value)).toEqual({ a: ['bc', { d: '\ufffd 🎓 \ufffd' }], e: null, f: 1 })
})

test('a field called __proto__ stays a field, and files stay what they are', () => {
  const file = new Blob(['\0'])
  const value = makeStorable({ file, inner: JSON.parse('{"__proto__":"a\\u0000"}') as object })
  expect(value.file).toBe(file)
  expect(Object.entries(value.inner)).toEqual([['__proto__', 'a']])
  expect(Object.getPrototypeOf(value.inner)).toBe(Object.prototype)
})
