import type { Context } from 'hono'
import { Email } from '#contract/team.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '../lib/app-error.ts'
import { clientAddress } from '../lib/client-address.ts'
import type { AppEnv } from '../lib/implement.ts'
import { formFields, type Page } from '../lib/page.ts'
import type { Deps } from '../ports/deps.ts'
import { getSettledConfig } from '../settings/get-team-settings.ts'
import { isSchoolAddress } from '../team/school-address.ts'
import {
  codeWindow,
  forgetPending,
  keepPending,
  readPending,
  type Pending,
} from './pending-sign-in.ts'
import { isLinkAlive, takeLink } from './queries.ts'
import { accountChoice, computer } from './provider-cookies.ts'
import { redeemCode } from './redeem-code.ts'
import { requestCode } from './request-code.ts'
import { safeReturnPath } from './return-path.ts'
import { closeSession, openSession } from './session-cookie.ts'
import { codePage, emailPage, goneLinkPage, linkPage, logOutPage } from './sign-in-pages.ts'
import { hashToken, makeToken } from './token.ts'
import { providerPages } from './visit-provider.ts'

type C = Context<AppEnv>

/** The addresses of signing in and out that a browser visits itself. */
export const signInPages = (deps: Deps): Page[] => [
  ...(deps.config.provider ? providerPages(deps) : codePages(deps)),
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

const codePages = (deps: Deps): Page[] => [
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
]

async function askForEmail(deps: Deps, c: C) {
  const config = await getSettledConfig(deps)
  const returnTo = safeReturnPath(c.req.query('return'))
  if (await c.var.asker.identify()) return c.redirect(returnTo)
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

  const before = readPending(config, c)
  // The same window again: its new code replaces the one sent before.
  const window = before?.email === email.data ? before.window : makeToken()
  const shared = form.shared === 'yes'
  return mailCode(deps, c, { email: email.data, returnTo, shared, window })
}

async function sendAgain(deps: Deps, c: C) {
  const pending = readPending(deps.config, c)
  return pending ? mailCode(deps, c, pending) : c.redirect('/api/login')
}

async function mailCode(deps: Deps, c: C, pending: Pending) {
  const config = await getSettledConfig(deps)
  try {
    await requestCode(deps, codeWindow(pending), clientAddress(c, config.server.trustProxy))
    keepPending(config, c, pending)
    return c.redirect('/api/login/code')
  } catch (error) {
    // A person is waiting at a form: both refusals are answered on it, and a fault is still ours to see.
    if (error instanceof AppError) return refuseToMail(c, { config, pending, error: error.message })
    deps.log.error({ err: error, requestId: c.var.requestId }, 'A sign-in mail could not be sent.')
    return c.html(emailPage({ config, ...pending, error: mailFailed(config) }), 503)
  }
}

/** A window that has its code keeps it; another one learns nothing but when to come back. */
function refuseToMail(c: C, said: { config: Config; pending: Pending; error: string }) {
  const hasCode = readPending(said.config, c)?.window === said.pending.window
  const page = hasCode ? codePage : emailPage
  return c.html(page({ ...said, ...said.pending }), 429)
}

const mailFailed = ({ product }: Config) =>
  `The mail could not be sent. Try again in a minute, or ask ${product.advisorName} for a sign-in link.`

async function askForCode(deps: Deps, c: C) {
  const config = await getSettledConfig(deps)
  const pending = readPending(config, c)
  return pending ? c.html(codePage({ config, email: pending.email })) : c.redirect('/api/login')
}

async function tryCode(deps: Deps, c: C) {
  const config = await getSettledConfig(deps)
  const pending = readPending(config, c)
  if (!pending) return c.redirect('/api/login')
  const { code: typed = '' } = await formFields(c)
  const client = clientAddress(c, config.server.trustProxy)
  const redeemed = await redeemCode(deps, codeWindow(pending), { typed, client })
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

/** Only a person's own navigation logs out: no link on another site, and no program that merely looks at the address. */
async function logOut(deps: Deps, c: C) {
  const site = c.req.header('sec-fetch-site') ?? 'none'
  const isOwn = c.req.method === 'GET' && (site === 'same-origin' || site === 'none')
  if (isOwn) return logOutNow(deps, c)
  return c.html(logOutPage({ config: await getSettledConfig(deps) }))
}

async function logOutNow(deps: Deps, c: C) {
  await closeSession(deps, c)
  if (deps.config.provider) {
    accountChoice.write(deps.config, c, 'yes')
    computer.forget(deps.config, c)
  }
  // The page behind this address wipes what the browser kept.
  return c.redirect('/?signed-out=1')
}
