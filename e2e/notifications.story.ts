import { expectAccessible } from './kit/accessible.ts'
import { bell } from './kit/header.ts'
import { inMailTo } from './kit/mail.ts'
import { tabTo } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

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
  const mail = await inMailTo(stage.server.dataDir, maya.email, (found) => found)
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
