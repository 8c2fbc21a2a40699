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
  return async (db: Db, given: Given): Promise<Row[]> => {
    if (!template) {
      template = build(db, standIns<Given>())
      names = template.parameters.map((parameter) => nameOf<Given>(parameter))
    }
    const parameters = names.map((name) => given[name])
    const shortcut = shortcuts.get(db)
    const { rows } = shortcut
      ? await shortcut(template.sql, parameters)
      : await db.executeQuery({ ...template, parameters })
    // The query was built to return these.
    return rows as Row[]
  }
}

/** Sends a statement to the database without passing through Kysely. */
export type Shortcut = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/** A transaction has none: its statements belong on its own connection. */
const shortcuts = new WeakMap<Db, Shortcut>()

export const setShortcut = (db: Db, shortcut: Shortcut) => void shortcuts.set(db, shortcut)

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
