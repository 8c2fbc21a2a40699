import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { database, emptyDatabase, openBareDatabase } from '../../test/test-database.ts'
import type { Db } from './database.ts'
import { Journey, prepare } from './prepare.ts'

type Words = { first: string; second: string }

const echo = prepare((db, given: Words) =>
  sql<Words>`select ${given.second}::text as second, ${given.first}::text as first`.compile(db),
)

test('a prepared query is built once and gets its values by name', async () => {
  let built = 0
  const shout = prepare((db, given: { word: string }) => {
    built++
    return sql<{ word: string }>`select upper(${given.word}::text) as word`.compile(db)
  })

  const words = [
    ...(await shout(database.db, { word: 'a' })),
    ...(await shout(database.db, { word: 'b' })),
  ]

  expect(words).toEqual([{ word: 'A' }, { word: 'B' }])
  expect(built).toBe(1)
  expect(await echo(database.db, { first: '1', second: '2' })).toEqual([
    { first: '1', second: '2' },
  ])
})

test('it takes part in a transaction', async () => {
  const db: Db = await emptyDatabase()
  const addCode = prepare((on, given: { email: string; at: Date }) =>
    on
      .insertInto('sign_in_codes')
      .values({
        email: given.email,
        window_hash: sql<Uint8Array>`'\\x01'::bytea`,
        code_hash: sql<Uint8Array>`'\\x00'::bytea`,
        expires_at: given.at,
        tries_left: sql<number>`5`,
      })
      .returning('expires_at as at')
      .compile(),
  )
  const at = new Date('2030-01-02T09:00:00.123Z')

  const undone = db.transaction().execute(async (trx) => {
    expect(await addCode(trx, { email: 'maya@school.example', at })).toEqual([{ at }])
    throw new Error('changed my mind')
  })

  await expect(undone).rejects.toThrow('changed my mind')
  expect(await db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([])
})

test('a value that is not given by name is refused, since it would stay the same forever', async () => {
  const constant = prepare((db) => sql`select ${'always'}::text`.compile(db))
  await expect(constant(database.db, {})).rejects.toThrow('not given to it')
})

test('queries asked of one journey get a reply each, a lone one too', async () => {
  const shout = prepare((db, given: { word: string; at: Date }) =>
    sql<{ word: string; year: number }>`
      select upper(${given.word}::text) as word,
        extract(year from ${given.at}::timestamptz)::int as year`.compile(db),
  )
  const at = new Date('2030-07-01T09:00:00Z')
  for (let turn = 0; turn < 2; turn++) {
    const journey = new Journey(database.db)
    expect(
      await Promise.all([
        echo(journey, { first: '1', second: '2' }),
        shout(journey, { word: 'a', at }),
      ]),
    ).toEqual([[{ second: '2', first: '1' }], [{ word: 'A', year: 2030 }]])
  }
  expect(await echo(new Journey(database.db), { first: '1', second: '2' })).toHaveLength(1)
})

test('a refusal on a journey reaches who asked, and the next journey is as good as any', async () => {
  const halve = prepare((db, given: { by: number }) =>
    sql<{ half: number }>`select 10 / ${given.by}::int as half`.compile(db),
  )
  const journey = new Journey(database.db)
  const both = [halve(journey, { by: 2 }), halve(journey, { by: 0 })]
  expect((await Promise.allSettled(both))[1]).toMatchObject({ status: 'rejected' })
  expect(await halve(new Journey(database.db), { by: 5 })).toEqual([{ half: 2 }])
})

test('values of every kind a prepared query may have arrive as they were, the first time and later', async () => {
  const given = {
    bytes: Uint8Array.of(0, 255),
    at: new Date('2030-01-02T09:00:00.123Z'),
    flag: false,
    places: [3, 1, 2],
    none: null,
    word: 'Zoë’s "pick"',
  }
  const same = prepare((db, all: typeof given) =>
    sql<typeof given>`select ${all.bytes}::bytea as bytes, ${all.at}::timestamptz as at,
      ${all.flag}::boolean as flag, ${all.places}::integer[] as places, ${all.none}::integer as none,
      ${all.word}::text as word from generate_series(1, 2)`.compile(db),
  )
  for (let turn = 0; turn < 2; turn++) {
    for (const on of [database.db, new Journey(database.db)]) {
      const rows = await same(on, given)
      expect(rows.map((row) => ({ ...row, bytes: Uint8Array.from(row.bytes) }))).toEqual([
        given,
        given,
      ])
    }
  }
})

test('a prepared query whose rows look otherwise since is never read by how they looked', async () => {
  const { db, close } = await openBareDatabase()
  await sql`create table shapes (size integer)`.execute(db)
  await sql`insert into shapes values (7)`.execute(db)
  const readAll = prepare((on) => sql<object>`select * from shapes`.compile(on))
  expect(await readAll(db, {})).toEqual([{ size: 7 }])
  await sql`alter table shapes alter size type text, add round boolean`.execute(db)

  // PostgreSQL may refuse what it planned for other rows, once.
  await readAll(db, {}).catch(() => {})

  expect(await readAll(db, {})).toEqual([{ size: '7', round: null }])
  await close()
})
