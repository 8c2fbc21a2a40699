import { expect, test } from 'vitest'
import { commandOf } from './shortcuts.ts'

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
})

test('letters and digits choose, in either case', () => {
  expect(commandOf(press('a'), true)).toEqual({ kind: 'choose', option: 0 })
  expect(commandOf(press('D'), true)).toEqual({ kind: 'choose', option: 3 })
  expect(commandOf(press('5'), true)).toEqual({ kind: 'choose', option: 4 })
})

test('Enter and the arrows move', () => {
  expect(commandOf(press('Enter'), true)).toEqual({ kind: 'next' })
  expect(commandOf(press('ArrowRight'), true)).toEqual({ kind: 'next' })
  expect(commandOf(press('ArrowLeft'), true)).toEqual({ kind: 'previous' })
})

test('a letter with Shift strikes out; F flags, Z zooms and ? lists', () => {
  expect(commandOf(press('B', { shiftKey: true }), true)).toEqual({ kind: 'strike', option: 1 })
  expect(commandOf(press('f'), true)).toEqual({ kind: 'flag' })
  expect(commandOf(press('Z'), true)).toEqual({ kind: 'zoom' })
  expect(commandOf(press('?', { shiftKey: true }), true)).toEqual({ kind: 'list' })
})

test('the browser’s own combinations, held keys and other keys are left alone', () => {
  expect(commandOf(press('a', { ctrlKey: true }), true)).toBeUndefined()
  expect(commandOf(press('ArrowLeft', { altKey: true }), true)).toBeUndefined()
  expect(commandOf(press('Enter', { repeat: true }), true)).toBeUndefined()
  for (const key of ['g', '6', ' ', 'ArrowDown', 'Tab', 'constructor']) {
    expect(commandOf(press(key), true)).toBeUndefined()
  }
})

test('letters and digits can be switched off; Enter and the arrows stay', () => {
  expect(commandOf(press('b'), false)).toBeUndefined()
  expect(commandOf(press('2'), false)).toBeUndefined()
  expect(commandOf(press('f'), false)).toBeUndefined()
  expect(commandOf(press('?', { shiftKey: true }), false)).toBeUndefined()
  expect(commandOf(press('Enter'), false)).toEqual({ kind: 'next' })
})
