import { describe, expect, test } from 'vitest'
import { answerOf } from './answer-item.ts'
import { answersOn, lastAnswerOn, ownItems } from './item-fixtures.ts'
import { NO_KEY } from './unanswered-item.ts'

// Every second tells as much as all of them.
test('of our own questions, none of which it knows, more than nine in ten of those that it answers are right', () => {
  const items = ownItems(2)
  const answered = items.flatMap(({ question, options, correctAnswer }) => {
    const answer = answerOf({ question, options })
    return answer ? [answer.place === correctAnswer] : []
  })
  expect(answered.length).toBeGreaterThan(items.length / 8)
  expect(answered.filter(Boolean).length / answered.length).toBeGreaterThan(0.9)
}, 60_000) // It reads all that is known first, and works some hundred sums.

test.each([
  ['Which is NOT a fixed cost?', ['Rent', 'Insurance', 'Salaries', 'Packaging']],
  ['All of these are current assets EXCEPT', ['cash', 'inventory', 'a building', 'supplies']],
  ['Which of these does a bank never do?', ['Lend', 'Keep deposits', 'Mint coins', 'Pay interest']],
  ['Which of these is a fixed cost?', ['Rent', 'Salaries', 'Both of these', 'Packaging']],
])('%s is not answered: what speaks for an option would speak against it', (question, options) =>
  expect(answerOf({ question, options })).toBeUndefined(),
)

test.each([
  [
    'Which of these costs is fixed for a bakery, a fixed cost?',
    ['Rent', 'Flour', 'Hourly wages', 'Packaging'],
    0,
  ],
  [
    'Which one is a current asset?',
    ['building', 'accounts receivable', 'bonds payable', 'equipment'],
    1,
  ],
])('%s: the only one that is known to be of the kind', (question, options, place) =>
  expect(answerOf({ question, options })).toMatchObject({ place, by: 'kind' }),
)

test('a sum that leaves a figure of the question out settles nothing', () => {
  const question =
    'A shop spent $180,000 on goods sold. Its inventory was $26,000 at the beginning of the year and $34,000 at the end. What was its inventory turnover?'
  const answer = answerOf({ question, options: ['3.0', '5.3', '6.0', '6.9'] })
  expect(answer?.by).not.toBe('sum')
})

const leader =
  'When a grocer sells milk below cost to bring customers into the store, the milk is A) a price skim B) a loss leader C) a bundle D) a rebate'
const undecided =
  'What should Maria do first when an angry guest comes to the desk? A. Offer a refund B. Listen without interrupting C. Call the manager D. Explain the policy'

describe('a question from elsewhere', () => {
  test('has no answer before a choice, and after it one with its reason and without a claim to a key', () => {
    const [before, plea, after] = answersOn(null, [leader, 'so what is it?', 'C'])
    expect(before + plea!).not.toMatch(/loss leader|\*\*B\*\*/)
    expect(after).toContain('by what I know it is **B**')
    expect(after).toContain(NO_KEY)
    expect(after).toContain('at or below cost')
  })

  test.each([
    'so what is it?',
    'just tell me',
    'am i right',
    'so which',
    'whats the right answer',
    'and?',
    'A then?',
  ])('is answered on again after “%s”', (plea) =>
    expect(lastAnswerOn(null, [leader, 'C', plea])).toContain('it is still **B**'),
  )

  test.each(['why', 'why not', 'so why not C', 'explain', 'i dont get it', 'how come'])(
    'is explained after “%s”, beside what the others mean',
    (asked) => {
      const answer = lastAnswerOn(null, [leader, 'C', asked])
      expect(answer).toMatch(/^\*\*Why B\*\* \(a loss leader\)[.] /)
      expect(answer).toMatch(/\*\*What the others mean[.]\*\*\n\n- \*\*A\*\*, price skimming: /)
      expect(answer).toContain(NO_KEY)
    },
  )

  test('that is a sum is worked out again for whoever asks how', () => {
    const sum =
      'A store buys a jacket for $40 and sells it for $60. What is the markup based on selling price? A. 50% B. 33% C. 20% D. 66%'
    expect(lastAnswerOn(null, [sum, 'C', 'so how do you do it'])).toContain('($60 − $40) ÷ $60')
  })

  test('is agreed on where the choice is the same', () =>
    expect(lastAnswerOn(null, [leader, 'B'])).toContain('I come to the same'))

  test('that nothing settles is told as that, with what would', () => {
    const [, , again] = answersOn(null, [undecided, 'A', 'so what is it'])
    expect(again).toContain("I won't pass a guess off as an answer")
    expect(again).toContain('**What would decide it.**')
  })

  test('is hinted at again for whoever asks for a hint', () =>
    expect(lastAnswerOn(null, [leader, 'C', 'another hint'])).toContain('**Hint 2'))

  test.each([
    ['in an exam', { isInExam: true }],
    ['with questions open', { isInExam: true, openItems: [] }],
  ])('is never answered %s, whatever is said', (_, more) => {
    const said = [leader, 'C', 'so what is it?', 'B?', 'am i right', 'just tell me']
    for (const answer of answersOn(null, said, more)) {
      expect(answer).not.toContain(NO_KEY)
      expect(answer).not.toMatch(/by what I know|come to the same/)
    }
  })
})

test('a quiz while an exam is open says nothing that an option of it says', () => {
  const [halo, listed] = ownItems(350)
  const openItems = [{ ...halo!, known: null }]
  const asked = { ...listed!, known: null, isListed: true }
  const answer = lastAnswerOn(asked, [listed!.question, 'quiz me on that'], {
    ...{ isInExam: true, openItems },
  })
  expect(answer).not.toMatch(/^(Another case|I have no other case)/)
})

test('a question of the list that was not handed in is never answered either', () => {
  const [item] = ownItems(1)
  const listed = { ...item!, known: null, isListed: true }
  for (const answer of answersOn(listed, [item!.question, 'A', 'B', 'C', 'D', 'so what is it?']))
    expect(answer).not.toMatch(/by what I know|come to the same|answer key/)
})
