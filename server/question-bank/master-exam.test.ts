import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { LICENCE_NOTICE } from '../extraction/fixtures.ts'
import { materialOf, processedPaper } from '../materials/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let advisorLin: Client<typeof contract>
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  advisorLin = await app.as('advisorLin')
  maya = await app.as('maya')
})

describe('the master exam of a category', () => {
  test('is listed from twenty questions on, each question once', async () => {
    await processedPaper(app, { topic: 'Pricing', count: 19 })
    expect(await maya.exams.listExams({})).toHaveLength(1)

    // The same 19 and a twentieth in another edition of the paper.
    await processedPaper(app, { topic: 'Pricing', count: 20, testNumber: '9002' })

    const [, master] = await maya.exams.listExams({})
    expect(master).toMatchObject({
      title: 'Marketing Cluster Master Exam',
      examType: 'Master exam',
      eventCode: 'AAM',
      questionCount: 20,
      wholeExamOnly: false,
    })
    expect(master!.description).toMatch(/^20 questions from 2 papers of this category\./)
  })

  test('is named at the papers it asks questions of, after the exam of their own', async () => {
    const tied = await processedPaper(app, { count: 25, licenceNotice: LICENCE_NOTICE })
    const own = await processedPaper(app, { topic: 'Pricing', count: 20, testNumber: '9002' })
    expect((await materialOf(advisorLin, tied)).exams.map(({ isMaster }) => isMaster)).toEqual([
      false,
    ])
    const { exams } = await materialOf(advisorLin, own)
    expect(exams).toMatchObject([
      { isMaster: false },
      { title: 'Marketing Cluster Master Exam', isMaster: true },
    ])
    const listed = (await maya.exams.listExams({})).map(({ id, title }) => `${id} ${title}`)
    for (const { id, title } of exams) expect(listed).toContain(`${id} ${title}`)
  })

  test('that an earlier version described has this version’s words from the first start on', async () => {
    await processedPaper(app, { topic: 'Pricing', count: 20 })
    const described = async () => (await maya.exams.listExams({})).map((exam) => exam.description)
    const now = await described()
    await app.db
      .updateTable('exams')
      .set({ description: 'As it was said before' })
      .where('kind', '=', 'master')
      .execute()
    expect(await described()).not.toEqual(now)

    // Every start asks for it.
    await app.jobs.enqueue(app.db, 'materials.read', {})
    await app.runJobs()

    expect(await described()).toEqual(now)
  })

  test('shrinks when a paper is deleted', async () => {
    await processedPaper(app, { topic: 'Pricing', count: 20 })
    const id = await processedPaper(app, { topic: 'Selling', count: 10, testNumber: '9002' })
    const counts = async () =>
      (await maya.exams.listExams({})).map(({ questionCount }) => questionCount).sort()
    expect(await counts()).toEqual([10, 20, 30])

    await advisorLin.materials.deleteMaterial({ id })
    expect(await counts()).toEqual([20, 20])
  })
})
