import { expectAccessible } from './kit/accessible.ts'
import { codeInOutbox } from './kit/mail.ts'
import { expect, test } from './kit/story.ts'

test('a student signs in with the code that was mailed', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const page = await stage.visit()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByLabel('School e-mail address').fill(maya.email.toUpperCase())
  await page.getByRole('button', { name: 'Send me a code' }).click()

  const code = await codeInOutbox(stage.server.dataDir, maya.email)
  // Forgiving about case and the space in the middle.
  await page.getByLabel('Code', { exact: true }).fill(` ${code.replace(' ', '').toLowerCase()} `)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Profile menu, Maya Okafor' })).toBeVisible()
})

test('a wrong code is said to be wrong, five of them end it, and the right one is then too late', async ({
  stage,
}) => {
  const maya = await stage.enroll('maya')
  stage.complaints.expect(/\/api\/login\/code .*status of 422/)
  const page = await stage.visit()
  await page.goto('/api/login')
  await page.getByLabel('School e-mail address').fill(maya.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = await codeInOutbox(stage.server.dataDir, maya.email)

  const type = async (text: string) => {
    await page.getByLabel('Code', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  const said = page.getByRole('alert')
  for (const left of [
    '4 tries are left',
    '3 tries are left',
    '2 tries are left',
    'one try is left',
  ]) {
    await type('AAAA AAAA')
    await expect(said).toHaveText(`That is not the code we sent; ${left}.`)
  }
  await expectAccessible(page, 'a code that is wrong')
  for (const text of ['AAAA AAAA', code]) {
    await type(text)
    await expect(said).toHaveText('This code has run out. Send a new one below.')
  }
})

test('an address outside the school’s domain is turned away without any mail; one that is not on the list learns so only after proving it', async ({
  stage,
}) => {
  const page = await stage.visit()
  await page.goto('/api/login')
  await page.getByLabel('School e-mail address').fill('someone@school.example.com')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page).toHaveURL('/unauthorized')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(page.getByText('school e-mail', { exact: false }).first()).toBeVisible()
  await expectAccessible(page, 'Access Denied')

  await page.getByRole('link', { name: 'Try Login Again' }).click()
  await expect(page).toHaveURL('/api/login')
  const stranger = 'not.on.the.list@school.example'
  await page.getByLabel('School e-mail address').fill(stranger)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page).toHaveURL('/api/login/code')

  await page
    .getByLabel('Code', { exact: true })
    .fill(await codeInOutbox(stage.server.dataDir, stranger))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/unauthorized')
  const request = page.getByRole('link', { name: 'Request Access' })
  await expect(request).toHaveAttribute(
    'href',
    /^mailto:advisor@school\.example\?subject=.+access/i,
  )
})
