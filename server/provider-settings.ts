import * as z from 'zod'

/** The school's own sign-in, an OpenID Connect provider. */
export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Its word is enough that an address is its person's, whether or not it says that it was checked. */
  trustEmail: boolean
}

export const ProviderEnvironment = {
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'give the provider’s address, e.g. https://accounts.google.com',
    })
    .refine(isPrivate, 'give an https address: what goes over http can be read on its way')
    .optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(500).optional(),
}

type Given = {
  [Name in keyof typeof ProviderEnvironment]?: string | undefined
}

/** Undefined where people sign in by a code that is mailed. */
export const providerSettings = (
  given: Given & { OIDC_TRUST_EMAIL: boolean },
): ProviderSettings | undefined =>
  given.OIDC_ISSUER
    ? {
        issuer: given.OIDC_ISSUER,
        // Their absence was refused.
        clientId: given.OIDC_CLIENT_ID!,
        clientSecret: given.OIDC_CLIENT_SECRET!,
        trustEmail: given.OIDC_TRUST_EMAIL,
      }
    : undefined

/** Anybody can open an account there, under an address of their choice. */
const OPEN_TO_ALL =
  /\/\/(login\.microsoftonline\.com\/(common|organizations|consumers)|accounts\.google\.com)\b/

/** All three or none; and an issuer whose word is taken must be the school's alone. */
export function missingForProvider(given: Given & { OIDC_TRUST_EMAIL?: string }): string[] {
  const { OIDC_ISSUER = '', OIDC_TRUST_EMAIL } = given
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = names.filter((name) => !given[name])
  return [
    ...(missing.length < names.length ? missing : []).map(
      (name) => `${name}: sign-in with a provider needs all of ${names.join(', ')}`,
    ),
    ...(OIDC_TRUST_EMAIL === 'true' && OPEN_TO_ALL.test(OIDC_ISSUER)
      ? ['OIDC_TRUST_EMAIL: only for an issuer of your school alone; this one lets anybody in']
      : []),
  ]
}

/** Https, or an address that never leaves this machine. */
function isPrivate(address: string) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
