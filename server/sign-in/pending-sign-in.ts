import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { Email } from '#contract/team.ts'
import type { Config } from '#server/config.ts'
import { isSchoolAddress } from '../team/school-address.ts'
import type { CodeWindow } from './queries.ts'
import { safeReturnPath } from './return-path.ts'
import { hashToken } from './token.ts'

/**
 * A sign-in that is under way in one browser window, kept in a cookie so that its steps are pages one can reload.
 * `window` is random: a code counts only where it was asked for, so nobody else can use up its tries.
 */
export type Pending = z.infer<typeof Pending>
const Pending = z.object({
  email: Email,
  returnTo: z.string().transform(safeReturnPath),
  shared: z.boolean(),
  window: z.string().length(43),
})

const NAME = 'finalist_signing_in'
/** A little longer than a code lives. */
const SECONDS = 15 * 60

export const codeWindow = ({ email, window }: Pending): CodeWindow => ({
  email,
  windowHash: hashToken(window),
})

export const keepPending = ({ server }: Config, c: Context, pending: Pending) =>
  setCookie(c, NAME, JSON.stringify(pending), {
    path: '/api/login',
    httpOnly: true,
    sameSite: 'Lax',
    secure: server.publicUrl?.startsWith('https:') ?? false,
    maxAge: SECONDS,
  })

/** Anyone can write a cookie: what it says is checked as what was typed was. */
export function readPending({ school }: Config, c: Context): Pending | undefined {
  const pending = Pending.safeParse(parseJson(getCookie(c, NAME))).data
  return pending && isSchoolAddress(pending.email, school.domains) ? pending : undefined
}

export const forgetPending = (c: Context) => deleteCookie(c, NAME, { path: '/api/login' })

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
