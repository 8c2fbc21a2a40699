import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { materialOf, processedPaper } from '../materials/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { readAgain } from './fixtures.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
  maya = await app.as('maya')
})

describe('a question whose explanation contradicts its key', () => {
  const doubtful = { count: 6, contradicted: [3] }

  test('waits for an admin’s look, and is asked with the document’s key until then', async () => {
    const id = await processedPaper(app, doubtful)

    expect((await materialOf(advisorLin, id)).reading.reviewCount).toBe(1)
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
    await readAgain(app, id)

    expect((await maya.exams.listExams({}))[0]).toMatchObject({ questionCount: 5 })
    expect((await materialOf(advisorLin, id)).reading).toMatchObject({
      reviewCount: 0,
      reviewedCount: 1,
    })
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
