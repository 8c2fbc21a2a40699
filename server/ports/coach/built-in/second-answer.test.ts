import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'
import { SECOND } from './two-answers.ts'

test.each([
  ['what are performance indicators and why does everybody keep talking about them'],
  ['what are performance indicators and why do people keep arguing about them'],
  ['what are performance indicators and why does everyone talk over them'],
  ['why do stores put candy by the checkout', 'why tho like does it actually work'],
  ['what is scarcity', 'but why like is it always there'],
  ['what is inflation', 'ok but how exactly does it even happen'],
])('no second question was asked: %s', (...talk) => {
  expect(answerTo(...talk)).not.toContain(SECOND)
  expect(answerTo(...talk)).not.toContain('Partner talks over me')
})

test.each([
  'how long is the exam and how many questions are on the exam',
  'how long is the exam and how many questions are there',
  'what is the exam like and how many questions does it have',
])('“%s” is told once', (asked) => {
  expect(answerTo(asked)).toContain('100')
  expect(answerTo(asked)).not.toContain(SECOND)
})

test.each([
  [
    'what is the product life cycle and what are the stages of the life cycle',
    '1. **introduction**',
  ],
  ['whats the product life cycle and what are its stages', '4. **decline**'],
  ['what is the marketing mix and what are the elements', '3. **place**'],
  ['what is communication process and what are its parts', '5. **feedback**'],
])('“%s” gets the row after what it is', (asked, row) => {
  const [first, second] = answerTo(asked).split(SECOND)
  expect(first).toMatch(/^\*\*/)
  expect(second).toContain(row)
  expect(answerTo(asked)).not.toContain('no entry for')
})

test.each([
  ['what makes a contract legal and what makes it void', 'Void means'],
  ['what is a bond and who issues them', 'cities'],
  ['what is a mission statement and how do i write one', 'one or two sentences'],
])('“%s”: the second answer says only what is new', (asked, says) => {
  const [first = '', second = ''] = answerTo(asked).split(SECOND)
  expect(second).toContain(says)
  const [heading = ''] = first.match(/^\*\*[^*]+\*\*/) ?? []
  expect(second).not.toContain(`${heading}\n`)
  expect(second).not.toContain('**Example.**')
  expect(second).not.toContain('Offer, acceptance, consideration, capable')
})
