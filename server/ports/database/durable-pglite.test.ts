import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDurablePGlite } from './durable-pglite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-test-durable-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every commit reaches the disk', async () => {
  const { pglite, syncs } = await openDurablePGlite(folder)
  await pglite.exec('create table kept (id integer)')
  const before = syncs()

  for (let id = 0; id < 20; id++) await pglite.query('insert into kept values ($1)', [id])

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
