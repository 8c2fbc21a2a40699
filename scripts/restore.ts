import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { BackupError } from '#server/backup/backup-file.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { parseConfig } from '#server/config.ts'
import { FolderInUseError } from '#server/ports/database/folder-lock.ts'
import { openAsItIs } from '#server/ports/database/open-database.ts'
import { openFiles } from '#server/ports/files/open-files.ts'

if (existsSync('.env')) loadEnvFile('.env')
const [path] = process.argv.slice(2)
if (!path || !existsSync(path)) {
  console.error(path ? `There is no ${path}.` : 'Usage: npm run restore -- FILE')
  process.exit(2)
}
const config = parseConfig(process.env)
try {
  const { db, close } = await openAsItIs(config.database)
  await restoreBackup(db, openFiles(config), path).finally(close)
  console.log(`${path} is restored. Everybody signs in anew.`)
} catch (error) {
  const isForPeople = error instanceof BackupError || error instanceof FolderInUseError
  console.error(isForPeople ? error.message : error)
  process.exit(1)
}
