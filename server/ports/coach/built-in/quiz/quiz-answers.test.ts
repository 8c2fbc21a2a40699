import { expect, test } from 'vitest'
import { wordedChoice } from '../../understanding/quiz/quiz-answer.ts'
import { answersTo, answerTo, questionIn } from '../talk-fixtures.ts'

/** Asks for price skimming, B of penetration pricing, price skimming, value-based pricing and dynamic pricing. */
const TERM = 'quiz me on pricing'
/** On a firm with a new projector, whose price is to be lowered. */
const CASE = 'quiz me on price skimming'

const TERMS = ['Sunk cost', 'Opportunity cost', 'Fixed cost', 'Marginal cost']
const CASES = [
  'Sales stay the same',
  'Customers leave for a rival',
  'Costs fall',
  'Staff get a raise',
]

test.each([
  ['its the one about giving up the next best thing', TERMS, 1],
  ['i think you lose customers', CASES, 1],
  ['because customers leave', CASES, 1],
  ['prob the one with the raise', CASES, 3],
  ['isnt it fixed cost', TERMS, 2],
  ['money thats already spent', TERMS, 0],
  ['i think the moon is round', CASES, 'unclear'],
  ['all of the above', CASES, 'unclear'],
  ['what is a market segment', TERMS, undefined],
  ['i need help with elasticity', TERMS, undefined],
])('%j is the option that it comes nearest to', (plain, options, expected) => {
  expect(wordedChoice(plain, options)).toBe(expected)
})

test.each([
  'isnt it price skimming?',
  'the one that starts at a high price',
  'skimming',
  'lol idk b?',
  'i said b',
  'wait i mean b',
  'could it be b',
  'its b right?',
  'bb',
  '2',
  'B. because it is new',
])('"%s" is judged', (said) => expect(answerTo(TERM, said)).toMatch(/^Right: \*\*price skimming/))

test.each(['i think you raise the price', 'i think its elasticity', 'none of them'])(
  '"%s" is near no option, so a hint is given and the letter asked for',
  (said) => {
    const [asked, answer] = answersTo([TERM, said])
    expect(answer).toMatch(/\*\*A hint\.\*\*/)
    expect(answer).toMatch(/Which letter is it\?/)
    expect(answer).not.toMatch(/not sure which of the four/)
    expect(questionIn(answer!)).toEqual(questionIn(asked!))
    expect(answerTo(TERM, said, '{right}')).toMatch(/^Right: /)
  },
)

test.each([
  ['b or c?', 'Price skimming', 'Value-based pricing'],
  ['A and B', 'Penetration pricing', 'Price skimming'],
  ['not a or c', 'Price skimming', 'Dynamic pricing'],
])('"%s" names two, of which none is judged', (said, one, other) => {
  const answer = answerTo(TERM, said)
  expect(answer).toMatch(/^\*\*One of them\.\*\*/)
  expect(answer).toContain(`(${one}) or`)
  expect(answer).toContain(`(${other}): only one`)
  expect(answerTo(TERM, said, '{right}')).toMatch(/^Right: /)
})

test('an option that is ruled out is weighed like any other', () => {
  for (const said of ['not a', 'its not b', 'i dont think its c', 'definitely not d'])
    expect(answerTo(TERM, said)).toMatch(/I say nothing before you have chosen/)
})

test.each(['wait i mean c', 'i meant c', 'oh i said c'])(
  '"%s" after the verdict is about the question that it was on',
  (said) => {
    const [asked, verdict, answer] = answersTo([TERM, 'a', said])
    expect(answer).toMatch(/^In the question before, \*\*C\*\*/)
    expect(answer).toContain(questionIn(asked!)!.because)
    expect(questionIn(answer!)).toEqual(questionIn(verdict!))
  },
)

test.each([
  'thats wrong i think',
  'i disagree',
  'but couldnt it be A',
  'a makes sense too tho',
  'are you sure',
  'how do you know',
])('after "%s" the key stays, with its reason', (said) => {
  for (const first of [TERM, CASE]) {
    const [asked, , answer] = answersTo([first, '{wrong}', said])
    expect(answer).toContain('The answer stays **')
    expect(answer).toContain(questionIn(asked!)!.because)
  }
})

test.each([
  'can u explain that answer',
  'i dont get it',
  'huh',
  'whats the difference between those two',
])('"%s" after a verdict explains it', (said) => {
  const [asked, , answer] = answersTo([TERM, '{wrong}', said])
  expect(answer).toContain(questionIn(asked!)!.because)
})

test.each([
  'idk stop',
  'im done',
  'nvm lets do something else',
  'can we stop now pls',
  'i dont wanna do this anymore',
  'this is boring',
  'ok bye',
  'gtg',
  'im tired lets stop',
  'forget it',
  'stopp',
  'lets talk about something else',
])('"%s" ends a quiz with the key of what was open', (said) => {
  for (const first of [TERM, CASE, 'give me a practice question about finance']) {
    const [asked, answer] = answersTo([first, said])
    expect(answer).toMatch(/^\*\*End of the quiz\.\*\*/)
    expect(answer).toContain(questionIn(asked!)!.because)
    expect(questionIn(answer!)).toBeUndefined()
  }
})

test('how it went can be asked after the end, too', () => {
  expect(answerTo(TERM, '{right}', 'stop', 'how many did i get right')).toContain('1 of 1 right')
})

test('a level may be asked for in more words', () => {
  expect(answerTo(TERM, '{right}', 'same topic but harder')).toMatch(/^Harder: /)
  expect(answerTo(CASE, '{right}', 'one more but easier')).toMatch(/^Easier: /)
})

test('what went wrong is asked again in another form', () => {
  const [asked, , answer] = answersTo([TERM, '{wrong}', 'quiz me on what i keep getting wrong'])
  expect(questionIn(answer!)!.subject.term).toBe(questionIn(asked!)!.subject.term)
  expect(questionIn(answer!)!.asks).not.toBe(questionIn(asked!)!.asks)
  expect(answerTo(TERM, '{right}', 'test me on the ones i missed')).toContain(
    'Nothing has gone wrong',
  )
  expect(answerTo('quiz me on what i keep getting wrong')).toContain(
    'no finished exam of yours yet',
  )
})

test('of several questions the first is asked, and how to go on is said', () => {
  const answer = answerTo('give me 5 questions on pricing')
  expect(answer).toMatch(/^One at a time/)
  expect(questionIn(answer)).toBeDefined()
})

test('a letter, or a plea for the answer, takes up the open question after something else', () => {
  expect(answerTo(TERM, 'what is a bond', 'b')).toMatch(/^Right: /)
  expect(answerTo(TERM, 'what is a bond', 'just tell me')).toContain('It was **price skimming**')
  const pasted = 'Which of these is a fixed cost? a) fuel b) insurance c) tips d) car washes'
  expect(answerTo(TERM, pasted, 'b')).toContain('You choose **B**')
})

test('who asks what an option means has not chosen it', () => {
  expect(answerTo(TERM, 'whats value based pricing')).toMatch(/^\*\*Value-based pricing\*\*/)
})

test.each(['i clicked the wrong one', 'can i try again', 'let me redo that'])(
  '"%s" after a wrong answer asks of the same term again',
  (said) => {
    const [asked, , answer] = answersTo([TERM, '{wrong}', said])
    expect(questionIn(answer!)!.subject.term).toBe(questionIn(asked!)!.subject.term)
  },
)

test.each(['what does that mean', 'wait what does it even mean'])(
  'after a verdict, "%s" asks for its reason',
  (said) =>
    expect(answerTo(TERM, '{wrong}', said)).toMatch(/\*\*What makes B \(.+\) right instead\.\*\*/),
)

test('"I thought it was a because …" holds one\'s own choice against the verdict', () =>
  expect(answerTo(TERM, '{wrong}', 'i thought it was a because its low')).toMatch(
    /^Good that you question it[.] The answer stays \*\*B\*\*/,
  ))

test.each(['whats the difference between a and b', 'compare b and d'])(
  '"%s" is not told before a choice',
  (said) => {
    const answer = answerTo(TERM, said)
    expect(answer).toMatch(/^\*\*One of them[.]\*\* \*\*[AB]\*\* \(/)
    expect(answer).toContain('I say nothing before you have chosen')
  },
)

test('a term that a talk about kinds comes upon is explained, and not sorted', () =>
  expect(answerTo('quiz me on ethics', '{wrong}', 'wait what is a conflict of interest')).toMatch(
    /^\*\*Conflict of interest\*\*/,
  ))

test.each([
  'why is that one right',
  'why is that the right one',
  'what makes that the right answer',
])('after a wrong answer "%s" is asked of the key, which is named with its reason', (said) => {
  const answer = answerTo('quiz me on pricing', '{wrong}', said)
  expect(answer).toMatch(
    /^In the question before, \*\*[A-D]\*\* \(Price skimming\) was the right one\./,
  )
  expect(answer).toContain('**Why.** It fits a product that is new')
})

test.each([
  'opportunity cost',
  'a loan',
  'scarcity?',
  'is it liabilities?',
  'maybe odd even pricing',
  'i think its elasticity',
])('"%s" is a guess that is none of the four, and no new matter', (said) => {
  const [asked, answer, judged] = answersTo([TERM, said, '{right}'])
  expect(answer).toMatch(/^\*\*Not it\.\*\* \*\*.+\*\* is none of the four\.\n\n\*\*A hint\.\*\*/)
  expect(questionIn(answer!)).toEqual(questionIn(asked!))
  expect(judged).toMatch(/^Right: /)
})

test.each([
  ['is it skimming bc it starts high', 'Right: '],
  ['is it the second one because it starts high', 'Right: '],
  ['the first one cuz its cheap', 'Not quite: '],
])('"%s" is judged with its reason', (said, verdict) => {
  expect(answerTo(TERM, said).startsWith(verdict)).toBe(true)
})

test.each(['what is a loan', 'explain elasticity', 'is this on the exam', 'marketing'])(
  '"%s" asks for something, and guesses nothing',
  (said) => expect(answerTo(TERM, said)).not.toMatch(/none of the four|^(?:Right|Not quite): /),
)

test('the hint of a wrong guess counts as one', () => {
  expect(answerTo(TERM, 'elasticity', 'hint')).toMatch(/^\*\*Another hint\.\*\*/)
})

test('"its so hard" gets a hint', () => {
  expect(answerTo(TERM, 'its so hard')).toMatch(/^\*\*A hint\.\*\*/)
})
