import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'

/**
 * The address a request came from, for counting only. Behind a proxy that is trusted, the address that proxy saw:
 * the last one it appended, since a client can write anything before it.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  // Absent where a test calls the app without a network.
  const bindings = c.env as Partial<HttpBindings> | undefined
  return forwarded || bindings?.incoming?.socket.remoteAddress || 'unknown'
}
