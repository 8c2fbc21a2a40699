import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'
import type { AppEnv } from './implement.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Radix sets inline styles on menus and dialogs; styles cannot run anything.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // A page of a PDF beside what was made of it; nothing of ours but that lets itself be framed.
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Of a PDF that somebody uploaded: whatever is in it, the page it becomes can neither run, load nor ask for anything as
 * this site, and only our own pages frame it, if any do. A browser's own viewer works under it.
 */
export const pdfPolicy = (framedBy: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${framedBy}; sandbox`

/**
 * The same few headers on every reply. Calls are never cached; files say themselves how long they live. A call's reply
 * is made with all of them at once (`jsonHeaders`): adding them one by one is a tenth of the work of saving an answer.
 */
export function secureHeaders({ server }: Config): MiddlewareHandler<AppEnv> {
  const isHttps = server.publicUrl?.startsWith('https:') ?? false
  const always = {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const jsonHeaders = {
    ...always,
    'cache-control': NEVER_CACHED,
    'content-type': 'application/json',
  }
  return async (c, next) => {
    c.set('jsonHeaders', jsonHeaders)
    await next()
    if (c.get('hasJsonHeaders')) return
    const { headers } = c.res
    const own = headers.get('content-security-policy')
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    // A reply's own is stricter: a PDF's, which at most lets our own pages frame it.
    if (own !== null) headers.set('content-security-policy', own)
    if (!headers.has('cache-control')) headers.set('cache-control', NEVER_CACHED)
  }
}

const NEVER_CACHED = 'no-store'
