import { backToDesk, expectAccessible } from './kit/accessible.ts'
import { goByLink } from './kit/header.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

test('the link printed at the first start signs the admin in, once; the admin names the team and its competition, and everybody sees it', async ({
  ownStage,
}) => {
  const stage = await ownStage()
  const printed = /Sign in as advisor@school\.example, once, within 24 hours: (\S+)/
  await expect.poll(() => stage.server.said()).toMatch(printed)
  const link = stage.server.said().match(printed)![1]!

  // Somebody's mail scanner opens it first, which uses nothing up.
  const scanner = await stage.visit()
  await scanner.goto(link)
  await expect(scanner.getByRole('heading', { name: 'Your sign-in link' })).toBeVisible()
  await expectAccessible(scanner, 'the page of a sign-in link')
  await backToDesk(scanner)

  const page = await stage.visit(undefined, { timezoneId: 'America/Chicago' })
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue to Finalist' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Upload Materials' }).first()).toBeVisible()

  stage.complaints.expect(/\/api\/login\/link\/.*status of 410/)
  await scanner.getByRole('button', { name: 'Continue to Finalist' }).click()
  await expect(scanner.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expectAccessible(scanner, 'a sign-in link that has expired')

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
  await goByLink(page, 'Feedback')
  await expect(page.getByText('No feedback yet')).toBeVisible()
  await expectAccessible(page, 'Feedback without any')

  await scanner.getByRole('link', { name: 'Send me a code' }).click()
  await expect(scanner).toHaveURL('/api/login')
  await expect(scanner.getByRole('heading', { name: 'Sign in to Prep' })).toBeVisible()
})
