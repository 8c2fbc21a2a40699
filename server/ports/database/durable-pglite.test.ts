import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layBareFolder } from '../../test/bare-database.ts'
import { openDurablePGlite } from './durable-pglite.ts'

let folder: string
// One folder serves all, opened for each.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-test-durable-'))
  await layBareFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every commit reaches the disk', async () => {
  const { pglite, syncs } = await openDurablePGlite(folder)
  await pglite.exec('create table counted (id integer)')
  const before = syncs()

  for (let id = 0; id < 20; id++) await pglite.query('insert into counted values ($1)', [id])

  expect(syncs() - before).toBeGreaterThanOrEqual(20)
  await pglite.close()
})

test('what was committed is there after closing and opening again', async () => {
  const first = await openDurablePGlite(folder)
  await first.pglite.exec('create table kept (id integer); insert into kept values (7)')
  await first.pglite.close()

  const second = await openDurablePGlite(folder)
  expect((await second.pglite.query('select id from kept')).rows).toEqual([{ id: 7 }])
  await second.pglite.close()
})

test('it does not start where commits are not synced', async () => {
  const first = await openDurablePGlite(folder)
  await first.pglite.exec('alter system set synchronous_commit = off')
  await first.pglite.close()

  await expect(openDurablePGlite(folder)).rejects.toThrow('does not sync its commits to the disk')
})
