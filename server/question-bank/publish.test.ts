import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { LICENCE_NOTICE } from '../extraction/fixtures.ts'
import { examFile, processedPaper } from '../materials/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

type Person = Client<typeof contract>

let app: TestApp
let advisorLin: Person
let maya: Person
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
  maya = await app.as('maya')
})

const material = async (id: number) =>
  (await advisorLin.materials.listMaterials({})).find((one) => one.id === id)!

/** A student takes the whole exam and gets the first option everywhere. */
async function take(who: Person, examId: number, questionCount: number) {
  const session = await who.exams.startCustomExam({
    id: examId,
    questionCount,
    includeAttemptedQuestions: true,
  })
  const answers = session.questions.map(({ id }, i) => [i, { questionId: id, answer: 0 }])
  return who.exams.submitAttempt({ id: examId, answers: Object.fromEntries(answers) })
}

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

    await readAgain(id)

    expect(await maya.exams.getExam({ id: exam!.id })).toEqual(before)
  })

  test('loses what a new reading no longer finds, while past results still show it', async () => {
    const id = await processedPaper(app)
    const [exam] = await maya.exams.listExams({})
    const attempt = await take(maya, exam!.id, 5)
    // As an older reader had read it: the next reading finds the paper's own words.
    await app.db.updateTable('questions').set({ content_hash: 'older' }).execute()

    await readAgain(id)

    const { questions } = await maya.exams.getExam({ id: exam!.id })
    const askedBefore = attempt.questions.map((question) => question.id)
    expect(questions).toHaveLength(5)
    expect(questions.filter((question) => askedBefore.includes(question.id))).toEqual([])
    expect((await maya.exams.getAttempt({ id: attempt.id })).questions).toEqual(attempt.questions)
  })

  test('forgets replaced questions that nobody was asked', async () => {
    const id = await processedPaper(app)
    await app.db.updateTable('questions').set({ content_hash: 'older' }).execute()
    await readAgain(id)

    expect(await app.db.selectFrom('questions').select('id').execute()).toHaveLength(5)
  })
})

describe('a paper in two PDFs', () => {
  const questionsPdf = { key: 'none', testNumber: '9007' } as const
  const keyPdf = { key: 'only', testNumber: '9007' } as const

  test.each([
    ['questions first', questionsPdf, keyPdf, 'key'],
    ['key first', keyPdf, questionsPdf, 'questions'],
  ] as const)('%s waits for its other half and is then one exam', async (_, one, two, waitsFor) => {
    const first = await processedPaper(app, one)
    expect(await maya.exams.listExams({})).toEqual([])
    expect((await material(first)).reading).toMatchObject({ waitsFor, testNumber: '9007' })

    const second = await processedPaper(app, two)

    const [exam] = await maya.exams.listExams({})
    expect(exam).toMatchObject({ questionCount: 5, description: expect.stringContaining('9007') })
    for (const id of [first, second]) expect((await material(id)).reading.waitsFor).toBeNull()
    expect((await advisorLin.materials.getBatchStatus({})).questionsAdded).toBe(5)
  })

  test('is no exam any more when its key is deleted, and again one when the key comes back', async () => {
    const questions = await processedPaper(app, questionsPdf)
    const key = await processedPaper(app, keyPdf)

    await advisorLin.materials.deleteMaterial({ id: key })
    expect(await maya.exams.listExams({})).toEqual([])
    expect((await material(questions)).reading.waitsFor).toBe('key')

    await processedPaper(app, keyPdf)
    expect(await maya.exams.listExams({})).toHaveLength(1)
  })

  test('is one exam when both halves are added at the same moment', async () => {
    // Several, as one pair alone may come through a gap by luck.
    const tests = ['9011', '9012', '9013']
    const ids: number[] = []
    for (const testNumber of tests) {
      for (const key of ['none', 'only'] as const) {
        const { id } = await advisorLin.materials.uploadMaterial({
          file: await examFile({ key, testNumber, topic: testNumber }),
          title: `${testNumber} ${key}`,
          category: 'Marketing Cluster',
        })
        ids.push(id)
      }
    }
    await app.runJobs()

    await Promise.all(ids.map((id) => advisorLin.materials.addToQuestionBank({ id })))

    expect(await maya.exams.listExams({})).toHaveLength(tests.length)
    for (const id of ids) expect((await material(id)).reading.waitsFor).toBeNull()
  })

  test('does not join a key of another test', async () => {
    await processedPaper(app, questionsPdf)
    await processedPaper(app, { key: 'only', testNumber: '9008' })
    expect(await maya.exams.listExams({})).toEqual([])
  })

  test('names the questions that its key leaves out, and asks the others', async () => {
    const id = await processedPaper(app, { ...questionsPdf, count: 6 })
    await processedPaper(app, { ...keyPdf, count: 5 })

    expect((await maya.exams.listExams({}))[0]).toMatchObject({ questionCount: 5 })
    expect((await material(id)).reading.unread).toEqual([
      {
        page: expect.any(Number),
        reason: 'There is no answer key for question 6, so it is not asked.',
        numbers: ['6'],
      },
    ])
  })
})

describe('the licence notice', () => {
  const licensed = { count: 25, licenceNotice: LICENCE_NOTICE }

  test('ties the questions to the whole exam and keeps them out of the master exam', async () => {
    const id = await processedPaper(app, licensed)

    const exams = await maya.exams.listExams({})
    expect(exams).toMatchObject([{ examType: 'Sample exam', wholeExamOnly: true }])
    expect((await material(id)).reading.licenceNotice).toContain('in its entirety')
    const fewer = { id: exams[0]!.id, questionCount: 20, includeAttemptedQuestions: true }
    await expect(maya.exams.startCustomExam(fewer)).rejects.toMatchObject({ status: 409 })
  })

  test('is lifted by an admin’s statement, of which who and when are kept', async () => {
    const id = await processedPaper(app, licensed)
    app.wait(60_000)

    const stated = await advisorLin.materials.stateSingleUse({ id, allowed: true })

    expect(stated.singleUse).toEqual({
      by: 'advisor@school.example',
      at: '2030-01-02T09:01:00.000Z',
    })
    expect(await maya.exams.listExams({})).toMatchObject([
      { examType: 'Master exam', questionCount: 25 },
      { examType: 'Sample exam', wholeExamOnly: false },
    ])
    app.wait(60_000)
    const again = await advisorLin.materials.stateSingleUse({ id, allowed: true })
    expect(again.singleUse).toEqual(stated.singleUse)
  })

  test('holds again when the statement is withdrawn', async () => {
    const id = await processedPaper(app, licensed)
    await advisorLin.materials.stateSingleUse({ id, allowed: true })
    const { singleUse } = await advisorLin.materials.stateSingleUse({ id, allowed: false })

    expect(singleUse).toBeNull()
    expect(await maya.exams.listExams({})).toMatchObject([{ wholeExamOnly: true }])
  })

  test('can be lifted before the paper is read', async () => {
    const { id } = await advisorLin.materials.uploadMaterial({
      file: await examFile(licensed),
      title: 'Licensed',
      category: 'Marketing Cluster',
      isQuestionBank: 'true',
    })
    await advisorLin.materials.stateSingleUse({ id, allowed: true })
    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    expect(await maya.exams.listExams({})).toHaveLength(2)
  })

  test('cannot be lifted by a student', async () => {
    const id = await processedPaper(app, licensed)
    const statement = { id, allowed: true }
    await expect(maya.materials.stateSingleUse(statement)).rejects.toMatchObject({ status: 403 })
  })
})

describe('the master exam of a category', () => {
  test('is listed from twenty questions on, each question once', async () => {
    await processedPaper(app, { topic: 'Pricing', count: 19 })
    expect(await maya.exams.listExams({})).toHaveLength(1)

    // The same 19 and a twentieth in another edition of the paper.
    await processedPaper(app, { topic: 'Pricing', count: 20, testNumber: '9002' })

    const [, master] = await maya.exams.listExams({})
    expect(master).toMatchObject({
      title: 'Marketing Cluster Master Exam',
      examType: 'Master exam',
      eventCode: 'AAM',
      questionCount: 20,
      wholeExamOnly: false,
    })
    expect(master!.description).toMatch(/^20 questions from 2 papers of this category\./)
  })

  test('is named at the papers it asks questions of, after the exam of their own', async () => {
    const tied = await processedPaper(app, { count: 25, licenceNotice: LICENCE_NOTICE })
    const own = await processedPaper(app, { topic: 'Pricing', count: 20, testNumber: '9002' })
    expect((await material(tied)).exams.map(({ isMaster }) => isMaster)).toEqual([false])
    const { exams } = await material(own)
    expect(exams).toMatchObject([
      { isMaster: false },
      { title: 'Marketing Cluster Master Exam', isMaster: true },
    ])
    const listed = (await maya.exams.listExams({})).map(({ id, title }) => `${id} ${title}`)
    for (const { id, title } of exams) expect(listed).toContain(`${id} ${title}`)
  })

  test('shrinks when a paper is deleted', async () => {
    await processedPaper(app, { topic: 'Pricing', count: 20 })
    const id = await processedPaper(app, { topic: 'Selling', count: 10, testNumber: '9002' })
    const counts = async () =>
      (await maya.exams.listExams({})).map(({ questionCount }) => questionCount).sort()
    expect(await counts()).toEqual([10, 20, 30])

    await advisorLin.materials.deleteMaterial({ id })
    expect(await counts()).toEqual([20, 20])
  })
})

describe('a question whose explanation contradicts its key', () => {
  const doubtful = { count: 6, contradicted: [3] }

  test('waits for an admin’s look, and is asked with the document’s key until then', async () => {
    const id = await processedPaper(app, doubtful)

    expect((await material(id)).reading.reviewCount).toBe(1)
    expect((await maya.exams.listExams({}))[0]).toMatchObject({ questionCount: 6 })
    expect(await advisorLin.materials.listFlaggedQuestions({ id })).toMatchObject([
      { number: '3', correctAnswer: 3, decision: null, page: expect.any(Number) },
    ])
  })

  test('leaves the exam when the admin says so, also after the paper is read again', async () => {
    const id = await processedPaper(app, doubtful)
    const [flagged] = await advisorLin.materials.listFlaggedQuestions({ id })

    const decision = { id, questionId: flagged!.id, decision: 'leave-out' } as const
    await advisorLin.materials.reviewQuestion(decision)
    await readAgain(id)

    expect((await maya.exams.listExams({}))[0]).toMatchObject({ questionCount: 5 })
    expect((await material(id)).reading).toMatchObject({ reviewCount: 0, reviewedCount: 1 })
    // A change of mind brings it back to its place.
    await advisorLin.materials.reviewQuestion({ ...decision, decision: 'keep' })
    const [exam] = await maya.exams.listExams({})
    const { questions } = await maya.exams.getExam({ id: exam!.id })
    expect(questions[2]!.id).toBe(flagged!.id)
  })

  test('is the only kind that can be decided about', async () => {
    const id = await processedPaper(app, doubtful)
    const [exam] = await maya.exams.listExams({})
    const { questions } = await maya.exams.getExam({ id: exam!.id })
    const unflagged = { id, questionId: questions[0]!.id, decision: 'leave-out' } as const

    await expect(advisorLin.materials.reviewQuestion(unflagged)).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a deleted paper', () => {
  test('takes its exam away, and leaves past results as they were', async () => {
    const id = await processedPaper(app)
    const [exam] = await maya.exams.listExams({})
    const attempt = await take(maya, exam!.id, 5)

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
    await take(maya, exam!.id, 2)
    await advisorLin.materials.deleteMaterial({ id })

    expect(await app.db.selectFrom('questions').select('id').execute()).toHaveLength(2)
  })

  test('that is not there is not found', async () => {
    await expect(advisorLin.materials.deleteMaterial({ id: 9 })).rejects.toMatchObject({
      status: 404,
    })
  })
})

/** As after an update of the reader. */
async function readAgain(id: number) {
  await app.db.updateTable('materials').set({ reader_version: 0 }).where('id', '=', id).execute()
  const answer = advisorLin.materials.batchProcess({})
  await expect.poll(() => app.jobs.waiting).not.toEqual([])
  await app.runJobs()
  await answer
}
