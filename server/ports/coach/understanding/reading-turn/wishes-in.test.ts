import { expect, test } from 'vitest'
import { wishesIn } from './wishes-in.ts'

test.each([
  ['simpler and with an example', ['simpler', 'give me an example']],
  ['make it simple and also give me an example', ['simpler', 'give me an example']],
  ['Shorter, and quiz me after', ['Shorter', 'quiz me on it']],
  ['The second one, with an example', ['The second one', 'give me an example']],
  ['quiz me but make it simpler first and give an example', undefined],
  ['a quiz and an example', ['give me an example', 'quiz me on it']],
  ['in a table, and which one is safer', ['compare them in a table', 'which one is safer']],
  ['what is a tariff, then quiz me', ['what is a tariff', 'quiz me on it']],
])('the wishes of "%s"', (text, wishes) => {
  expect(wishesIn(text)).toEqual(wishes)
})

test.each([
  'shorter',
  'simple interest and compound interest',
  'quiz me on inflation and unemployment',
  'which one is better and why',
  'the first one but simpler',
  'compare them in a table with an example',
])('"%s" has one wish', (text) => {
  expect(wishesIn(text)).toBeUndefined()
})
