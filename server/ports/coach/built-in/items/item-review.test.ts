import { expect, test } from 'vitest'
import { answersOn, lastAnswerOn, ownItems, reviewedBond } from './item-fixtures.ts'
import { questionIn } from '../talk-fixtures.ts'

const first = 'Why is my answer wrong?'
const { explanation } = reviewedBond.known

test.each([
  'a similar one',
  'give me another like that',
  'can u give me another question like this',
  'another one',
  'one more like it',
  'same kind of question pls',
])('"%s" brings another case of the same matter, to be answered', (wish) => {
  for (const said of [[wish], [first, wish]]) {
    const answer = lastAnswerOn(reviewedBond, said)
    expect(questionIn(answer)?.subject.term).toBe('Fidelity bond')
    expect(answer).not.toContain(explanation)
  }
})

test('each further one is another one, and its letters are of it', () => {
  const answers = answersOn(reviewedBond, ['a similar one', 'another one', 'one more', 'B'])
  const asked = answers.map(questionIn).map((one) => one?.asks)
  expect(new Set(asked).size).toBe(4)
  expect(asked).not.toContain(undefined)
  expect(answers.at(-1)).toMatch(/^(?:Right|Not quite): /)
})

test('harder says what makes it harder', () => {
  const answer = lastAnswerOn(reviewedBond, [first, 'give me a harder one'])
  expect(answer).toMatch(/^Harder, since it has figures/)
  expect(questionIn(answer)).toBeDefined()
})

test.each([
  'what does the stem hint at',
  "what's the trick",
  'which word in the question tells me that',
  'how was i supposed to know that',
])('"%s" is told the words that lead to the key, and what leads away from it', (asks) => {
  for (const said of [[asks], [first, asks]]) {
    const answer = lastAnswerOn(reviewedBond, said)
    expect(answer).toContain('The words that carry it: "employee", "steals"')
    expect(answer).toContain(explanation)
    expect(answer).toContain('**What leads away from it.** B: Mixes up theft')
  }
})

test('two options are told apart, and a hook is for what the question is about', () => {
  const apart = lastAnswerOn(reviewedBond, [first, 'whats the difference between a and c'])
  expect(apart).toContain('borrowing money from investors')
  expect(apart).toContain('the right one.')
  expect(lastAnswerOn(reviewedBond, ['how do i remember this'])).toContain('**To remember it.**')
})

test('none of it is said of a question that was not handed in', () => {
  const open = { ...reviewedBond, known: null, isOpen: true }
  for (const asks of ['what is the trick', 'a similar one', 'difference between a and b'])
    expect(lastAnswerOn(open, [open.question, asks], { isInExam: true })).not.toContain(explanation)
})

test('every one of a sample of our own questions has another case, and another after it', () => {
  const asked = ownItems(80).map(({ correctAnswer, concept: _, ...item }) => {
    const known = {
      choice: null,
      correctAnswer,
      misconception: null,
      explanation: item.explanation,
    }
    const answers = answersOn({ ...item, known }, ['a similar one', 'another one'])
    return new Set(answers.map((one) => questionIn(one)?.asks).filter(Boolean)).size
  })
  expect(asked).toEqual(asked.map(() => 2))
})
