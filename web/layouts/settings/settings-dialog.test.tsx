import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TeamSettings } from '#contract/settings.ts'
// Compiled before the first test's clock runs.
import '../../screens/notifications/notifications-screen.tsx'
import './settings-dialog.tsx'
import { dana, maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'
import { auditSentence } from './audit-sentence.ts'
import { asCsv, asJson } from './my-data-files.ts'
import { checkDraft, draftOf } from './team-draft.ts'

const settings: TeamSettings = {
  ...{ productName: 'Finalist', schoolDomain: 'school.example', teamName: 'Finalist' },
  ...{ advisorName: 'Dana Whitfield', advisorEmail: 'advisor@school.example', timeZone: 'UTC' },
  ...{ competition: null, goal: null, voice: true, secondPerson: null },
  ...{ hasOwnAdvisor: false, hasOwnTimeZone: false },
}
const replies: Replies = {
  '/api/settings/team': settings,
  '/api/notifications': [],
  '/api/study-goals': { weeklyHours: 20, examScore: 90, isOwn: false },
  '/api/notifications/settings': { byMail: true },
  '/api/deletion-request': { requestedAt: null },
  '/api/admin/deletion-requests': [],
  '/api/sessions': [],
}
const open = (part: string, { as = dana, more = {} as Replies } = {}) =>
  renderApp({ as, path: `/notifications?settings=${part}`, replies: { ...replies, ...more } })

beforeEach(() => vi.restoreAllMocks())

test('opens from the sidebar, and Back closes it', async () => {
  renderApp({ as: maya, path: '/notifications', replies })
  // The page brings its own sidebar: a press on the loading one's button may go with it.
  await screen.findByRole('heading', { name: '3 unread' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Settings' })[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
  expect(location.search).toBe('?settings=general')
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['General', 'Sessions', 'Your data'],
  ])
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a student who follows a link to the team’s settings gets their own', async () => {
  open('team', { as: maya })
  const tab = await screen.findByRole('tab', { name: 'General' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('letter keys are switched off for this person on this device', async () => {
  open('general')
  await userEvent.click(await screen.findByLabelText('Letter and number keys'))
  expect(localStorage.getItem(`finalist:${dana.id}:exam-letter-keys`)).toBe('false')
})

test('mail that could not be switched off stays on, and says so', async () => {
  open('general', {
    more: { 'PUT /api/notifications/settings': () => refuse(500, 'unexpected', 'Broken.') },
  })
  const mail = await screen.findByLabelText('Mail me what is new')
  await userEvent.click(mail)
  expect(await screen.findAllByText('This was not saved. Please try again.')).not.toEqual([])
  expect(mail.getAttribute('aria-checked')).toBe('true')
})

test('asking to be deleted takes a second press', async () => {
  const asked = vi.fn<() => void>()
  open('data', {
    more: {
      'PUT /api/deletion-request': () => {
        asked()
        return Response.json({ requestedAt: '2030-01-02T15:00:00.000Z' })
      },
      'DELETE /api/deletion-request': { requestedAt: null },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to be deleted' }))
  expect(asked).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Cancel')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Ask to be deleted')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Yes, ask to delete everything' }))
  expect(await screen.findByText(/You asked on Jan 2, 2030/)).toBeTruthy()
  expect(asked).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('Take the request back')
  await userEvent.keyboard('{Enter}')
  const again = await screen.findByRole('button', { name: 'Ask to be deleted' })
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('an admin deletes who asked for it, after a confirmation', async () => {
  const deleted = vi.fn<() => void>()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
  const request = {
    ...{ email: 'maya.okafor@school.example', name: 'Maya Okafor', isOwn: false },
    requestedAt: '2030-01-02T15:00:00.000Z',
  }
  open('requests', {
    more: {
      '/api/admin/deletion-requests': [request],
      'DELETE /api/admin/users/maya.okafor%40school.example': () => {
        deleted()
        return Response.json({ message: 'Gone.' })
      },
    },
  })
  const button = await screen.findByRole('button', { name: /^Delete ?Maya Okafor$/ })
  await userEvent.click(button)
  expect(confirm).toHaveBeenCalledWith(
    'Remove Maya Okafor from the team? This action cannot be undone.',
  )
  expect(deleted).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(await screen.findAllByText('User Removed')).not.toEqual([])
})

test('what the server refuses of the team’s settings stands at its field', async () => {
  open('team', {
    more: {
      'PATCH /api/settings/team': () =>
        Response.json(
          {
            ...{ code: 'invalid_input', message: 'Please check.', requestId: 'r' },
            fields: { 'competition.ends': 'The last day is before the first.' },
          },
          { status: 422 },
        ),
    },
  })
  await userEvent.type(await screen.findByLabelText('Goal'), 'Top ten')
  await userEvent.click(screen.getByRole('button', { name: 'Save team settings' }))
  expect(await screen.findByText('The last day is before the first.')).toBeTruthy()
  expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true')
})

test('a competition that is over asks for the next one', async () => {
  const competition = { name: 'State', starts: '2020-04-25', ends: '2020-04-28' }
  open('team', { more: { '/api/settings/team': { ...settings, competition } } })
  expect(await screen.findByText('This competition is over. Enter the next one.')).toBeTruthy()
})

test('only what was changed is sent, and the browser’s time zone is proposed once', () => {
  const draft = draftOf(settings, 'America/Chicago')
  expect(checkDraft(draft, settings)).toEqual({ change: { timeZone: 'America/Chicago' } })
  const settled = { ...settings, hasOwnTimeZone: true }
  expect(checkDraft(draftOf(settled, 'America/Chicago'), settled)).toEqual({ change: {} })
  expect(checkDraft({ ...draftOf(settled, 'UTC'), goal: ' Top ten ' }, settled)).toEqual({
    change: { goal: 'Top ten' },
  })
  expect(checkDraft({ ...draftOf(settled, 'UTC'), starts: '2030-04-25' }, settled).errors).toEqual({
    competitionName: 'Please fill this in.',
    ends: 'Give the last day.',
  })
})

test('own data become a CSV that runs nothing, and a JSON', () => {
  const data = {
    exportedAt: '2030-01-02T09:00:00.000Z',
    sections: [
      { title: 'Account', columns: ['First name'], rows: [['=HYPERLINK("x")']] },
      { title: 'Study goals', columns: ['Weekly hours', 'Right'], rows: [[-5, null]] },
    ],
  }
  expect(asCsv(data)).toBe(
    '\uFEFFAccount\r\nFirst name\r\n"\'=HYPERLINK(""x"")"\r\n\r\nStudy goals\r\nWeekly hours,Right\r\n-5,\r\n\r\n',
  )
  expect(JSON.parse(asJson(data))).toEqual({
    exportedAt: data.exportedAt,
    Account: [{ 'First name': '=HYPERLINK("x")' }],
    'Study goals': [{ 'Weekly hours': -5, Right: null }],
  })
})

test('the audit log speaks in sentences, of unknown things too', () => {
  const entry = {
    ...{ id: 1, happenedAt: '', actor: 'Lin Park', byOperator: false, detail: '' },
    ...{ action: 'person-added', subject: 'Maya Okafor' },
  }
  expect(auditSentence({ ...entry, detail: 'student' })).toBe(
    'Lin Park added Maya Okafor as student.',
  )
  expect(auditSentence({ ...entry, actor: null, subject: null })).toBe(
    'Somebody deleted since added somebody deleted since.',
  )
  expect(
    auditSentence({ ...entry, actor: null, byOperator: true, action: 'sign-in-link-made' }),
  ).toBe('Whoever runs the server made a sign-in link for Maya Okafor.')
  expect(auditSentence({ ...entry, action: 'toString', detail: 'new' })).toBe(
    'Lin Park toString: new.',
  )
})
