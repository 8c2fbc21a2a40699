import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiError, Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { MAX_PDF_BYTES } from '#contract/materials.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { examFile, pdfFile } from './fixtures.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
})

const upload = (file: Blob, title = 'Test 9001') =>
  advisorLin.materials.uploadMaterial({
    file,
    title,
    category: 'Marketing Cluster',
    isQuestionBank: 'true',
  })

const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('This was not refused.'),
    (error: ApiError) => ({ status: error.status, ...error.body }),
  )

describe('an upload', () => {
  test('is listed with its name, size and category, newest first, and waits to be processed', async () => {
    await upload(await examFile({ topic: 'Pricing' }), '  Older  ')
    app.wait(1000)
    const file = await examFile({ topic: 'Selling' })
    await upload(file, 'Newer')

    const [newer, older] = await advisorLin.materials.listMaterials({})

    expect(newer).toMatchObject({
      title: 'Newer',
      filename: 'Selling.pdf',
      fileSize: file.size,
      category: 'Marketing Cluster',
      uploadedAt: '2030-01-02T09:00:01.000Z',
      isQuestionBank: true,
      reading: { state: 'unread', questionCount: 0, unread: [], message: null },
      singleUse: null,
    })
    expect(older!.title).toBe('Older')
    expect(app.jobs.waiting).toEqual([])
  })

  test('is refused to students, who do not see the list either', async () => {
    const maya = await app.as('maya')
    const file = await examFile()

    const attempt = { file, title: 'Mine', category: 'Marketing Cluster' } as const
    await expect(maya.materials.uploadMaterial(attempt)).rejects.toMatchObject({ status: 403 })
    await expect(maya.materials.listMaterials({})).rejects.toMatchObject({ status: 403 })
  })

  test('must be a PDF by its content, not by its name', async () => {
    const refusal = await refused(upload(pdfFile('MZ, a program', 'exam.pdf')))

    expect(refusal).toMatchObject({ status: 422, code: 'invalid_input' })
    expect(refusal.message).toContain('not a PDF')
    expect(await advisorLin.materials.listMaterials({})).toEqual([])
  })

  test('counts as a PDF by its content when its name says otherwise', async () => {
    const file = new File([await examFile()], 'exam.txt', { type: 'text/plain' })
    await expect(upload(file)).resolves.toMatchObject({ filename: 'exam.txt' })
  })

  test('needs a title and one of the categories', async () => {
    const file = await examFile()
    expect(await refused(upload(file, '   '))).toMatchObject({ status: 422 })
    // Nothing but marks that cannot be seen.
    expect(await refused(upload(file, '\u202e\u200b'))).toMatchObject({ status: 422 })
    const elsewhere = { file, title: 'Test', category: 'Elsewhere' as 'Personal Finance' }
    expect(await refused(advisorLin.materials.uploadMaterial(elsewhere))).toMatchObject({
      status: 422,
    })
  })

  test('shows a name without its path, and without what would show it as something else', async () => {
    const name = '..\\..\\C:\\temp\\\u202efdp.tset\u0007 9001.pdf'
    const material = await upload(new File([await examFile()], name))
    expect(material.filename).toBe('fdp.tset 9001.pdf')
  })

  test('larger than 10 MB is refused', async () => {
    const [tooLarge, justRight] = [1, 0].map((more) => {
      const bytes = new Uint8Array(MAX_PDF_BYTES + more)
      bytes.set(new TextEncoder().encode('%PDF-1.7'))
      return pdfFile(bytes, 'large.pdf')
    })

    expect(await refused(upload(tooLarge!))).toMatchObject({
      status: 413,
      message: 'This is larger than the 10 MB allowed.',
    })
    await expect(upload(justRight!)).resolves.toMatchObject({ fileSize: MAX_PDF_BYTES })
  })

  test('of 300 MB without a declared length is cut off while it streams', async () => {
    const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 300) return controller.close()
        sent++
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const response = await app.app.request('/api/materials/upload', {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit)

    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(20)
  })
})

describe('the same PDF again', () => {
  test('is refused with the title it is already there under', async () => {
    const file = await examFile()
    await upload(file, 'Marketing 2025')

    const refusal = await refused(upload(new File([file], 'other name.pdf'), 'Another title'))

    expect(refusal).toMatchObject({ status: 409, code: 'conflict' })
    expect(refusal.message).toContain('“Marketing 2025”')
  })

  test('at the same moment is taken once', async () => {
    const file = await examFile()

    const results = await Promise.allSettled([1, 2, 3].map((i) => upload(file, `Copy ${i}`)))

    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    }
    expect(await advisorLin.materials.listMaterials({})).toHaveLength(1)
  })

  test('is welcome after the first was deleted', async () => {
    const file = await examFile()
    const { id } = await upload(file)
    await advisorLin.materials.deleteMaterial({ id })

    await expect(upload(file)).resolves.toMatchObject({ title: 'Test 9001' })
  })
})
