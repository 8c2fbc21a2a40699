import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Radix sets inline styles on menus and dialogs; styles cannot run anything.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The same few headers on every reply. Calls are never cached; files say themselves how long they live. */
export function secureHeaders({ server }: Config): MiddlewareHandler {
  const isHttps = server.publicUrl?.startsWith('https:') ?? false
  return async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('content-security-policy', POLICY)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'same-origin')
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000')
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }
}
