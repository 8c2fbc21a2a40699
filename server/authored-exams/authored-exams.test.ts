import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { AREAS } from '#content/blueprint.ts'
import { aFinanceExam, anItem } from '#content/fixtures.ts'
import { publishedExams } from '#content/load.ts'
import type { Exam, Item } from '#content/schema.ts'
import { examOnTheList } from '../exams/fixtures.ts'
import { rebuildMasterExam } from '../question-bank/publish-reading.ts'
import { areaOf } from '../extraction/areas.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { publishAuthoredExams } from './publish-authored-exams.ts'

type Person = Client<typeof contract>

let app: TestApp
let maya: Person
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

const item = (number: number, changes: Partial<Item> = {}) =>
  anItem({ id: `fin-00${number}`, question: `Question ${number}?`, ...changes })
const files = (...exams: Exam[]) => ({ hash: () => JSON.stringify(exams), read: () => exams })
const publish = (...items: Item[]) => publishAuthoredExams(app.deps, files(aFinanceExam(items)))

/** Takes all of an exam's questions, each answered with the last option. */
async function take(who: Person, examId: number, questionCount: number) {
  const { questions } = await who.exams.startCustomExam({
    id: examId,
    questionCount,
    includeAttemptedQuestions: true,
  })
  const answers = questions.map(({ id }, place) => [place, { questionId: id, answer: 3 }])
  return who.exams.submitAttempt({ id: examId, answers: Object.fromEntries(answers) })
}

const finance = async () => (await maya.exams.listExams({}))[0]!
const asked = async () => (await maya.exams.getExam({ id: (await finance()).id })).questions
const texts = async () => (await asked()).map(({ question }) => question).sort()

test('a new installation lists seven exams of a hundred questions', async () => {
  await publishAuthoredExams(app.deps)

  const exams = await maya.exams.listExams({})
  expect(exams.map(({ eventCode, category }) => [eventCode, category])).toEqual(
    publishedExams()
      .read()
      .map(({ eventCodes: [code], category }) => [code, category]),
  )
  for (const exam of exams) {
    expect(exam).toMatchObject({
      examType: 'Practice exam',
      questionCount: 100,
      timeLimit: 90,
      difficulty: 'intermediate',
      wholeExamOnly: false,
    })
  }
  // Everything is there from the start: nobody is told of it as news.
  await app.deps.jobs.enqueue(app.db, 'notifications.tell', {})
  await app.runJobs()
  expect(await maya.notifications.listNotifications({})).toEqual([])
})

test('their areas are those that papers’ indicators stand for, so that both count into one standing', () => {
  for (const [area, letters] of Object.entries(AREAS)) {
    if (letters) expect(areaOf(`${letters}:001`)).toBe(area)
  }
})

test('the school’s own papers stand before them', async () => {
  const own = await examOnTheList(app.db)
  await publish(item(1))
  expect((await maya.exams.listExams({})).map(({ id }) => id)[0]).toBe(own.examId)
})

test('a review says what the question tests and what tempts in each wrong option', async () => {
  await publish(item(1))
  const { id } = await finance()
  const { questions } = await take(maya, id, 1)
  const { objective, misconceptions } = item(1)
  expect(questions).toMatchObject([{ objective, misconceptions, answer: 3, correctAnswer: 0 }])
  expect(Object.keys((await asked())[0]!).sort()).toEqual(['id', 'options', 'question'])
})

describe('at a later start', () => {
  test('nothing has changed, and nothing is even parsed', async () => {
    await publish(item(1), item(2))
    const before = await asked()
    const source = files(aFinanceExam([item(1), item(2)]))
    await publishAuthoredExams(app.deps, { ...source, read: () => expect.unreachable() })
    expect(await asked()).toEqual(before)
  })

  test('unchanged questions keep their ids, whatever else changes', async () => {
    await publish(item(1), item(2))
    const before = await asked()
    await publish(item(1, { objective: 'Say it in other words' }), item(2), item(3))
    expect(await asked()).toEqual(expect.arrayContaining(before))
    expect(await finance()).toMatchObject({ questionCount: 3 })
  })

  test('an edited question is asked in its new form, and results keep the old one', async () => {
    await publish(item(1), item(2))
    const { id } = await finance()
    const attempt = await take(maya, id, 2)

    await publish(item(1, { question: 'Question 1, better put?' }), item(2))

    expect(await texts()).toEqual(['Question 1, better put?', 'Question 2?'])
    expect(await maya.exams.getAttempt({ id: attempt.id })).toEqual(attempt)
    // What was wrong in the old form is not brought back.
    const { questions } = await maya.exams.retakeMistakes({ id: attempt.id })
    expect(questions.map(({ question }) => question)).toEqual(['Question 2?'])
  })

  test('other words about a wrong option are new words, too', async () => {
    await publish(item(1))
    const attempt = await take(maya, (await finance()).id, 1)
    await publish(item(1, { misconceptions: ['', 'One.', 'Two.', 'Three.'] }))
    expect(await maya.exams.getAttempt({ id: attempt.id })).toEqual(attempt)
  })

  test('a session that runs meanwhile goes on with its own questions', async () => {
    await publish(item(1), item(2))
    const { id } = await finance()
    const session = await maya.exams.startCustomExam({
      id,
      questionCount: 2,
      includeAttemptedQuestions: true,
    })
    await publish(item(3))
    const { session: resumed } = await maya.exams.getSession({ id })
    expect(resumed?.questions).toEqual(session.questions)
  })

  test('a dropped question leaves the exam; only what was asked stays', async () => {
    await publish(item(1), item(2), item(3))
    const { id } = await finance()
    const { questions } = await maya.exams.startCustomExam({
      id,
      questionCount: 1,
      includeAttemptedQuestions: true,
    })
    await publish(item(4))
    expect(await texts()).toEqual(['Question 4?'])
    const kept = await app.db.selectFrom('questions').select('question').execute()
    expect(kept.map(({ question }) => question).sort()).toEqual(
      [questions[0]!.question, 'Question 4?'].sort(),
    )
  })

  test('an exam that is no longer there is no longer listed; its results are', async () => {
    await publish(item(1))
    const attempt = await take(maya, (await finance()).id, 1)
    await publishAuthoredExams(app.deps, files())
    expect(await maya.exams.listExams({})).toEqual([])
    expect(await maya.exams.listAttempts({})).toMatchObject([{ id: attempt.id }])
  })
})

test('several servers that start at once load them once', async () => {
  await Promise.all([publish(item(1)), publish(item(1)), publish(item(1))])
  expect(await texts()).toEqual(['Question 1?'])
  expect(await maya.exams.listExams({})).toHaveLength(1)
})

test('a school that wants only its own papers has only those, and may change its mind', async () => {
  await publish(item(1))
  const attempt = await take(maya, (await finance()).id, 1)
  const config = { ...app.config, authoredExams: false }
  const source = files(aFinanceExam([item(1)]))

  await publishAuthoredExams({ ...app.deps, config }, source)
  expect(await maya.exams.listExams({})).toEqual([])
  expect(await maya.exams.getAttempt({ id: attempt.id })).toEqual(attempt)

  await publishAuthoredExams(app.deps, source)
  expect((await finance()).id).toBe(attempt.examId)
})

test('a master exam is of the school’s papers alone, and stands beside ours', async () => {
  const keys = Array.from({ length: 25 }, () => 0)
  await examOnTheList(app.db, { keys, category: 'Finance Cluster' })
  await publishAuthoredExams(app.deps)
  await app.db
    .transaction()
    .execute((trx) => rebuildMasterExam(trx, 'Finance Cluster', app.clock.now()))
  const exams = await maya.exams.listExams({})
  expect(exams.filter(({ category }) => category === 'Finance Cluster')).toMatchObject([
    { examType: 'Master exam', questionCount: 25 },
    { examType: 'Sample exam', questionCount: 25 },
    { examType: 'Practice exam', questionCount: 100 },
  ])
})
