import { expect, test } from './kit/story.ts'

test('the link printed at the first start signs the admin in, once', async ({ ownStage }) => {
  const stage = await ownStage()
  const printed = /Sign in as advisor@school\.example, once, within 24 hours: (\S+)/
  await expect.poll(() => stage.server.said()).toMatch(printed)
  const link = stage.server.said().match(printed)![1]!

  // Somebody's mail scanner opens it first, which uses nothing up.
  const scanner = await stage.visit()
  await scanner.goto(link)
  await expect(scanner.getByRole('heading', { name: 'Your sign-in link' })).toBeVisible()

  const page = await stage.visit()
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue to Finalist' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Upload Materials' }).first()).toBeVisible()

  stage.complaints.expect(/\/api\/login\/link\/.*status of 410/)
  await scanner.getByRole('button', { name: 'Continue to Finalist' }).click()
  await expect(scanner.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await scanner.getByRole('link', { name: 'Send me a code' }).click()
  await expect(scanner).toHaveURL('/api/login')
})
