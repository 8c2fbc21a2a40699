import { expect, test } from 'vitest'
import { choiceBeside, choiceSaid, lastChoice, withoutRemark } from './item-choice.ts'

const item = {
  question: 'Which of these is a fixed cost for the owner of a taxi?',
  options: ['Fuel', 'An insurance premium', 'Tips', 'Car washes'],
}
const pasted = `${item.question} A. Fuel B. An insurance premium C. Tips D. Car washes`

test.each([
  [`${pasted} I think B`, 1],
  [`${pasted}. i guess its c`, 2],
  [`${pasted}\nis it d?`, 3],
  [`${pasted} my answer is A`, 0],
  [`${item.question}\nFuel\nAn insurance premium\nTips\nCar washes\n\nD`, 3],
  [`I'd say B. ${pasted}`, 1],
  [pasted, undefined],
  [`${pasted} help me please`, undefined],
  [item.question, undefined],
])('the choice that stands beside a question: %j', (text, place) => {
  expect(choiceBeside(text, item)).toBe(place)
})

test('a choice counts wherever it was said, the last one most', () => {
  const said = (content: string) => ({ role: 'user' as const, content })
  expect(lastChoice([said(`${pasted} I think B`)], item)).toBe(1)
  expect(lastChoice([said(`${pasted} I think B`), said('C then?')], item)).toBe(2)
})

test.each([
  ['2', 1],
  ['is it 3?', 2],
  ['number 4 i think', 3],
  ['9', undefined],
])('options without letters are chosen by their number: %j', (said, place) => {
  expect(choiceSaid(said, item)).toBe(place)
})

test('a number is none where options have figures', () => {
  expect(choiceSaid('2', { ...item, options: ['1', '2', '3', '4'] })).toBe(1)
  expect(choiceSaid('2', { ...item, options: ['$3', '$5', '$2', '$9'] })).not.toBe(1)
})

test('a remark is no part of the last option', () => {
  expect(withoutRemark(`${pasted} I think B`).text.trim()).toBe(pasted)
  expect(withoutRemark(pasted)).toEqual({ text: pasted, remark: '' })
})
