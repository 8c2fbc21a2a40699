import { startSchoolProvider } from '../server/test/school-provider.ts'
import { expectAccessible } from './kit/accessible.ts'
import { expect, test } from './kit/story.ts'

test('the school’s accounts: in, back to where one was going, out, and never in as another', async ({
  ownStage,
}) => {
  const provider = await startSchoolProvider()
  const stage = await ownStage(provider.environment)
  provider.redirectUris.push(`${stage.server.url}/api/login/callback`)
  const maya = await stage.enroll('maya')
  Object.assign(provider.accounts, {
    maya: { email: maya.email, email_verified: true },
    visitor: { email: 'visitor@school.example', email_verified: true },
  })
  const page = await stage.visit()
  const pick = (name: string) => page.getByRole('link', { name, exact: true }).click()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  await page.goto('/my-feedback')
  await expect(heading('Pick an account')).toBeVisible()
  await pick('maya')
  await expect(heading('Is this your own device?')).toBeVisible()
  await expect(page.getByText(maya.email)).toBeVisible()
  await expectAccessible(page, 'the question about the device', { forcedColors: true })
  await page.getByRole('button', { name: 'Only I use it' }).click()
  await expect(page).toHaveURL('/my-feedback')

  await page.getByRole('button', { name: 'Profile menu, Maya Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  // The provider still knows her, and asks all the same.
  await expect(heading('Pick an account')).toBeVisible()
  stage.complaints.expect(/\/api\/login\/callback.*status of 403/)
  await pick('nobody')
  await expect(heading('You are not signed in')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await pick('visitor')
  await expect(heading('Access Denied')).toBeVisible()
  await page.getByRole('link', { name: 'Try Login Again' }).click()
  await expect(heading('Pick an account')).toBeVisible()
  await provider.stop()
})
