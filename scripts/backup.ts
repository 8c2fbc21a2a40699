import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { createBackup } from '#server/backup/create-backup.ts'
import { parseConfig } from '#server/config.ts'
import { askOwner } from '#server/ports/database/folder-lock.ts'
import { openAsItIs } from '#server/ports/database/open-database.ts'
import { openFiles } from '#server/ports/files/open-files.ts'

if (existsSync('.env')) loadEnvFile('.env')
const [given] = process.argv.slice(2)
if (!given || existsSync(given)) {
  console.error(given ? `${given} exists already.` : 'Usage: npm run backup -- FILE')
  process.exit(2)
}
const path = resolve(given)
if (!existsSync(dirname(path))) {
  console.error(`There is no folder ${dirname(path)}.`)
  process.exit(2)
}
const config = parseConfig(process.env)
const written = (await askRunningServer()) ?? (await writeIt())
if (written.startsWith('failed')) {
  console.error(`The backup ${written}`)
  process.exit(1)
}
console.log(
  `${path}: ${written}. It holds students' work and addresses: keep it as safe as the data itself.`,
)

/** The embedded database belongs to one process: if the server runs, it writes the backup. */
async function askRunningServer() {
  const hour = 60 * 60_000
  return config.database.kind === 'embedded'
    ? askOwner(config.database.folder, `backup ${path}`, hour)
    : undefined
}

async function writeIt() {
  const { db, close } = await openAsItIs(config.database)
  const { rows, files } = await createBackup(db, openFiles(config), path)
  await close()
  return `${rows} rows and ${files} files`
}
