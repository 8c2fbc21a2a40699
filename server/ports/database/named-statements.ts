import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Pool, PoolClient } from 'pg'
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
export const createSender = (pool: Pool): Sender => {
  const sendTogether = (statements: Statement[]) =>
    // The pool hands the driver a callback for the replies, and its types do not say so. After a failure nobody knows
    // which of the statements the connection has been taught: the pool closes it.
    pool.query(new Batch(statements)) as unknown as Promise<Reply[]>
  return {
    sendTogether,
    send: async (statement) => (await sendTogether([statement]))[0]!,
  }
}

/**
 * Several statements under one "sync": they travel in one packet each way, and fail together. What a statement's rows look like is asked once per connection; PostgreSQL refuses a prepared
 * statement whose rows look otherwise since.
 */
class Batch extends pg.Query {
  readonly statements: Statement[]
  /** Set by the pool. */
  declare callback: (error: unknown, replies?: Reply[]) => void
  readonly #replies: Reply[]
  #taught: Taught[] = []
  /** Place of the statement that is being answered. */
  #place = 0
  #unreadable: unknown

  constructor(statements: Statement[]) {
    super('')
    Object.assign(this, { queryMode: 'extended' })
    this.statements = statements
    this.#replies = statements.map(() => ({ rows: [] }))
  }

  // What follows is called by the driver.

  prepare(connection: pg.Connection) {
    this.#taught = this.statements.map((statement) => sendOne(connection, statement))
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.#taught[this.#place]!.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      // Of a text, which is how they all come.
      parse: pg.types.getTypeParser(dataTypeID),
    }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    try {
      this.#replies[this.#place]!.rows.push(readRow(this.#taught[this.#place]!.columns!, fields))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleCommandComplete() {
    const taught = this.#taught[this.#place++]!
    // Had it rows of any kind, the driver would have been told.
    taught.columns ??= []
  }

  handleError(error: Error) {
    this.callback(error)
  }

  handleReadyForQuery() {
    if (this.#unreadable) this.callback(this.#unreadable)
    else this.callback(null, this.#replies)
  }
}

/** What a connection knows of a statement: the statement itself, and, once it was told, how to read its rows. */
type Taught = { columns?: Column[] }
type Column = { name: string; parse(text: string): unknown }

function readRow(columns: Column[], values: (string | null)[]) {
  const row: Record<string, unknown> = {}
  for (const [place, { name, parse }] of columns.entries()) {
    const value = values[place]!
    row[name] = value === null ? null : parse(value)
  }
  return row
}

/** Sends the statement, and before it what the connection has not been taught of it. */
function sendOne(connection: pg.Connection, { text, values }: Statement): Taught {
  const name = nameOf(text)
  const taught = taughtOf(connection, name)
  const { parsedStatements: known } = connection as unknown as { parsedStatements: Known }
  // The driver's own queries teach it too.
  if (!name || known[name] === undefined)
    connection.parse({ name: name ?? '', text, types: [] }, true)
  if (name) known[name] = text
  connection.bind({ statement: name ?? '', values: values.map(asPlain) }, true)
  if (!taught.columns) connection.describe({ type: 'P', name: '' }, true)
  connection.execute({ portal: '' }, true)
  return taught
}

const connections = new WeakMap<pg.Connection, Map<string, Taught>>()

function taughtOf(connection: pg.Connection, name: string | undefined): Taught {
  if (!name) return {}
  const byName = connections.get(connection) ?? new Map<string, Taught>()
  connections.set(connection, byName)
  const taught = byName.get(name) ?? {}
  byName.set(name, taught)
  return taught
}

/** By name, what the driver believes a connection to have been taught. */
type Known = Record<string, string | undefined>

/** What the driver does for its own queries, for the values that ours here have. */
function asPlain(value: unknown) {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.length)
  if (typeof value === 'number' || typeof value === 'string') return `${value}`
  if (typeof value === 'boolean') return `${value}`
  if (value instanceof Date) return isoOf(value)
  if (isNumbers(value)) return `{${value.join()}}`
  throw new Error('A prepared query has numbers, texts, dates, bytes and lists of numbers only.')
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

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
const asText = (value: unknown) => (value instanceof Date ? isoOf(value) : value)

const lastDate = { time: NaN, text: '' }

/** Of what is sent at one time most says now, and writing that out is half of writing a small statement. */
function isoOf(date: Date) {
  const time = date.getTime()
  if (lastDate.time !== time) Object.assign(lastDate, { time, text: date.toISOString() })
  return lastDate.text
}

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
