import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { Histogram, Registry } from 'prom-client'

/** From a saved answer on a quick server to what a person would call broken. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Metrics = { registry: Registry; count: MiddlewareHandler }

/** Counts and times requests by route pattern: addresses hold e-mails and tokens, patterns do not. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s arrival to its reply, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    registry,
    async count(c, next) {
      const began = performance.now()
      await next()
      const route = patternOf(c)
      seconds.observe(
        { method: c.req.method, route, status: c.res.status },
        (performance.now() - began) / 1000,
      )
    },
  }
}

/** Middlewares match by a star; what answers has a pattern of its own, but for the web part's one page. */
const patternOf = (c: Context) =>
  matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*'
