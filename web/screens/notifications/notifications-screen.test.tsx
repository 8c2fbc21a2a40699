import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
// Compiled before the first test's clock runs.
import './notifications-screen.tsx'
import { maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'

const answered: Notification = {
  id: 12,
  type: 'update',
  title: 'Your feedback was answered',
  message: 'The timer: It is mended.',
  path: '/my-feedback',
  createdAt: '2030-01-02T09:00:00.000Z',
  read: false,
}
const done = (words: string) => () => Response.json({ message: words })

function renderPage(replies: Replies = {}) {
  const user = userEvent.setup()
  renderApp({ as: maya, path: '/notifications', replies: { '/api/notifications': [], ...replies } })
  return user
}
/** As after a reload: a new page on what browser and server kept. */
function renderAgain(replies: Replies = {}) {
  cleanup()
  return renderPage(replies)
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)
const row = (title: RegExp) => within(screen.getByRole('heading', { name: title }).closest('li')!)

test('on day one there are five, three of them unread, as the bell says', async () => {
  renderPage()
  await screen.findByRole('heading', { name: '3 unread' })
  expect(titles()).toEqual([
    'Unread: Welcome to Finalist!Welcome',
    'Unread: New practice examsUpdate',
    'Unread: Study streak reminderReminder',
    'Your answers are safeUpdate',
    'Your first goal: 80%Achievement',
  ])
  expect(bell()).toHaveProperty('textContent', 'Notifications, 3 unread3')
})

test('the bell opens on three of them and the way to all', async () => {
  const user = renderPage()
  await screen.findByRole('heading', { name: '3 unread' })
  await user.click(bell())
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent?.slice(0, 12))).toEqual([
    'Welcome to F',
    'New practice',
    'Study streak',
    'View all not',
  ])
  expect(items[3]!.getAttribute('href')).toBe('/notifications')
})

test('what is done to the samples makes no call and survives a reload', async () => {
  const user = renderPage()
  await screen.findByRole('heading', { name: '3 unread' })
  // Nothing below has a reply: a call would never be answered, and is refused here.
  const called = vi.fn<() => void>()
  vi.stubGlobal('fetch', async () => {
    called()
    return refuse(500, 'unexpected', 'No call was meant.')
  })
  await user.click(row(/Welcome/).getByRole('button', { name: /^Mark as read/ }))
  await user.click(row(/streak/).getByRole('button', { name: /^Delete/ }))
  expect(screen.getByRole('heading', { name: '1 unread' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(screen.getByRole('heading', { name: 'No unread notifications' })).toBeTruthy()
  expect(bell()).toHaveProperty('textContent', 'Notifications')
  expect(called).not.toHaveBeenCalled()

  renderAgain()
  await screen.findByRole('heading', { name: 'No unread notifications' })
  expect(titles()).toHaveLength(4)
})

test('real ones come first, and their buttons call', async () => {
  const calls: string[] = []
  const say = (call: string) => (init: RequestInit) => {
    calls.push(`${call} ${String(init.body)}`)
    return Response.json({ message: 'Done.' })
  }
  const other = { ...answered, id: 11, title: 'New practice exam', read: true }
  const user = renderPage({
    '/api/notifications': [answered, other],
    'PUT /api/notifications/12/read': say('read 12'),
    'DELETE /api/notifications/11': say('delete 11'),
    'PUT /api/notifications/read': say('read all'),
    'DELETE /api/notifications': say('clear all'),
  })
  await screen.findByRole('heading', { name: '4 unread' })
  expect(titles()[0]).toBe('Unread: Your feedback was answeredUpdate')
  expect(bell()).toHaveProperty('textContent', 'Notifications, 4 unread4')

  await user.click(row(/was answered/).getByRole('button', { name: /^Mark as read/ }))
  await screen.findByRole('heading', { name: '3 unread' })
  await user.click(
    row(/^New practice exam Update|^New practice examUpdate/).getByRole('button', {
      name: /^Delete/,
    }),
  )
  expect(titles()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await screen.findByRole('heading', { name: 'You’re all caught up' })
  expect(calls).toEqual(['read 12 {}', 'delete 11 {}', 'clear all {"through":12}'])
})

test('a failed call says so and shows what is true', async () => {
  const user = renderPage({
    '/api/notifications': [answered],
    'DELETE /api/notifications/12': () => refuse(500, 'unexpected', 'Broken.'),
  })
  await screen.findByRole('heading', { name: '4 unread' })
  await user.click(row(/was answered/).getByRole('button', { name: /^Delete/ }))
  const said = await screen.findAllByText('Failed to update notifications. Please try again.')
  expect(said.length).toBeGreaterThan(0)
  expect(await screen.findByRole('heading', { name: /was answered/ })).toBeTruthy()
})

test('opening the bell looks for new ones', async () => {
  let list: Notification[] = []
  const user = renderPage({ '/api/notifications': () => Response.json(list) })
  await screen.findByRole('heading', { name: '3 unread' })
  list = [answered]
  await user.click(bell())
  expect(await screen.findByRole('menuitem', { name: /was answered/ })).toBeTruthy()
  expect(screen.getAllByRole('menuitem')).toHaveLength(5)
})

test('choosing one in the bell reads it and goes where it leads', async () => {
  const user = renderPage({
    '/api/notifications': [answered],
    '/api/user/feedback': [],
    'PUT /api/notifications/12/read': done('Marked as read.'),
  })
  await screen.findByRole('heading', { name: '4 unread' })
  await user.click(bell())
  await user.click(await screen.findByRole('menuitem', { name: /was answered/ }))
  await screen.findByRole('heading', { name: 'My Feedback' })
  expect(bell()).toHaveProperty('textContent', 'Notifications, 3 unread3')
})

test('a type this version does not know is shown all the same', async () => {
  renderPage({ '/api/notifications': [{ ...answered, type: 'fanfare' }] })
  expect(await screen.findByText('Fanfare')).toBeTruthy()
})
