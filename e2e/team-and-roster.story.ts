import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { rosterOf, workbookOf } from '../server/roster/fixtures.ts'
import { backToDesk, expectAccessible, expectNoSidewaysScroll } from './kit/accessible.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('an advisor takes a roster in, corrects the refused rows, and takes those in too', async ({
  stage,
}) => {
  // Of nobody else's, as a roster is taken in for good.
  const own = crypto.randomUUID()
  const { length: before } = await (await stage.server.admin()).team.listUsers({})
  const page = await stage.visit(stage.advisor)
  await page.goto('/admin?tab=bulk-upload')
  await expect(page.getByText('Only addresses that end in school.example')).toHaveCount(2)
  await expectAccessible(page, 'Bulk Upload')
  await choose(
    page,
    rosterOf(
      ['new.person@school.example', 'New', 'Person', 'student', true],
      ['advisor@school.example', 'Lin', 'Parker', 'admin', true],
      ['sam@mail.example', 'Sam', 'Reed', 'captain', true],
    ),
  )
  await expect(page.getByRole('button', { name: 'Add 1 and update 1' })).toBeVisible()
  await expectAccessible(page, 'a roster before it is taken in')
  await backToDesk(page)

  await choose(
    page,
    rosterOf(
      [`ida.${own}@school.example`, 'Ida', 'Moreau', 'student', 'true'],
      [`leo.${own}@school.example`, 'Leo', 'Martin', 'captain', true],
      [`sam.${own}@mail.example`, 'Sam', 'Reed', 'student', true],
    ),
  )
  await expect(page.getByText('3 rows read on the sheet “Roster”.')).toBeVisible()
  const refused = page.getByRole('table', { name: 'Refused rows' })
  await expect(refused.getByRole('row').nth(1)).toContainText('captain')
  await expect(refused.getByRole('row').nth(1)).toContainText('Write student or admin')
  await page.getByRole('button', { name: 'Add 1', exact: true }).click()
  await expect(toasts(page)).toContainText('Upload Complete!')
  await expect(toasts(page)).toContainText('Successfully processed 1 user.')
  await expect(page.getByRole('tab', { name: `Finalist Team (${before + 1})` })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download these rows' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('refused-rows.xlsx')
  const corrected = await correct(download)
  await choose(page, corrected)
  await page.getByRole('button', { name: 'Add 2', exact: true }).click()
  await expect(page.getByRole('tab', { name: `Finalist Team (${before + 3})` })).toBeVisible()
  await choose(page, corrected)
  await expect(page.getByRole('button', { name: 'Nothing to upload' })).toBeDisabled()
})

test('the templates are a CSV with three people and a workbook; what is no workbook is refused in words, and only .xlsx is sent at all', async ({
  stage,
}) => {
  stage.complaints.expect(/\/api\/admin\/upload-users.*status of 422/)
  const page = await stage.visit(stage.advisor)
  await page.goto('/admin?tab=bulk-upload')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Template' }).click(),
  ])
  expect((await readFile(await csv.path(), 'utf8')).split('\r\n')).toEqual([
    'email,firstName,lastName,role,authorized',
    'jordan.ellis@school.example,Jordan,Ellis,student,true',
    'priya.nair@school.example,Priya,Nair,student,true',
    'dana.whitfield@school.example,Dana,Whitfield,admin,true',
    '',
  ])
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Template as .xlsx' }).click(),
  ])
  expect(workbook.suggestedFilename()).toBe('team-roster-template.xlsx')

  const chooser = page.getByLabel('Choose File')
  await chooser.setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from('a') })
  await expect(toasts(page)).toContainText('Invalid File Format')
  await expect(toasts(page)).toContainText('Please upload an Excel (.xlsx) file.')
  const buffer = Buffer.from('%PDF-1.7')
  await chooser.setInputFiles({ name: 'team.xlsx', mimeType: MIME, buffer })
  await expect(toasts(page)).toContainText('Upload Failed')
  await expect(page.getByRole('alert').filter({ hasText: 'This is a PDF' })).toBeVisible()
})

test('an advisor adds somebody, edits them, hands out a link, and deletes them', async ({
  stage,
}) => {
  const page = await stage.visit(stage.advisor, {
    permissions: ['clipboard-write', 'clipboard-read'],
  })
  await page.goto('/admin?tab=add-member')
  await page.getByLabel('First Name').fill('Nia')
  await page.getByLabel('Last Name').fill('Brooks')
  await page.getByLabel('Email Address').fill('nia@elsewhere.example')
  await page.getByRole('button', { name: 'Add to Finalist Team' }).click()
  await expect(toasts(page)).toContainText('Only school-domain email addresses are allowed.')
  await page.getByLabel('Email Address').fill('nia@school.example')
  await page.getByRole('button', { name: 'Add to Finalist Team' }).click()
  await expect(toasts(page)).toContainText('User Created!')

  await page.getByRole('tab', { name: /^Finalist Team \(/ }).click()
  const row = page.getByRole('row').filter({ hasText: 'nia@school.example' })
  await row.getByRole('button', { name: 'Edit Nia Brooks' }).click()
  await page.getByRole('radio', { name: '2×' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('2× time')

  await row.getByRole('button', { name: 'Copy sign-in link for Nia Brooks' }).click()
  await expect(toasts(page)).toContainText('Sign-in link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const nia = await stage.visit()
  await nia.goto(link)
  await nia.getByRole('button').first().click()
  await expect(nia.getByRole('heading', { name: 'Welcome back, Nia!' })).toBeVisible()
  // What her page still asks for would be refused once she is deleted.
  await nia.close()
  await page.getByRole('radio', { name: 'Who has practiced' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Nia Brooks' })).not.toContainText('Not yet')

  await page.getByRole('radio', { name: 'Members' }).click()
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Remove Nia Brooks from the team? This action cannot be undone.')
    void dialog.accept()
  })
  await row.getByRole('button', { name: 'Delete Nia Brooks' }).click()
  await expect(toasts(page)).toContainText('User has been removed from the team.')
  await expect(row).toBeHidden()
  await expect(page.getByRole('button', { name: 'You cannot delete yourself' })).toBeDisabled()
})

test('an admin’s dashboard lists the first steps that are left, the team page leads to the members, and axe finds nothing on the way', async ({
  stage,
}) => {
  const { email } = await stage.enroll('maya')
  const page = await stage.visit(stage.advisor)
  await page.goto('/')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('Put your students on the list (done)')
  await expect(steps).toContainText('Connect a mail server (to do)')
  await expect(steps).toContainText('SMTP_URL')
  await expectAccessible(page, 'an admin’s dashboard')
  await expectNoSidewaysScroll(page)
  await backToDesk(page)
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByText('500+ Students Helped')).toBeVisible()
  await expect(page.getByText('DECA is a registered trademark of DECA Inc.')).toBeVisible()
  await expectAccessible(page, 'the team page')
  await backToDesk(page)
  await page.getByRole('link', { name: 'Manage the team' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toBeVisible()
  await expectAccessible(page, 'the team')
  await backToDesk(page)
  await row.getByRole('button', { name: 'Edit Maya Okafor' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'editing a member')
  await backToDesk(page)
  await page.keyboard.press('Escape')

  // Where the browser does not copy, the link is shown.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByPlaceholder('Find by name or email').fill(email)
  await page.getByRole('button', { name: 'Copy sign-in link for Maya Okafor' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign-in link' })).toBeVisible()
  await expectAccessible(page, 'a sign-in link to copy by hand')
  await backToDesk(page)
  await page.keyboard.press('Escape')
  await page.getByPlaceholder('Find by name or email').fill('')

  await page.getByRole('radio', { name: 'Who has practiced' }).click()
  await expect(page.getByRole('table', { name: 'Who has practiced what' })).toBeVisible()
  await expectAccessible(page, 'who has practiced')
  await backToDesk(page)
  await page.getByRole('tab', { name: 'Add Member' }).click()
  await page.getByRole('button', { name: 'Add to Finalist Team' }).click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(3)
  await expectAccessible(page, 'Add Member')
})

async function choose(page: Page, file: File) {
  const buffer = Buffer.from(await file.arrayBuffer())
  await page
    .getByLabel(/Choose (File|another file)/)
    .setInputFiles({ name: file.name, mimeType: MIME, buffer })
}

/** The downloaded rows as somebody would mend them in a spreadsheet, the last column still there. */
async function correct(download: Download) {
  const { read, utils } = await import('@e965/xlsx')
  const { Sheets, SheetNames } = read(await readFile(await download.path()))
  const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1 })
  const mend = (text: string) =>
    text.replace('captain', 'student').replace('@mail.example', '@school.example')
  return workbookOf(rows.map((row, index) => (index === 0 ? row : row.map((cell) => mend(cell)))))
}
