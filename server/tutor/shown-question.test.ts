import { expect, test } from 'vitest'
import { createFinder } from '../ports/coach/understanding/items/item-likeness.ts'
import { showsOpenQuestion } from './shown-question.ts'

const open = [
  {
    question:
      'A support team gets 180 calls each hour, and each call takes 5 minutes. How many people does it need?',
    options: ['9', '12', '15', '36'],
  },
]
const shows = (turns: { role: string; content: string }[], asked = open) =>
  showsOpenQuestion(turns, asked, createFinder(asked))
const user = (content: string) => ({ role: 'user', content })
const others = Array.from({ length: 9 }, (_, i) =>
  user(`tell me more about pricing, part ${'i'.repeat(i)}`),
)

test('a question known by its figures stays in the talk, however far back', () => {
  const asked = user('180 calls an hour and 5 minutes for each, how many folks do we need')
  expect(shows([asked, ...others, user('now solve the first thing')])).toBe(true)
})

test.each([
  ['a talk about something else', [...others]],
  ['a single figure of it', [user('is a 5 minute break enough?')]],
])('%s shows none', (_, turns) => expect(shows(turns)).toBe(false))

test('with no exam open nothing is shown', () =>
  expect(shows([user(open[0]!.question)], [])).toBe(false))
