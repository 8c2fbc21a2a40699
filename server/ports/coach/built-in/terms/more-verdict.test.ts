import { describe, expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'
import { verdictOnMore } from './more-verdict.ts'

describe('which of two has more of something', () => {
  test.each([
    ['a savings account earns more interest than a checking account', /^Yes\. .*more interest/],
    [
      'a checking account pays more interest than a savings account',
      /^No, .*savings account.*more/,
    ],
    ['stocks are riskier than bonds', /^Yes\. .*(?:more risk|[rR]iskier|[sS]afer)/],
    ['stocks are safer than bonds', /^No, /],
    ['bonds are safer than stocks', /^Yes\. /],
    ['a credit union charges higher fees than a bank', /^No, .*lower/],
  ])('"%s"', (told, says) => expect(verdictOnMore(told)?.says).toMatch(says))

  test.each(['a monopoly has more sellers than an oligopoly', 'stocks are nicer than bonds'])(
    '"%s": nothing tells, so nothing is said',
    (told) => expect(verdictOnMore(told)).toBeUndefined(),
  )

  test('it comes first where a statement is put forward', () => {
    const said = 'true or false: a checking account pays more interest than a savings account'
    expect(answerTo(said)).toMatch(/^\*\*Checking account\*\*\n\nNo, it is the other way round\./)
  })
})

describe('a claim of two halves is confirmed as a whole or not at all', () => {
  test.each([
    'true or false: publicity is free so the company gets to control what it says',
    'true or false: franchisees pay royalties because they own the brand name',
  ])('"%s"', (said) => expect(answerTo(said)).toMatch(/^\*\*.+\*\*\n\nNo, not as a whole: that "/))

  test.each([
    'true or false: advertising is paid for so the company controls the message',
    'true or false: a tariff is a tax on imports and it makes imported goods more expensive',
  ])('"%s" is so', (said) => expect(answerTo(said)).toMatch(/^\*\*.+\*\*\n\nYes\b/))
})

test('a "no" comes with its reason where one was written for just this', () => {
  const said =
    'my friend says if u pay the minimum on a credit card u dont pay interest. is he right'
  expect(answerTo(said)).toMatch(
    /No, not quite\. The minimum only keeps the account in good standing/,
  )
})
