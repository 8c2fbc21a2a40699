import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examOnTheList } from '../exams/fixtures.ts'
import { parseConfig } from '../config.ts'
import { createFolderFiles } from '../ports/files/folder-files.ts'
import { openFiles } from '../ports/files/open-files.ts'
import type { Db } from '../ports/database/database.ts'
import { migrate } from '../ports/database/migrate.ts'
import type { Database } from '../ports/database/open-database.ts'
import { startS3Server } from '../test/s3-server.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { openBareDatabase } from '../test/test-database.ts'
import { readRows } from './queries.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyData } from './verify-data.ts'

let app: TestApp
let folder: string
let elsewhere: Database
beforeEach(async () => {
  app = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'finalist-backup-'))
  elsewhere = await openBareDatabase()
})
afterEach(async () => {
  await elsewhere.close()
  rmSync(folder, { recursive: true })
})

const otherFiles = () => createFolderFiles(join(folder, 'files'))

/** Maya has taken an exam; one material with its file is there. */
async function somethingToKeep() {
  const exam = await examOnTheList(app.db)
  const maya = await app.as('maya')
  await maya.exams.startCustomExam({
    id: exam.examId,
    questionCount: 2,
    includeAttemptedQuestions: true,
  })
  const answers = Object.fromEntries(
    exam.questionIds.map((questionId, i) => [i, { questionId, answer: exam.keys[i]! }]),
  )
  await maya.exams.submitAttempt({ id: exam.examId, answers })
  const lin = await app.as('advisorLin')
  const file = new File(['%PDF-1.4 kept'], 'kept.pdf')
  await lin.materials.uploadMaterial({
    file,
    title: 'Kept',
    category: 'Personal Finance',
    isQuestionBank: 'true',
  })
}

async function rowsOf(db: Db, table: string) {
  const all: string[] = []
  for await (const rows of readRows(db, table)) all.push(...rows)
  return all
}

test('a backup can be restored into an S3 store, checked there, and taken from there', async () => {
  await somethingToKeep()
  const [path, again] = [join(folder, 'all.finalist'), join(folder, 'again.finalist')]
  await createBackup(app.db, app.files, path)
  const s3 = await startS3Server()
  try {
    const files = openFiles(parseConfig(s3.environment))
    await restoreBackup(elsewhere.db, files, path)
    expect(await verifyData(elsewhere.db, files)).toEqual([])
    expect(await createBackup(elsewhere.db, files, again)).toMatchObject({ files: 1 })

    const [name] = s3.kept.keys()
    s3.kept.set(name!, Buffer.from('%PDF-1.4 another'))
    expect(await verifyData(elsewhere.db, files)).toEqual(['Material 1: its file has changed.'])
    s3.kept.clear()
    expect(await verifyData(elsewhere.db, files)).toEqual(['Material 1: its file is missing.'])
  } finally {
    await s3.stop()
  }
})

test('everything comes back in another database, but nobody is signed in', async () => {
  await somethingToKeep()
  const path = join(folder, 'all.finalist')

  const count = await createBackup(app.db, app.files, path)
  await restoreBackup(elsewhere.db, otherFiles(), path)

  expect(count).toMatchObject({ files: 1 })
  for (const table of [
    'users',
    'exams',
    'questions',
    'exam_sessions',
    'answers',
    'materials',
  ] as const) {
    expect(await rowsOf(elsewhere.db, table)).toEqual(await rowsOf(app.db, table))
  }
  expect(await elsewhere.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await verifyData(elsewhere.db, otherFiles())).toEqual([])
})

test('new rows come after the restored ones', async () => {
  await somethingToKeep()
  const path = join(folder, 'all.finalist')
  await createBackup(app.db, app.files, path)
  await restoreBackup(elsewhere.db, otherFiles(), path)
  await expect(examOnTheList(elsewhere.db)).resolves.toBeDefined()
})

test('a backup is for this account alone', async () => {
  const path = join(folder, 'all.finalist')
  await createBackup(app.db, app.files, path)
  expect(statSync(path).mode & 0o077).toBe(0)
})

test('a place that is in use is left as it is', async () => {
  await somethingToKeep()
  const path = join(folder, 'all.finalist')
  await createBackup(app.db, app.files, path)
  const restoring = restoreBackup(app.db, app.files, path)
  await expect(restoring).rejects.toThrow('Restore into an empty place')
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
  ['something else', () => Buffer.from('not a backup')],
])('a backup that is %s is refused, and nothing is restored', async (_, damage) => {
  await somethingToKeep()
  const path = join(folder, 'all.finalist')
  await createBackup(app.db, app.files, path)
  writeFileSync(path, damage(readFileSync(path)))

  await expect(restoreBackup(elsewhere.db, otherFiles(), path)).rejects.toThrow(
    /is no backup|is not a/,
  )

  await migrate(elsewhere.db)
  expect(await elsewhere.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('a result that was tampered with, and a file that is gone, are found', async () => {
  await somethingToKeep()
  expect(await verifyData(app.db, app.files)).toEqual([])

  await app.db.updateTable('exam_sessions').set({ correct_answers: 1 }).execute()
  expect(await verifyData(app.db, otherFiles())).toEqual([
    expect.stringContaining('its file is missing'),
    expect.stringContaining('its result is not what its answers come to'),
  ])
})
