import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteOldBackups, ownBackupPath } from './delete-old-backups.ts'

const NOW = new Date('2030-03-01T03:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

test('a backup of before an update is kept for thirty days; those of the school stay', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'finalist-data-'))
  await deleteOldBackups(dataDir, NOW)

  const older = ownBackupPath(dataDir, '0011-old', daysAgo(31))
  const newer = ownBackupPath(dataDir, '0012-new', daysAgo(29))
  const folder = join(dataDir, 'backups')
  const put = (path: string, at: Date) => {
    writeFileSync(path, 'rows')
    utimesSync(path, at, at)
  }
  put(older, daysAgo(31))
  put(`${older}.part`, daysAgo(31))
  put(newer, daysAgo(29))
  put(join(folder, 'school.finalist'), daysAgo(400))
  mkdirSync(join(folder, 'other'))

  await deleteOldBackups(dataDir, NOW)

  const kept = [newer.slice(folder.length + 1), 'other', 'school.finalist']
  expect(readdirSync(folder).sort()).toEqual(kept.sort())
  rmSync(dataDir, { recursive: true })
})
