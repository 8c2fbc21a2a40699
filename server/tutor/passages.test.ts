import { expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn } from '../test/test-app.ts'
import { uploadedMaterial } from './fixtures.ts'

// The tutor's reader is the real one, in its process; the exam reader is not what this is about.

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
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  expect((await open(study.id, { cookie: '' })).status).toBe(401)
  for (const id of [bank.id, 2_000_000]) expect((await open(id)).status).toBe(404)
  expect((await open('abc')).status).toBe(422)

  await (await app.as('advisorLin')).materials.addToQuestionBank({ id: study.id })
  expect((await open(study.id)).status).toBe(404)
})
