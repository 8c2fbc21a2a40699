import { expect, test } from 'vitest'
import { levelOf } from './quiz-questions.ts'
import { answersTo, answerTo, questionIn } from '../talk-fixtures.ts'

/** What was asked before the last turn, and what is said to that. */
function lastOf(...said: string[]) {
  const answers = answersTo(said)
  const asked = answers.slice(0, -1).map(questionIn).findLast(Boolean)!
  const answer = answers.at(-1)!
  return { asked, answer, next: questionIn(answer), all: answers.map(questionIn) }
}
const TERM = 'quiz me on pricing'
const CASE = 'quiz me on price skimming'

test.each([
  'stop',
  'stop the quiz',
  'enough',
  "I'm done",
  'ok thats enough for today',
  'no more questions pls',
  'can we stop now',
])('"%s" ends a quiz with how it went and what to look at again', (end) => {
  const { answer, next } = lastOf(TERM, '{right}', '{wrong}', '{right}', end)
  expect(answer).toContain('You had 2 of 3 right.')
  expect(answer).toContain('**To look at again:**')
  expect(next).toBeUndefined()
})

test('what was skipped is said, and the open question is not counted', () => {
  expect(answerTo(TERM, 'stop')).toContain('not answered a question yet')
  expect(answerTo(TERM, '{right}', 'skip', 'stop')).toContain('1 of 1 right. You skipped 1.')
  expect(answerTo(TERM, '{right}', 'stop')).toContain('Nothing of it needs another look')
})

test('a quiz that comes after the end of another begins at nothing', () => {
  expect(answerTo(TERM, '{wrong}', 'stop', CASE, '{right}', 'my score?')).toContain('1 of 1 right')
})

test('harder and easier change the kind of question', () => {
  const harder = lastOf(TERM, 'something harder')
  expect(levelOf(harder.next!)).toBeGreaterThan(levelOf(harder.asked))
  const easier = lastOf(CASE, 'easier pls')
  expect(levelOf(easier.next!)).toBeLessThan(levelOf(easier.asked))
})

test.each(['another topic', 'different topic', 'quiz me on something else'])(
  '"%s" asks of another area',
  (wish) => {
    const { asked, next } = lastOf(TERM, '{right}', wish)
    expect(next!.subject.card.area).not.toBe(asked.subject.card.area)
  },
)

test.each(['next', 'another one', 'one more', 'give me a diff one', 'skip', 'pass'])(
  '"%s" asks what was not asked in this talk, on the same topic',
  (wish) => {
    for (const first of [TERM, CASE]) {
      const { asked, next, all, answer } = lastOf(first, '{right}', wish, wish, wish)
      expect(next!.subject.card.area).toBe(asked.subject.card.area)
      expect(new Set(all.map((one) => one?.asks)).size).toBe(all.length)
      expect(answer).not.toContain('It was')
    }
  },
)

test.each(['repeat', 'say the question again', 'whats the question again'])(
  '"%s" asks the same once more',
  (wish) => {
    const { asked, next } = lastOf(TERM, 'hint', wish)
    expect(next).toEqual(asked)
    expect(answerTo(TERM, wish, '{right}')).toMatch(/^Right: /)
  },
)

test.each([TERM, CASE])('hints to "%s" differ, and none is the solution', (first) => {
  const [question, ...hints] = answersTo([
    first,
    'hint',
    'hint',
    'another hint',
    'idk',
    "I don't know",
  ])
  expect(new Set(hints.slice(0, 3)).size).toBe(3)
  for (const hint of hints) {
    expect(hint).not.toMatch(/that is what practice is for|Not quite|Right:/)
    expect(hint).not.toContain(questionIn(question!)!.because)
  }
  const { right } = questionIn(question!)!
  expect(hints.join('\n')).not.toContain(`rule out **${right}`)
})

test.each(['tell me', 'I give up', 'show the answer', 'i give up just tell me'])(
  '"%s" is told the answer',
  (wish) => {
    for (const first of [TERM, CASE]) {
      const { answer, asked } = lastOf(first, wish)
      expect(answer).toContain('that is what practice is for')
      expect(answer).toContain(asked.because)
    }
  },
)

test.each([TERM, CASE])(
  'an option of "%s" is weighed before the answer, whichever it is',
  (first) => {
    const said = ['A', 'B', 'C', 'D'].map((letter) => lastOf(first, `why is ${letter} wrong?`))
    for (const { answer, next, asked } of said) {
      expect(answer).toMatch(/^\*\*On option [A-D]\*\*.* I say nothing before you have chosen\./)
      expect(answer).not.toContain(asked.because)
      expect(next).toBeUndefined()
    }
    expect(answerTo(first, 'hint', 'why not B', '{right}')).toMatch(/^Right: /)
  },
)

test('an option is explained after the answer, and the open question stays', () => {
  const { answer, asked, all } = lastOf(TERM, '{right}', 'why was D wrong?')
  expect(answer).toMatch(
    /^In the question before, \*\*D\*\* \(.+\) was wrong\. It is something else: /,
  )
  expect(answer).toContain(all[0]!.because)
  expect(questionIn(answer)).toEqual(asked)
  expect(answerTo(TERM, '{wrong}', 'why')).toContain(all[0]!.because)
})

test('why an answer was wrong is told of the option that was chosen', () => {
  const { answer, all } = lastOf(TERM, '{wrong}', 'why was my answer wrong')
  expect(answer).toMatch(/^In the question before, \*\*[A-D]\*\* \(.+\) was wrong\./)
  expect(answer).toContain(all[0]!.because)
})

test('an option may be chosen by its place', () => {
  const { asked } = lastOf(TERM, 'hint')
  const words = ['the first one', 'second', 'i think the third one', 'the last one']
  for (const [place, said] of words.entries())
    expect(answerTo(TERM, said).startsWith('Right')).toBe(asked.options[place] === asked.right)
})

test.each([
  ['now something else: what is a SWOT analysis?', '**SWOT analysis**'],
  ['ok and what is elasticity', 'lasticity'],
  ['lets talk about inflation', '**Inflation**'],
  ['inflation', '**Inflation**'],
  ['thx. whats a stock split', '**Stock split**'],
])('"%s" in a quiz is answered as new', (asks, heading) => {
  for (const first of [TERM, CASE]) {
    expect(answerTo(first, asks).split('\n')[0]).toContain(heading)
    expect(answerTo(first, '{wrong}', asks).split('\n')[0]).toContain(heading)
    expect(answerTo(first, '{wrong}', 'stop', asks).split('\n')[0]).toContain(heading)
  }
})

test('what is asked in between leaves the way back to the question', () => {
  const { asked, next } = lastOf(TERM, 'what is a bond', 'back to the quiz')
  expect(next).toEqual(asked)
})

test.each(['stop', 'harder', 'next', 'why is A wrong?'])(
  '"%s" without a quiz is no wish in one',
  (said) => {
    expect(answerTo('what is a bond', said)).not.toMatch(/End of the quiz|Harder:|On option/)
  },
)

test('“it” is what the same turn names, and no area', () => {
  expect(answerTo('can you explain roi and quiz me on it')).toMatch(/return on investment/i)
})

test('nobody is left with a question: who goes on without an answer is told it, and who only wants it told gets it', () => {
  const told = answerTo(TERM, 'idk just tell me')
  expect(told).toMatch(/It was \*\*/)
  expect(answerTo(TERM, 'ok give me another one')).toMatch(/That one was \*\*[A-D]\*\*/)
})
