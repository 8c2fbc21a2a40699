import type { Page } from '@playwright/test'
import { backToDesk, expectAccessible } from './kit/accessible.ts'
import { bell, openSupport, support } from './kit/header.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

test('a student asks, an advisor answers, and the student hears of it', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  await page.goto('/my-feedback')
  await expect(page.getByRole('heading', { name: 'No feedback submitted yet' })).toBeVisible()
  await expect(page.getByText(/Help & Support page/)).toBeVisible()
  await expectAccessible(page, 'My Feedback without any')
  await backToDesk(page)

  await page.clock.install()
  await sendFeedback(page, 'The timer', 'It kept going while I was offline.')
  await expect(support(page)).toContainText('Feedback submitted successfully!')
  await expect(support(page)).toContainText("We'll review your message and get back to you soon.")
  await expect(toasts(page)).toContainText('Feedback submitted!')
  await expect(toasts(page)).toContainText("Thank you for your feedback. We'll review it soon.")
  await page.clock.fastForward(2000)
  await expect(support(page)).toHaveCount(0)
  const item = page.getByRole('article', { name: 'The timer' })
  await expect(item).toContainText('Pending')
  // Another one, which nobody answers.
  const { feedback } = await stage.callsOf(maya)
  await feedback.submitFeedback({ subject: 'The streak', message: 'It began anew on Monday.' })

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/feedback')
  const row = advisor
    .getByRole('row')
    .filter({ hasText: maya.email })
    .filter({ hasText: 'The timer' })
  await expect(row).toContainText('New')
  await row.getByRole('button', { name: 'Respond' }).click()
  await expect(advisor.getByRole('dialog')).toContainText('It kept going while I was offline.')
  await expect(advisor.getByRole('dialog').getByLabel('Your Response')).toBeVisible()
  await expectAccessible(advisor, 'the answer to a message')
  await backToDesk(advisor)
  await advisor.getByRole('button', { name: 'Cancel' }).click()
  await expect(row.getByText('Read', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Respond' }).click()
  const send = advisor.getByRole('button', { name: 'Send Response' })
  await expect(send).toBeDisabled()
  await advisor.getByLabel('Your Response').fill('It is mended.\nThank you!')
  await send.click()
  await expect(toasts(advisor)).toContainText('Response Sent')
  await expect(toasts(advisor)).toContainText('Your response has been sent to the student.')
  await expect(advisor.getByRole('dialog')).toHaveCount(0)
  await expect(row).toContainText('Resolved')
  await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible()
  // Without the toast.
  await advisor.reload()
  await expect(row).toContainText('Resolved')
  await expectAccessible(advisor, 'Feedback')

  await bell(page).click()
  await page.getByRole('menuitem', { name: /Your feedback was answered/ }).click()
  await expect(page).toHaveURL('/my-feedback')
  await page.reload()
  await expect(item).toContainText('Responded')
  await expect(item).toContainText('It is mended.')
  await expect(item).toContainText(/Response\s*\w{3} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/)
  await expectAccessible(page, 'My Feedback')
})

test('what does not fit is said at its field, from the first try on', async ({ stage }) => {
  const page = await stage.visit(await stage.enroll('omar'))
  await page.goto('/my-feedback')
  await openSupport(page)
  await expect(support(page)).toContainText('All admins of your team can read what you send.')
  await page.getByLabel('Subject').fill('Hi')
  await page.getByLabel('Message').fill('Too short')
  await expect(page.getByText('Subject must be at least 3 characters')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Subject must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Message must be at least 10 characters')).toBeVisible()
  await expectAccessible(page, 'Help & Support')
  await backToDesk(page)
  await page.getByLabel('Subject').fill('a'.repeat(101))
  await page.getByLabel('Message').fill('a'.repeat(1001))
  await expect(page.getByText('Subject is too long')).toBeVisible()
  await expect(page.getByText('Message is too long')).toBeVisible()

  await page.getByLabel('Subject').fill('a'.repeat(100))
  await page.getByLabel('Message').fill('a'.repeat(1000))
  await expect(page.getByText(/is too long/)).toHaveCount(0)
  stage.complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(toasts(page)).toContainText('Failed to submit feedback. Please try again.')
  await expect(page.getByLabel('Subject')).toHaveValue('a'.repeat(100))
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(support(page)).toContainText('Feedback submitted successfully!')
})

test('of two advisors the second sees what the first has answered', async ({ stage }) => {
  const admin = await stage.server.admin()
  const dana = { email: `dana.${crypto.randomUUID()}@school.example` }
  await admin.team.addUser({ ...dana, firstName: 'Dana', lastName: 'Whitfield', role: 'admin' })
  const maya = await stage.enroll('maya')
  const asking = await stage.callsOf(maya)
  const { id } = await asking.feedback.submitFeedback({
    subject: 'Two advisors',
    message: 'Which of you will answer this?',
  })

  const second = await stage.visit(dana)
  await second.goto(`/feedback?message=${id}`)
  await second.getByLabel('Your Response').fill('I will look into it.')
  await admin.feedback.respondToFeedback({ feedbackId: id, response: 'It is mended.' })
  stage.complaints.expect(/respond .*status of 409/)
  await second.getByRole('button', { name: 'Send Response' }).click()

  const dialog = second.getByRole('dialog')
  await expect(toasts(second)).toContainText('has already answered this message.')
  await expect(dialog.getByRole('alert').filter({ hasText: 'It is mended.' })).toBeVisible()
  await expect(second.getByLabel('Your Response')).toHaveValue('I will look into it.')
  expect(await asking.feedback.listOwnFeedback({})).toMatchObject([
    { adminResponse: 'It is mended.' },
  ])
  await expectAccessible(second, 'a message that somebody else has answered')
  await second.getByRole('button', { name: 'Send Response' }).click()
  await expect(toasts(second)).toContainText('Response Sent')
  expect(await asking.feedback.listOwnFeedback({})).toMatchObject([
    { adminResponse: 'I will look into it.' },
  ])
})

const FOR_ADVISORS = {
  '/send-invites': 'Beta invitations can only be sent by administrators.',
  '/upload-materials': 'Upload Materials is only available to administrators.',
  '/admin': 'The admin dashboard is only available to administrators.',
  '/feedback': 'Feedback is only available to administrators.',
}

test('a student who comes to a page of the advisors is told, and taken to the start', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'))
  for (const [path, words] of Object.entries(FOR_ADVISORS)) {
    await page.goto(path)
    await expect(toasts(page)).toContainText('Access Denied')
    await expect(toasts(page)).toContainText(words)
    await expect(page).toHaveURL('/')
  }
  await expect(page.getByRole('link', { name: 'My Feedback' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Feedback', exact: true })).toHaveCount(0)
})

async function sendFeedback(page: Page, subject: string, message: string) {
  await openSupport(page)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
