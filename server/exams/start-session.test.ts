import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { answersBy, examOnTheList, startWholeExam } from './fixtures.ts'

let app: TestApp
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

describe('starting', () => {
  test('asks exactly the count, of this exam’s questions, none twice', async () => {
    const exam = await examOnTheList(app.db, { keys: Array.from({ length: 30 }, () => 0) })

    const session = await maya.exams.startCustomExam({
      id: exam.examId,
      questionCount: 20,
      includeAttemptedQuestions: true,
    })

    const asked = session.questions.map(({ id }) => id)
    expect(new Set(asked).size).toBe(20)
    expect(exam.questionIds).toEqual(expect.arrayContaining(asked))
    expect(session.id).toBe(exam.examId)
  })

  test('asks the whole exam in the paper’s order', async () => {
    const exam = await examOnTheList(app.db, { keys: Array.from({ length: 30 }, () => 0) })
    const session = await startWholeExam(maya, exam)
    expect(session.questions.map(({ id }) => id)).toEqual(exam.questionIds)
  })

  test('refuses more questions than there are, in words', async () => {
    const { examId } = await examOnTheList(app.db)
    const starting = maya.exams.startCustomExam({
      id: examId,
      questionCount: 3,
      includeAttemptedQuestions: true,
    })
    await expect(starting).rejects.toMatchObject({
      status: 422,
      body: { message: 'Enter a number from 1 to 2.' },
    })
  })

  test('says how many unseen questions are left when there are too few', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1, 2] })
    const first = await maya.exams.startCustomExam({
      id: exam.examId,
      questionCount: 1,
      includeAttemptedQuestions: true,
    })
    await maya.exams.submitAttempt({
      id: exam.examId,
      answers: { 0: { questionId: first.questions[0]!.id, answer: 0 } },
    })
    const unseen = (questionCount: number) =>
      maya.exams.startCustomExam({
        id: exam.examId,
        questionCount,
        includeAttemptedQuestions: false,
      })

    await expect(unseen(3)).rejects.toMatchObject({
      status: 409,
      body: { fields: { available: '2' } },
    })
    const session = await unseen(2)
    expect(session.questions.map(({ id }) => id)).not.toContain(first.questions[0]!.id)
  })

  test('refuses a part of a paper that must stay whole, with the reason', async () => {
    const { examId } = await examOnTheList(app.db, { wholeExamOnly: true })
    const starting = maya.exams.startCustomExam({
      id: examId,
      questionCount: 1,
      includeAttemptedQuestions: true,
    })
    await expect(starting).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('only within the whole exam') },
    })
  })

  test('sets the open session aside, and two clicks leave one open', async () => {
    const exam = await examOnTheList(app.db)
    await Promise.all([startWholeExam(maya, exam), startWholeExam(maya, exam)])

    const open = await app.db
      .selectFrom('exam_sessions')
      .select('id')
      .where('state', '=', 'open')
      .execute()
    const { session } = await maya.exams.getSession({ id: exam.examId })

    expect(open).toEqual([{ id: session!.sessionId }])
  })

  test('hands in the earlier session when its time is up, though late answers could still arrive', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1] })
    const { sessionId, deadline } = await startWholeExam(maya, exam, '1')
    const questionId = exam.questionIds[0]!
    await maya.exams.saveAnswer({ sessionId, questionId, answer: 0, revision: 1 })

    app.wait(10 * 60_000 + 5000)
    const next = await startWholeExam(maya, exam)

    expect(next.answers).toEqual([])
    expect(await maya.exams.listAttempts({})).toMatchObject([
      { id: sessionId, score: 50, completedAt: deadline },
    ])
  })

  test('counts the questions of an exam whose time is up as seen', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1, 2] })
    const first = await maya.exams.startCustomExam({
      ...{ id: exam.examId, questionCount: 2, includeAttemptedQuestions: true, timed: '1' },
    })
    const unseen = (questionCount: number) =>
      maya.exams.startCustomExam({
        ...{ id: exam.examId, questionCount, includeAttemptedQuestions: false },
      })

    app.wait(10 * 60_000)
    await expect(unseen(2)).rejects.toMatchObject({ body: { fields: { available: '1' } } })
    // Nothing was started, so answers that are on their way may still come.
    const answer = { questionId: first.questions[0]!.id, answer: 0, revision: 1 }
    const { sessionId } = first
    expect(await maya.exams.saveAnswer({ sessionId, ...answer })).toEqual({ state: 'saved' })

    await unseen(1)
    expect(await maya.exams.listAttempts({})).toMatchObject([{ id: sessionId }])
  })
})

describe('retaking mistakes', () => {
  test('asks just what was wrong', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1, 2] })
    await startWholeExam(maya, exam)
    const attempt = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answersBy(exam, (i) => (i === 1 ? 3 : exam.keys[i])),
    })

    const session = await maya.exams.retakeMistakes({ id: attempt.id })

    expect(session.questions.map(({ id }) => id)).toEqual([exam.questionIds[1]])
  })

  test('is not offered for a paper that must stay whole', async () => {
    const exam = await examOnTheList(app.db, { wholeExamOnly: true })
    await startWholeExam(maya, exam)
    const attempt = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answersBy(exam, () => 3),
    })

    expect(attempt.canRetakeMistakes).toBe(false)
    await expect(maya.exams.retakeMistakes({ id: attempt.id })).rejects.toMatchObject({
      status: 409,
    })
  })
})
