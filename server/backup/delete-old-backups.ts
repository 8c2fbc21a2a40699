import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../lib/private-folder.ts'

/** Whoever goes back to the time before an update does so within weeks; until then it holds people deleted since. */
const KEPT_DAYS = 30

/** Where a start that is about to change the tables writes what was there before. */
export function ownBackupPath(dataDir: string, before: string, now: Date) {
  const folder = folderIn(dataDir)
  makePrivateFolder(folder)
  return join(folder, `before-${before}-${now.getTime()}.finalist`)
}

const folderIn = (dataDir: string) => join(dataDir, 'backups')
/** Also what is left of one that was cut off. Others that somebody put there are theirs. */
const OWN = /^before-.+\.finalist(\.part)?$/

/** Deletes the product's own backups that are older; those that the school makes are the school's. */
export async function deleteOldBackups(dataDir: string, now: Date) {
  const folder = folderIn(dataDir)
  const oldest = now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000
  // There is no folder before the first update.
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => OWN.test(name)).map((name) => join(folder, name)))
    if ((await stat(path)).mtimeMs < oldest) await rm(path)
}
