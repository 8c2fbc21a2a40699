import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/**
 * A query that is built once and then only given its values: for the two that everybody waits for, since building one
 * costs Kysely more than sending it costs the driver. `build` sees stand-ins, so it must not look at them, and each
 * value that varies must come from them.
 */
export function prepare<Given extends object, Row>(
  build: (db: Db, given: Given) => CompiledQuery<Row>,
) {
  let template: CompiledQuery<Row> | undefined
  let names: (keyof Given)[] = []
  return async (on: Db | Journey, given: Given): Promise<Row[]> => {
    if (!template) {
      template = build(on instanceof Journey ? on.db : on, standIns<Given>())
      names = template.parameters.map((parameter) => nameOf<Given>(parameter))
    }
    const values = names.map((name) => given[name])
    const { rows } = await send(on, template, values)
    // The query was built to return these.
    return rows as Row[]
  }
}

export type Statement = { text: string; values: unknown[] }
export type Reply = { rows: unknown[] }

/** Sends statements to the database without passing through Kysely. */
export type Sender = {
  send(statement: Statement): Promise<Reply>
  /** In one journey: all of them happen, or none. */
  sendTogether(statements: Statement[]): Promise<Reply[]>
}

function send(on: Db | Journey, template: CompiledQuery, values: unknown[]): Promise<Reply> {
  if (on instanceof Journey) return on.take(template, values)
  const sender = senders.get(on)
  return sender
    ? sender.send({ text: template.sql, values })
    : on.executeQuery({ ...template, parameters: values })
}

/** A transaction has none: its statements belong on its own connection. */
const senders = new WeakMap<Db, Sender>()

export const setSender = (db: Db, sender: Sender) => void senders.set(db, sender)

/**
 * Prepared queries that are asked of this in one go are sent together: waiting for one before sending the next is most of
 * what two small ones cost. They fail together; where the database is embedded there is no journey to save, so that each
 * is asked by itself.
 */
export class Journey {
  readonly db: Db
  readonly #sender: Sender | undefined
  readonly #statements: Statement[] = []
  #replies: Promise<Reply[]> | undefined

  constructor(db: Db) {
    this.db = db
    this.#sender = senders.get(db)
  }

  async take(template: CompiledQuery, values: unknown[]): Promise<Reply> {
    const sender = this.#sender
    if (!sender) return this.db.executeQuery({ ...template, parameters: values })
    const place = this.#statements.push({ text: template.sql, values }) - 1
    this.#replies ??= Promise.resolve().then(() => sender.sendTogether(this.#statements))
    return (await this.#replies)[place]!
  }
}

class StandIn {
  readonly name: string | symbol
  constructor(name: string | symbol) {
    this.name = name
  }
}

/** Any property asked for is a stand-in of that name, which Kysely takes for a value like any other. */
const standIns = <Given extends object>() =>
  new Proxy({}, { get: (_, name) => new StandIn(name) }) as Given

function nameOf<Given>(parameter: unknown): keyof Given {
  // What the proxy made was asked for as a property of Given.
  if (parameter instanceof StandIn) return parameter.name as keyof Given
  throw new Error('A prepared query has a value that is not given to it.')
}
