import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RosterUpload } from '#contract/roster.ts'
// Compiled before the first test's clock runs.
import './admin-screen.tsx'
import { browser } from '../../lib/leave.ts'
import { dana, maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'

const leo = {
  ...maya,
  id: 'user-leo',
  email: 'leo.martin@school.example',
  firstName: 'Leo',
  lastName: null,
  authorized: false,
}
const replies: Replies = { '/api/admin/users': [maya, { ...leo, neverSignedIn: true }, dana] }
const open = (more: Replies = {}, search = '') =>
  renderApp({ as: dana, path: `/admin${search}`, replies: { ...replies, ...more } })

const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!)

beforeEach(() => void (browser.reload = vi.fn()))

test('the team tab counts and lists everybody', async () => {
  open()
  await screen.findByRole('tab', { name: 'Finalist Team (3)' })
  await screen.findByText('2 students and 1 admin. Only addresses that end in school.example.')
  const cells = (await row('Maya Okafor')).getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells.slice(1, 5)).toEqual([
    'Emailmaya.okafor@school.example',
    'RoleStudent',
    'StatusActive',
    expect.stringMatching(/^AddedJan 12, 2026$/),
  ])
  // One name alone is shown; who is not authorized is inactive, and has no link to copy.
  const inactive = await row('Leo')
  inactive.getByText('Inactive')
  inactive.getByText('Never signed in')
  expect(inactive.getByRole<HTMLButtonElement>('button', { name: /sign-in link/ }).disabled).toBe(
    true,
  )
})

test('while it loads it says so, and an empty team asks for stars', async () => {
  let answer = (_: Response) => {}
  open({ '/api/admin/users': () => new Promise((resolve) => (answer = resolve)) })
  await screen.findByText('Loading Finalist team...')
  answer(Response.json([]))
  await screen.findByText('No team members yet. Start adding Finalist stars!')
})

test('a person can be found by a part of name or address', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Find by name or email'), 'OKA')
  await waitFor(() => expect(screen.queryByText('leo.martin@school.example')).toBeNull())
  screen.getByText('Maya Okafor')
})

test('deleting asks first, and nobody deletes themselves', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
  const deleted = vi.fn(() => Response.json({ message: 'done' }))
  open({ 'DELETE /api/admin/users/maya.okafor%40school.example': deleted })
  const remove = (await row('Maya Okafor')).getByRole('button', { name: 'Delete Maya Okafor' })
  await userEvent.click(remove)
  expect(confirm).toHaveBeenCalledWith(
    'Remove Maya Okafor from the team? This action cannot be undone.',
  )
  expect(deleted).not.toHaveBeenCalled()
  await userEvent.click(remove)
  await screen.findByText('User Removed')
  screen.getByText('User has been removed from the team.')
  const own = (await row(dana.email)).getByRole<HTMLButtonElement>('button', {
    name: 'You cannot delete yourself',
  })
  expect(own.disabled).toBe(true)
})

test('a deletion that fails says so in fixed words, a conflict in its own', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const refusals = [refuse(500, 'unexpected', 'Oops'), refuse(409, 'conflict', 'Last admin.')]
  open({ 'DELETE /api/admin/users/maya.okafor%40school.example': () => refusals.shift()! })
  const remove = (await row('Maya Okafor')).getByRole('button', { name: 'Delete Maya Okafor' })
  await userEvent.click(remove)
  await screen.findByText('Delete Failed')
  screen.getByText('Could not remove user. Please try again.')
  await userEvent.click(remove)
  await screen.findByText('Last admin.')
})

test('editing sends only what was changed', async () => {
  const sent = vi.fn((init: RequestInit) => {
    void init
    return Response.json(maya)
  })
  open({ 'PATCH /api/admin/users/maya.okafor%40school.example': sent })
  await userEvent.click((await row('Maya Okafor')).getByRole('button', { name: /^Edit/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maya Okafor' }))
  await userEvent.click(dialog.getByRole('radio', { name: '1.5×' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changes saved')
  expect(JSON.parse(sent.mock.calls[0]![0].body as string)).toEqual({ extraTime: 1.5 })
})

test('one’s own role and access are not for oneself to change', async () => {
  open()
  await userEvent.click((await row(dana.email)).getByRole('button', { name: /^Edit/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Dana Whitfield' }))
  expect(dialog.getByLabelText<HTMLSelectElement>('Role').disabled).toBe(true)
  expect(dialog.getByRole<HTMLButtonElement>('switch', { name: 'Active' }).disabled).toBe(true)
})

test('a sign-in link is copied, or shown where the browser does not copy', async () => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  open({
    'POST /api/admin/users/maya.okafor%40school.example/sign-in-link': {
      link: '/api/login/link/abc',
    },
  })
  const copy = (await row('Maya Okafor')).getByRole('button', { name: /sign-in link/ })
  await user.click(copy)
  await screen.findByText('Sign-in link copied')
  expect(write).toHaveBeenLastCalledWith(`${location.origin}/api/login/link/abc`)
  write.mockRejectedValueOnce(new Error('not allowed'))
  await user.click(copy)
  const link = await screen.findByLabelText<HTMLInputElement>('Copy this link')
  expect(link.value).toBe(`${location.origin}/api/login/link/abc`)
})

test('who has practiced what stands behind the second view', async () => {
  open({
    '/api/admin/practice': [
      {
        email: maya.email,
        firstName: 'Maya',
        lastName: 'Okafor',
        lastActiveAt: '2026-02-03T15:00:00.000Z',
        exams: 3,
        roleplays: 0,
        weakestAreas: [{ area: 'Operations', answered: 20, correct: 9 }],
      },
    ],
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Who has practiced' }))
  await screen.findByText('Feb 3, 2026')
  const practice = await row('Maya Okafor')
  practice.getByText('Operations 45%')
})

test('adding somebody checks the fields and the domain before any call', async () => {
  const added = vi.fn((init: RequestInit) => {
    void init
    return Response.json(maya)
  })
  open({ 'POST /api/admin/users': added }, '?tab=add-member')
  const submit = await screen.findByRole('button', { name: 'Add to Finalist Team' })
  await userEvent.click(submit)
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(3)
  await userEvent.type(screen.getByLabelText('First Name'), 'Nia')
  await userEvent.type(screen.getByLabelText('Last Name'), 'Brooks')
  for (const wrong of ['nia', 'nia@mail.example', 'nia@evil-school.example']) {
    await userEvent.clear(screen.getByLabelText('Email Address'))
    await userEvent.type(screen.getByLabelText('Email Address'), wrong)
    await userEvent.click(submit)
    await screen.findByText('Invalid Email Domain')
    screen.getByText('Only school-domain email addresses are allowed.')
  }
  expect(added).not.toHaveBeenCalled()

  await userEvent.clear(screen.getByLabelText('Email Address'))
  await userEvent.type(screen.getByLabelText('Email Address'), 'Nia@School.example')
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin')
  await userEvent.click(submit)
  await screen.findByText('User Created!')
  expect(JSON.parse(added.mock.calls[0]![0].body as string)).toEqual({
    firstName: 'Nia',
    lastName: 'Brooks',
    email: 'Nia@School.example',
    role: 'admin',
    authorized: true,
  })
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('')
})

test('while somebody is being added the button says so', async () => {
  open({ 'POST /api/admin/users': () => new Promise(() => undefined) }, '?tab=add-member')
  await userEvent.type(await screen.findByLabelText('First Name'), 'Nia')
  await userEvent.type(screen.getByLabelText('Last Name'), 'Brooks')
  await userEvent.type(screen.getByLabelText('Email Address'), 'nia@school.example')
  expect(
    [...screen.getByLabelText<HTMLSelectElement>('Role').options].map(({ text }) => text),
  ).toEqual(['Student', 'Admin'])
  await userEvent.click(screen.getByRole('button', { name: 'Add to Finalist Team' }))
  expect(await screen.findByRole('button', { name: 'Adding Member...' })).toBeTruthy()
})

test('adding that fails says so', async () => {
  open({ 'POST /api/admin/users': () => refuse(500, 'unexpected', 'Oops') }, '?tab=add-member')
  await userEvent.type(await screen.findByLabelText('First Name'), 'Nia')
  await userEvent.type(screen.getByLabelText('Last Name'), 'Brooks')
  await userEvent.type(screen.getByLabelText('Email Address'), 'nia@school.example')
  await userEvent.click(screen.getByRole('button', { name: 'Add to Finalist Team' }))
  await screen.findByText('Creation Failed')
  screen.getByText('Could not add user. Please try again.')
})

const review: RosterUpload = {
  count: 2,
  applied: false,
  sheet: 'Fall',
  rowsRead: 3,
  newRows: 1,
  changedRows: 1,
  unchangedRows: 0,
  refusedRows: 1,
  refused: [
    {
      row: 4,
      column: 'role',
      value: 'captain',
      reason: 'Not a role we know',
      fix: 'Write student or admin',
    },
  ],
  changes: [{ row: 3, person: 'Maya Okafor', column: 'lastName', from: 'Okafor', to: 'Lee' }],
}
const roster = (name = 'fall.xlsx') => new File(['PK'], name)

test('only an .xlsx file is sent anywhere', async () => {
  const called = vi.fn(() => Response.json(review))
  open({ 'POST /api/admin/upload-users': called }, '?tab=bulk-upload')
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await screen.findByLabelText('Choose File'), roster('fall.csv'))
  await screen.findByText('Invalid File Format')
  screen.getByText('Please upload an Excel (.xlsx) file.')
  expect(called).not.toHaveBeenCalled()
})

test('a chosen file is looked at, then taken in by one button', async () => {
  let finish = (_: Response) => {}
  const answers = [
    () => Response.json(review),
    () => new Promise<Response>((resolve) => (finish = resolve)),
  ]
  open({ 'POST /api/admin/upload-users': () => answers.shift()!() }, '?tab=bulk-upload')
  await userEvent.upload(await screen.findByLabelText('Choose File'), roster())
  await screen.findByText('3 rows read on the sheet “Fall”. Nothing has been written yet.')
  screen.getByRole('img', { name: '1 new, 1 changed, 0 unchanged, 1 refused' })
  screen.getByText('Write student or admin')
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 and update 1' }))

  await screen.findAllByText('Syncing Finalist Crew! Please wait...')
  screen.getByText('Uploading...')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  finish(Response.json({ ...review, applied: true }))
  await screen.findByText('Upload Complete!')
  screen.getByText('Successfully processed 2 users.')
  expect(screen.queryByRole('progressbar')).toBeNull()
  screen.getByText('1 refused row')
})

test.each([
  [422, 'This is a PDF with another name.', 'This is a PDF with another name.'],
  [500, 'Oops', 'Could not process Excel file. Please check the format.'],
])('a file refused with %i says why, and nothing is in', async (status, message, shown) => {
  open(
    { 'POST /api/admin/upload-users': () => refuse(status, 'invalid_input', message) },
    '?tab=bulk-upload',
  )
  await userEvent.upload(await screen.findByLabelText('Choose File'), roster())
  await screen.findByText('Upload Failed')
  screen.getByText(shown)
  screen.getByText(`${shown} Nothing has been written.`)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('students are told that the dashboard is not for them', async () => {
  renderApp({ as: maya, path: '/admin' })
  await screen.findByText('Access Denied')
  screen.getByText('The admin dashboard is only available to administrators.')
})
