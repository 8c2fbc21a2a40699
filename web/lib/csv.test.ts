import { expect, test } from 'vitest'
import { csvOf } from '#contract/csv.ts'

test('rows are lines, and what would break one is quoted', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('a,"b,c"\r\n"say ""hi""","two\nlines"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j cannot run', (text) => {
  expect(
    csvOf([[text]])
      .replace(/^"/, '')
      .startsWith("'"),
  ).toBe(true)
})

test('a number stays a number, and nothing stays empty', () => {
  expect(csvOf([[-1.5, true, null]])).toBe('-1.5,true,\r\n')
})
