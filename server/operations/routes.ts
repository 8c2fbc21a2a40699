import { timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { contract } from '#contract/index.ts'
import { operationsContract } from '#contract/operations.ts'
import { implement, type AppEnv } from '../lib/implement.ts'
import { VERSION } from '../lib/version.ts'
import type { Deps } from '../ports/deps.ts'
import type { Metrics } from './metrics.ts'
import { openApiDocument } from './openapi.ts'
import { checkReadiness } from './check-readiness.ts'

/** What those who run the product ask it; none of it is about a person. */
export function operationRoutes(deps: Deps, { registry }: Metrics) {
  const { product, metricsToken } = deps.config
  const router = implement(operationsContract, { getVersion: () => ({ version: VERSION }) })
  // Few ask for it, and it is more work than everything else here together.
  let document: string | undefined

  router.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(contract, product.name))
    return c.body(document, 200, { 'content-type': 'application/json' })
  })
  router.get('/healthz', (c) => c.json({ status: 'ok' }))
  router.get('/readyz', async (c) => {
    const readiness = await checkReadiness(deps)
    return c.json(readiness, readiness.ready ? 200 : 503)
  })
  router.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, metricsToken)) return c.text('Not found', 404)
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  return router satisfies Hono<AppEnv>
}

/** With the token from anywhere; without it from this machine itself, not through a proxy on it. */
function mayReadMetrics(c: Context, token: string | undefined) {
  const given = c.req.header('authorization')?.replace(/^Bearer /, '')
  if (token) return given !== undefined && isEqual(given, token)
  // Absent where a test calls the app without a network.
  const bindings = c.env as Partial<HttpBindings> | undefined
  const address = bindings?.incoming?.socket.remoteAddress ?? ''
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
  return isLoopback && c.req.header('x-forwarded-for') === undefined
}

function isEqual(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
