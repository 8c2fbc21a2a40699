import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { expectAccessible } from './kit/accessible.ts'
import { tabTo } from './kit/player.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const support = (page: Page) => page.getByRole('dialog', { name: 'Help & Support' })

async function openSupport(page: Page) {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Help & Support' }).click()
  await expect(support(page)).toBeVisible()
}

async function sendFeedback(page: Page, subject: string, message: string) {
  await openSupport(page)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a student asks, an advisor answers, and the student hears of it', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  await page.goto('/my-feedback')
  await expect(page.getByRole('heading', { name: 'No feedback submitted yet' })).toBeVisible()
  await expect(page.getByText(/Help & Support page/)).toBeVisible()

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

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/feedback')
  const row = advisor.getByRole('row').filter({ hasText: maya.email })
  await expect(row).toContainText('New')
  await row.getByRole('button', { name: 'Respond' }).click()
  await expect(advisor.getByRole('dialog')).toContainText('It kept going while I was offline.')
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

  await bell(page).click()
  await page.getByRole('menuitem', { name: /Your feedback was answered/ }).click()
  await expect(page).toHaveURL('/my-feedback')
  await page.reload()
  await expect(item).toContainText('Responded')
  await expect(item).toContainText('It is mended.')
  await expect(item).toContainText(/Response\s*\w{3} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/)
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

test('day one: header and page agree, no button calls, and what was done survives a reload', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('omar'))
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: '3 unread' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await expect(bell(page)).toHaveText(/3$/)
  await bell(page).click()
  await expect(page.getByRole('menuitem')).toHaveCount(4)
  await page.keyboard.press('Escape')

  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url())
  })
  await page.getByRole('button', { name: 'Mark as read: Welcome to Finalist!' }).click()
  await page.getByRole('button', { name: 'Delete: Study streak reminder' }).click()
  await expect(page.getByRole('heading', { name: '1 unread' })).toBeVisible()
  await expect(bell(page)).toHaveText(/1$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 unread' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('heading', { name: 'No unread notifications' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  expect(changes).toEqual([])
})

test('real ones join, and are read and deleted on the server', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  const admin = await stage.server.admin()
  const ask = async (subject: string) => {
    const message = 'Could you have a look at this?'
    const { id } = await calls.feedback.submitFeedback({ subject, message })
    await admin.feedback.respondToFeedback({ feedbackId: id, response: `${subject}: yes.` })
  }
  await ask('First question')
  const page = await stage.visit(maya)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: '4 unread' })).toBeVisible()
  const answered = page.getByRole('listitem').filter({ hasText: 'Your feedback was answered' })

  // By keyboard: to its button, and the focus stays with the list when the button goes.
  await tabTo(page, 'Mark as read: Your feedback was answered', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '3 unread' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '3 unread' })).toBeVisible()

  await ask('Second question')
  await bell(page).click()
  await expect(page.getByRole('menuitem', { name: /Your feedback was answered/ })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await answered
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(answered).toHaveCount(1)
  await page.reload()
  await expect(answered).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  expect(await calls.notifications.listNotifications({})).toEqual([])
})

test('a student who comes to the advisors’ page is told, and taken to the start', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/feedback')
  await expect(toasts(page)).toContainText('Access Denied')
  await expect(toasts(page)).toContainText('Feedback is only available to administrators.')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'My Feedback' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Feedback', exact: true })).toHaveCount(0)
})

test('axe finds nothing on notifications and feedback', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  const admin = await stage.server.admin()
  const message = 'It kept going while I was offline.'
  const { id } = await calls.feedback.submitFeedback({ subject: 'The timer', message })
  await calls.feedback.submitFeedback({ subject: 'The streak', message })
  await admin.feedback.respondToFeedback({ feedbackId: id, response: 'It is mended.' })

  const page = await stage.visit(maya)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: '4 unread' })).toBeVisible()
  await expectAccessible(page, 'Notifications')
  await bell(page).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page, 'the open bell')
  await page.goto('/my-feedback')
  await expect(page.getByRole('article', { name: 'The timer' })).toBeVisible()
  await expectAccessible(page, 'My Feedback')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSupport(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectAccessible(page, 'Help & Support')

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/feedback')
  await expect(advisor.getByRole('table')).toBeVisible()
  await expectAccessible(advisor, 'Feedback')
})

test('the mail’s link asks first; mail programs unsubscribe with one click', async ({
  ownStage,
}) => {
  // Where it is 5 pm now, so that the daily mail is due.
  const stage = await ownStage({ TIME_ZONE: zoneWhereItIs(17) })
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  const admin = await stage.server.admin()
  const { id } = await calls.feedback.submitFeedback({
    subject: 'The timer',
    message: 'It kept going while I was offline.',
  })
  await admin.feedback.respondToFeedback({ feedbackId: id, response: 'It is mended.' })
  // Work that runs by the clock; a new server looks at once what is due.
  await stage.server.kill()
  await stage.server.startAgain()
  const mail = await mailTo(stage.server.dataDir, maya.email)
  expect(mail.subject).toBe('Your feedback was answered')
  const listHeader = mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value
  const link = listHeader.slice(1, -1)
  expect(link).toContain(`${stage.server.url}/api/mail/unsubscribe/`)
  expect(mail.headers).toContainEqual(
    expect.objectContaining({
      key: 'list-unsubscribe-post',
      value: 'List-Unsubscribe=One-Click',
    }),
  )
  expect(mail.text).toContain(link)

  const page = await stage.visit()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Stop these mails?' })).toBeVisible()
  await expectAccessible(page, 'the page of an unsubscribe link')
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('heading', { name: 'No more mails' })).toBeVisible()
})

function zoneWhereItIs(hour: number) {
  const zones = Array.from({ length: 26 }, (_, i) => i - 12)
  const offset = zones.find((ahead) => (new Date().getUTCHours() + ahead + 48) % 24 === hour)!
  // "Etc/GMT-3" is three hours ahead.
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

async function mailTo(dataDir: string, email: string) {
  const folder = join(dataDir, 'outbox')
  const find = async () => {
    for (const file of readdirSync(folder)) {
      const mail = await PostalMime.parse(readFileSync(join(folder, file)))
      if (mail.to?.[0]?.address === email) return mail
    }
    return undefined
  }
  await expect.poll(() => find().catch(() => undefined), { timeout: 30_000 }).toBeTruthy()
  return (await find())!
}
