import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { BackupError, readBackupFile } from '#server/backup/backup-file.ts'
import { verifyData } from '#server/backup/verify-data.ts'
import { parseConfig } from '#server/config.ts'
import { FolderInUseError } from '#server/ports/database/folder-lock.ts'
import { openAsItIs } from '#server/ports/database/open-database.ts'
import { openFiles } from '#server/ports/files/open-files.ts'

if (existsSync('.env')) loadEnvFile('.env')
const [backup] = process.argv.slice(2)
try {
  const findings = backup ? await verifyBackup(backup) : await verifyInstallation()
  for (const finding of findings) console.error(finding)
  if (findings.length === 0) console.log(backup ? 'The backup is whole.' : 'The data is sound.')
  process.exitCode = findings.length === 0 ? 0 : 1
} catch (error) {
  const isForPeople = error instanceof BackupError || error instanceof FolderInUseError
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
}

async function verifyBackup(path: string): Promise<string[]> {
  for await (const line of readBackupFile(path)) void line
  return []
}

/** The embedded database belongs to one process: stop the server first. */
async function verifyInstallation() {
  const config = parseConfig(process.env)
  const { db, close } = await openAsItIs(config.database)
  return verifyData(db, openFiles(config)).finally(close)
}
