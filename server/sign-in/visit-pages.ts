import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { Email } from '#contract/team.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '../lib/app-error.ts'
import { clientAddress } from '../lib/client-address.ts'
import type { AppEnv } from '../lib/implement.ts'
import { formFields, type Page } from '../lib/page.ts'
import type { Deps } from '../ports/deps.ts'
import { getSettledConfig } from '../settings/get-team-settings.ts'
import { isSchoolAddress } from '../team/school-address.ts'
import { hashToken } from './token.ts'
import { isLinkAlive, takeLink } from './queries.ts'
import { redeemCode } from './redeem-code.ts'
import { requestCode } from './request-code.ts'
import { safeReturnPath } from './return-path.ts'
import { closeSession, openSession } from './session-cookie.ts'
import { codePage, emailPage, goneLinkPage, linkPage, logOutPage } from './sign-in-pages.ts'

type C = Context<AppEnv>

/** The addresses of signing in and out that a browser visits itself. */
export const signInPages = (deps: Deps): Page[] => [
  { method: 'GET', path: '/api/login', access: 'public', answer: (c) => askForEmail(deps, c) },
  { method: 'POST', path: '/api/login', access: 'public', answer: (c) => sendCode(deps, c) },
  { method: 'GET', path: '/api/login/code', access: 'public', answer: (c) => askForCode(deps, c) },
  { method: 'POST', path: '/api/login/code', access: 'public', answer: (c) => tryCode(deps, c) },
  {
    method: 'POST',
    path: '/api/login/code/again',
    access: 'public',
    answer: (c) => sendAgain(deps, c),
  },
  {
    method: 'GET',
    path: '/api/login/link/:token',
    access: 'public',
    answer: (c) => showLink(deps, c),
  },
  {
    method: 'POST',
    path: '/api/login/link/:token',
    access: 'public',
    answer: (c) => takeTheLink(deps, c),
  },
  { method: 'GET', path: '/api/logout', access: 'public', answer: (c) => logOut(deps, c) },
  { method: 'POST', path: '/api/logout', access: 'public', answer: (c) => logOutNow(deps, c) },
]

async function askForEmail(deps: Deps, c: C) {
  const config = await getSettledConfig(deps)
  const returnTo = safeReturnPath(c.req.query('return'))
  if (await c.var.identify()) return c.redirect(returnTo)
  return c.html(emailPage({ config, returnTo }))
}

async function sendCode(deps: Deps, c: C) {
  const config = await getSettledConfig(deps)
  const form = await formFields(c)
  const returnTo = safeReturnPath(form.return)
  const email = Email.safeParse(form.email ?? '')
  if (!email.success) {
    const error = 'Please enter your whole school e-mail address.'
    return c.html(emailPage({ config, returnTo, email: form.email, error }), 422)
  }
  if (!isSchoolAddress(email.data, config.school.domains)) return c.redirect('/unauthorized')

  keepPending(c, { email: email.data, returnTo, shared: form.shared === 'yes' })
  return mailCode(deps, c, email.data)
}

async function sendAgain(deps: Deps, c: C) {
  const pending = readPending(c)
  return pending ? mailCode(deps, c, pending.email) : c.redirect('/api/login')
}

async function mailCode(deps: Deps, c: C, email: string) {
  const config = await getSettledConfig(deps)
  const { log } = deps
  try {
    await requestCode(deps, email, clientAddress(c, config.server.trustProxy))
    return c.redirect('/api/login/code')
  } catch (error) {
    // A person is waiting at a form: both refusals are answered on it, and a fault is still ours to see.
    if (error instanceof AppError)
      return c.html(codePage({ config, email, error: error.message }), 429)
    log.error({ err: error, requestId: c.var.requestId }, 'A sign-in mail could not be sent.')
    return c.html(codePage({ config, email, error: mailFailed(config) }), 503)
  }
}

const mailFailed = ({ product }: Config) =>
  `The mail could not be sent. Try again in a minute, or ask ${product.advisorName} for a sign-in link.`

async function askForCode(deps: Deps, c: C) {
  const config = await getSettledConfig(deps)
  const pending = readPending(c)
  return pending ? c.html(codePage({ config, email: pending.email })) : c.redirect('/api/login')
}

async function tryCode(deps: Deps, c: C) {
  const config = await getSettledConfig(deps)
  const pending = readPending(c)
  if (!pending) return c.redirect('/api/login')
  const { code: typed = '' } = await formFields(c)
  const client = clientAddress(c, config.server.trustProxy)
  const redeemed = await redeemCode(deps, pending.email, { typed, client })
  switch (redeemed.outcome) {
    case 'proved':
      forgetPending(c)
      await openSession(deps, c, { userId: redeemed.userId, sharedComputer: pending.shared })
      return c.redirect(pending.returnTo)
    case 'not-on-the-list':
      forgetPending(c)
      return c.redirect('/unauthorized')
    case 'wrong': {
      const tries =
        redeemed.triesLeft === 1 ? 'one try is left' : `${redeemed.triesLeft} tries are left`
      const error = `That is not the code we sent; ${tries}.`
      return c.html(codePage({ config, email: pending.email, error }), 422)
    }
    case 'gone': {
      const error = 'This code has run out. Send a new one below.'
      return c.html(codePage({ config, email: pending.email, error }), 422)
    }
  }
}

async function showLink(deps: Deps, c: C) {
  const { db, clock } = deps
  const config = await getSettledConfig(deps)
  const token = c.req.param('token')!
  const alive = await isLinkAlive(db, hashToken(token), clock.now())
  return alive ? c.html(linkPage({ config, token })) : c.html(goneLinkPage({ config }), 410)
}

async function takeTheLink(deps: Deps, c: C) {
  const { db, clock } = deps
  const config = await getSettledConfig(deps)
  const { shared } = await formFields(c)
  const taken = await takeLink(db, hashToken(c.req.param('token')!), clock.now())
  if (!taken) return c.html(goneLinkPage({ config }), 410)
  await openSession(deps, c, { userId: taken.userId, sharedComputer: shared === 'yes' })
  return c.redirect('/')
}

/** A link on another site must not log anybody out. */
async function logOut(deps: Deps, c: C) {
  const foreign = c.req.header('sec-fetch-site') === 'cross-site'
  return foreign ? c.html(logOutPage({ config: await getSettledConfig(deps) })) : logOutNow(deps, c)
}

async function logOutNow(deps: Deps, c: C) {
  await closeSession(deps, c)
  // The page behind this address wipes what the browser kept.
  return c.redirect('/?signed-out=1')
}

/** Who is signing in, kept in a cookie of a few minutes so that the steps are pages one can reload. */
const Pending = z.object({ email: z.string(), returnTo: z.string(), shared: z.boolean() })
type Pending = z.infer<typeof Pending>
const PENDING = 'finalist_signing_in'
const PENDING_SECONDS = 15 * 60

const keepPending = (c: C, pending: Pending) =>
  setCookie(c, PENDING, JSON.stringify(pending), {
    path: '/api/login',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: PENDING_SECONDS,
  })

function readPending(c: C): Pending | undefined {
  try {
    const { returnTo, ...rest } = Pending.parse(JSON.parse(getCookie(c, PENDING) ?? ''))
    return { ...rest, returnTo: safeReturnPath(returnTo) }
  } catch {
    return undefined
  }
}

const forgetPending = (c: C) => deleteCookie(c, PENDING, { path: '/api/login' })
