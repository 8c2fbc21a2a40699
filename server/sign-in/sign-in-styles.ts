import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { AppEnv } from '../lib/implement.ts'

const WEB_STYLES = new URL('../../web/styles/', import.meta.url)
const read = (url: URL) => readFileSync(url, 'utf8')

/** The sign-in pages' style sheet and fonts. They are drawn in the web part's own tokens, light and dark as the system is. */
export function signInStyles() {
  const tokens = followSystem(read(new URL('tokens.css', WEB_STYLES)))
  const sheet = tokens + read(new URL('sign-in.css', import.meta.url))
  const router = new Hono<AppEnv>()
  router.get('/api/login/sign-in.css', (c) => {
    c.header('content-type', 'text/css; charset=utf-8')
    c.header('cache-control', CACHED)
    return c.body(sheet)
  })
  // The sheet names its fonts relative to itself.
  router.get('/api/login/fonts/:font{[\\w-]+\\.woff2}', serveFont)
  return router
}

const CACHED = 'public, max-age=3600'

const serveFont = serveStatic({
  root: fileURLToPath(WEB_STYLES),
  rewriteRequestPath: (path) => path.replace('/api/login/', ''),
  onFound: (_path, c) => c.header('cache-control', CACHED),
})

/** Without script there is no stored choice, so the dark tokens follow the system. */
const followSystem = (tokens: string) =>
  tokens.replace(
    /\[data-theme=["']dark["']\]\s*(\{[^}]*\})/,
    '@media (prefers-color-scheme: dark) { :root $1 }',
  )
