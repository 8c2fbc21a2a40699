import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { AppEnv } from '../lib/implement.ts'

/** File names carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'

/** What is not a file is answered here, not by the next route. */
const missing = async () => {}

/** The built web part: its files, and its one page for every other address. */
export function serveWeb(folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const router = new Hono<AppEnv>()
  const files = serveStatic({ root: folder, precompressed: true })

  router.get('/assets/*', async (c) => {
    const found = await files(c, missing)
    // Never the page: a browser that asks for a script of an older build must see that it is gone.
    if (!found) return c.text('Not found', 404)
    found.headers.set('cache-control', FOREVER)
    return found
  })
  router.get('/:file{[\\w.-]+\\.(js|css|svg|png|ico|txt|webmanifest)}', async (c) => {
    const found = await files(c, missing)
    if (!found) return c.text('Not found', 404)
    found.headers.set('cache-control', 'no-cache')
    return found
  })
  router.get('*', (c) => {
    c.header('cache-control', 'no-cache')
    return c.html(page)
  })
  return router
}
