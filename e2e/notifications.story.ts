import { backToDesk, expectAccessible } from './kit/accessible.ts'
import { bell } from './kit/header.ts'
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
  await expectAccessible(page, 'Notifications without any')
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
  await expectAccessible(page, 'Notifications')
  await backToDesk(page)
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
  await expectAccessible(page, 'the open bell')
  await backToDesk(page)
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
