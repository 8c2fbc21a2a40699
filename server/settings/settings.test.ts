import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { createApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { SETTINGS_AGE_MS } from './get-team-settings.ts'

let app: TestApp
let lin: Awaited<ReturnType<TestApp['as']>>
beforeEach(async () => {
  app = await createTestApp({ TEAM_NAME: 'Lions' })
  lin = await app.as('advisorLin')
})

const nationals = { name: 'Nationals', starts: '2030-04-25', ends: '2030-04-28' }
const invalid = (fields: Record<string, string>) => ({ status: 422, body: { fields } })

describe('the team settings', () => {
  test('are the environment’s until an admin changes them', async () => {
    expect(await app.stranger.settings.getPublicSettings({})).toEqual({
      productName: 'Finalist',
      schoolDomain: 'school.example',
      teamName: 'Lions',
      advisorName: 'Your advisor',
      advisorEmail: 'advisor@school.example',
      timeZone: 'UTC',
      competition: null,
      goal: null,
      voice: true,
    })
  })

  test('win over the environment once changed, for everybody, and leave the rest alone', async () => {
    await lin.settings.changeTeamSettings({ productName: 'Prep', competition: nationals })
    await lin.settings.changeTeamSettings({ goal: 'Top ten', voice: false })

    expect(await app.stranger.settings.getPublicSettings({})).toMatchObject({
      ...{ productName: 'Prep', teamName: 'Lions' },
      ...{ competition: nationals, goal: 'Top ten', voice: false },
    })
    await lin.settings.changeTeamSettings({ competition: null })
    expect((await app.stranger.settings.getPublicSettings({})).competition).toBeNull()
  })

  test('show the second person to the team and not to strangers', async () => {
    const secondPerson = { name: 'Sam Ortiz', role: 'Co-advisor' }
    await lin.settings.changeTeamSettings({ secondPerson, advisorName: 'Lin Park' })

    const maya = await app.as('maya')
    expect(await maya.settings.getTeamSettings({})).toMatchObject({
      secondPerson,
      hasOwnAdvisor: true,
    })
    expect(await app.stranger.settings.getPublicSettings({})).not.toHaveProperty('secondPerson')
  })

  test('know an advisor whom the environment names', async () => {
    const named = async () =>
      (await (await app.as('maya')).settings.getTeamSettings({})).hasOwnAdvisor
    expect(await named()).toBe(false)
    app = await createTestApp({ ADVISOR_NAME: 'Lin Park' })
    expect(await named()).toBe(true)
  })

  test('say whose language model answers, and so does the privacy text of the sign-in page', async () => {
    const told = async () => [
      (await app.stranger.settings.getPublicSettings({})).modelCompany,
      await (await app.app.request('/api/login')).text(),
    ]
    expect(await told()).toEqual([undefined, expect.stringContaining('goes to no company')])
    app = await createTestApp({
      ...{ AI_PROVIDER: 'anthropic', AI_MODEL: 'some-model', AI_API_KEY: 'a key' },
    })
    expect(await told()).toEqual(['Anthropic', expect.stringContaining('goes to Anthropic, whose')])
  })

  test('name the sign-in page and its mail', async () => {
    await lin.settings.changeTeamSettings({ productName: 'Prep', advisorName: 'Lin Park' })
    const page = await (await app.app.request('/api/login')).text()
    expect(page).toContain('Sign in to Prep')
    expect(page).toContain('Lin Park')
    await app.app.request('/api/login', {
      method: 'POST',
      body: new URLSearchParams({ email: cast.maya.email }),
    })
    expect(app.mail.sent[0]!.subject).toMatch(/is your Prep sign-in code$/)
  })

  test('say by whose calendar a week begins', async () => {
    await lin.settings.changeTeamSettings({ timeZone: 'Pacific/Auckland' })
    const { week } = await (await app.as('maya')).analytics.getAnalytics({})
    // The test's clock says Wednesday, nine in the morning in London.
    expect(week.today).toBe('2030-01-02')
    app.wait(2 * 60 * 60 * 1000)
    expect((await (await app.as('maya')).analytics.getAnalytics({})).week.today).toBe('2030-01-03')
  })

  test('are first steps that get done', async () => {
    await lin.settings.changeTeamSettings({ competition: nationals, timeZone: 'America/Chicago' })
    const { steps } = await lin.analytics.getFirstSteps({})
    expect(steps).toContainEqual({ step: 'competition-date', done: true })
    expect(steps).toContainEqual({ step: 'time-zone', done: true })
    await lin.settings.changeTeamSettings({
      competition: { ...nationals, starts: '2029-12-30', ends: '2029-12-31' },
    })
    const later = await lin.analytics.getFirstSteps({})
    expect(later.steps).toContainEqual({ step: 'competition-date', done: false })
  })

  test('are seen by another server process within seconds', async () => {
    const config = parseConfig({ DATA_DIR: app.config.dataDir })
    const other = createApp({ ...app.deps, config })
    const seen = () =>
      createClient(contract, (path, init) => other.request(path, init)).settings.getPublicSettings(
        {},
      )
    await seen()
    await lin.settings.changeTeamSettings({ teamName: 'Bears' })
    app.wait(SETTINGS_AGE_MS)
    expect((await seen()).teamName).toBe('Bears')
  })

  test('refuse what cannot be', async () => {
    const change = lin.settings.changeTeamSettings
    await expect(change({ productName: ' ' })).rejects.toMatchObject(
      invalid({ productName: 'Please fill this in.' }),
    )
    await expect(change({ teamName: 'Lions\r\nBcc: x@y.example' })).rejects.toMatchObject(
      invalid({ teamName: 'This must be one line.' }),
    )
    await expect(
      change({ competition: { ...nationals, ends: '2030-04-24' } }),
    ).rejects.toMatchObject(invalid({ 'competition.ends': 'The last day is before the first.' }))
    await expect(
      change({ competition: { ...nationals, ends: '2030-06-24' } }),
    ).rejects.toMatchObject(invalid({ 'competition.ends': 'A competition lasts at most 31 days.' }))
  })

  test.each(['Mars/Base', '+05:00', 'EST5EDT4', "UTC'; drop table users; --"])(
    'refuse %s as a time zone',
    async (timeZone) => {
      await expect(lin.settings.changeTeamSettings({ timeZone })).rejects.toMatchObject(
        invalid({ timeZone: 'Choose a time zone such as America/Chicago.' }),
      )
    },
  )
})

describe('signed-in devices', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

  test('are listed in words, this one first and marked', async () => {
    const maya = await app.as('maya')
    app.wait(1000)
    await signIn(app, app.app, cast.maya.email)
    const devices = await maya.settings.listDevices({})
    expect(devices.map(({ isThisOne }) => isThisOne)).toEqual([true, false])
    expect(devices[0]).toMatchObject({
      device: 'Unknown browser',
      createdAt: '2030-01-02T09:00:00.000Z',
      lastUsedAt: '2030-01-02T09:00:00.000Z',
    })
  })

  test('keep of the browser only what its owner recognises it by', async () => {
    const { createSignInLink } = await import('../sign-in/create-sign-in-link.ts')
    const link = await createSignInLink(app, cast.maya.email)
    await app.app.request(link, { method: 'POST', headers: { 'user-agent': chrome } })
    const [session] = await app.db
      .selectFrom('sessions')
      .selectAll()
      .where('device', '!=', 'Unknown browser')
      .execute()
    expect(session!.device).toBe('Chrome on Windows')
    // Of the hash of its token and its two ids any three digits can be a part, by chance.
    const { token_hash: _hash, id: _id, user_id: _userId, ...rest } = session!
    expect(JSON.stringify(rest)).not.toMatch(/mozilla|webkit|537|140/i)
  })

  test('can be ended, one or all others', async () => {
    const maya = await app.as('maya')
    const [tablet, phone] = [await app.as('maya'), await app.as('maya')]
    const others = (await maya.settings.listDevices({})).filter((one) => !one.isThisOne)
    await maya.settings.endSession({ sessionId: others[0]!.id })
    const asked = await Promise.allSettled(
      [tablet, phone].map((who) => who.settings.listDevices({})),
    )
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])

    await maya.settings.endOtherSessions({})
    expect(await maya.settings.listDevices({})).toHaveLength(1)
    for (const who of [tablet, phone])
      await expect(who.settings.listDevices({})).rejects.toMatchObject({ status: 401 })
    expect(await lin.settings.listDevices({})).toHaveLength(1)
  })

  test('of somebody else are not there', async () => {
    const [omars] = await (await app.as('omar')).settings.listDevices({})
    const maya = await app.as('maya')
    await expect(maya.settings.endSession({ sessionId: omars!.id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(maya.settings.endSession({ sessionId: '1' })).rejects.toMatchObject({
      status: 422,
    })
  })
})

describe('asking to be deleted', () => {
  test('reaches the admins once, and can be taken back', async () => {
    const maya = await app.as('maya')
    expect(await maya.settings.getDeletionRequest({})).toEqual({ requestedAt: null })
    await maya.settings.requestDeletion({})
    await maya.settings.requestDeletion({})

    expect(await lin.settings.listDeletionRequests({})).toEqual([
      expect.objectContaining({ email: cast.maya.email, name: 'Maya Okafor', isOwn: false }),
    ])
    const news = await lin.notifications.listNotifications({})
    expect(news.map(({ title }) => title)).toEqual(['Somebody asks to be deleted'])

    await maya.settings.withdrawDeletionRequest({})
    expect(await lin.settings.listDeletionRequests({})).toEqual([])
    expect(await lin.notifications.listNotifications({})).toEqual([])
    await maya.settings.requestDeletion({})
    expect(await lin.notifications.listNotifications({})).toHaveLength(1)
  })
})

describe('the audit log', () => {
  test('names who did what, newest first, a page at a time', async () => {
    for (let i = 0; i < 51; i++) await lin.settings.changeTeamSettings({ goal: `Goal ${i}` })
    await lin.settings.changeTeamSettings({ voice: false, teamName: 'Bears' })

    const page = await lin.settings.listAuditLog({})
    expect(page.hasOlder).toBe(true)
    expect(page.entries).toHaveLength(50)
    expect(page.entries[0]).toMatchObject({
      ...{ actor: 'Lin Park', byOperator: false, action: 'settings-changed' },
      ...{ subject: null, detail: 'team name, voice' },
    })
    const rest = await lin.settings.listAuditLog({ before: String(page.entries.at(-1)!.id) })
    // Two more changes, and the link by which the advisor came in.
    expect(rest).toMatchObject({ hasOlder: false, entries: { length: 3 } })
    expect(rest.entries.at(-1)).toMatchObject({
      ...{ actor: null, byOperator: true, action: 'sign-in-link-made', subject: 'Lin Park' },
    })
  })

  test('follows a person from arrival to deletion, and then forgets who it was', async () => {
    const { email } = cast.maya
    await lin.team.updateUser({ email, firstName: 'May', role: 'admin' })
    await lin.team.createSignInLink({ email })
    const actions = async () =>
      (await lin.settings.listAuditLog({})).entries.map(({ action, subject, detail }) => ({
        ...{ action, subject, detail },
      }))
    expect((await actions()).slice(0, 2)).toEqual([
      { action: 'sign-in-link-made', subject: 'May Okafor', detail: '' },
      { action: 'person-changed', subject: 'May Okafor', detail: 'name, role: admin' },
    ])

    await lin.team.deleteUser({ email })
    expect((await actions()).slice(0, 3)).toEqual([
      { action: 'person-removed', subject: null, detail: '' },
      { action: 'sign-in-link-made', subject: null, detail: '' },
      { action: 'person-changed', subject: null, detail: 'name, role: admin' },
    ])
    await lin.team.addUser({ email, firstName: 'Maya', lastName: 'Okafor', role: 'student' })
    expect((await actions())[0]).toEqual({
      ...{ action: 'person-added', subject: 'Maya Okafor', detail: 'student' },
    })
  })
})
