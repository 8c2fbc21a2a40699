import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import pg from 'pg'

// Loaded before a server (`node --import`): answers its parent's questions about the process it is in. It changes
// nothing of the server until it is told to count.

export type Usage = {
  /** Of the whole process, in seconds. */
  cpuSeconds: number
  residentMegabytes: number
  /** How often each statement was sent on behalf of a request, since counting began. */
  statements: Record<string, number>
}

const statements = new Map<string, number>()

process.on('message', (message) => {
  if (message === 'count') countStatements()
  if (message === 'usage') process.send?.(usage())
})
// Its parent is gone.
process.on('disconnect', () => process.exit(1))

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return {
    cpuSeconds: (user + system) / 1e6,
    residentMegabytes: process.memoryUsage.rss() / 1024 ** 2,
    statements: Object.fromEntries(statements),
  }
}

/** Only what a request causes: the job queue asks the same database things of its own. Costly, so never while timing. */
function countStatements() {
  const request = new AsyncLocalStorage<true>()
  subscribe('http.server.request.start', () => request.enterWith(true))
  const query = pg.Client.prototype.query
  const counted = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [Asked]
    for (const text of request.getStore() ? textsOf(asked) : []) {
      statements.set(text, (statements.get(text) ?? 0) + 1)
    }
    return Reflect.apply(query, this, given) as unknown
  }
  // `query` has a dozen overloads; this passes on whatever came.
  pg.Client.prototype.query = counted as typeof query
}

/** A text, a query of the driver's, or several of ours that travel together. */
type Asked = string | { text: string } | { statements: { text: string }[] }

function textsOf(asked: Asked) {
  if (typeof asked === 'string') return [asked]
  return 'statements' in asked ? asked.statements.map(({ text }) => text) : [asked.text]
}
