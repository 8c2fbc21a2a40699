import { describe, expect, test } from 'vitest'
import { answersTo, answerTo } from '../../built-in/talk-fixtures.ts'

describe('a talk goes on with its own matter', () => {
  test.each([
    ['give me one from gaming', '**Brand**, an example:'],
    ['show me one in sports', '**Brand**, an example'],
  ])('"%s" is an example of what was compared', (asked, opening) => {
    expect(answerTo('whats a brand', 'is that the same as a logo', asked)).toContain(opening)
  })

  test.each([
    ['why do companies do sponsorships', 'why tho, they could just run ads', '**Sponsorship**'],
    ['what is a sponsorship', 'but why not just buy ads', '**Sponsorship**'],
    ['what is a coupon', 'but why tho they can just lower the price', '**Coupon**'],
    ['what is outsourcing', 'why dont they just do it themselves', '**Outsourcing**'],
  ])('after "%s" "%s" asks why of that', (first, next, opening) => {
    expect(answerTo(first, next)).toMatch(new RegExp(`^${opening.replaceAll('*', '\\*')}`))
  })

  test('prices told before are worked with, and then changed', () => {
    const answers = answersTo([
      'i want to sell candy at school for 1.50, i buy it at 90 cents',
      'what if i sell 60 a week how much do i make',
      'what if i drop it to 1.25 and sell 90',
    ])
    expect(answers[1]).toContain('60 × ($1.50 − $0.90) = **$36**')
    expect(answers[2]).toContain('90 × ($1.25 − $0.90) = **$31.50**')
  })

  test.each([
    [
      'i sell stickers for $2 and they cost me 50 cents',
      'so if i sell 40 how much profit',
      '**$60**',
    ],
    [
      'im selling cookies for 3, i make them for 1.20',
      'and if i sell 25 what do i make',
      '**$45**',
    ],
  ])('after "%s" "%s" is a profit of all', (told, asked, profit) => {
    expect(answerTo(told, asked)).toContain(profit)
  })
})

describe('whether it is legal comes first', () => {
  test.each([
    ['my manager told me to change the dates on the milk so we can sell it', 'is that legal'],
    ['my boss at the pizza place makes me clock out and then keep cleaning', 'is that legal'],
    ['my boss makes me clock out and then keep cleaning', 'is that ok'],
    ['my boss takes half of my tips every night', 'can they do that'],
    ['my boss wants me to write fake 5 star reviews', 'is that illegal'],
  ])('"%s": "%s"', (told, asked) => {
    expect(answerTo(told, asked)).toMatch(/^\*\*[^*]+\*\*\s+No\b/)
  })

  test('of a lie for the boss', () => {
    expect(
      answerTo('my boss told me to lie to a customer about the warranty', 'is that legal'),
    ).toMatch(/^\*\*A question of ethics at work\*\*\s+Most likely not/)
  })
})
