import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
// Compiled before the first test's clock runs.
import '../screens/my-feedback/my-feedback-screen.tsx'
import { maya, never, refuse, renderApp, type Replies } from '../test/render-app.tsx'

const sent = {
  id: 1,
  userEmail: maya.email,
  subject: 'The timer',
  message: 'It kept going while I was offline.',
  status: 'new',
  createdAt: '2030-01-02T09:00:00.000Z',
  adminResponse: null,
  respondedAt: null,
}

async function openSupport(replies: Replies = {}) {
  const user = userEvent.setup()
  renderApp({ as: maya, path: '/my-feedback', replies: { '/api/user/feedback': [], ...replies } })
  // The page brings its own header: a menu that was opened in the loading one is gone with it.
  await screen.findByRole('region', { name: 'Your feedback' })
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Help & Support' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Help & Support' }))
  return { user, dialog }
}

const subject = () => screen.getByRole('textbox', { name: 'Subject' })
const message = () => screen.getByRole('textbox', { name: 'Message' })
const send = () => screen.getByRole('button', { name: 'Send' })

test('says who can read it', async () => {
  const { dialog } = await openSupport()
  expect(dialog.getByText('All admins of your team can read what you send.')).toBeTruthy()
})

test('is checked on submit, and again while it is mended', async () => {
  const { user, dialog } = await openSupport()
  await user.type(subject(), 'Hi')
  await user.type(message(), 'Too short')
  expect(dialog.queryByText('Subject must be at least 3 characters')).toBeNull()

  await user.click(send())
  expect(dialog.getByText('Subject must be at least 3 characters')).toBeTruthy()
  expect(dialog.getByText('Message must be at least 10 characters')).toBeTruthy()
  expect(subject().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(subject())

  await user.type(subject(), '!')
  expect(dialog.queryByText('Subject must be at least 3 characters')).toBeNull()
  await user.click(subject())
  await user.paste('a'.repeat(100))
  await user.click(message())
  await user.paste('a'.repeat(1000))
  expect(dialog.getByText('Subject is too long')).toBeTruthy()
  expect(dialog.getByText('Message is too long')).toBeTruthy()
})

test('thanks, closes after two seconds and starts anew', async () => {
  const asked = vi.fn<(body: unknown) => void>()
  const { user, dialog } = await openSupport({
    'POST /api/feedback': (init) => {
      asked(JSON.parse(String(init.body)))
      return Response.json(sent)
    },
  })
  await user.type(subject(), sent.subject)
  await user.type(message(), sent.message)
  await user.click(send())
  await dialog.findByText('Feedback submitted successfully!')
  const thankedAt = performance.now()
  expect(dialog.getByText("We'll review your message and get back to you soon.")).toBeTruthy()
  expect(screen.getAllByText('Feedback submitted!').length).toBeGreaterThan(0)
  expect(asked).toHaveBeenCalledWith({ subject: sent.subject, message: sent.message })

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The thanks were noticed a moment after they came.
  expect(performance.now() - thankedAt).toBeGreaterThan(1500)
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Help & Support' }))
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveProperty('value', '')
  expect(screen.queryByText('Subject must be at least 3 characters')).toBeNull()
})

test('a failure keeps what was typed', async () => {
  const { user } = await openSupport({
    'POST /api/feedback': () => refuse(500, 'unexpected', 'Something went wrong on our side.'),
  })
  await user.type(subject(), sent.subject)
  await user.type(message(), sent.message)
  await user.click(send())
  const said = await screen.findAllByText('Failed to submit feedback. Please try again.')
  expect(said.length).toBeGreaterThan(0)
  expect(message()).toHaveProperty('value', sent.message)
})

test('sends once, however often the button is pressed', async () => {
  const asked = vi.fn<() => void>()
  const { user } = await openSupport({
    'POST /api/feedback': () => {
      asked()
      return never()
    },
  })
  await user.type(subject(), sent.subject)
  await user.type(message(), sent.message)
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Sending...' }))
  await user.type(subject(), '{Enter}')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a half-written message waits while the dialog is closed', async () => {
  const { user } = await openSupport()
  await user.type(subject(), 'Later')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Help & Support' }))
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'Later')
})
