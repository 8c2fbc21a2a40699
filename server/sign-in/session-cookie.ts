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

/** Of one request: whose sign-in its cookie claims, and whose it is. */
export class Asker {
  readonly #deps: Deps
  readonly #c: Context<AppEnv>
  #claim: { token: string; tokenHash: Uint8Array } | null | undefined

  constructor(deps: Deps, c: Context<AppEnv>) {
    this.#deps = deps
    this.#c = c
  }

  /** Hash of the token that the request brought, if any, without asking whether it is somebody's. */
  get tokenHash() {
    return this.#claimed()?.tokenHash
  }

  /**
   * Who sent the request; null for a stranger. Slides the session forward once a day.
   * @param journey with what else the question travels.
   */
  async identify(journey?: Journey): Promise<SignedIn | null> {
    const claim = this.#claimed()
    if (!claim) return null
    const { db, clock } = this.#deps
    const now = clock.now()
    const session = await findSession(journey ?? db, claim.tokenHash, now)
    if (!session) return null
    if (isDueToSlide(session, now)) await this.#slide(claim, session, now)
    const { id, email, role, sessionId } = session
    return { id, email, role, sessionId }
  }

  /** Every call asks for it, some twice: reading and hashing it is done once. */
  #claimed() {
    if (this.#claim === undefined) {
      const token = readCookie(this.#deps.config, this.#c)
      this.#claim = token ? { token, tokenHash: hashToken(token) } : null
    }
    return this.#claim
  }

  async #slide(
    { token, tokenHash }: { token: string; tokenHash: Uint8Array },
    { sharedComputer }: { sharedComputer: boolean },
    now: Date,
  ) {
    const { db, config } = this.#deps
    const end = sessionEnd(now, sharedComputer)
    await extendSession(db, tokenHash, now, end)
    writeCookie(config, this.#c, token, { maxAge: secondsUntil(end, now) })
    this.#c.set('hasCookie', true)
  }
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
