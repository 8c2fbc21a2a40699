import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'

/** Every table, the queue's too, that holds this text anywhere in a row. */
async function tablesWith(app: TestApp, text: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(app.db)
  const found = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(name)} as one where one::text ilike ${`%${text}%`}`.execute(app.db)
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}

test('a deleted person’s address is in no row and no mail of ours any more', async () => {
  const app = await createTestApp()
  const lin = await app.as('advisorLin')
  const { email } = cast.maya
  await lin.team.updateUser({ email, role: 'admin' })
  const maya = await app.as('maya')
  const login = new URLSearchParams({ email })
  await app.app.request('/api/login', { method: 'POST', body: login })
  await maya.settings.requestDeletion({})
  await maya.feedback.submitFeedback({ subject: 'A question', message: 'Where is the exam?' })
  await lin.settings.changeTeamSettings({ advisorName: 'Maya Okafor', advisorEmail: email })
  const { id } = (await lin.team.listUsers({})).find((user) => user.email === email)!
  await app.db
    .insertInto('materials')
    .values({
      ...{ title: 'Paper', filename: 'p.pdf', file_hash: 'a', file_size: 1, category: 'Finance' },
      ...{ is_question_bank: true, uploaded_at: app.clock.now(), single_use_by: email },
      single_use_at: app.clock.now(),
    })
    .execute()
  expect(await tablesWith(app, email)).toEqual([
    ...['materials', 'rate_limits', 'sign_in_codes', 'team_settings', 'users'],
  ])
  expect(await tablesWith(app, id)).toEqual(expect.arrayContaining(['feedback', 'rate_limits']))
  expect(app.mail.sent).not.toEqual([])

  await lin.team.deleteUser({ email })

  expect(await tablesWith(app, email)).toEqual([])
  expect(await tablesWith(app, 'okafor')).toEqual([])
  expect(await tablesWith(app, id)).toEqual([])
  expect(await app.stranger.settings.getPublicSettings({})).toMatchObject({
    ...{ advisorName: app.config.product.advisorName },
    advisorEmail: app.config.product.advisorEmail,
  })
  expect(app.mail.sent).toEqual([])
})

test('who has a longer address that ends alike is left alone', async () => {
  const app = await createTestApp()
  const lin = await app.as('advisorLin')
  const login = new URLSearchParams({ email: cast.maya.email })
  await app.app.request('/api/login', { method: 'POST', body: login })
  const alike = { ...cast.omar, email: 'okafor@school.example' }
  await lin.team.addUser(alike)

  await lin.team.deleteUser({ email: alike.email })

  expect(await tablesWith(app, cast.maya.email)).toEqual(['rate_limits', 'sign_in_codes', 'users'])
})

test('where mail cannot be removed, nobody is told that the person is', async () => {
  const app = await createTestApp()
  const lin = await app.as('advisorLin')
  app.mail.forget = () => Promise.reject(new Error('The disk does not answer.'))
  const watched = createApp({ ...app.deps, mail: app.mail })
  const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
  const path = `/api/admin/users/${encodeURIComponent(cast.maya.email)}`

  const response = await watched.request(path, { method: 'DELETE', headers: { cookie } })

  expect(response.status).toBe(500)
  expect(app.takeErrors()).toHaveLength(1)
  const users = await lin.team.listUsers({})
  expect(users.map(({ email }) => email)).toContain(cast.maya.email)
})
