import { expect, test } from 'vitest'
import { lately, latelyBeside } from './lately.ts'

/** A function that tells what it was asked to find. */
function finder() {
  const asked: string[] = []
  const find = (text: string) => {
    asked.push(text)
    return { text }
  }
  return { asked, find }
}

test('what was found of a text is found once, also where it is false', () => {
  const { asked, find } = finder()
  const found = lately(10, find)
  expect(found('a fee')).toBe(found('a fee'))
  expect(found('a tax')).toEqual({ text: 'a tax' })
  expect(asked).toEqual(['a fee', 'a tax'])

  let calls = 0
  const isRefused = lately(10, () => calls++ > 5)
  expect([isRefused('no'), isRefused('no'), calls]).toEqual([false, false, 1])
})

test('no more texts are kept than were asked for, and no chapter', () => {
  const { asked, find } = finder()
  const found = lately(2, find)
  for (const text of ['one', 'two', 'three', 'one']) found(text)
  expect(asked).toEqual(['one', 'two', 'three', 'one'])

  const chapter = 'It is about fees. '.repeat(100)
  found(chapter)
  found(chapter)
  expect(asked.filter((text) => text === chapter)).toHaveLength(2)
})

test('beside another case the same text is another matter', () => {
  const [bank, farm] = [{ name: 'bank' }, { name: 'farm' }]
  let calls = 0
  const found = latelyBeside(10, (text, beside: { name: string }) => {
    calls++
    return `${text} at the ${beside.name}`
  })
  expect(found('a fee', bank)).toBe('a fee at the bank')
  expect(found('a fee', farm)).toBe('a fee at the farm')
  expect([found('a fee', bank), calls]).toEqual(['a fee at the bank', 2])
})
