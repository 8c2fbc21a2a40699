import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { storedName } from '../materials/material.ts'
import { listAppliedMigrations, listMigrationNames } from '../ports/database/migrate.ts'
import type { Db } from '../ports/database/database.ts'
import { isFileGone, type Files } from '../ports/files/files.ts'
import { listStoredFiles, listWrongGrades, listWrongScores } from './queries.ts'

/** What is wrong with the stored data, a line each; nothing when all is well. */
export async function verifyData(db: Db, files: Files): Promise<string[]> {
  return [
    ...(await verifyTables(db)),
    ...(await verifyFiles(db, files)),
    ...(await listWrongGrades(db)).map(
      (id) => `Attempt ${id}: its result is not what its answers come to.`,
    ),
    ...(await listWrongScores(db)).map(
      (id) => `Roleplay ${id}: its score is not what its lines come to.`,
    ),
  ]
}

async function verifyTables(db: Db) {
  const applied = await listAppliedMigrations(db)
  const missing = (await listMigrationNames()).filter((name) => !applied.includes(name))
  return missing.map((name) => `Tables: ${name} has not been applied; start the server once.`)
}

async function verifyFiles(db: Db, files: Files) {
  const wrong: string[] = []
  for (const { id, hash } of await listStoredFiles(db)) {
    const found = await files
      .withPath(storedName(hash), async (path) =>
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      )
      .catch((error: unknown) => {
        // A store that does not answer has not lost anything.
        if (isFileGone(error)) return undefined
        throw error
      })
    if (found === undefined) wrong.push(`Material ${id}: its file is missing.`)
    else if (found !== hash) wrong.push(`Material ${id}: its file has changed.`)
  }
  return wrong
}
