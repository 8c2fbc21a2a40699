import type { Context } from 'hono'
import { AppError } from '../lib/app-error.ts'
import { clientAddress } from '../lib/client-address.ts'
import type { AppEnv } from '../lib/implement.ts'
import { formFields, type Page } from '../lib/page.ts'
import { countUse, type Limit } from '../lib/rate-limit.ts'
import type { Deps } from '../ports/deps.ts'
import { getSettledConfig } from '../settings/get-team-settings.ts'
import { isSchoolAddress } from '../team/school-address.ts'
import { accountChoice, computer, VISIT_MINUTES, visitWindow } from './provider-cookies.ts'
import { addressOfProvider, askProvider, reasonOf, type Reason } from './provider.ts'
import { findAuthorizedUser, saveVisit, takeVisit } from './queries.ts'
import { safeReturnPath } from './return-path.ts'
import { openSession } from './session-cookie.ts'
import { computerPage, providerPage } from './sign-in-pages.ts'
import { hashToken, makeToken } from './token.ts'
import { verifiedAddress, type Claims } from './verified-address.ts'

type C = Context<AppEnv>

/** A whole school sits behind one public address: two thousand students, some of them twice. */
const PER_CLIENT: Limit = { most: 5000, perSeconds: 60 * 60 }

/** The addresses of signing in with the school's provider. */
export const providerPages = (deps: Deps): Page[] => [
  { method: 'GET', path: '/api/login', access: 'public', answer: (c) => leave(deps, c) },
  { method: 'GET', path: '/api/login/callback', access: 'public', answer: (c) => arrive(deps, c) },
  { method: 'GET', path: '/api/login/computer', access: 'public', answer: (c) => ask(deps, c) },
  { method: 'POST', path: '/api/login/computer', access: 'public', answer: (c) => settle(deps, c) },
  // A page of codes left open while the school went over to its provider.
  ...(['/api/login', '/api/login/code', '/api/login/code/again'] as const).map((path): Page => ({
    ...{ method: 'POST', path, access: 'public' },
    answer: async (c) => c.redirect('/'),
  })),
]

/** To the provider, with a visit's secrets kept here and only its window in the browser. */
async function leave(deps: Deps, c: C) {
  const { db, clock, config } = deps
  const returnTo = safeReturnPath(c.req.query('return'))
  if (await c.var.asker.identify()) return c.redirect(returnTo)
  const now = clock.now()
  const [state, nonce, codeVerifier] = [makeToken(), makeToken(), makeToken()]
  const window = visitWindow.read(config, c) ?? makeToken()
  // On a shared computer the provider may still know who sat there before.
  const chooseAccount =
    accountChoice.read(config, c) === 'yes' || computer.read(config, c) === 'shared'
  let address: string
  try {
    const client = clientAddress(c, config.server.trustProxy)
    await countUse(db, `visit:client:${client}`, PER_CLIENT, now)
    address = await addressOfProvider(config, { state, nonce, codeVerifier }, { chooseAccount })
  } catch (error) {
    return sayWhatFailed(deps, c, { error, returnTo })
  }
  await saveVisit(db, {
    ...{ state_hash: hashToken(state), window_hash: hashToken(window) },
    ...{ nonce, code_verifier: codeVerifier, return_to: returnTo },
    expires_at: new Date(now.getTime() + VISIT_MINUTES * 60_000),
  })
  visitWindow.write(config, c, window)
  return c.redirect(address)
}

/** Back from the provider. Whatever comes of it, the visit is over. */
async function arrive(deps: Deps, c: C) {
  const { db, clock, config } = deps
  const state = c.req.query('state') ?? ''
  const window = visitWindow.read(config, c)
  const visit = window && (await takeVisit(db, hashToken(state), hashToken(window), clock.now()))
  if (!visit) {
    // The way back in a browser's history leads here again.
    if (await c.var.asker.identify()) return c.redirect('/')
    return c.html(providerPage({ config: await getSettledConfig(deps), said: 'over' }), 400)
  }
  const { returnTo, ...secrets } = visit
  let statements: Claims[]
  try {
    statements = await askProvider(config, new URL(c.req.url).search, { ...secrets, state })
  } catch (error) {
    return sayWhatFailed(deps, c, { error, returnTo })
  }
  return admit(deps, c, { statements, returnTo })
}

type Arrived = { statements: Claims[]; returnTo: string }

async function admit(deps: Deps, c: C, { statements, returnTo }: Arrived) {
  const { db, config } = deps
  const email = verifiedAddress(statements, config.provider!.trustEmail)
  if (!email) {
    accountChoice.write(config, c, 'yes')
    const settled = await getSettledConfig(deps)
    return c.html(providerPage({ config: settled, said: 'unverified', returnTo }), 403)
  }
  const user = isSchoolAddress(email, config.school.domains)
    ? await findAuthorizedUser(db, email)
    : undefined
  if (!user) {
    accountChoice.write(config, c, 'yes')
    return c.redirect('/unauthorized')
  }
  accountChoice.forget(config, c)
  // Until somebody says that it is their own, it is not.
  const said = computer.read(config, c)
  await openSession(deps, c, { userId: user.id, sharedComputer: said !== 'own' })
  const question = `/api/login/computer?return=${encodeURIComponent(returnTo)}`
  return c.redirect(said ? returnTo : question)
}

const STATUS = { unreachable: 503, declined: 403, refused: 502 } as const satisfies Record<
  Reason,
  number
>

async function sayWhatFailed(
  deps: Deps,
  c: C,
  { error, returnTo }: { error: unknown; returnTo: string },
) {
  const config = await getSettledConfig(deps)
  if (error instanceof AppError) {
    return c.html(providerPage({ config, said: 'too-often', detail: error.message, returnTo }), 429)
  }
  const { reason, detail } = reasonOf(error)
  if (reason !== 'unreachable') accountChoice.write(config, c, 'yes')
  if (reason !== 'declined') {
    const { requestId } = c.var
    deps.log.error({ reason, detail, requestId }, 'The sign-in provider could not be asked.')
  }
  return c.html(providerPage({ config, said: reason, returnTo }), STATUS[reason])
}

/** Asked once in a browser, after its first sign-in. */
async function ask(deps: Deps, c: C) {
  const returnTo = safeReturnPath(c.req.query('return'))
  const person = await c.var.asker.identify()
  if (!person) return c.redirect('/api/login')
  return c.html(
    computerPage({ config: await getSettledConfig(deps), email: person.email, returnTo }),
  )
}

async function settle(deps: Deps, c: C) {
  const form = await formFields(c)
  const returnTo = safeReturnPath(form.return)
  const person = await c.var.asker.identify()
  if (!person) return c.redirect('/')
  const isShared = form.computer !== 'own'
  computer.write(deps.config, c, isShared ? 'shared' : 'own')
  // It was taken for a shared one; its own owner's sign-in lasts.
  if (!isShared) await openSession(deps, c, { userId: person.id, sharedComputer: false })
  return c.redirect(returnTo)
}
