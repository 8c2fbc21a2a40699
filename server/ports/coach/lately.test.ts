import { expect, test } from 'vitest'
import { lately, latelyBeside, latelyBy } from './lately.ts'

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

test('by a key, what was found of two things is found once, also where that is nothing', () => {
  let calls = 0
  const found = latelyBy(
    2,
    (text: string, place: number) => `${place} ${text}`,
    (text, place) => {
      calls++
      return text[place]
    },
  )
  expect([found('fee', 0), found('fee', 2), found('fee', 0)]).toEqual(['f', 'e', 'f'])
  expect(calls).toBe(2)
  expect([found('fee', 9), found('fee', 9), calls]).toEqual([undefined, undefined, 3])
})
