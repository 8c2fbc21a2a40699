import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'

/**
 * Refuses a change asked for by another site's page. A browser always says which page asks; a request without an
 * Origin comes from a program, which holds nobody's cookies, and passes. Where the public address is known it is the
 * whole origin that counts: an unencrypted page under the same name may be anybody's on the way. Otherwise the page must
 * come from the host that was asked, since behind what is not known the scheme is not either.
 */
export function refuseForeignOrigin(publicUrl: string | undefined): MiddlewareHandler {
  const own = publicUrl && new URL(publicUrl).origin
  return (c, next) => {
    const origin = c.req.header('origin')
    if (origin && isChange(c.req.method)) {
      const isOwn = own ? origin === own : isHost(origin, c.req.header('host'))
      if (!isOwn) throw new AppError('foreign_origin', refusalOf(own))
    }
    return next()
  }
}

/** Says where to go: whoever came by another of the server's names reads this too. */
const refusalOf = (own: string | undefined) =>
  'This request came from another website, so it was refused.' +
  (own ? ` Open ${own} and try again.` : '')

const isChange = (method: string) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

function isHost(origin: string, host: string | undefined) {
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false // "null", from a sandboxed page
  }
}
