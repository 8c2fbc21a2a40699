import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ReceivedFeedback } from '#contract/feedback.ts'
// Compiled before the first test's clock runs.
import './feedback-screen.tsx'
import { dana, maya, never, refuse, renderApp, type Replies } from '../../test/render-app.tsx'

const fresh: ReceivedFeedback = {
  id: 5,
  userEmail: maya.email,
  subject: 'The timer',
  message: 'It kept going while I was offline.',
  status: 'new',
  createdAt: '2030-01-02T09:00:00.000Z',
  adminResponse: null,
  respondedAt: null,
  respondedBy: null,
  responseRevision: 0,
}
const answered: ReceivedFeedback = {
  ...fresh,
  id: 4,
  subject: 'Dark mode',
  status: 'resolved',
  adminResponse: 'Glad you like it.',
  respondedAt: '2030-01-02T14:05:00.000Z',
  respondedBy: 'Dana Whitfield',
  responseRevision: 1,
}

function renderScreen(list: object[], replies: Replies = {}, path = '/feedback') {
  const user = userEvent.setup()
  const opening = Object.fromEntries(
    [fresh, answered].map((item) => [
      `POST /api/admin/feedback/${item.id}/open`,
      { ...item, status: item.status === 'new' ? 'read' : item.status },
    ]),
  )
  renderApp({ as: dana, path, replies: { '/api/admin/feedback': list, ...opening, ...replies } })
  return user
}

const figure = async (label: string) =>
  (await screen.findByRole('heading', { name: label })).parentElement!.textContent
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const response = () => screen.getByRole('textbox', { name: 'Your Response' })

test('counts, and lists the newest first with its state in words', async () => {
  const odd = { ...fresh, id: 3, status: 'archived', createdAt: null }
  const { status: _, ...bare } = { ...fresh, id: 2 }
  renderScreen([fresh, answered, odd, bare])
  expect(await figure('Total Feedback')).toBe('Total Feedback4')
  expect(await figure('New Messages')).toBe('New Messages2')
  expect(await figure('Resolved')).toBe('Resolved1')
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
    'StatusNew',
    'StatusResolved',
    'Statusarchived',
    'StatusNew',
  ])
  expect(rows.map((row) => within(row).getAllByRole('cell')[4]!.textContent)).toEqual([
    'DateJan 2, 2030',
    'DateJan 2, 2030',
    'DateN/A',
    'DateJan 2, 2030',
  ])
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Status',
    'User',
    'Subject',
    'Message',
    'Date',
    'Actions',
  ])
})

test('without feedback it says what will be here', async () => {
  renderScreen([])
  expect(await screen.findByRole('heading', { name: 'No feedback yet' })).toBeTruthy()
  expect(screen.getByText('Student feedback will appear here when submitted.')).toBeTruthy()
})

test('opening a message makes it read, without a body', async () => {
  const opened = vi.fn<(body: unknown) => void>()
  const user = renderScreen([fresh], {
    'POST /api/admin/feedback/5/open': (init) => {
      opened(init.body)
      return Response.json({ ...fresh, status: 'read' })
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Respond/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Respond to Feedback' }))
  expect(dialog.getByText(/From maya.okafor@school.example/)).toBeTruthy()
  expect(dialog.getByText('It kept going while I was offline.')).toBeTruthy()
  expect(response().getAttribute('rows')).toBe('6')
  await waitFor(() => expect(opened).toHaveBeenCalledWith('{}'))
  await user.click(button('Cancel'))
  expect(await screen.findByText('Read')).toBeTruthy()
  expect(location.search).toBe('')
})

test('a response is sent, said, and the dialog closes', async () => {
  const sent = vi.fn<(body: string) => void>()
  const user = renderScreen([fresh], {
    'POST /api/admin/feedback/5/respond': (init) => {
      sent(String(init.body))
      return Response.json({ ...fresh, status: 'resolved', adminResponse: 'It is mended.' })
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Respond/ }))
  expect(button('Send Response')).toHaveProperty('disabled', true)
  await user.type(response(), ' ')
  await user.click(button('Send Response'))
  expect((await screen.findAllByText('Please enter a response')).length).toBeGreaterThan(0)
  expect(sent).not.toHaveBeenCalled()

  await user.type(response(), 'It is mended.')
  await user.click(button('Send Response'))
  const said = await screen.findAllByText('Your response has been sent to the student.')
  expect(said.length).toBeGreaterThan(0)
  expect(sent).toHaveBeenCalledWith('{"response":" It is mended."}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('while it is being sent the button says so, and sends once', async () => {
  const sent = vi.fn<() => void>()
  const user = renderScreen([fresh], {
    'POST /api/admin/feedback/5/respond': () => {
      sent()
      return never()
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Respond/ }))
  await user.type(response(), 'It is mended.')
  await user.click(button('Send Response'))
  await user.click(await screen.findByRole('button', { name: 'Sending...' }))
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an answered message can be edited, naming the answer it replaces', async () => {
  const asked: string[] = []
  const user = renderScreen([answered])
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  expect(response()).toHaveProperty('value', 'Glad you like it.')
  expect(screen.getByText(/^Answered by Dana Whitfield on Jan 2, 2030/)).toBeTruthy()
  await user.type(response(), ' Thanks!')
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(answered)
  })
  await user.click(button('Send Response'))
  await waitFor(() => expect(asked[0]).toBe('/api/admin/feedback/4/respond?replaces=1'))
})

test('whoever answers second sees the first answer, keeps their text, and decides', async () => {
  const fields = {
    response: 'It is mended.',
    respondedBy: 'Lin Park',
    respondedAt: '2030-01-02T14:05:00.000Z',
    responseRevision: '1',
  }
  const message = 'Lin Park has already answered this message.'
  const user = renderScreen([fresh], {
    'POST /api/admin/feedback/5/respond': () =>
      Response.json({ code: 'conflict', message, fields, requestId: 'r' }, { status: 409 }),
  })
  await user.click(await screen.findByRole('button', { name: /^Respond/ }))
  await user.type(response(), 'We look into it.')
  await user.click(button('Send Response'))
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  const earlier = within(await screen.findByRole('alert', { name: /^Answered by Lin Park/ }))
  expect(earlier.getByText('It is mended.')).toBeTruthy()
  expect(response()).toHaveProperty('value', 'We look into it.')

  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ ...fresh, status: 'resolved' })
  })
  await user.click(button('Send Response'))
  await waitFor(() => expect(asked[0]).toBe('/api/admin/feedback/5/respond?replaces=1'))
})

test('another failure shows the specification’s words', async () => {
  const user = renderScreen([fresh], {
    'POST /api/admin/feedback/5/respond': () => refuse(500, 'unexpected', 'Broken.'),
  })
  await user.click(await screen.findByRole('button', { name: /^Respond/ }))
  await user.type(response(), 'It is mended.')
  await user.click(button('Send Response'))
  expect((await screen.findAllByText('Failed to send response')).length).toBeGreaterThan(0)
  expect(response()).toHaveProperty('value', 'It is mended.')
})

test('a notification leads straight to its message', async () => {
  renderScreen([fresh], {}, '/feedback?message=5')
  expect(await screen.findByRole('dialog', { name: 'Respond to Feedback' })).toBeTruthy()
})

test('a student is told that it is not for them, and taken to the start', async () => {
  renderApp({ as: maya, path: '/feedback' })
  const said = await screen.findAllByText('Feedback is only available to administrators.')
  expect(said.length).toBeGreaterThan(0)
  await waitFor(() => expect(location.pathname).toBe('/'))
})
