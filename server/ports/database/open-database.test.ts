import { expect, test } from 'vitest'
import { createOwnDatabase, hasPostgres } from '../../test/own-database.ts'
import { openServer } from './open-database.ts'
import { sql } from 'kysely'

// A connection in use that has nothing to do just then, as in a transaction between two statements.
test.skipIf(!hasPostgres() || Boolean(process.env.TEST_DATABASE_URL))(
  'a server outlives PostgreSQL, whatever its connections are doing, and goes on with the next one',
  async () => {
    const database = await createOwnDatabase({ durable: false })
    const { db, close } = openServer(database.url)
    const cutOff = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await database.crash!('server')
      await sql`select 1`.execute(trx)
    })
    await expect(cutOff).rejects.toThrow()
    await expect
      .poll(() =>
        sql`select 1`.execute(db).then(
          () => 'back',
          () => 'away',
        ),
      )
      .toBe('back')
    await close()
    await database.stop()
  },
)
