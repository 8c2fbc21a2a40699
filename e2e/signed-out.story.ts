import { expectAccessible } from './kit/accessible.ts'
import { codeInOutbox } from './kit/mail.ts'
import { startLink } from './kit/player.ts'
import { expect, test } from './kit/story.ts'
import { shownTexts } from './kit/shown-texts.ts'

test('signed out on a known page: landing page, toast, sign-in, and back to where one was going', async ({
  stage,
}) => {
  const exam = await stage.publishOnce()
  const maya = await stage.enroll('maya')
  const page = await stage.visit()
  const shown = await shownTexts(page)
  await page.goto(`/exam-practice/take/${exam.id}?count=20`)
  await expect.poll(shown).toContain('You are logged out. Logging in again...')
  expect(shown()).toContain('Start Learning Now')

  await expect(page).toHaveURL(/\/api\/login\?return=/)
  await page.getByLabel('School e-mail address').fill(maya.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = await codeInOutbox(stage.server.dataDir, maya.email)
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/exam-practice/take/${exam.id}?count=20`)
  await expect(page.getByRole('heading', { name: 'Questions Selected' })).toBeVisible()
})

test('a student who is removed from the team is out at once', async ({ stage }) => {
  const exam = await stage.publishOnce()
  const omar = await stage.enroll('omar')
  const page = await stage.visit(omar)
  const shown = await shownTexts(page)
  await page.goto('/exam-practice')
  await expect(page.getByRole('heading', { name: exam.title })).toBeVisible()

  await (await stage.server.admin()).team.deleteUser({ email: omar.email })
  stage.complaints.expect(/\/api\/.*status of 401/)
  await page.getByRole('link', { name: startLink(exam) }).click()
  await expect.poll(shown).toContain('You are logged out. Logging in again...')
  await expect(page).toHaveURL(/\/api\/login/)
})

test('logging out leads to the landing page and leaves nothing of the person in the browser', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/exam-practice')
  await page.evaluate(() => localStorage.setItem('finalist:someone:something', '1'))
  await page.getByRole('button', { name: 'Profile menu, Maya Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Start Learning Now' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/exam-practice')
  await expect(page).toHaveURL(/\/api\/login/)
})

test('an address nobody knows is a 404 page for everyone', async ({ stage }) => {
  const page = await stage.visit(await stage.enroll('maya'))
  for (const isSignedIn of [true, false]) {
    if (!isSignedIn) await page.context().clearCookies()
    for (const path of ['/no/such/page', '/exam-practice/take/abc']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    }
  }
  await expectAccessible(page, 'the 404 page')
})
