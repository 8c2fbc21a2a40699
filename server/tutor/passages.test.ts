import { expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { pdfFile } from '../materials/fixtures.ts'
import { storedName } from '../materials/material.ts'
import { answersBy, examOnTheList, startWholeExam } from '../exams/fixtures.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { searchableMaterial, uploadedMaterial } from './fixtures.ts'
import { listExplanations, listPassages } from './queries.ts'
import { readPassages } from './read-passages.ts'

test('a study material is read page by page when it is uploaded, and opens for students; the bank does neither', async () => {
  const app = await createTestApp()
  const pages = [
    'Elastic demand reacts strongly\nto a change in price.',
    '',
    'Third page: inelastic demand does not.',
  ]
  const study = await uploadedMaterial(app, { title: 'Demand & price', pages })
  const bank = await uploadedMaterial(app, {
    title: 'Bank',
    pages: ['Elastic demand, key A.'],
    isQuestionBank: true,
  })
  await app.runJobs()

  const passages = await app.db
    .selectFrom('passages')
    .select(['material_id', 'page', 'text'])
    .orderBy('page')
    .execute()
  expect(passages).toEqual([
    {
      material_id: study.id,
      page: 1,
      text: expect.stringContaining('reacts strongly\nto a change'),
    },
    { material_id: study.id, page: 3, text: 'Third page: inelastic demand does not.' },
  ])
  const maya = await app.as('maya')
  const messages = [{ role: 'user' as const, content: 'elastic demand?' }]
  const { citations } = await maya.tutor.sendMessage({ messages })
  expect(citations).toMatchObject([{ materialId: study.id, title: 'Demand & price', page: 1 }])

  const cookie = await signIn(app.deps, app.app, cast.maya.email)
  const open = (id: number | string, headers = { cookie }) =>
    app.app.request(`/api/materials/${id}/file`, { headers })
  const file = await open(study.id)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; .*Demand/),
    'content-security-policy': expect.stringMatching(/frame-ancestors 'none'; sandbox$/),
    'x-content-type-options': 'nosniff',
  })
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  expect((await open(study.id, { cookie: '' })).status).toBe(401)
  for (const id of [bank.id, 2_000_000]) expect((await open(id)).status).toBe(404)
  expect((await open('abc')).status).toBe(422)

  await (await app.as('advisorLin')).materials.addToQuestionBank({ id: study.id })
  expect((await open(study.id)).status).toBe(404)
})

test('what may pass leaves a material unread for the next try, and others are read all the same', async () => {
  const app = await createTestApp()
  const text = 'Elastic demand reacts strongly to a change in price.'
  const unlucky = await uploadedMaterial(app, { title: 'Unlucky', pages: [text] })
  const other = await uploadedMaterial(app, { title: 'Other', pages: [text.toUpperCase()] })
  const searchable = async () => {
    const passages = app.db.selectFrom('passages').select('material_id').orderBy('material_id')
    return (await passages.execute()).map((row) => row.material_id)
  }

  const failing = failFor(app, await storedFileOf(app, unlucky.id), 'EMFILE')
  await expect(readPassages(app.deps)).rejects.toMatchObject({ code: 'EMFILE' })
  expect(await searchable()).toEqual([other.id])

  failing.end()
  await readPassages(app.deps)
  expect(await searchable()).toEqual([unlucky.id, other.id])
})

test('a file that is gone, or refused, has no pages, and is not tried again', async () => {
  const app = await createTestApp()
  const text = 'Elastic demand reacts strongly to a change in price.'
  const { id } = await uploadedMaterial(app, { title: 'Gone', pages: [text] })
  const advisorLin = await app.as('advisorLin')
  await advisorLin.materials.uploadMaterial({
    file: pdfFile(Buffer.from('%PDF-1.7 and then nothing'), 'damaged.pdf'),
    title: 'Damaged',
    category: 'Marketing Cluster',
  })
  const failing = failFor(app, await storedFileOf(app, id), 'ENOENT')
  await readPassages(app.deps)
  failing.end()
  await readPassages(app.deps)
  const materials = app.db.selectFrom('materials').select('passages_read_at')
  expect(await materials.execute()).not.toContainEqual({ passages_read_at: null })
  expect(await app.db.selectFrom('passages').select('page').execute()).toEqual([])
})

test('the page with the rare words of a question comes first, however many have its common ones', async () => {
  const app = await createTestApp()
  const common = 'The school store is open. A high store, a school store, the store of the school.'
  const rare = 'Returned hoodies: the store keeps a restocking fee of 12 percent.'
  await searchableMaterial(app, { pages: [...Array<string>(12).fill(common), rare] })
  const asked = ['high', 'restocking', 'fee', 'school', 'store']
  const [first, ...others] = await listPassages(app.db, asked, 8)
  expect([first?.page, others.length]).toEqual([13, 7])
  // Words of one stem count once, and what is no word of the search is no error.
  expect(await listPassages(app.db, ['fees', 'fee', 'the', '%', "o'clock"], 8)).toHaveLength(1)
  expect(await listPassages(app.db, ['the', '&'], 8)).toEqual([])
})

test('what no card knows and a page says is answered with that page and its sentence', async () => {
  const app = await createTestApp()
  const fee = 'The school store charges a restocking fee of 12 percent on returned hoodies.'
  const pages = ['The school store is a high point of the day.', `The ladder\n${fee}`]
  const materialId = await searchableMaterial(app, { title: 'Handbook', pages })
  const content = 'how high is the restocking fee of the school store'
  const maya = await app.as('maya')
  const { citations } = await maya.tutor.sendMessage({ messages: [{ role: 'user', content }] })
  expect(citations).toEqual([{ materialId, title: 'Handbook', page: 2, excerpt: fee }])
})

test('explanations are found by words of the question alone, the rarest first, and only one’s own', async () => {
  const app = await createTestApp()
  await explained(app, [
    'A store keeps its floor clean.',
    'A store puts a warning sign beside a puddle, so nobody slips.',
    'Opportunity costs are what is given up.',
  ])
  const maya = await rowOf(app, cast.maya.email)
  const found = async (...asked: string[]) =>
    (await listExplanations(app.db, maya, asked, 2)).map(({ explanation }) => explanation)
  expect(await found('put', 'warning', 'sign', 'puddles', 'store')).toEqual([
    expect.stringContaining('puddle'),
    expect.stringContaining('floor'),
  ])
  expect(await found('Opportunity cost')).toEqual([expect.stringContaining('given up')])
  expect(await found('unicorn')).toEqual([])
  expect(await found('%', '')).toEqual([])
  const lin = await rowOf(app, cast.advisorLin.email)
  expect(await listExplanations(app.db, lin, ['puddle'], 2)).toEqual([])
})

async function storedFileOf({ db }: TestApp, id: number) {
  const { fileHash } = await db
    .selectFrom('materials')
    .select('file_hash as fileHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return storedName(fileHash)
}

/** Reading this file fails with the code, until that ends. */
function failFor(app: TestApp, name: string, code: string) {
  const { files } = app.deps
  app.deps.files = {
    ...files,
    withPath: (asked, use) =>
      asked === name
        ? Promise.reject(Object.assign(new Error('This one fails.'), { code }))
        : files.withPath(asked, use),
  }
  return { end: () => void (app.deps.files = files) }
}

/** An exam with these explanations, which Maya has handed in. */
async function explained(app: TestApp, explanations: string[]) {
  const maya = await app.as('maya')
  const exam = await examOnTheList(app.db, { keys: explanations.map(() => 0) })
  for (const [i, explanation] of explanations.entries())
    await app.db
      .updateTable('questions')
      .set({ explanation })
      .where('id', '=', exam.questionIds[i]!)
      .execute()
  await startWholeExam(maya, exam)
  await maya.exams.submitAttempt({ id: exam.examId, answers: answersBy(exam, () => 0) })
}

const rowOf = ({ db }: TestApp, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
