import type { Configuration } from 'openid-client'
import type { Config } from '#server/config.ts'
import type { ProviderSettings } from '#server/provider-settings.ts'
import { publicAddress } from '../lib/public-address.ts'
import type { Claims } from './verified-address.ts'

/** The school's sign-in provider, spoken to by the OpenID Connect code flow. Its library is loaded where one is set. */

/** What only this server and the browser that goes there know of a visit. */
export type VisitSecrets = { state: string; nonce: string; codeVerifier: string }

/** A person waits; what has not answered by then is down. */
const PATIENCE_SECONDS = 5
/** Servers' clocks run minutes apart; a token lives for an hour. */
const CLOCKS_APART_SECONDS = 5 * 60
/** Where its doors are changes once in years; its keys are looked up by the library whenever it needs one. */
const KNOWN_FOR_MS = 24 * 60 * 60_000

/**
 * Where to send the browser.
 * @throws whatever keeps the provider from being reached.
 */
export async function addressOfProvider(
  config: Config,
  { state, nonce, codeVerifier }: VisitSecrets,
  { chooseAccount }: { chooseAccount: boolean },
): Promise<string> {
  const oidc = await import('openid-client')
  const address = oidc.buildAuthorizationUrl(await getProvider(config), {
    redirect_uri: callbackAddress(config),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(chooseAccount && { prompt: 'select_account' }),
  })
  return address.href
}

/**
 * What the provider says about who came back with `query`: first the signed statement, then, where it has one, the
 * answer of its user address.
 * @throws what is wrong with the reply, or keeps the provider from being reached; `reasonOf` tells which.
 */
export async function askProvider(
  config: Config,
  query: string,
  { state, nonce, codeVerifier }: VisitSecrets,
): Promise<Claims[]> {
  const oidc = await import('openid-client')
  const provider = await getProvider(config)
  // The address the provider sent the browser to, which behind a proxy is not the one this server sees.
  const address = new URL(callbackAddress(config) + query)
  const tokens = await oidc.authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
  })
  // A nonce is expected, so there is a signed statement.
  const signed = tokens.claims()!
  if (!provider.serverMetadata().userinfo_endpoint || isEnough(signed)) return [signed]
  return [signed, await oidc.fetchUserInfo(provider, tokens.access_token, signed.sub)]
}

/** Most say all of it in the signed statement, which saves a question. */
const isEnough = ({ email, email_verified, xms_edov }: Claims) =>
  email !== undefined && (email_verified !== undefined || xms_edov !== undefined)

export type Reason =
  /** It does not answer, or says itself that it cannot. */
  | 'unreachable'
  /** The person said no there, or may not. */
  | 'declined'
  /** A reply that does not hold: forged, too old, for somebody else, or the settings are wrong. */
  | 'refused'

const DECLINED = /^(access_denied|(login|consent|interaction|account_selection)_required)$/
const BUSY = /^(temporarily_unavailable|server_error)$/

/** Why a visit failed, and what the log may know of it: a code, never what was said about a person. */
export function reasonOf(error: unknown): { reason: Reason; detail: string } {
  const { name, code, error: said, status, cause } = error as Failure
  const under = cause as Failure | undefined
  const detail = [name, code, said?.slice(0, 50), under?.code].filter(Boolean).join(' ')
  if (said && DECLINED.test(said)) return { reason: 'declined', detail }
  const isDown =
    code === 'OAUTH_TIMEOUT' ||
    (error instanceof TypeError && error.message === 'fetch failed') ||
    BUSY.test(said ?? '') ||
    (status ?? under?.status ?? 0) >= 500
  return { reason: isDown ? 'unreachable' : 'refused', detail }
}

type Failure = { name?: string; code?: string; error?: string; status?: number; cause?: unknown }

/** Under the address people type; it is entered at the provider. */
const callbackAddress = (config: Config) => `${publicAddress(config)}/api/login/callback`

type Known = { at: number; provider: Promise<Configuration> }

/** By settings, of which a process has one. */
const known = new WeakMap<ProviderSettings, Known>()

/** Looked up when it is first needed, by whoever comes first for all; a failure is not kept. */
function getProvider(config: Config): Promise<Configuration> {
  const settings = config.provider!
  const before = known.get(settings)
  if (before && Date.now() - before.at < KNOWN_FOR_MS) return before.provider
  // What was true yesterday most likely still is, should it be down just now.
  const provider = discover(settings).catch((error: unknown) => {
    if (before) return before.provider
    known.delete(settings)
    throw error
  })
  known.set(settings, { at: Date.now(), provider })
  return provider
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const oidc = await import('openid-client')
  const [inForm, inHeader] = [
    oidc.ClientSecretPost(clientSecret),
    oidc.ClientSecretBasic(clientSecret),
  ]
  return oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockTolerance]: CLOCKS_APART_SECONDS },
    // Whichever it understands; the header is what the standard expects of one that does not say.
    (server, ...rest) =>
      (server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
        ? inForm
        : inHeader)(server, ...rest),
    {
      timeout: PATIENCE_SECONDS,
      execute: [
        oidc.enableNonRepudiationChecks,
        // The settings allow http on this machine only.
        ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
}
