import { cast } from '../test/cast.ts'
import { startSchoolProvider, type SchoolProvider } from '../test/school-provider.ts'
import type { TestApp } from '../test/test-app.ts'
import { browserAt } from './fixtures.ts'

export const PUBLIC_URL = 'https://finalist.school.example'
export const SESSION_COOKIE = '__Host-finalist_session'

/** The school's provider, with an account for each way in which it may speak of somebody. */
export async function startProviderOfTheCast() {
  const provider = await startSchoolProvider(`${PUBLIC_URL}/api/login/callback`)
  Object.assign(provider.accounts, {
    maya: { email: 'Maya.Okafor@school.example', email_verified: true },
    omar: { email: cast.omar.email, xms_edov: '1' },
    quiet: { email: cast.maya.email, email_verified: true, userinfoOnly: true },
    unchecked: { email: cast.maya.email },
    typedIn: { email: cast.advisorLin.email, email_verified: false, xms_edov: true },
    neighbour: { email: 'maya.okafor@evil-school.example', email_verified: true },
    unlisted: { email: 'nobody@school.example', email_verified: true },
  })
  return provider
}

/** A browser that follows what it is told, from our pages to the provider's and back. */
export function browserWithProvider(
  server: Pick<TestApp['app'], 'request'>,
  provider: SchoolProvider,
) {
  const here = browserAt(server)
  const there = provider.visitor()
  /** Where the provider sends this account back to, and whether it asked which one. */
  const cross = async (account: string, path = '/api/login') => {
    const leaving = await here.get(path)
    const { address, wasAsked } = await there.go(leaving.headers.get('location')!, account)
    return { callback: address.pathname + address.search, wasAsked }
  }
  return {
    ...here,
    cross,
    signIn: async (account: string, path?: string) =>
      here.get((await cross(account, path)).callback),
  }
}
