import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'

test('a thousand people, entries and answers take no more statements than ten', async () => {
  const app = await createTestApp()
  await fill(app, 10)
  // The first call of a process also builds its prepared statements.
  await statementsOf(app, 10)
  const atFirst = await statementsOf(app, 10)
  await fill(app, 1000)
  expect(await statementsOf(app, 1000)).toEqual(atFirst)
})

const addresses = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => `${name}-${count}-${i}@school.example`)

/** So many people who were invited and asked to be deleted, and as many entries and sessions of Maya’s. */
async function fill(app: TestApp, count: number) {
  const now = app.clock.now()
  const users = await app.db
    .insertInto('users')
    .values(
      addresses(count, 'person').map((email) => ({
        ...{ email, role: 'student' as const, authorized: true, created_at: now },
      })),
    )
    .returning('id')
    .execute()
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.maya.email)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('deletion_requests')
    .values(users.map((user) => ({ user_id: user.id, requested_at: now })))
    .execute()
  await app.db
    .insertInto('audit_log')
    .values(
      users.map(() => ({
        ...{ happened_at: now, by_operator: true, subject_id: id, action: 'person-changed' },
      })),
    )
    .execute()
  await app.db
    .insertInto('sessions')
    .values(
      users.map(({ id: hash }) => ({
        ...{ token_hash: Buffer.from(hash), user_id: id, shared_computer: false },
        ...{ created_at: now, extended_at: now, expires_at: new Date(now.getTime() + 1e9) },
      })),
    )
    .execute()
}

let batches = 0

async function statementsOf(app: TestApp, count: number) {
  let statements = 0
  const counting = app.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const watched = createApp({ ...app.deps, db: counting })
  const maya = await signIn(app.deps, app.app, cast.maya.email)
  const lin = await signIn(app.deps, app.app, cast.advisorLin.email)
  const ask = async (cookie: string, path: string, init: RequestInit = {}) => {
    statements = 0
    const response = await watched.request(path, { ...init, headers: { cookie } })
    expect(response.status).toBe(200)
    return [path, statements]
  }
  const emails = addresses(count, `invited-${++batches}`)
  const body = JSON.stringify({ emails })
  return [
    await ask(maya, '/api/my-data'),
    await ask(maya, '/api/sessions'),
    await ask(lin, '/api/admin/deletion-requests'),
    await ask(lin, '/api/admin/audit-log'),
    await ask(lin, '/api/send-beta-invites', { method: 'POST', body }),
    await ask(lin, '/api/admin/invitations'),
    await ask(maya, '/api/sessions', { method: 'DELETE' }),
  ]
}
