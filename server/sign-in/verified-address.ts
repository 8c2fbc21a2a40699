import { Email } from '#contract/team.ts'

/** What a provider says about a person, as it says it. */
export type Claims = Record<string, unknown>

/**
 * The address that a provider vouches for, from the first of these statements that is enough; undefined if none is.
 * `email_verified: false` in any of them ends it: an address somebody typed in may be another person's.
 */
export function verifiedAddress(statements: Claims[], trustEmail: boolean): string | undefined {
  if (statements.some(({ email_verified }) => isFalse(email_verified))) return undefined
  const vouched = statements.filter(
    ({ email_verified, xms_edov }) => isTrue(email_verified) || isTrue(xms_edov) || trustEmail,
  )
  return vouched.map(({ email }) => Email.safeParse(email)).find(({ success }) => success)?.data
}

/** Microsoft's `xms_edov` comes as 1, "1" or true; some providers write their booleans as text. */
const isTrue = (value: unknown) =>
  value === true || value === 1 || value === '1' || value === 'true'
const isFalse = (value: unknown) =>
  value === false || value === 0 || value === '0' || value === 'false'
