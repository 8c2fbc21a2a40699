import type { Context } from 'hono'
import type { AppEnv } from '../lib/implement.ts'
import type { Page } from '../lib/page.ts'
import type { Deps } from '../ports/deps.ts'
import { getSettledConfig } from '../settings/get-team-settings.ts'
import { hasUnsubscribeToken, markUnsubscribed } from './queries.ts'
import { askPage, donePage, gonePage } from './unsubscribe-pages.ts'

const PATH = '/api/mail/unsubscribe/:token'

/** Where the link in a daily mail leads. The POST is a person's button, or their mail program's one click. */
export const unsubscribePages = (deps: Deps): Page[] => [
  { method: 'GET', path: PATH, access: 'public', answer: (c) => ask(deps, c) },
  { method: 'POST', path: PATH, access: 'public', answer: (c) => unsubscribe(deps, c) },
]

async function ask(deps: Deps, c: Context<AppEnv>) {
  const { db } = deps
  const config = await getSettledConfig(deps)
  const token = c.req.param('token')!
  const isAnybodys = await hasUnsubscribeToken(db, token)
  return isAnybodys ? c.html(askPage(config, token)) : c.html(gonePage(config), 410)
}

async function unsubscribe(deps: Deps, c: Context<AppEnv>) {
  const { db } = deps
  const config = await getSettledConfig(deps)
  const isDone = await markUnsubscribed(db, c.req.param('token')!)
  return isDone ? c.html(donePage(config)) : c.html(gonePage(config), 410)
}
