import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Access } from '#contract/endpoint.ts'
import { AppError } from './app-error.ts'
import type { AppEnv } from './implement.ts'

export type Page = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** A page is for anyone: it is how one signs in. Written out so that no route is without its rule. */
  access: Extract<Access, 'public'>
  answer(c: Context<AppEnv>): Promise<Response>
}

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A form of ours has a handful of short fields. */
const FORM_BYTES = 16 * 1024

/** Server-rendered pages: sibling of `implement` for the few addresses that a browser visits itself. */
export function servePages(pages: Page[]) {
  const router = new Hono<AppEnv>()
  const limit = bodyLimit({
    maxSize: FORM_BYTES,
    onError: () => {
      throw new AppError('too_large', 'This form is too large.')
    },
  })
  for (const { method, path, answer } of pages) router.on(method, path, limit, answer)
  return router
}

/** A form's fields as trimmed text; files and repeated fields do not count. */
export async function formFields(c: Context): Promise<Record<string, string | undefined>> {
  // A body that is no form has no fields.
  const form = await c.req.parseBody().catch((error: unknown) => {
    if (error instanceof AppError) throw error
    return {}
  })
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : undefined,
    ]),
  )
}
