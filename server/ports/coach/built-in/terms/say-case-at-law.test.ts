import { describe, expect, test } from 'vitest'
import { listCasesAtLaw } from '../../understanding/knowledge/cases-at-law.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { answerTo } from '../talk-fixtures.ts'

describe('a told case is held against the law that the talk is about', () => {
  test.each([
    [
      'price fixing',
      'ok so if me and the other kid who sells snacks agree to both charge $2 is that legal',
      'That is it',
    ],
    [
      'price fixing',
      'what if i just look at his price and charge the same',
      'That alone is not it',
    ],
    [
      'insider trading',
      'what if my uncle works at the company and mentions it at dinner and i buy some',
      'That can be it',
    ],
    ['insider trading', 'what if i read it in the news and then buy', 'That is not it'],
    [
      'bait and switch',
      'so if i advertise a ps5 for 50 bucks but i dont have any is that legal',
      'That is it',
    ],
    ['bait and switch', 'what if they just sold out', 'That alone is not it'],
    [
      'embezzlement',
      'what if the cashier takes 20 from the register but plans to pay it back',
      'That is it all the same',
    ],
    ['embezzlement', 'what if a customer steals it', 'That is theft'],
    ['copyright infringement', 'what if i give credit', 'It can be it all the same'],
    ['false advertising', 'what if i say my cookies are the best in the world', 'That is not it'],
    ['bribery', 'what if i give the inspector free tickets so he passes us', 'That is it'],
    ['price gouging', 'is it legal to sell concert tickets for double', 'That is not it'],
    ['tax evasion', 'what if i get paid in cash and dont report it', 'That is it'],
    ['shoplifting', 'what if i forgot to pay', 'That alone is not it'],
  ])('%s: "%s"', (term, told, verdict) => {
    expect(answerTo(`what is ${term}`, told)).toMatch(
      new RegExp(`^\\*\\*[^*]+\\*\\*\\n\\n${verdict}`),
    )
  })

  test.each([
    ['insider trading', 'what happens if you get caught'],
    ['markup', 'what if my uncle works there and i buy some'],
    ['price fixing', 'why is it illegal'],
  ])('%s: "%s" asks something else', (term, asked) => {
    expect(answerTo(`what is ${term}`, asked)).not.toMatch(/That (?:is|can be|alone is)/)
  })

  test('every law is a term by its own name, with patterns that can be read', () => {
    for (const { about, cases } of listCasesAtLaw()) {
      expect(findByName(about.toLowerCase())?.term).toBe(about)
      for (const { told } of cases) expect(() => new RegExp(told)).not.toThrow()
    }
  })
})
