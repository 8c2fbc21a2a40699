import { beforeEach, expect, test } from 'vitest'
import { searchableMaterial } from '../tutor/fixtures.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'

let app: TestApp
beforeEach(async () => void (app = await createTestApp()))

/** The addresses under which a material's PDF may be opened, for this person. */
async function openings(id: number, email: string) {
  const headers = { cookie: await signIn(app.deps, app.app, email) }
  const open = (name: string) => app.app.request(`/api/materials/${id}/${name}`, { headers })
  return { forStudents: await open('file'), forReview: await open('bank-file') }
}

test('a study material’s PDF is opened where students open theirs, a paper’s where admins review it', async () => {
  const study = await searchableMaterial(app, { title: 'Study', pages: ['Demand.'] })
  const paper = await searchableMaterial(app, {
    ...{ title: 'Paper', pages: ['1. Demand is …'], isQuestionBank: true },
  })
  const statuses = async (id: number, email: string) => {
    const { forStudents, forReview } = await openings(id, email)
    return [forStudents.status, forReview.status]
  }
  expect(await statuses(study, cast.advisorLin.email)).toEqual([200, 404])
  expect(await statuses(paper, cast.advisorLin.email)).toEqual([404, 200])
  expect(await statuses(study, cast.maya.email)).toEqual([200, 403])
  expect(await statuses(paper, cast.maya.email)).toEqual([404, 403])
})

test('a PDF that is gone is not found, in words', async () => {
  const study = await searchableMaterial(app, { title: 'Study', pages: ['Demand.'] })
  const paper = await searchableMaterial(app, {
    ...{ title: 'Paper', pages: ['1. Demand is …'], isQuestionBank: true },
  })
  const gone = Object.assign(new Error('Gone.'), { code: 'ENOENT' })
  app.deps.files = { ...app.deps.files, withPath: () => Promise.reject(gone) }
  const replies = [
    (await openings(study, cast.maya.email)).forStudents,
    (await openings(paper, cast.advisorLin.email)).forReview,
  ]
  for (const reply of replies) {
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('The file of this material is no longer there.'),
    })
  }
})
