import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'

/**
 * Refuses a change asked for by another site's page. A browser always says which page asks; a request without an
 * Origin comes from a program, which holds nobody's cookies, and passes.
 */
export function refuseForeignOrigin(publicUrl: string | undefined): MiddlewareHandler {
  const own = publicUrl && new URL(publicUrl).origin
  return (c, next) => {
    const origin = c.req.header('origin')
    if (
      origin &&
      isChange(c.req.method) &&
      origin !== own &&
      !isHost(origin, c.req.header('host'))
    ) {
      throw new AppError(
        'foreign_origin',
        'This request came from another website, so it was refused.',
      )
    }
    return next()
  }
}

const isChange = (method: string) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

function isHost(origin: string, host: string | undefined) {
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false // "null", from a sandboxed page
  }
}
