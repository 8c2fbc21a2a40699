import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { AppEnv } from '../lib/implement.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The sign-in pages' one style sheet. They are drawn in the web part's own tokens, light and dark as the system is. */
export function signInStyles() {
  const sheet = followSystem(read('../../web/styles/tokens.css')) + read('./sign-in.css')
  return new Hono<AppEnv>().get('/api/login/sign-in.css', (c) => {
    c.header('content-type', 'text/css; charset=utf-8')
    c.header('cache-control', 'public, max-age=3600')
    return c.body(sheet)
  })
}

/** Without script there is no stored choice, so the dark tokens follow the system; fonts are the system's. */
const followSystem = (tokens: string) =>
  tokens
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(
      /\[data-theme=["']dark["']\]\s*(\{[^}]*\})/,
      '@media (prefers-color-scheme: dark) { :root $1 }',
    )
