import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { answersBy, examOnTheList, rightAnswers, startWholeExam } from './fixtures.ts'

const MINUTE = 60_000

let app: TestApp
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

describe('at the deadline', () => {
  test('the server hands in what was saved, without anybody looking', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await startWholeExam(maya, exam, '1')
    const questionId = exam.questionIds[0]!
    await maya.exams.saveAnswer({ sessionId, questionId, answer: exam.keys[0]!, revision: 1 })

    app.wait(11 * MINUTE)
    await app.jobs.enqueue(app.db, 'exams.hand-in-overdue', {})
    await app.runJobs()

    const stored = await app.db.selectFrom('exam_sessions').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ state: 'finished', score: 50, answered_questions: 1 })
  })

  test('unanswered questions may be handed in', async () => {
    const exam = await examOnTheList(app.db)
    await startWholeExam(maya, exam, '1')
    app.wait(10 * MINUTE + 5_000)

    const result = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answersBy(exam, (i) => (i === 0 ? exam.keys[0] : undefined)),
    })

    expect(result).toMatchObject({ score: 50, answeredQuestions: 1, lateQuestionIds: [] })
  })

  test('a submission that comes too late says which answers did not count', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await startWholeExam(maya, exam, '1')
    const [first, second] = exam.questionIds
    await maya.exams.saveAnswer({
      sessionId,
      questionId: first!,
      answer: exam.keys[0]!,
      revision: 1,
    })

    app.wait(12 * MINUTE)
    const result = await maya.exams.submitAttempt({ id: exam.examId, answers: rightAnswers(exam) })

    expect(result).toMatchObject({ score: 50, lateQuestionIds: [second] })
  })

  test('a submission that means another session changes nothing about it', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await startWholeExam(maya, exam, '1')
    app.wait(11 * MINUTE)

    const other = { id: exam.examId, session: sessionId + 1, answers: rightAnswers(exam) }
    await expect(maya.exams.submitAttempt(other)).rejects.toMatchObject({ status: 409 })

    const stored = await app.db.selectFrom('exam_sessions').select('state').execute()
    expect(stored).toEqual([{ state: 'finished' }])
  })

  test('an untimed session ends after a week the same way', async () => {
    const exam = await examOnTheList(app.db)
    await startWholeExam(maya, exam)
    app.wait(7 * 24 * 60 * MINUTE + 21_000)

    const [attempt] = await (await app.as('maya')).exams.listAttempts({})

    expect(attempt).toMatchObject({ answeredQuestions: 0, score: 0 })
  })
})
