import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { LICENCE_NOTICE } from '../extraction/fixtures.ts'
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

describe('the licence notice', () => {
  const licensed = { count: 25, licenceNotice: LICENCE_NOTICE }

  test('ties the questions to the whole exam and keeps them out of the master exam', async () => {
    const id = await processedPaper(app, licensed)

    const exams = await maya.exams.listExams({})
    expect(exams).toMatchObject([{ examType: 'Sample exam', wholeExamOnly: true }])
    expect((await materialOf(advisorLin, id)).reading.licenceNotice).toContain('in its entirety')
    const fewer = { id: exams[0]!.id, questionCount: 20, includeAttemptedQuestions: true }
    await expect(maya.exams.startCustomExam(fewer)).rejects.toMatchObject({ status: 409 })
  })

  test('is lifted by an admin’s statement, of which who and when are kept', async () => {
    const id = await processedPaper(app, licensed)
    app.wait(60_000)

    const stated = await advisorLin.materials.stateSingleUse({ id, allowed: true })

    expect(stated.singleUse).toEqual({
      by: 'advisor@school.example',
      at: '2030-01-02T09:01:00.000Z',
    })
    expect(await maya.exams.listExams({})).toMatchObject([
      { examType: 'Master exam', questionCount: 25 },
      { examType: 'Sample exam', wholeExamOnly: false },
    ])
    app.wait(60_000)
    const again = await advisorLin.materials.stateSingleUse({ id, allowed: true })
    expect(again.singleUse).toEqual(stated.singleUse)
  })

  test('holds again when the statement is withdrawn', async () => {
    const id = await processedPaper(app, licensed)
    await advisorLin.materials.stateSingleUse({ id, allowed: true })
    const { singleUse } = await advisorLin.materials.stateSingleUse({ id, allowed: false })

    expect(singleUse).toBeNull()
    expect(await maya.exams.listExams({})).toMatchObject([{ wholeExamOnly: true }])
  })

  test('can be lifted before the paper is read', async () => {
    const { id } = await advisorLin.materials.uploadMaterial({
      file: await examFile(licensed),
      title: 'Licensed',
      category: 'Marketing Cluster',
      isQuestionBank: 'true',
    })
    await advisorLin.materials.stateSingleUse({ id, allowed: true })
    await advisorLin.materials.processMaterials({})
    await app.runJobs()

    expect(await maya.exams.listExams({})).toHaveLength(2)
  })

  test('cannot be lifted by a student', async () => {
    const id = await processedPaper(app, licensed)
    const statement = { id, allowed: true }
    await expect(maya.materials.stateSingleUse(statement)).rejects.toMatchObject({ status: 403 })
  })
})
