import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { backToDesk, expectAccessible } from './kit/accessible.ts'
import { invitationTo, outbox } from './kit/mail.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

/** Of nobody else's, so that no trace of hers can be another story's. */
const NIA = `nia.brooks.${crypto.randomUUID()}@school.example`

async function invite(page: Page, ...lines: string[]) {
  await page.goto('/send-invites')
  await page.getByLabel('Email addresses').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Send Invitations' }).click()
}

test('from an invitation to the last trace: invited, signed in, asked to be deleted, gone', async ({
  stage,
}) => {
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
  await expectAccessible(page, 'the invitations')
  await backToDesk(page)

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

test('without an address nothing is sent; what fails is said in the specification’s words, and what was typed stays', async ({
  stage,
}) => {
  const page = await stage.visit(stage.advisor)
  await invite(page, 'nobody', '  ')
  await expect(toasts(page)).toContainText('No valid emails')
  await expect(toasts(page)).toContainText('Please enter at least one valid email address.')

  stage.complaints.expect(/send-beta-invites/)
  await page.route('**/api/send-beta-invites', (route) => route.fulfill({ status: 500 }))
  await page.getByLabel('Email addresses').fill(NIA)
  await page.getByRole('button', { name: 'Send Invitations' }).click()
  await expect(toasts(page)).toContainText('Failed to send invitations. Please try again.')
  await expect(page.getByLabel('Email addresses')).toHaveValue(NIA)
})

test('axe finds nothing in the settings', async ({ stage }) => {
  const page = await stage.visit(stage.advisor)
  await page.goto('/notifications?settings=general')
  for (const [part, sign] of [
    ['General', 'Save goals'],
    ['Sessions', 'This one'],
    ['Your data', 'Ask to be deleted'],
    ['Team', 'Save team settings'],
    ['Requests', 'Nobody has asked.'],
    ['Audit log', 'Who did what'],
  ]) {
    await page.getByRole('tab', { name: part!, exact: true }).click()
    await expect(page.getByText(sign!)).toBeVisible()
    await expectAccessible(page, `the settings, ${part}`)
    await backToDesk(page)
  }
})
