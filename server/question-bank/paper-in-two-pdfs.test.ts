import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { examFile, materialOf, processedPaper } from '../materials/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
  maya = await app.as('maya')
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
    expect((await materialOf(advisorLin, first)).reading).toMatchObject({
      waitsFor,
      testNumber: '9007',
    })

    const second = await processedPaper(app, two)

    const [exam] = await maya.exams.listExams({})
    expect(exam).toMatchObject({ questionCount: 5, description: expect.stringContaining('9007') })
    for (const id of [first, second])
      expect((await materialOf(advisorLin, id)).reading.waitsFor).toBeNull()
    expect((await advisorLin.materials.getBatchStatus({})).questionsAdded).toBe(5)
  })

  test('is no exam any more when its key is deleted, and again one when the key comes back', async () => {
    const questions = await processedPaper(app, questionsPdf)
    const key = await processedPaper(app, keyPdf)

    await advisorLin.materials.deleteMaterial({ id: key })
    expect(await maya.exams.listExams({})).toEqual([])
    expect((await materialOf(advisorLin, questions)).reading.waitsFor).toBe('key')

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
    for (const id of ids) expect((await materialOf(advisorLin, id)).reading.waitsFor).toBeNull()
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
    expect((await materialOf(advisorLin, id)).reading.unread).toEqual([
      {
        page: expect.any(Number),
        reason: 'There is no answer key for question 6, so it is not asked.',
        numbers: ['6'],
      },
    ])
  })
})
