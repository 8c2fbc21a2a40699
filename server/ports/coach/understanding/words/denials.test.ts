import { expect, test } from 'vitest'
import { answerTo } from '../../built-in/talk-fixtures.ts'
import { findCommonQuestion } from '../knowledge/common-questions.ts'
import { areTurned } from './denials.ts'

test.each([
  ['why do managers delegate', 'why dont managers delegate', true],
  ['why dont they', 'why do they', true],
  ['how do i get refunds', 'how do i not get refunds', true],
  ['what happens if you pay', 'what happens if you never pay', true],
  ['why do bosses do it', 'why are bosses bad at it', true],
  ['why not do it', 'why do it', false],
  ['is it legal', 'is it not legal', false],
  ['why do people pay', 'how do people not pay', false],
])('“%s” and “%s”: turned round is %s', (one, other, turned) =>
  expect(areTurned(one, other)).toBe(turned),
)

test.each([
  ['why do managers delegate'],
  ['why would a boss delegate work'],
  ['what is delegating', 'why do bosses do it'],
])('%s: not answered by why they do not', (...talk) =>
  expect(answerTo(...talk)).not.toContain('they fear mistakes'),
)

test.each([
  ['why dont managers delegate'],
  ['why are managers bad at delegating'],
  ['what is delegating', 'why do bosses not do it'],
])('%s: why they do not', (...talk) => expect(answerTo(...talk)).toContain('they fear mistakes'))

test.each([
  'why dont hotels overbook',
  'why dont companies sponsor sports teams',
  'why dont people resell sneakers for double',
])('“%s” is no question of why they do', (asked) => {
  expect(findCommonQuestion(asked.replace('dont', 'do'))).toBeDefined()
  expect(findCommonQuestion(asked)).toBeUndefined()
})

test.each([
  'how do i become better at time management',
  'how do i get better at public speaking',
  'how do i get better at time management',
  'how can i become better at my time',
  'so how do i improve in my roleplay',
  'how do i get better at my presentations',
])('“%s” asks how, and not for results', (asked) =>
  expect(answerTo(asked)).not.toContain('results of yours'),
)

test.each([
  'am i getting better',
  'did i get better',
  'do i improve over time',
  'have i gotten better',
])('“%s” asks for results', (asked) => expect(answerTo(asked)).toContain('results of yours'))
