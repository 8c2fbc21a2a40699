import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import type { MaterialCategory } from '#contract/materials.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { examFile, pdfFile, processedPaper } from './fixtures.ts'
import { storedName } from './material.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
})

async function upload(topic: string, bank: 'true' | 'false' = 'true') {
  const { id } = await advisorLin.materials.uploadMaterial({
    file: await examFile({ topic, testNumber: String(9000 + topic.length) }),
    title: topic,
    category: 'Marketing Cluster' satisfies MaterialCategory,
    isQuestionBank: bank,
  })
  return id
}

const uploadBroken = (name: string) =>
  advisorLin.materials.uploadMaterial({
    file: pdfFile(`%PDF-1.7 ${name}`, name),
    title: name,
    category: 'Marketing Cluster',
    isQuestionBank: 'true',
  })

const material = async (id: number) =>
  (await advisorLin.materials.listMaterials({})).find((one) => one.id === id)!

describe('processing', () => {
  test('says how many PDFs it reads, and each becomes an exam for students', async () => {
    await upload('Pricing')
    await upload('Selling')

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
    const id = await upload('Pricing')
    const messages = await Promise.all([
      advisorLin.materials.processMaterials({}),
      advisorLin.materials.processMaterials({}),
    ])
    expect(messages.map(({ message }) => message).sort()).toEqual([
      'Already processing 1 PDF.',
      'Processing 1 PDF.',
    ])
    expect(app.jobs.waiting).toEqual(['materials.read'])
    expect((await material(id)).reading.state).toBe('waiting')

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
    await upload('Pricing')
    const broken = await uploadBroken('broken.pdf')
    await upload('Selling')

    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    const { reading } = await material(broken.id)
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
    const id = await upload('Pricing')
    const row = await app.db.selectFrom('materials').selectAll().executeTakeFirstOrThrow()
    await app.files.remove(storedName(row.file_hash))

    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    expect((await material(id)).reading.message).toContain('upload the PDF again')
  })

  test('survives a reader that breaks down, and leaves the details to the log', async () => {
    const [id, other] = [await upload('Pricing'), await upload('Selling')]
    const row = await app.db
      .selectFrom('materials')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.files.remove(storedName(row.file_hash))
    mkdirSync(join(app.config.dataDir, 'files', storedName(row.file_hash)))

    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    const { reading } = await material(id)
    expect(reading.state).toBe('refused')
    expect(reading.message).toContain('a fault of ours')
    expect(reading.message).not.toContain(app.config.dataDir)
    expect(app.takeErrors()).toHaveLength(1)
    expect((await material(other)).reading.state).toBe('read')
  })

  test('continues after a restart with the file that was cut off', async () => {
    const [first, second] = [await upload('Pricing'), await upload('Selling')]
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

    expect((await material(first)).reading).toMatchObject({ state: 'read', questionCount: 5 })
    expect((await material(second)).reading).toMatchObject({ state: 'read', questionCount: 5 })
  })

  test('twice at the same moment publishes nothing twice', async () => {
    await upload('Pricing')
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
    const id = await upload('Pricing')
    await advisorLin.materials.processMaterials({})
    await Promise.all([app.runJobs(), advisorLin.materials.deleteMaterial({ id })])

    expect(await advisorLin.exams.listExams({})).toEqual([])
    expect(await app.db.selectFrom('questions').select('id').execute()).toEqual([])
  })
})

describe('batch processing', () => {
  test('answers with the questions added when the run has ended', async () => {
    await upload('Pricing')
    await upload('Selling')

    const answer = advisorLin.materials.batchProcess({})
    await whenEnqueued()
    await app.runJobs()

    expect(await answer).toEqual({ questionsAdded: 10 })
    expect(await advisorLin.materials.batchProcess({})).toEqual({ questionsAdded: 0 })
  })

  test('called twice is one run', async () => {
    await upload('Pricing')
    const answers = [advisorLin.materials.batchProcess({}), advisorLin.materials.batchProcess({})]
    await whenEnqueued()
    expect(app.jobs.waiting).toEqual(['materials.read'])
    await app.runJobs()

    expect(await Promise.all(answers)).toEqual([{ questionsAdded: 5 }, { questionsAdded: 5 }])
    expect((await advisorLin.materials.getBatchStatus({})).totalFiles).toBe(1)
  })

  test('answers 202 with the count so far after five minutes, and the run goes on', async () => {
    await upload('Pricing')
    const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
    const answer = app.app.request('/api/materials/batch-process', {
      method: 'POST',
      headers: { cookie },
    })
    await whenEnqueued()
    app.wait(5 * 60_000)

    const response = await answer
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ questionsAdded: 0 })
    expect((await advisorLin.materials.getBatchStatus({})).isProcessing).toBe(true)
  })

  test('stops waiting when nobody listens any more', async () => {
    await upload('Pricing')
    const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
    const leaving = new AbortController()
    const answer = app.app.request('/api/materials/batch-process', {
      method: 'POST',
      headers: { cookie },
      signal: leaving.signal,
    })
    await whenEnqueued()
    leaving.abort()

    expect((await answer).status).toBe(202)
  })

  test('tries a refused file again, and reads anew what an older reader has read', async () => {
    const broken = await uploadBroken('broken.pdf')
    const id = await processedPaper(app)
    const older = { reader_version: 0 }
    await app.db.updateTable('materials').set(older).where('id', '=', id).execute()

    const answer = advisorLin.materials.batchProcess({})
    await whenEnqueued()
    expect((await advisorLin.materials.getBatchStatus({})).pendingIds).toEqual([broken.id, id])
    await app.runJobs()

    // The same questions as before: none is new.
    expect(await answer).toEqual({ questionsAdded: 0 })
  })
})

describe('a PDF outside the bank', () => {
  test('is read at once, only to say what it could bring', async () => {
    const id = await upload('Pricing', 'false')
    expect((await advisorLin.materials.getBatchStatus({})).pendingIds).toEqual([id])
    await app.runJobs()

    expect(await material(id)).toMatchObject({
      isQuestionBank: false,
      reading: { state: 'read', questionCount: 5, waitsFor: null },
    })
    expect(await advisorLin.exams.listExams({})).toEqual([])
    expect(await advisorLin.materials.getBatchStatus({})).toMatchObject({ totalFiles: 0 })
  })

  test('brings its questions when it is added to the bank, without being read again', async () => {
    const id = await upload('Pricing', 'false')
    await app.runJobs()

    const added = await advisorLin.materials.addToQuestionBank({ id })

    expect(added).toMatchObject({ isQuestionBank: true, reading: { state: 'read' } })
    expect(app.jobs.waiting).toEqual([])
    expect(await advisorLin.exams.listExams({})).toHaveLength(1)
  })

  test('can be added to the bank before it has been read', async () => {
    const id = await upload('Pricing', 'false')
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
    expect((await material(id)).reading.state).toBe('refused')

    const { reading } = await advisorLin.materials.addToQuestionBank({ id })
    expect(reading).toMatchObject({ state: 'waiting', message: null })
    expect(app.jobs.waiting).toEqual(['materials.read'])
  })
})

/** Until the waiting call has written down what it wants. */
async function whenEnqueued() {
  await expect.poll(() => app.jobs.waiting).not.toEqual([])
}
