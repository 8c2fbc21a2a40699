import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { processedPaper } from '../materials/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { readAgain, takeExam } from './fixtures.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
  maya = await app.as('maya')
})

describe('the exam of a paper', () => {
  test('is named and coded by the paper’s cover', async () => {
    await processedPaper(app, {
      title: 'Sample exam',
      events: [{ name: 'Apparel and accessories marketing series', code: 'AAM' }],
    })

    expect(await maya.exams.listExams({})).toEqual([
      {
        id: expect.any(Number),
        title: 'Marketing Sample Exam',
        description: '5 questions from Test 9001, with explanations.',
        category: 'Marketing Cluster',
        eventCode: 'AAM',
        careerCluster: 'Marketing',
        examType: 'Sample exam',
        questionCount: 5,
        timeLimit: 5,
        difficulty: 'intermediate',
        wholeExamOnly: false,
      },
    ])
  })

  test('asks the paper’s questions in its order', async () => {
    await processedPaper(app)
    const [exam] = await maya.exams.listExams({})
    const { questions } = await maya.exams.getExam({ id: exam!.id })

    expect(questions.map(({ question }) => question)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Which of these fits pricing best in case number ${n}?`),
    )
    expect(questions[0]!.options).toHaveLength(4)
  })

  test('keeps its questions’ ids when the paper is read again', async () => {
    const id = await processedPaper(app)
    const [exam] = await maya.exams.listExams({})
    const before = await maya.exams.getExam({ id: exam!.id })

    await readAgain(app, id)

    expect(await maya.exams.getExam({ id: exam!.id })).toEqual(before)
  })

  test('loses what a new reading no longer finds, while past results still show it', async () => {
    const id = await processedPaper(app)
    const [exam] = await maya.exams.listExams({})
    const attempt = await takeExam(maya, exam!.id, 5)
    // As an older reader had read it: the next reading finds the paper's own words.
    await app.db.updateTable('questions').set({ content_hash: 'older' }).execute()

    await readAgain(app, id)

    const { questions } = await maya.exams.getExam({ id: exam!.id })
    const askedBefore = attempt.questions.map((question) => question.id)
    expect(questions).toHaveLength(5)
    expect(questions.filter((question) => askedBefore.includes(question.id))).toEqual([])
    expect((await maya.exams.getAttempt({ id: attempt.id })).questions).toEqual(attempt.questions)
  })

  test('forgets replaced questions that nobody was asked', async () => {
    const id = await processedPaper(app)
    await app.db.updateTable('questions').set({ content_hash: 'older' }).execute()
    await readAgain(app, id)

    expect(await app.db.selectFrom('questions').select('id').execute()).toHaveLength(5)
  })
})

describe('a deleted paper', () => {
  test('takes its exam away, and leaves past results as they were', async () => {
    const id = await processedPaper(app)
    const [exam] = await maya.exams.listExams({})
    const attempt = await takeExam(maya, exam!.id, 5)

    await advisorLin.materials.deleteMaterial({ id })

    const omar = await app.as('omar')
    expect(await omar.exams.listExams({})).toEqual([])
    await expect(omar.exams.getExam({ id: exam!.id })).rejects.toMatchObject({ status: 404 })
    expect(await maya.exams.getAttempt({ id: attempt.id })).toEqual(attempt)
    expect(await maya.exams.listAttempts({})).toMatchObject([{ examTitle: exam!.title }])
  })

  test('that nobody took leaves nothing behind', async () => {
    const id = await processedPaper(app, { count: 20 })
    await advisorLin.materials.deleteMaterial({ id })

    for (const table of ['materials', 'questions', 'exams', 'exam_questions'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('keeps only the questions that were asked', async () => {
    const id = await processedPaper(app)
    const [exam] = await maya.exams.listExams({})
    await takeExam(maya, exam!.id, 2)
    await advisorLin.materials.deleteMaterial({ id })

    expect(await app.db.selectFrom('questions').select('id').execute()).toHaveLength(2)
  })

  test('that is not there is not found', async () => {
    await expect(advisorLin.materials.deleteMaterial({ id: 9 })).rejects.toMatchObject({
      status: 404,
    })
  })
})
