import { expect, test } from 'vitest'
import questions from '#content/evaluation/tutor-questions.json' with { type: 'json' }
import { createBuiltInCoach } from './built-in/built-in-coach.ts'
import { evaluate, faultsOf, TutorQuestion } from '#server/test/tutor-evaluation.ts'

const asked = questions.map((question) => TutorQuestion.parse(question))
const MOST_WRONG = 3
const coach = createBuiltInCoach()
const answers = await Promise.all(asked.map((question) => evaluate(coach, question)))

test('of its questions in students’ words, sixty at least, the built-in coach answers nearly all right', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60)
  const wrong = answers.filter(({ faults }) => faults.length > 0)
  const told = wrong.map(({ question, faults }) => `${question.id}: ${faults.join(', ')}`)
  // Of questions that nobody has seen eight in ten would be good; of these, which are known, each that is lost is a step back.
  expect(wrong.length > MOST_WRONG ? told : []).toEqual([])
})

test('no answer cites what it was not given, or a page that does not say what is quoted from it', () => {
  expect(answers.flatMap(({ inventedCitations }) => inventedCitations)).toEqual([])
  const cited = answers.flatMap(({ citedPages }) => citedPages)
  expect(cited.length).toBeGreaterThan(100)
  for (const { page, answer } of cited) {
    const [, quoted] = answer.split(`(*${page.title}*, page ${page.page}): "`)
    expect(quoted).toBeDefined()
    expect(wordsOf(page.text)).toContain(wordsOf(quoted!.split(/"(?=\n|$)/)[0]!))
  }
})
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ')

test('whatever is off the matter is declined, politely, every time', () => {
  const declined = answers.filter(({ question }) => question.declines)
  expect(declined.length).toBeGreaterThanOrEqual(8)
  expect(declined.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('the check itself finds what is missing, what must not be there, and a rude refusal', () => {
  const question = TutorQuestion.parse({
    ...{ id: 'x', kind: 'concept', turns: ['x'] },
    ...{ contains: [['one', 'two'], ['three']], never: ['four'], declines: true },
  })
  expect(faultsOf(question, 'Two, three: I can’t do that, but business concepts I can.')).toEqual(
    [],
  )
  expect(faultsOf(question, 'Two and four, you idiot')).toHaveLength(3)
  // What cannot be done in it is no refusal.
  const lesson = '**Three twos.** A partner can’t sell alone. On the exam it is a business concept.'
  expect(faultsOf(question, lesson)).toEqual(['does not decline politely'])
})
