import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Reply, Sender, Statement } from './prepare.ts'

/**
 * Lets PostgreSQL plan each of our statements once per connection instead of at every call: on saving an answer that
 * is a third of the work. Kysely writes the same text for the same query, so the text is its name.
 */
export function withNamedStatements(pool: Pool): PostgresPool {
  // Only `connect` and `end` are used by the dialect; Kysely's pool type is that subset.
  return {
    connect: async () => named(await pool.connect()),
    end: () => pool.end(),
  } as PostgresPool
}

/** The same for statements of ours that need no transaction, alone or several at once. */
export const createSender = (pool: Pool): Sender => ({
  // Given as a query of its own and not as a description of one, which the driver would copy property by property.
  send: ({ text, values }) => {
    const query = Object.assign(new pg.Query(text, values.map(asText)), { name: nameOf(text) })
    // The pool's types leave out that it takes what a client takes.
    return pool.query(query as unknown as QueryConfig)
  },
  async sendTogether(statements) {
    const client = await pool.connect()
    let failure: unknown
    try {
      return await new Promise<Reply[]>((resolve, reject) => {
        const batch = new Batch(statements, (error, replies) =>
          error ? reject(error) : resolve([replies].flat()),
        )
        client.query(batch as unknown as QueryConfig)
      })
    } catch (error) {
      failure = error
      throw error
    } finally {
      // After a failure nobody knows which of the statements it has been taught.
      client.release(failure !== undefined)
    }
  },
})

/** Of one statement the driver tells one reply, of several a list. */
type Told = (error: Error | null, replies: Reply | Reply[]) => void

/**
 * Several statements under one "sync": they travel in one packet each way, and fail together. Each must return rows of
 * some kind, none included. The driver's own query does the same with one, and hands on several results already.
 */
class Batch extends pg.Query {
  readonly statements: Statement[]

  constructor(statements: Statement[], told: Told) {
    super('')
    this.statements = statements
    Object.assign(this, { queryMode: 'extended', callback: told })
  }

  /** Called by the driver when it is this query's turn. */
  prepare(connection: pg.Connection) {
    const { parsedStatements: known } = connection as unknown as { parsedStatements: Known }
    for (const { text, values } of this.statements) {
      const name = nameOf(text)
      if (!name || known[name] === undefined)
        connection.parse({ name: name ?? '', text, types: [] }, true)
      if (name) known[name] = text
      connection.bind({ statement: name ?? '', values: values.map(asPlain) }, true)
      connection.describe({ type: 'P', name: '' }, true)
      connection.execute({ portal: '' }, true)
    }
    connection.sync()
  }
}

/** What the driver does for its own queries, for the values that ours here have. */
function asPlain(value: unknown) {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.length)
  if (typeof value === 'number' || typeof value === 'string') return `${value}`
  if (value instanceof Date) return value.toISOString()
  throw new Error('Statements that travel together have numbers, texts, dates and bytes only.')
}

/** By name, what a connection has been taught. */
type Known = Record<string, string | undefined>

const clients = new WeakMap<PoolClient, PostgresPoolClient>()

function named(client: PoolClient): PostgresPoolClient {
  const known = clients.get(client)
  if (known) return known
  const wrapped = new NamingClient(client)
  // Of the driver's client the dialect uses these two, and passes what they return on to itself.
  const given = wrapped as unknown as PostgresPoolClient
  clients.set(client, given)
  return given
}

/** A transaction's beginning waits for its first statement, and both travel together: one journey less. */
class NamingClient {
  readonly #client: PoolClient
  #isToBegin = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  query(text: string, values?: readonly unknown[]) {
    if (text === 'begin') {
      this.#isToBegin = true
      return Promise.resolve(NOTHING)
    }
    const isToBegin = this.#isToBegin
    this.#isToBegin = false
    if (isToBegin) {
      if (text === 'commit' || text === 'rollback') return Promise.resolve(NOTHING)
      // If it fails the connection is gone, and the statement behind it says so.
      this.#client.query('begin').catch(() => {})
    }
    return values && values.length > 0
      ? this.#client.query(namedStatement(text, values))
      : this.#client.query(text)
  }

  release(destroy?: boolean) {
    this.#isToBegin = false
    this.#client.release(destroy)
  }
}

const NOTHING = { command: 'BEGIN', rowCount: null, rows: [] }

const namedStatement = (text: string, values: readonly unknown[]) => ({
  name: nameOf(text),
  text,
  values: values.map(asText),
})

/** The driver writes a date out digit by digit, in the machine's time zone; this is the same instant, faster. */
const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

// Statements with lists of varying length have many texts; past this many they are sent without a name.
const MOST_NAMES = 500
const names = new Map<string, string>()

function nameOf(text: string) {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST_NAMES) return undefined
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
