import { readFile } from 'node:fs/promises'
import { VERSION } from '../lib/version.ts'
import { storedName } from '../materials/material.ts'
import { listAppliedMigrations } from '../ports/database/migrate.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import type { Files } from '../ports/files/files.ts'
import { writeBackupFile, type Line } from './backup-file.ts'
import { listStoredFiles, listTables, readRows } from './queries.ts'

/** Writes everything the product keeps into one file, as it was at one moment; it may go on being used meanwhile. */
export async function createBackup(db: Db, files: Files, path: string) {
  const count = { rows: 0, files: 0 }
  const migrations = await listAppliedMigrations(db)
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => writeBackupFile(path, everything(trx, { files, migrations, count })))
  return count
}

type Contents = { files: Files; migrations: string[]; count: { rows: number; files: number } }

async function* everything(trx: Trx, { files, migrations, count }: Contents): AsyncGenerator<Line> {
  yield { finalist: VERSION, migrations, createdAt: new Date().toISOString() }
  for (const table of await listTables(trx)) {
    for await (const rows of readRows(trx, table)) {
      count.rows += rows.length
      yield { table, rows }
    }
  }
  for (const { hash } of await listStoredFiles(trx)) {
    const name = storedName(hash)
    const bytes = await files.withPath(name, (from) => readFile(from, 'base64'))
    count.files++
    yield { file: name, bytes }
  }
  yield { end: count }
}
