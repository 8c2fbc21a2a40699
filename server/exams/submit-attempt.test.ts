import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import {
  answersBy,
  examOnTheList,
  rightAnswers,
  startWholeExam,
  type ListedExam,
} from './fixtures.ts'

let app: TestApp
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

describe('submitting', () => {
  test('grades a point a question and shows the review', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1, 2], areas: ['Economics', null, null] })
    await startWholeExam(maya, exam)

    const result = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answersBy(exam, (i) => [0, 1, 3][i]),
      timeSpent: 0,
    })

    expect(result).toMatchObject({
      score: 67,
      correctAnswers: 2,
      totalQuestions: 3,
      answeredQuestions: 3,
    })
    expect(result.questions[0]).toMatchObject({
      correctAnswer: 0,
      answer: 0,
      area: 'Economics',
      explanation: 'Because of reason 1.',
    })
    expect(await maya.exams.getAttempt({ id: result.id })).toEqual(result)
    expect(await maya.exams.listAttempts({})).toMatchObject([{ id: result.id, score: 67 }])
  })

  test('counts what was saved before, and what comes with it goes over it', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await startWholeExam(maya, exam)
    for (const [i, questionId] of exam.questionIds.entries()) {
      await maya.exams.saveAnswer({ sessionId, questionId, answer: 3, revision: i + 1 })
    }

    const result = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answersBy(exam, (i) => (i === 0 ? exam.keys[0] : undefined)),
    })

    expect(result.questions.map(({ answer }) => answer)).toEqual([exam.keys[0], 3])
  })

  test('happens once, however often the button is pressed', async () => {
    const exam = await examOnTheList(app.db)
    await startWholeExam(maya, exam)
    const submit = () => maya.exams.submitAttempt({ id: exam.examId, answers: rightAnswers(exam) })

    const [first, second] = await Promise.all([submit(), submit()])

    expect(second).toEqual(first)
    expect(await submit()).toEqual(first)
    expect(await maya.exams.listAttempts({})).toHaveLength(1)
  })

  test('stays an attempt, even if the exam is started anew at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const exam = await examOnTheList(app.db)
      const { sessionId } = await startWholeExam(maya, exam)
      const submit = () =>
        maya.exams.submitAttempt({
          id: exam.examId,
          session: sessionId,
          answers: rightAnswers(exam),
        })

      const [submitted] = await Promise.allSettled([submit(), startWholeExam(maya, exam)])

      const kept = (await maya.exams.listAttempts({})).some(({ id }) => id === sessionId)
      expect(kept).toBe(submitted.status === 'fulfilled')
    }
  })

  test.each([3_000_000_000, 1e300, 1.5])('refuses %d as a question', async (questionId) => {
    const exam = await examOnTheList(app.db)
    await startWholeExam(maya, exam)
    const answers = { 0: { questionId, answer: 0 } }
    await expect(maya.exams.submitAttempt({ id: exam.examId, answers })).rejects.toMatchObject({
      status: 422,
    })
  })

  test('is refused while questions are unanswered, in the specification’s words', async () => {
    const exam = await examOnTheList(app.db)
    await startWholeExam(maya, exam)

    const submitting = maya.exams.submitAttempt({
      id: exam.examId,
      answers: answersBy(exam, (i) => (i === 0 ? 0 : undefined)),
    })

    await expect(submitting).rejects.toMatchObject({
      status: 422,
      body: {
        message:
          'Please answer all questions before submitting. You have answered 1 out of 2 questions.',
      },
    })
    expect((await maya.exams.getSession({ id: exam.examId })).session).not.toBeNull()
  })

  test('without a session is a conflict', async () => {
    const exam = await examOnTheList(app.db)
    const submitting = maya.exams.submitAttempt({ id: exam.examId, answers: rightAnswers(exam) })
    await expect(submitting).rejects.toMatchObject({ status: 409 })
  })

  test('hands in the session it names, not one that was started elsewhere since', async () => {
    const exam = await examOnTheList(app.db)
    const left = await startWholeExam(maya, exam)
    const current = await startWholeExam(await app.as('maya'), exam)
    const submit = (session: number) =>
      maya.exams.submitAttempt({ id: exam.examId, session, answers: rightAnswers(exam) })

    await expect(submit(left.sessionId)).rejects.toMatchObject({ status: 409 })
    const attempt = await submit(current.sessionId)

    // A screen that knows its session knows its result.
    expect(attempt.id).toBe(current.sessionId)
    expect(await submit(current.sessionId)).toEqual(attempt)
  })

  test.each([
    ['nothing', () => ({})],
    [
      'some of the questions',
      (exam: ListedExam) => answersBy(exam, (i) => (i === 0 ? 0 : undefined)),
    ],
  ])('does not take %s for a repeat of an earlier attempt', async (_, answers) => {
    const exam = await examOnTheList(app.db)
    await startWholeExam(maya, exam)
    await maya.exams.submitAttempt({ id: exam.examId, answers: rightAnswers(exam) })

    const submitting = maya.exams.submitAttempt({ id: exam.examId, answers: answers(exam) })
    await expect(submitting).rejects.toMatchObject({ status: 409 })
  })

  test('refuses an option that is not there, and nothing is graded', async () => {
    const exam = await examOnTheList(app.db)
    await startWholeExam(maya, exam)
    const submitting = maya.exams.submitAttempt({
      id: exam.examId,
      answers: answersBy(exam, () => 7),
    })
    await expect(submitting).rejects.toMatchObject({ status: 422 })
    expect(await maya.exams.listAttempts({})).toEqual([])
  })
})
