import { createJar } from '../test/cookies.ts'
import type { TestApp } from '../test/test-app.ts'

type Server = Pick<TestApp['app'], 'request'>

/** A browser that fills in our forms and keeps its cookies. */
export function browserAt(server: Server) {
  const jar = createJar()
  const ask = async (path: string, init?: RequestInit) =>
    jar.keep(await server.request(path, { ...init, headers: { cookie: jar.header() } }))
  return {
    jar,
    get: (path: string) => ask(path),
    post: (path: string, fields: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    whoAmI: () => ask('/api/auth/user'),
  }
}

/** The address that a reply sends its browser to. */
export const leadsTo = (response: Response) => response.headers.get('location')

/** The code in the latest mail to this address. */
export const codeMailedTo = ({ mail }: Pick<TestApp, 'mail'>, email: string) =>
  mail.sent.findLast(({ to }) => to === email)!.text.match(/[A-Z2-9]{4} [A-Z2-9]{4}/)![0]
