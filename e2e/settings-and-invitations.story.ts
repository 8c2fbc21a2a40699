import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './kit/accessible.ts'
import { inMailTo, outbox } from './kit/mail.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

const NIA = 'nia.brooks@school.example'

const invitationTo = (dataDir: string, email: string) =>
  inMailTo(dataDir, email, ({ text }) => text?.match(/\/api\/login\/link\/\S+/)?.[0])

async function invite(page: Page, ...lines: string[]) {
  await page.goto('/send-invites')
  await page.getByLabel('Email addresses').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Send Invitations' }).click()
}

test('an admin names the team and its competition, and everybody sees it', async ({ ownStage }) => {
  const stage = await ownStage()
  const page = await stage.visit(stage.advisor, { timezoneId: 'America/Chicago' })
  await page.goto('/')
  await expect(page.getByText('Next Competition: April 25–28, 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Team', exact: true }).click()
  await expect(page.getByLabel('The team’s time zone')).toHaveValue('America/Chicago')
  await page.getByLabel('Name', { exact: true }).fill('State')
  await page.getByLabel('First day').fill('2031-05-02')
  await page.getByLabel('Last day').fill('2031-05-01')
  await page.getByLabel('Goal').fill('Top ten')
  await page.getByLabel('Product').fill('Prep')
  await page.getByRole('button', { name: 'Save team settings' }).click()
  await expect(page.getByText('The last day is before the first.')).toBeVisible()
  await page.getByLabel('Last day').fill('2031-05-04')
  await page.getByRole('button', { name: 'Save team settings' }).click()
  await expect(toasts(page)).toContainText('The team settings have been saved.')

  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(
    page.getByText(
      'advisor changed the team settings: product name, competition, goal, time zone.',
    ),
  ).toBeVisible()
  // The first Escape takes the toast away, if it is still there.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
  await expect(page.getByText('Next Competition: May 2–4, 2031')).toBeVisible()
  await expect(page.getByText('Goal: Top ten')).toBeVisible()
  const stranger = await stage.visit()
  await stranger.goto('/api/login')
  await expect(stranger.getByRole('heading', { name: 'Sign in to Prep' })).toBeVisible()
})

test('from an invitation to the last trace: invited, signed in, asked to be deleted, gone', async ({
  ownStage,
}) => {
  const stage = await ownStage()
  const { dataDir } = stage.server
  const page = await stage.visit(stage.advisor)
  await invite(page, NIA, 'friend@gmail.example', 'no at-sign')
  await expect(toasts(page)).toContainText('Invitations Sent!')
  const results = page.getByRole('list', { name: 'Results' })
  await expect(results.getByRole('listitem')).toContainText([
    'Only addresses that end in @school.example can be invited.',
    'The invitation is on its way.',
  ])
  await expect(page.getByRole('heading', { name: 'No mail server is set' })).toBeVisible()

  const student = await stage.visit()
  await student.goto(await invitationTo(dataDir, NIA))
  await student.getByRole('button', { name: 'Continue to Finalist' }).click()
  await expect(student.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('row', { name: /nia\.brooks/ })).toContainText('Accepted')

  await student.goto('/?settings=data')
  const download = student.waitForEvent('download')
  await student.getByRole('button', { name: 'For spreadsheets (CSV)' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv).toContain(NIA)
  await student.getByRole('button', { name: 'Ask to be deleted' }).click()
  await student.getByRole('button', { name: 'Yes, ask to delete everything' }).click()
  await expect(student.getByText(/^You asked on/)).toBeVisible()

  await page.goto('/notifications')
  await expect(page.getByText('Somebody asks to be deleted').first()).toBeVisible()
  await page.getByRole('button', { name: 'Settings: somebody asks to be deleted' }).click()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete nia.brooks' }).click()
  await expect(toasts(page)).toContainText('User has been removed from the team.')
  await expect(page.getByText('Nobody has asked.')).toBeVisible()
  expect(outbox(dataDir).filter((mail) => mail.includes('nia.brooks'))).toEqual([])
  expect(stage.server.said()).not.toContain('nia.brooks')

  stage.complaints.expect(/status of 401/)
  await student.goto('/exam-practice')
  await expect(student).toHaveURL(/\/api\/login/)
})

test('an invitation survives the server being killed before it is sent', async ({ ownStage }) => {
  const stage = await ownStage()
  const admin = await stage.callsOf(stage.advisor)
  await admin.invitations.sendInvitations({ emails: [NIA] })
  await stage.server.kill()
  await stage.server.startAgain()
  expect(await invitationTo(stage.server.dataDir, NIA)).toBeTruthy()
})

test('signed in twice, a student ends the other session', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const [here, there] = [await stage.visit(maya), await stage.visit(maya)]
  await here.goto('/?settings=sessions')
  const sessions = here.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This one')
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(sessions).toHaveCount(1)
  stage.complaints.expect(/status of 401/)
  await there.goto('/exam-practice')
  await expect(there).toHaveURL(/\/api\/login/)
})

test('a student is told that inviting is not for them, and taken to the start', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('omar'))
  await page.goto('/send-invites')
  await expect(toasts(page)).toContainText('Access Denied')
  await expect(toasts(page)).toContainText('Beta invitations can only be sent by administrators.')
  await expect(page).toHaveURL('/')
})

test('without an address nothing is sent', async ({ stage }) => {
  const page = await stage.visit(stage.advisor)
  await invite(page, 'nobody', '  ')
  await expect(toasts(page)).toContainText('No valid emails')
  await expect(toasts(page)).toContainText('Please enter at least one valid email address.')
})

test('what fails is said in the specification’s words, and what was typed stays', async ({
  stage,
}) => {
  const page = await stage.visit(stage.advisor)
  stage.complaints.expect(/send-beta-invites/)
  await page.route('**/api/send-beta-invites', (route) => route.fulfill({ status: 500 }))
  await invite(page, NIA)
  await expect(toasts(page)).toContainText('Failed to send invitations. Please try again.')
  await expect(page.getByLabel('Email addresses')).toHaveValue(NIA)
})

test('axe finds nothing on the invitations', async ({ stage }) => {
  const page = await stage.visit(stage.advisor)
  await invite(page, 'axe.one@school.example', 'friend@gmail.example')
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible()
  await expectAccessible(page, 'the invitations')
})

test('axe finds nothing in the settings', async ({ stage }) => {
  const page = await stage.visit(stage.advisor)
  for (const [part, sign] of [
    ['general', 'Save goals'],
    ['sessions', 'This one'],
    ['data', 'Ask to be deleted'],
    ['team', 'Save team settings'],
    ['requests', 'Nobody has asked.'],
    ['log', 'Who did what'],
  ]) {
    await page.goto(`/notifications?settings=${part}`)
    await expect(page.getByText(sign!)).toBeVisible()
    await expectAccessible(page, `the settings, ${part}`)
  }
})
