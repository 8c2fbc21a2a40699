import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { materialOf, uploadBrokenPdf, uploadPaper } from './fixtures.ts'
import { storedName } from './material.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
})

describe('processing', () => {
  test('says how many PDFs it reads, and each becomes an exam for students', async () => {
    await uploadPaper(advisorLin, 'Pricing')
    await uploadPaper(advisorLin, 'Selling')

    const { message } = await advisorLin.materials.processMaterials({})
    await app.runJobs()

    expect(message).toBe('Processing 2 PDFs.')
    const maya = await app.as('maya')
    const exams = await maya.exams.listExams({})
    expect(exams.map(({ questionCount }) => questionCount)).toEqual([5, 5])
    expect(await advisorLin.materials.getBatchStatus({})).toEqual({
      isProcessing: false,
      currentFile: null,
      processedCount: 2,
      totalFiles: 2,
      questionsAdded: 10,
      errors: [],
      pendingIds: [],
    })
  })

  test('twice reads once, and a third time says that all has been read', async () => {
    const id = await uploadPaper(advisorLin, 'Pricing')
    const messages = await Promise.all([
      advisorLin.materials.processMaterials({}),
      advisorLin.materials.processMaterials({}),
    ])
    expect(messages.map(({ message }) => message).sort()).toEqual([
      'Already processing 1 PDF.',
      'Processing 1 PDF.',
    ])
    expect(app.jobs.waiting).toEqual(['materials.read'])
    expect((await materialOf(advisorLin, id)).reading.state).toBe('waiting')

    await app.runJobs()

    const again = await advisorLin.materials.processMaterials({})
    expect(again.message).toBe('Every PDF in the question bank has been read.')
    expect(app.jobs.waiting).toEqual([])
  })

  test('with an empty bank says so', async () => {
    const { message } = await advisorLin.materials.processMaterials({})
    expect(message).toBe('There are no PDFs in the question bank yet.')
  })

  test('goes on with the other files when one cannot be read, and says why', async () => {
    await uploadPaper(advisorLin, 'Pricing')
    const broken = await uploadBrokenPdf(advisorLin, 'broken.pdf')
    await uploadPaper(advisorLin, 'Selling')

    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    const { reading } = await materialOf(advisorLin, broken.id)
    expect(reading.state).toBe('refused')
    expect(reading.message).toContain('damaged')
    const status = await advisorLin.materials.getBatchStatus({})
    expect(status).toMatchObject({ processedCount: 3, totalFiles: 3, questionsAdded: 10 })
    expect(status.errors).toEqual([`broken.pdf: ${reading.message}`])
    expect(await advisorLin.materials.processMaterials({})).toEqual({
      message: 'There is nothing new to process. 1 PDF could not be read; the list says why.',
    })
  })

  test('tells the admin when the stored file itself is gone', async () => {
    const id = await uploadPaper(advisorLin, 'Pricing')
    const row = await app.db.selectFrom('materials').selectAll().executeTakeFirstOrThrow()
    await app.files.remove(storedName(row.file_hash))

    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    expect((await materialOf(advisorLin, id)).reading.message).toContain('upload the PDF again')
  })

  test('survives a reader that breaks down, and leaves the details to the log', async () => {
    const [id, other] = [
      await uploadPaper(advisorLin, 'Pricing'),
      await uploadPaper(advisorLin, 'Selling'),
    ]
    const row = await app.db
      .selectFrom('materials')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.files.remove(storedName(row.file_hash))
    mkdirSync(join(app.config.dataDir, 'files', storedName(row.file_hash)))

    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    const { reading } = await materialOf(advisorLin, id)
    expect(reading.state).toBe('refused')
    expect(reading.message).toContain('a fault of ours')
    expect(reading.message).not.toContain(app.config.dataDir)
    expect(app.takeErrors()).toHaveLength(1)
    expect((await materialOf(advisorLin, other)).reading.state).toBe('read')
  })

  test('continues after a restart with the file that was cut off', async () => {
    const [first, second] = [
      await uploadPaper(advisorLin, 'Pricing'),
      await uploadPaper(advisorLin, 'Selling'),
    ]
    await advisorLin.materials.processMaterials({})
    // As a killed server leaves it.
    const cutOff = { reading_state: 'reading' } as const
    await app.db.updateTable('materials').set(cutOff).where('id', '=', first).execute()
    expect(await advisorLin.materials.getBatchStatus({})).toMatchObject({
      isProcessing: true,
      currentFile: 'Pricing.pdf',
      processedCount: 0,
      totalFiles: 2,
      pendingIds: [first, second],
    })

    await app.runJobs()

    expect((await materialOf(advisorLin, first)).reading).toMatchObject({
      state: 'read',
      questionCount: 5,
    })
    expect((await materialOf(advisorLin, second)).reading).toMatchObject({
      state: 'read',
      questionCount: 5,
    })
  })

  test('twice at the same moment publishes nothing twice', async () => {
    await uploadPaper(advisorLin, 'Pricing')
    await advisorLin.materials.processMaterials({})
    const job = app.runJobs()
    app.jobs.waiting.push('materials.read')
    await Promise.all([job, app.runJobs()])

    const [exam] = await advisorLin.exams.listExams({})
    expect(exam!.questionCount).toBe(5)
    const questions = await app.db.selectFrom('questions').select('id').execute()
    expect(questions).toHaveLength(5)
  })

  test('of a file that is deleted while it is read leaves nothing behind', async () => {
    const id = await uploadPaper(advisorLin, 'Pricing')
    await advisorLin.materials.processMaterials({})
    await Promise.all([app.runJobs(), advisorLin.materials.deleteMaterial({ id })])

    expect(await advisorLin.exams.listExams({})).toEqual([])
    expect(await app.db.selectFrom('questions').select('id').execute()).toEqual([])
  })
})
