import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { examOnTheList, rightAnswers, startWholeExam } from './fixtures.ts'

let app: TestApp
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

describe('the list of exams', () => {
  test('shows what a student chooses by, without questions', async () => {
    await examOnTheList(app.db, { keys: Array.from({ length: 50 }, () => 0) })

    const [exam] = await maya.exams.listExams({})

    expect(exam).toMatchObject({
      title: 'Finance practice',
      examType: 'Sample exam',
      questionCount: 50,
      timeLimit: 45,
      wholeExamOnly: false,
    })
    expect(exam).not.toHaveProperty('questions')
  })

  test('leaves out a master exam until it has twenty items', async () => {
    await examOnTheList(app.db, { kind: 'master', keys: Array.from({ length: 19 }, () => 0) })
    await examOnTheList(app.db, {
      kind: 'master',
      category: 'Marketing Cluster',
      keys: Array.from({ length: 20 }, () => 0),
    })

    const exams = await maya.exams.listExams({})

    expect(exams.map((exam) => exam.category)).toEqual(['Marketing Cluster'])
  })
})

describe('before submission', () => {
  test('neither the key nor the explanation leaves the server', async () => {
    const exam = await examOnTheList(app.db)
    const replies = [
      await maya.exams.getExam({ id: exam.examId }),
      await startWholeExam(maya, exam),
      await maya.exams.getSession({ id: exam.examId }),
    ]

    for (const reply of replies) {
      expect(JSON.stringify(reply)).not.toMatch(/correctAnswer|correct_answer|explanation|Because/)
    }
  })
})

test.each(['omar', 'advisorLin'] as const)('Maya’s exam is hidden from %s', async (name) => {
  const exam = await examOnTheList(app.db)
  const { sessionId } = await startWholeExam(maya, exam)
  const other = await app.as(name)
  const questionId = exam.questionIds[0]!

  const saving = other.exams.saveAnswer({ sessionId, questionId, answer: 0, revision: 1 })
  await expect(saving).rejects.toMatchObject({ status: 404 })
  expect(await other.exams.getSession({ id: exam.examId })).toEqual({ session: null })

  const { id } = await maya.exams.submitAttempt({ id: exam.examId, answers: rightAnswers(exam) })
  await expect(other.exams.getAttempt({ id })).rejects.toMatchObject({ status: 404 })
  await expect(other.exams.retakeMistakes({ id })).rejects.toMatchObject({ status: 404 })
  expect(await other.exams.listAttempts({})).toEqual([])
})
