import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'

test('a thousand messages and admins take no more statements than ten', async () => {
  const app = await createTestApp()
  await fill(app, 10)
  // The first call of a process also builds its prepared statements.
  await statementsOf(app)
  const atFirst = await statementsOf(app)
  await fill(app, 1000)
  expect(await statementsOf(app)).toEqual(atFirst)
})

/** So many messages from Maya, notifications for her, and admins who are told of what she sends. */
async function fill(app: TestApp, count: number) {
  const numbers = Array.from({ length: count }, (_, i) => i)
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.maya.email)
    .executeTakeFirstOrThrow()
  const created_at = app.clock.now()
  const words = { subject: 'Subject', message: 'A long message' }
  await app.db
    .insertInto('feedback')
    .values(numbers.map(() => ({ ...words, user_id: id, created_at })))
    .execute()
  await app.db
    .insertInto('users')
    .values(
      numbers.map((i) => ({
        email: `admin-${count}-${i}@school.example`,
        role: 'admin',
        authorized: true,
        created_at,
      })),
    )
    .execute()
}

async function statementsOf(app: TestApp) {
  let statements = 0
  const counting = app.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const watched = createApp({ ...app.deps, db: counting })
  const [maya, lin] = [
    await signIn(app.deps, app.app, cast.maya.email),
    await signIn(app.deps, app.app, cast.advisorLin.email),
  ]
  const ask = async (cookie: string, path: string, init: RequestInit = {}) => {
    statements = 0
    const response = await watched.request(path, { ...init, headers: { cookie } })
    expect(response.status).toBe(200)
    return statements
  }
  const body = JSON.stringify({ subject: 'One more', message: 'Of many messages.' })
  return {
    send: await ask(maya, '/api/feedback', { method: 'POST', body }),
    own: await ask(maya, '/api/user/feedback'),
    all: await ask(lin, '/api/admin/feedback'),
    open: await ask(lin, '/api/admin/feedback/1/open', { method: 'POST' }),
    news: await ask(lin, '/api/notifications'),
  }
}
