import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { materialOf, pdfFile, uploadPaper } from './fixtures.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
})

describe('a PDF outside the bank', () => {
  test('is read at once, only to say what it could bring', async () => {
    const id = await uploadPaper(advisorLin, 'Pricing', { isQuestionBank: 'false' })
    expect((await advisorLin.materials.getBatchStatus({})).pendingIds).toEqual([id])
    await app.runJobs()

    expect(await materialOf(advisorLin, id)).toMatchObject({
      isQuestionBank: false,
      reading: { state: 'read', questionCount: 5, waitsFor: null },
    })
    expect(await advisorLin.exams.listExams({})).toEqual([])
    expect(await advisorLin.materials.getBatchStatus({})).toMatchObject({ totalFiles: 0 })
  })

  test('brings its questions when it is added to the bank, without being read again', async () => {
    const id = await uploadPaper(advisorLin, 'Pricing', { isQuestionBank: 'false' })
    await app.runJobs()

    const added = await advisorLin.materials.addToQuestionBank({ id })

    expect(added).toMatchObject({ isQuestionBank: true, reading: { state: 'read' } })
    expect(app.jobs.waiting).toEqual([])
    expect(await advisorLin.exams.listExams({})).toHaveLength(1)
  })

  test('can be added to the bank before it has been read', async () => {
    const id = await uploadPaper(advisorLin, 'Pricing', { isQuestionBank: 'false' })
    await advisorLin.materials.addToQuestionBank({ id })
    await app.runJobs()

    expect(await advisorLin.exams.listExams({})).toHaveLength(1)
    expect(await advisorLin.materials.getBatchStatus({})).toMatchObject({ questionsAdded: 5 })
  })

  test('is read again when it was refused', async () => {
    const { id } = await advisorLin.materials.uploadMaterial({
      file: pdfFile('%PDF-1.7 nothing', 'notes.pdf'),
      title: 'Notes',
      category: 'Marketing Cluster',
    })
    await app.runJobs()
    expect((await materialOf(advisorLin, id)).reading.state).toBe('refused')

    const { reading } = await advisorLin.materials.addToQuestionBank({ id })
    expect(reading).toMatchObject({ state: 'waiting', message: null })
    expect(app.jobs.waiting).toEqual(['materials.read'])
  })
})
