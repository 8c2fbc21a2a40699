import { listMigrationNames, migrate } from '../ports/database/migrate.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import type { Files } from '../ports/files/files.ts'
import { BackupError, readBackupFile } from './backup-file.ts'
import { insertRows, isEmpty, moveSequences } from './queries.ts'

/**
 * Fills an empty place from a backup, all or nothing, and brings it to this version's tables. Nobody is signed in
 * afterwards. @throws BackupError for a place that is in use, and for a backup that is damaged or of a newer version.
 */
export async function restoreBackup(db: Db, files: Files, path: string) {
  await makeTables(db, await migrationsOf(path))
  if (!(await isEmpty(db)))
    throw new BackupError('There is something here already. Restore into an empty place.')
  await db.transaction().execute((trx) => fill(trx, files, path))
  await migrate(db)
}

async function migrationsOf(path: string) {
  for await (const line of readBackupFile(path)) {
    if ('migrations' in line) return line.migrations
    break
  }
  throw new BackupError(`${path} is not a backup of Finalist.`)
}

/** The rows go into the tables they came from; what changed since is done to them afterwards. */
async function makeTables(db: Db, migrations: string[]) {
  const known = await listMigrationNames()
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new BackupError('This backup is of a newer version. Update Finalist first.')
  await migrate(db, migrations.at(-1))
}

async function fill(trx: Trx, files: Files, path: string) {
  for await (const line of readBackupFile(path)) {
    if ('table' in line) await insertRows(trx, line.table, line.rows)
    if ('file' in line) await files.save(line.file, Buffer.from(line.bytes, 'base64'))
  }
  await moveSequences(trx)
}
