import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider'
import { createJar } from './cookies.ts'

/** What the provider says about somebody. `userinfoOnly`: the signed statement then names nobody. */
export type Account = { userinfoOnly?: boolean; [claim: string]: unknown }
export type SchoolProvider = Awaited<ReturnType<typeof startSchoolProvider>>

/** Another site than 127.0.0.1, as a provider is: cookies that do not cross sites are not sent. */
const HOST = 'localhost'
const CLIENT = { id: 'finalist', secret: 'the-secret-of-the-school-provider' }
const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** A real OpenID Connect provider on loopback, whose accounts a test decides. Its page lets one pick an account. */
export async function startSchoolProvider(...redirectUris: string[]) {
  const accounts: Record<string, Account> = {}
  const clock = { behindSeconds: 0 }
  let answer = (_: IncomingMessage, res: ServerResponse) => void res.end()
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((req, res) => answer(req, res))
      server.listen(port, HOST, () => resolve(server))
    })
  let server = await listen(0)
  // A TCP server's address is an object; only pipes have a string.
  const { port } = server.address() as AddressInfo
  const issuer = `http://${HOST}:${port}`
  const provider = new Provider(issuer, configuration(accounts))
  provider.Client.prototype.redirectUriAllowed = (uri) => redirectUris.includes(uri)
  setClock(provider, clock)
  const respond = provider.callback()
  answer = (req, res) =>
    req.url!.startsWith('/pick/') ? void pick(provider, accounts, req, res) : void respond(req, res)

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    issuer,
    accounts,
    /** Where it lets people go back to; a server that is started later may be added. */
    redirectUris,
    /** How far its clock is behind when it signs. */
    clock,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    /** A browser with a memory of who signed in there. */
    visitor: () => visitor(issuer),
    stop,
    async startAgain() {
      server = await listen(port)
    },
  }
}

function configuration(accounts: Record<string, Account>): Configuration {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    clients: [
      {
        ...{
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: ['https://decided.invalid/later'],
        },
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...KEY.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for the cookies of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'] },
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 3600,
      Grant: 3600,
      IdToken: 60,
      Interaction: 3600,
      Session: 3600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/pick/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims(use) {
        const { userinfoOnly, ...claims } = accounts[sub]!
        return use === 'id_token' && userinfoOnly ? { sub } : { sub, ...claims }
      },
    }),
    // Nobody is asked whether the school's own application may know them.
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client!
      // A second one would take back what was given under the first.
      const before = oidc.session!.grantIdFor(clientId)
      if (before) return oidc.provider.Grant.find(before)
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  }
}

/** The provider's own page: one link an account, and one to say no. */
async function pick(
  provider: Provider,
  accounts: Record<string, Account>,
  req: IncomingMessage,
  res: ServerResponse,
) {
  const chosen = new URL(req.url!, provider.issuer).searchParams.get('as')
  if (chosen === 'nobody') return provider.interactionFinished(req, res, { error: 'access_denied' })
  if (chosen) {
    const result = { login: { accountId: chosen }, select_account: {} }
    return provider.interactionFinished(req, res, result)
  }
  const links = [...Object.keys(accounts), 'nobody'].map(
    (name) => `<a href="?as=${name}">${name}</a>`,
  )
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.end(
    `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Pick an account</title><h1>Pick an account</h1>${links.join(' ')}`,
  )
}

/** While it makes tokens, it is as much earlier as the test says: nothing else runs in between. */
function setClock(provider: Provider, clock: { behindSeconds: number }) {
  const now = Date.now
  provider.use(async ({ path }, next) => {
    if (path !== '/token' || clock.behindSeconds === 0) return next()
    Date.now = () => now() - clock.behindSeconds * 1000
    try {
      await next()
    } finally {
      Date.now = now
    }
  })
}

function visitor(issuer: string) {
  const jar = createJar()
  const ask = async (url: URL | string, init?: RequestInit) => {
    const headers = { cookie: jar.header() }
    const response = jar.keep(await fetch(url, { ...init, headers, redirect: 'manual' }))
    return { leadsTo: response.headers.get('location'), text: await response.text() }
  }
  /** Its pages that submit themselves, as when one account takes another's place. */
  const submit = async (page: string) => {
    const action = page.match(/action="([^"]+)"/)?.[1]
    if (!action) throw new Error(`The provider says: ${page}`)
    const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
      ([, ...field]) => field,
    )
    const body = new URLSearchParams(fields as [string, string][])
    return (await ask(action, { method: 'POST', body })).leadsTo!
  }
  return {
    /**
     * Goes where it is sent, picks the account if it is asked, and stops at the address that leads away again.
     */
    async go(address: string, account: string): Promise<{ address: URL; wasAsked: boolean }> {
      let wasAsked = false
      let url = new URL(address)
      while (url.origin === issuer) {
        const page = await ask(url)
        const isPick = page.leadsTo === null && url.pathname.startsWith('/pick/')
        wasAsked ||= isPick
        const next = isPick ? `?as=${account}` : (page.leadsTo ?? (await submit(page.text)))
        url = new URL(next, url)
      }
      return { address: url, wasAsked }
    },
  }
}
