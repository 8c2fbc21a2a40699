import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { processedPaper, uploadBrokenPdf, uploadPaper } from './fixtures.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
})

describe('batch processing', () => {
  test('answers with the questions added when the run has ended', async () => {
    await uploadPaper(advisorLin, 'Pricing')
    await uploadPaper(advisorLin, 'Selling')

    const answer = advisorLin.materials.batchProcess({})
    await app.whenEnqueued()
    await app.runJobs()

    expect(await answer).toEqual({ questionsAdded: 10 })
    expect(await advisorLin.materials.batchProcess({})).toEqual({ questionsAdded: 0 })
  })

  test('called twice is one run', async () => {
    await uploadPaper(advisorLin, 'Pricing')
    const answers = [advisorLin.materials.batchProcess({}), advisorLin.materials.batchProcess({})]
    await app.whenEnqueued()
    expect(app.jobs.waiting).toEqual(['materials.read'])
    await app.runJobs()

    expect(await Promise.all(answers)).toEqual([{ questionsAdded: 5 }, { questionsAdded: 5 }])
    expect((await advisorLin.materials.getBatchStatus({})).totalFiles).toBe(1)
  })

  test('answers 202 with the count so far after five minutes, and the run goes on', async () => {
    await uploadPaper(advisorLin, 'Pricing')
    const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
    const answer = app.app.request('/api/materials/batch-process', {
      method: 'POST',
      headers: { cookie },
    })
    await app.whenEnqueued()
    app.wait(5 * 60_000)

    const response = await answer
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ questionsAdded: 0 })
    expect((await advisorLin.materials.getBatchStatus({})).isProcessing).toBe(true)
  })

  test('stops waiting when nobody listens any more', async () => {
    await uploadPaper(advisorLin, 'Pricing')
    const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
    const leaving = new AbortController()
    const answer = app.app.request('/api/materials/batch-process', {
      method: 'POST',
      headers: { cookie },
      signal: leaving.signal,
    })
    await app.whenEnqueued()
    leaving.abort()

    expect((await answer).status).toBe(202)
  })

  test('tries a refused file again, and reads anew what an older reader has read', async () => {
    const broken = await uploadBrokenPdf(advisorLin, 'broken.pdf')
    const id = await processedPaper(app)
    const older = { reader_version: 0 }
    await app.db.updateTable('materials').set(older).where('id', '=', id).execute()

    const answer = advisorLin.materials.batchProcess({})
    await app.whenEnqueued()
    expect((await advisorLin.materials.getBatchStatus({})).pendingIds).toEqual([broken.id, id])
    await app.runJobs()

    // The same questions as before: none is new.
    expect(await answer).toEqual({ questionsAdded: 0 })
  })
})
