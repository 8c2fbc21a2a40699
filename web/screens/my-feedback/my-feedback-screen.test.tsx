import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Feedback } from '#contract/feedback.ts'
// Compiled before the first test's clock runs.
import './my-feedback-screen.tsx'
import { maya, renderApp } from '../../test/render-app.tsx'

const pending: Feedback = {
  id: 5,
  userEmail: maya.email,
  subject: 'The timer',
  message: 'It kept going while I was offline.',
  status: 'new',
  createdAt: '2030-01-02T12:00:00.000Z',
  adminResponse: null,
  respondedAt: null,
}
const answered: Feedback = {
  ...pending,
  id: 4,
  subject: 'Dark mode',
  status: 'resolved',
  adminResponse: 'Glad you like it.',
  respondedAt: '2030-01-02T14:05:00',
}

const renderScreen = (list: object[]) =>
  renderApp({ as: maya, path: '/my-feedback', replies: { '/api/user/feedback': list } })
const figure = async (label: string) =>
  (await screen.findByRole('heading', { name: label })).parentElement!.textContent
const item = (name: string) => within(screen.getByRole('article', { name }))

test('shows what was sent and what came back', async () => {
  renderScreen([pending, answered])
  expect(await figure('Total Feedback')).toBe('Total Feedback2')
  expect(await figure('Responses Received')).toBe('Responses Received1')

  expect(item('The timer').getByText('Pending')).toBeTruthy()
  expect(item('The timer').getByText('Jan 2, 2030')).toBeTruthy()
  expect(item('The timer').queryByText('Response')).toBeNull()
  expect(item('Dark mode').getByText('Responded')).toBeTruthy()
  expect(item('Dark mode').getByText('Glad you like it.')).toBeTruthy()
  expect(item('Dark mode').getByText('Jan 2, 2030 2:05 PM')).toBeTruthy()
})

test('says when an admin has read it; shows an unknown state as it is, a missing one as new', async () => {
  const { status: _, ...bare } = { ...pending, id: 1, subject: 'Bare', createdAt: null }
  renderScreen([
    { ...pending, status: 'read' },
    { ...pending, id: 3, subject: 'Odd', status: 'archived' },
    bare,
  ])
  await screen.findByRole('article', { name: 'The timer' })
  expect(item('The timer').getByText('Read')).toBeTruthy()
  expect(item('Odd').getByText('archived')).toBeTruthy()
  expect(item('Bare').getByText('Pending')).toBeTruthy()
  expect(item('Bare').getByText('N/A')).toBeTruthy()
})

test('without feedback it says where to send some, and opens it', async () => {
  renderScreen([])
  expect(await screen.findByRole('heading', { name: 'No feedback submitted yet' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Help & Support' }))
  expect(await screen.findByRole('dialog', { name: 'Help & Support' })).toBeTruthy()
})
