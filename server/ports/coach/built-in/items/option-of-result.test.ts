import { expect, test } from 'vitest'
import { optionOfPercent, optionOfResult } from './option-of-result.ts'

test.each([
  [200 / 3, ['40', '60', '66.7', '8'], 2],
  [200 / 3, ['40 percent', '60 percent', '66 2/3 percent', '8 percent'], 2],
  [200 / 3, ['40%', '60%', '66⅔%', '8%'], 2],
  [200 / 3, ['40%', '60%', 'about 67 percent', '8%'], 2],
  [200 / 3, ['66%', '60%', '70%', '8%'], 0],
  [200 / 3, ['66%', '67%', '66.67%', '8%'], 2],
  [40 / 3, ['7.5%', '13%', '26%', '75%'], 1],
  [4 / 3, ['1', '2', '3', '4'], -1],
  [200 / 3, ['40%', '60%', '70%', '8%'], -1],
  [1200.4, ['$1,100', '$1,200', '$1,300', '$1,400'], 1],
])('%d among %j', (result, options, place) => expect(optionOfResult(result, options)).toBe(place))

test('a percentage may stand there as a part of one, where all of them do', () => {
  expect(optionOfPercent(40 / 3, ['.075', '.133', '.26', '.75'])).toBe(1)
  expect(optionOfPercent(40 / 3, ['.133', '5', '26', '75'])).toBe(-1)
})
