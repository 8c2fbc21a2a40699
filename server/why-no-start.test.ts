import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { whyNoStart } from './why-no-start.ts'

/** The error of trying to listen where somebody else does. */
async function listenTwice() {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  // A TCP server's address is an object; only pipes have a string.
  const { port } = first.address() as AddressInfo
  const second = createServer().listen(port, '127.0.0.1')
  const [error] = (await once(second, 'error')) as [Error]
  first.close()
  return { error, port }
}

test('a port that is taken, and a database that does not answer, are told with their setting and an example', async () => {
  const { error, port } = await listenTwice()
  expect(whyNoStart(error)).toMatch(/PORT: another program listens there.*e\.g\. 3001/)
  const connectionString = `postgres://localhost:${port}/finalist`
  const refused: unknown = await new pg.Client({ connectionString }).connect().catch((one) => one)
  expect(whyNoStart(refused)).toMatch(/DATABASE_URL: no PostgreSQL answers there.*e\.g\. postgres:/)
})

test('a fault of our own is not explained away', () => {
  expect(whyNoStart(new TypeError('x is not a function'))).toBeUndefined()
})
