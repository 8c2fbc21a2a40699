import { expect, test } from 'vitest'
import { opensAsAnswerTo } from './question-form.ts'

test.each([
  ['Partly, yes. It is legal.', 'why does it work for hotels', false],
  ['Mostly not: a spoken one is valid.', 'what does it need', false],
  ['Mostly not: a spoken one is valid.', 'is it valid if spoken', true],
  ['How do I become a manager? Work hard.', 'which one is better', false],
  ['How do I become a manager? Work hard.', 'how do i become one', true],
  ['Usually the owner pays.', 'who pays it', true],
  ['No stock is held.', 'how does it work', true],
])('%s: after "%s"', (says, asked, isAnswer) => expect(opensAsAnswerTo(says, asked)).toBe(isAnswer))
