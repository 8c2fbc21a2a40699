import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Invitation } from '#contract/invitations.ts'
import { dana, maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'
import { readLines } from './read-lines.ts'

const invitation = (email: string, state: string, more: Partial<Invitation> = {}): Invitation => ({
  ...{ email, state, invitedAt: '2030-01-02T15:00:00.000Z', acceptedAt: null, failedTries: 0 },
  expiresAt: '2030-01-16T15:00:00.000Z',
  ...more,
})
const listing = (
  invitations: Invitation[] = [],
  { hasMailServer = true, hasProvider = false } = {},
) => ({ '/api/admin/invitations': { invitations, hasMailServer, hasProvider } })
const renderScreen = (replies: Replies = listing(), as = dana) =>
  renderApp({ as, path: '/send-invites', replies })

const send = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Email addresses'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send Invitations' }))
}

test('lines are trimmed, and those with an at-sign go to the server', () => {
  expect(readLines(' a@b.example \r\n\n  \nno at sign\nc@d.example')).toEqual([
    ...['a@b.example', 'c@d.example'],
  ])
})

test('without a valid address nothing is sent', async () => {
  renderScreen({
    ...listing(),
    'POST /api/send-beta-invites': () => {
      throw new Error('Nothing may be sent.')
    },
  })
  await send('nobody\n  ')
  expect(await screen.findAllByText('No valid emails')).not.toEqual([])
  expect(screen.getAllByText('Please enter at least one valid email address.')).not.toEqual([])
})

test('sends the addresses and shows what became of each, refused ones first', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  renderScreen({
    ...listing(),
    'POST /api/send-beta-invites': ({ body }) => {
      sent(JSON.parse(String(body)))
      return Response.json({
        results: [
          { email: 'nia@school.example', success: true, detail: 'The invitation is on its way.' },
          { email: 'x@mail.example', success: false, detail: 'Only school addresses.' },
        ],
        message: '1 invitation is on its way. 1 address was refused.',
      })
    },
  })
  await send('nia@school.example\nx@mail.example')
  const results = within(await screen.findByRole('list', { name: 'Results' }))
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Refused: x@mail.exampleOnly school addresses.'],
    ...['OK: nia@school.exampleThe invitation is on its way.'],
  ])
  expect(sent).toHaveBeenCalledWith({ emails: ['nia@school.example', 'x@mail.example'] })
  expect(screen.getAllByText('Invitations Sent!')).not.toEqual([])
  expect(screen.getByLabelText('Email addresses')).toHaveProperty('value', '')
  expect(document.activeElement?.textContent).toBe('What became of each address')
})

test('what was typed stays when sending fails', async () => {
  renderScreen({
    ...listing(),
    'POST /api/send-beta-invites': () => refuse(500, 'unexpected', 'Broken.'),
  })
  await send('nia@school.example')
  expect(await screen.findAllByText('Failed to send invitations. Please try again.')).not.toEqual(
    [],
  )
  expect(screen.getByLabelText('Email addresses')).toHaveProperty('value', 'nia@school.example')
})

test('where every address was refused, nothing is called sent', async () => {
  renderScreen({
    ...listing(),
    'POST /api/send-beta-invites': () =>
      Response.json({
        results: [{ email: 'x@mail.example', success: false, detail: 'Only school addresses.' }],
        message: 'No new invitation was sent. 1 address was refused.',
      }),
  })
  await send('x@mail.example')
  expect(await screen.findAllByText('No invitations sent')).not.toEqual([])
  expect(screen.queryByText('Invitations Sent!')).toBeNull()
})

test('says that no mail server is set, and nothing of it where there is one', async () => {
  const { unmount } = renderScreen(listing([], { hasMailServer: false }))
  expect(await screen.findByRole('heading', { name: 'No mail server is set' })).toBeTruthy()
  unmount()
  renderScreen()
  await screen.findByRole('heading', { name: 'Nobody has been invited yet' })
  expect(screen.queryByText('No mail server is set')).toBeNull()
})

test('lists who was invited, in words', async () => {
  renderScreen(
    listing([
      invitation('a@school.example', 'waiting', { failedTries: 2 }),
      invitation('b@school.example', 'sent'),
      invitation('c@school.example', 'accepted', { acceptedAt: '2030-01-03T15:00:00.000Z' }),
      invitation('d@school.example', 'failed'),
      invitation('e@school.example', 'expired'),
      invitation('f@school.example', 'something newer'),
    ]),
  )
  const table = within(await screen.findByRole('table', { name: 'Invitations' }))
  for (const words of [
    'The mail server did not take it yet. It is tried again by itself.',
    ...['Works until Jan 16, 2030', 'Signed in Jan 3, 2030', 'Not delivered', 'Expired'],
    'something newer',
  ])
    expect(table.getByText(words)).toBeTruthy()
})

test('a student is told that inviting is not for them', async () => {
  renderScreen(listing(), maya)
  expect(
    await screen.findAllByText('Beta invitations can only be sent by administrators.'),
  ).not.toEqual([])
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('what comes after the link is a code, or the school’s account', async () => {
  const expired = [invitation('e@school.example', 'expired')]
  const { unmount } = renderScreen(listing(expired))
  expect(await screen.findByText(/after that they sign in with a code\./)).toBeTruthy()
  expect(screen.getByText(/They can sign in with a code, or be invited again\./)).toBeTruthy()
  unmount()
  renderScreen(listing(expired, { hasProvider: true }))
  expect(
    await screen.findByText(/after that they sign in with their school account\./),
  ).toBeTruthy()
  expect(screen.queryByText(/a code/)).toBeNull()
})
