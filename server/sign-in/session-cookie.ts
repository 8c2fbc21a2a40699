import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { Config } from '#server/config.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import type { AppEnv } from '../lib/implement.ts'
import type { Journey } from '../ports/database/prepare.ts'
import type { Deps, SignedIn } from '../ports/deps.ts'
import { describeDevice } from './device.ts'
import { deleteSession, extendSession, findSession, markSignedIn, saveSession } from './queries.ts'
import { isDueToSlide, sessionEnd } from './session.ts'
import { hashToken, makeToken } from './token.ts'

const NAME = 'finalist_session'

/** The sign-in that this request claims to belong to, by its cookie's hash; whether there is one is not known yet. */
export function claimedSession({ config }: Pick<Deps, 'config'>, c: Context) {
  const token = readCookie(config, c)
  return token === undefined ? undefined : hashToken(token)
}

/**
 * Who sent this request, by its cookie; null for a stranger. Slides the session forward once a day.
 * @param journey with what else the question travels.
 */
export async function identify(
  { db, clock, config }: Deps,
  c: Context<AppEnv>,
  journey?: Journey,
): Promise<SignedIn | null> {
  const token = readCookie(config, c)
  if (!token) return null
  const now = clock.now()
  const tokenHash = hashToken(token)
  const session = await findSession(journey ?? db, tokenHash, now)
  if (!session) return null
  if (isDueToSlide(session, now)) {
    const end = sessionEnd(now, session.sharedComputer)
    await extendSession(db, tokenHash, now, end)
    writeCookie(config, c, token, { maxAge: secondsUntil(end, now) })
    c.set('hasCookie', true)
  }
  const { id, email, role, sessionId } = session
  return { id, email, role, sessionId }
}

/** Signs a person in on this browser, with a new token: one that was there before can no longer be used. */
export async function openSession(
  { db, clock, config }: Deps,
  c: Context<AppEnv>,
  { userId, sharedComputer }: { userId: string; sharedComputer: boolean },
) {
  const before = readCookie(config, c)
  if (before) await deleteSession(db, hashToken(before))
  const now = clock.now()
  const token = makeToken()
  const end = sessionEnd(now, sharedComputer)
  await saveSession(db, {
    token_hash: hashToken(token),
    device: describeDevice(c.req.header('user-agent')),
    user_id: userId,
    shared_computer: sharedComputer,
    created_at: now,
    extended_at: now,
    expires_at: end,
  })
  await markSignedIn(db, userId, now)
  await acceptInvitation({ db, clock }, userId)
  // On a shared computer the cookie goes when the browser is closed, whatever the clock says.
  writeCookie(config, c, token, sharedComputer ? {} : { maxAge: secondsUntil(end, now) })
}

export async function closeSession({ db, config }: Pick<Deps, 'db' | 'config'>, c: Context) {
  const token = readCookie(config, c)
  if (token) await deleteSession(db, hashToken(token))
  deleteCookie(c, NAME, { path: '/', secure: isSecure(config), ...cookiePrefix(config) })
}

/** Ours alone: a general reader checks and decodes names and values, and our token is neither quoted nor encoded. */
function readCookie(config: Config, c: Context) {
  const start = `${isSecure(config) ? '__Host-' : ''}${NAME}=`
  const pairs = c.req.header('cookie')?.split(';')
  return pairs
    ?.map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

const writeCookie = (config: Config, c: Context, token: string, options: CookieOptions) =>
  setCookie(c, NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(config),
    ...cookiePrefix(config),
    ...options,
  })

/** A duration, not a date: the browser's clock may be wrong. */
const secondsUntil = (end: Date, now: Date) => Math.floor((end.getTime() - now.getTime()) / 1000)

export const isSecure = ({ server }: Config) => server.publicUrl?.startsWith('https:') ?? false
/** `__Host-`: no other site under the same domain can set it. Browsers accept it over https only. */
export const cookiePrefix = (config: Config): Pick<CookieOptions, 'prefix'> =>
  isSecure(config) ? { prefix: 'host' } : {}
