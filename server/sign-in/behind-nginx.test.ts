import { readFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { findNginx, makeCertificate, startNginx } from '../test/nginx.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

const HOST = 'finalist.school.example'
const PUBLIC_URL = `https://${HOST}`
const program = findNginx()
if (!program) process.stderr.write('No nginx was found, so signing in through one is left out.\n')

let app: TestApp
let ports: { plain: number; secure: number; own: number }
let certificate: ReturnType<typeof makeCertificate>
let server: ServerType
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  if (!program) return
  app = await createTestApp({ PUBLIC_URL, TRUST_PROXY: 'true' })
  const [plain, secure, own] = await freePorts(3)
  ports = { plain: plain!, secure: secure!, own: own! }
  server = await new Promise((resolve) => {
    const options = { fetch: app.app.fetch, hostname: '127.0.0.1', port: ports.own }
    const listening = serve(options, () => resolve(listening))
  })
  certificate = makeCertificate(HOST)
  nginx = await startNginx(program, asDocumented(), ports.secure)
})
afterAll(async () => {
  if (!program) return
  await nginx.stop()
  certificate.remove()
  server.close()
})

test.skipIf(!program)('signing in through the proxy that the handbook describes', async () => {
  const plain = await ask(requestPlain, ports.plain, '/api/login')
  expect(plain).toMatchObject({ status: 301, location: `${PUBLIC_URL}/api/login` })

  const page = await secure('/api/login')
  expect(page.status).toBe(200)
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000')

  // What a browser says that filled in our form, behind an address that the client made up.
  const sent = { method: 'POST', body: `email=${cast.maya.email}` }
  const asked = await secure('/api/login', {
    ...sent,
    headers: { origin: PUBLIC_URL, 'x-forwarded-for': '203.0.113.7' },
  })
  expect(asked).toMatchObject({ status: 302, location: '/api/login/code' })
  const counted = await app.db.selectFrom('rate_limits').select('key').execute()
  expect(counted.map(({ key }) => key)).toContain('code:client:127.0.0.1')
  expect(JSON.stringify(counted)).not.toContain('203.0.113.7')

  const code = app.mail.sent[0]!.text.match(/[A-Z2-9]{4} [A-Z2-9]{4}/)![0]
  const cookie = asked.cookies[0]!.split(';')[0]!
  const entered = { method: 'POST', body: new URLSearchParams({ code }).toString() }
  const foreign = { cookie, origin: 'https://evil.example' }
  expect((await secure('/api/login/code', { ...entered, headers: foreign })).status).toBe(403)
  const own = { cookie, origin: PUBLIC_URL }
  const proved = await secure('/api/login/code', { ...entered, headers: own })
  expect(proved).toMatchObject({ status: 302, location: '/' })
  const session = proved.cookies.find((line) => line.startsWith('__Host-'))!
  expect(session).toMatch(/^__Host-finalist_session=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/)

  const me = await secure('/api/auth/user', { headers: { cookie: session.split(';')[0]! } })
  expect(JSON.parse(me.text)).toMatchObject({ email: cast.maya.email })
})

/** The server blocks that people copy, with this test's ports and certificate. */
function asDocumented() {
  const handbook = readFileSync(new URL('../../docs/for-your-school.md', import.meta.url), 'utf8')
  const replaced: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${ports.secure} ssl;`],
    ['/etc/ssl/finalist.pem', certificate.certificate],
    ['/etc/ssl/finalist.key', certificate.key],
    ['http://127.0.0.1:3000', `http://127.0.0.1:${ports.own}`],
  ]
  const blocks = handbook.match(/```nginx\n([^`]+)```/)![1]!
  return replaced.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, blocks)
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

const secure = (path: string, sent: Sent = {}) => ask(requestSecure, ports.secure, path, sent)

function ask(
  request: typeof requestSecure,
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
) {
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const to = { host: '127.0.0.1', port, path, method, servername: HOST, ca: certificate.text }
  return new Promise<{
    status: number
    location: string | undefined
    cookies: string[]
    headers: NodeJS.Dict<string | string[]>
    text: string
  }>((resolve, reject) => {
    const asking = request({ ...to, headers: { host: HOST, ...type, ...headers } }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => void (text += part.toString()))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          location: response.headers.location,
          cookies: response.headers['set-cookie'] ?? [],
          headers: response.headers,
          text,
        }),
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

/** All held at once, so that they differ. */
async function freePorts(count: number) {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const probe = createServer().listen(0, '127.0.0.1', () => resolve(probe))
        }),
    ),
  )
  // A TCP server's address is an object; only pipes have a string.
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}
