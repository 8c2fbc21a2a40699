import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { listMigrationNames, migrate } from '../ports/database/migrate.ts'
import { onPGlite, openAsItIs } from '../ports/database/open-database.ts'
import { openFiles } from '../ports/files/open-files.ts'
import { startServer } from '../start-server.ts'
import { createBare, layBareFolder } from '../test/bare-database.ts'
import { cast } from '../test/cast.ts'
import { restoreBackup } from './restore-backup.ts'

/** Several starts of a real server, each on a database that asks the disk to keep what it writes. */
const PATIENCE_MS = 90_000

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'finalist-data-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const configured = () =>
  parseConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', AUTHORED_EXAMS: 'false' })
const backups = () => readdirSync(join(dataDir, 'backups'))

test(
  'a start that changes the tables keeps what was there before, once, and it can be restored',
  async () => {
    const config = configured()
    const name = (await listMigrationNames()).find((one) => one.startsWith('0004'))!
    await layBareFolder(join(dataDir, 'db'))
    const old = await openAsItIs(config.database)
    await migrate(old.db, name)
    await sql`insert into users (email, role, created_at)
    values (${cast.maya.email}, 'admin', now())`.execute(old.db)
    await sql`insert into sign_in_links (token_hash, user_id, expires_at)
    select sha256('link'), id, now() from users`.execute(old.db)
    await old.close()

    for (const _ of ['the update', 'the next start']) await (await startServer(config)).stop()

    expect(backups()).toEqual([expect.stringMatching(/^before-0005-.*\.finalist$/)])
    const path = join(dataDir, 'backups', backups()[0]!)
    expect(statSync(path).mode & 0o077).toBe(0)
    const elsewhere = onPGlite(await createBare())
    await restoreBackup(elsewhere.db, openFiles(config), path)
    const people = await elsewhere.db.selectFrom('users').select(['email', 'role']).execute()
    expect(people).toEqual([{ email: cast.maya.email, role: 'admin' }])
    await elsewhere.close()
  },
  PATIENCE_MS,
)

test(
  'a first start has nothing to keep',
  async () => {
    await (await startServer(configured())).stop()
    expect(backups).toThrow('ENOENT')
  },
  PATIENCE_MS,
)
