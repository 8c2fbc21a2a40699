import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { jobHandlers } from '../job-handlers.ts'
import type { Database } from '../ports/database/open-database.ts'
import { createFolderFiles } from '../ports/files/folder-files.ts'
import { createPgBossJobs } from '../ports/jobs/pg-boss-jobs.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { openBareDatabase } from '../test/test-database.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'

// A backup has rows and no jobs: what waited must be told by its rows.

let app: TestApp
let folder: string
let elsewhere: Database
beforeEach(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://finalist.school.example' })
  folder = mkdtempSync(join(tmpdir(), 'finalist-backup-'))
  elsewhere = await openBareDatabase()
})
afterEach(async () => {
  await elsewhere.close()
  rmSync(folder, { recursive: true })
})

async function moveElsewhere() {
  const path = join(folder, 'all.finalist')
  const files = createFolderFiles(join(folder, 'files'))
  await createBackup(app.db, app.files, path)
  await restoreBackup(elsewhere.db, files, path)
  return { ...app.deps, db: elsewhere.db, files }
}

const invite = async (...emails: string[]) =>
  (await app.as('advisorLin')).invitations.sendInvitations({ emails })

test('mails and PDFs that waited for their turn have it after a restore', async () => {
  const lin = await app.as('advisorLin')
  await invite('nia.brooks@school.example')
  const maya = await app.as('maya')
  const message = 'Where do I find the exam?'
  const { id } = await maya.feedback.submitFeedback({ subject: 'A question', message })
  await lin.feedback.respondToFeedback({ feedbackId: id, response: 'Under Exam Practice.' })
  await lin.materials.uploadMaterial({
    file: new File(['%PDF-1.4 cut off'], 'paper.pdf'),
    title: 'Paper',
    category: 'Personal Finance',
    isQuestionBank: 'true',
  })
  await lin.materials.processMaterials({})
  expect(app.mail.sent).toEqual([])

  const deps = await moveElsewhere()
  app.clock.current = new Date('2030-01-02T17:00:00Z')
  const jobs = createPgBossJobs(elsewhere.engine, app.log, 0.5)
  await jobs.start(jobHandlers({ ...deps, jobs }))
  try {
    const states = () => elsewhere.db.selectFrom('materials').select('reading_state').execute()
    await expect.poll(states, { timeout: 20_000 }).toEqual([{ reading_state: 'refused' }])
    const receivers = () => app.mail.sent.map(({ to }) => to).sort()
    const due = [cast.maya.email, 'nia.brooks@school.example']
    await expect.poll(receivers, { timeout: 20_000 }).toEqual(due)
  } finally {
    await jobs.stop()
  }
})

test('an invitation that was mailed before works after a restore; other links and sessions do not', async () => {
  await invite('nia.brooks@school.example')
  await app.runJobs()
  const lin = await app.as('advisorLin')
  const { link } = await lin.team.createSignInLink({ email: cast.maya.email })
  const invitation = app.mail.sent[0]!.text.match(/\/api\/login\/link\/\S+/)![0]

  const there = createApp(await moveElsewhere())
  const signsIn = async (path: string) =>
    (await there.request(path, { method: 'POST' })).headers.get('set-cookie') !== null
  expect(await signsIn(new URL(link).pathname)).toBe(false)
  expect(await elsewhere.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await signsIn(invitation)).toBe(true)
  expect(await signsIn(invitation)).toBe(false)
})
