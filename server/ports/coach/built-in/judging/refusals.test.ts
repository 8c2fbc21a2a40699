import { expect, test } from 'vitest'
import { withoutRefusals } from './refusals.ts'

const left = (sentence: string) =>
  withoutRefusals(sentence)
    .replace(/[^a-z]+/gi, ' ')
    .trim()

test.each([
  ['I would never call the coach or the family, because I don’t want to listen.', 'because'],
  ['I refuse to forbid filling in the log.', ''],
  ['We should not keep the tray, and I would not give them the list.', 'and'],
  ["The shift leader shouldn't check them.", ''],
  ['I don’t think we should refund her deposit.', ''],
  ["I'd call her myself, and I won't wait for Saturday.", 'I d call her myself and'],
])('what somebody will not do is left out: %s', (sentence, rest) => {
  expect(left(sentence)).toBe(rest)
})

test.each([
  'I would not serve a plate until the inspector has been here.',
  'I would not close all three.',
  'We should not email her but call her today.',
  'I will not blame Theo.',
  'I would not only say sorry.',
])('what is done instead, or on a condition, is a plan: %s', (sentence) => {
  expect(withoutRefusals(sentence)).toBe(sentence)
})
