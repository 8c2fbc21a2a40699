import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { dana, maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'
import { idle, material } from './fixtures.ts'
import { changeQueue } from './queue-store.ts'

/** What was sent, by field; files by name. */
let sent: Record<string, string>[] = []
let answer: (index: number) => Response | Promise<Response>

beforeEach(() => {
  sent = []
  // The queue lives as long as the tab; the next test is another tab.
  changeQueue(() => [])
  answer = () => Response.json(material())
})

async function openScreen(replies: Replies = {}) {
  renderApp({
    as: dana,
    path: '/upload-materials',
    replies: { '/api/materials': [], '/api/materials/batch-status': idle, ...replies },
  })
  // After renderApp, which brings a fetch of its own.
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return screen.findByLabelText('Choose Files')
}

/** The only interface that tells of an upload's progress; this one answers with what the test says. */
class FakeUpload extends EventTarget {
  upload = new EventTarget()
  withCredentials = false
  responseText = ''
  status = 0
  statusText = ''
  open() {}
  async send(form: FormData) {
    const fields = [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ])
    sent.push(Object.fromEntries(fields) as Record<string, string>)
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 40, total: 100 }))
    const response = await answer(sent.length - 1)
    this.status = response.status
    this.responseText = await response.text()
    this.dispatchEvent(new Event('load'))
  }
}

const pdf = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type })
const item = (name: string) => screen.getByRole('listitem', { name })

test('a chosen PDF waits with its name as title and the general category', async () => {
  const user = userEvent.setup()
  await user.upload(await openScreen(), pdf('Test 1283.pdf'))

  const row = within(item('Test 1283.pdf'))
  expect(row.getByLabelText<HTMLInputElement>('Title').value).toBe('Test 1283')
  expect(row.getByLabelText<HTMLSelectElement>('Category').value).toBe('Business Operations')
  await user.selectOptions(row.getByLabelText('Category'), 'Principles Events')
  row.getByText('Event codes: PBM, PEN, PFN, PHT, PMK')
  expect(sent).toEqual([])
})

test('the categories are the specification’s, each with the codes of its events', async () => {
  const user = userEvent.setup()
  await user.upload(await openScreen(), pdf('One.pdf'))
  const category = within(item('One.pdf')).getByLabelText<HTMLSelectElement>('Category')
  const codes: Record<string, string | undefined> = {}
  for (const { value } of category.options) {
    await user.selectOptions(category, value)
    codes[value] = within(item('One.pdf'))
      .queryByText(/^Event codes?: /)
      ?.textContent.split(': ')[1]
  }
  expect(codes).toEqual({
    'Business Operations': undefined,
    'Principles Events': 'PBM, PEN, PFN, PHT, PMK',
    'Finance Cluster': 'ACT',
    'Marketing Cluster': 'AAM',
    'Business Management and Administration Cluster': 'BMA',
    'Hospitality and Tourism Cluster': 'HLM',
    'Entrepreneurship Cluster': 'ENT',
    'Personal Finance': 'PFL',
  })
})

test('Upload All sends what waits, one after another, and takes away what has arrived after two seconds', async () => {
  const user = userEvent.setup()
  await user.upload(await openScreen(), [pdf('One.pdf'), pdf('Two.pdf')])
  await user.click(
    within(item('One.pdf')).getByLabelText('Add to Master Question Bank (Admin Only)'),
  )
  let arrive = () => {}
  answer = () => new Promise((resolve) => (arrive = () => resolve(Response.json(material()))))

  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  const rail = within(item('One.pdf')).getByRole('progressbar', { name: 'Uploading One.pdf' })
  expect(rail.getAttribute('aria-valuenow')).toBe('40')
  expect(sent).toEqual([
    { file: 'One.pdf', title: 'One', category: 'Business Operations', isQuestionBank: 'true' },
  ])

  vi.useFakeTimers({ shouldAdvanceTime: true })
  await act(async () => arrive())
  within(item('One.pdf')).getByText('Uploaded')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ file: 'Two.pdf', title: 'Two', category: 'Business Operations' })
  await act(async () => vi.advanceTimersByTime(1900))
  item('One.pdf')
  await act(async () => vi.advanceTimersByTime(200))
  expect(screen.queryByRole('listitem', { name: 'One.pdf' })).toBeNull()
  await act(async () => arrive())
})

test('a statement about single use is made right after the upload', async () => {
  const user = userEvent.setup()
  const stated = vi.fn(() => Response.json(material()))
  await user.upload(await openScreen({ 'PUT /api/materials/1/single-use': stated }), pdf('One.pdf'))
  await user.click(screen.getByLabelText('Add to Master Question Bank (Admin Only)'))
  await user.click(screen.getByLabelText('Our school may use these items singly'))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  await screen.findByText('Uploaded')
  expect(stated).toHaveBeenCalledTimes(1)
})

test('only PDFs get into the queue', async () => {
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await openScreen(), [pdf('One.pdf'), pdf('notes.txt', 'text/plain')])

  await screen.findByText('Invalid Files')
  screen.getByText('Only PDF files are allowed.')
  item('One.pdf')
  expect(screen.queryByRole('listitem', { name: 'notes.txt' })).toBeNull()
})

test('a file without a title stays in the queue while the others are sent', async () => {
  const user = userEvent.setup()
  await user.upload(await openScreen(), [pdf('One.pdf'), pdf('Two.pdf')])
  await user.clear(within(item('One.pdf')).getByLabelText('Title'))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  await screen.findByText('Missing Information')
  screen.getByText('Please provide a title and category for the file.')
  expect(sent.map(({ file }) => file)).toEqual(['Two.pdf'])
  within(item('One.pdf')).getByText('Please provide a title.')
})

test('a file without a title is still spoken of when another one fails', async () => {
  const user = userEvent.setup()
  answer = () => refuse(409, 'conflict', 'This PDF has been uploaded already.')
  await user.upload(await openScreen(), [pdf('One.pdf'), pdf('Two.pdf')])
  await user.clear(within(item('One.pdf')).getByLabelText('Title'))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  await screen.findByText('Upload Failed')
  screen.getByText(
    'This PDF has been uploaded already. Missing Information: Please provide a title and category for the file.',
  )
})

test('what waits is still there after a look at another page', async () => {
  const user = userEvent.setup()
  await user.upload(await openScreen(), pdf('One.pdf'))
  await user.type(within(item('One.pdf')).getByLabelText('Title'), ' of two')
  await user.click(screen.getByRole('link', { name: 'Notifications' }))
  await screen.findByRole('heading', { level: 1, name: 'Notifications' })
  await user.click(screen.getByRole('link', { name: 'Upload Materials' }))

  await screen.findByLabelText('Choose Files')
  const title = within(item('One.pdf')).getByLabelText<HTMLInputElement>('Title')
  expect(title.value).toBe('One of two')
})

test('a long name is cut to the length that a title may have, and no sign in two', async () => {
  const user = userEvent.setup()
  await user.upload(await openScreen(), pdf(`${'x'.repeat(199)}📈 and more.pdf`))
  const title = screen.getByLabelText<HTMLInputElement>('Title')
  expect(title.value).toBe('x'.repeat(199))
})

test('a title that is refused can be mended, with the reason at its field', async () => {
  const user = userEvent.setup()
  const reason = 'A title has at most 200 characters.'
  const refusal = { code: 'invalid_input', message: 'Please check the highlighted fields.' }
  answer = (index) =>
    index === 0
      ? Response.json({ ...refusal, fields: { title: reason }, requestId: '1' }, { status: 422 })
      : Response.json(material())
  await user.upload(await openScreen(), pdf('One.pdf'))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  await screen.findByText('Upload Failed')
  const title = within(item('One.pdf')).getByLabelText('Title')
  expect(title.getAttribute('aria-invalid')).toBe('true')
  within(item('One.pdf')).getByText(reason)
  await user.clear(title)
  await user.type(title, 'Short')
  await user.click(screen.getByRole('button', { name: 'Put back in the queue' }))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))
  await screen.findByText('Uploaded')
  expect(sent[1]).toMatchObject({ title: 'Short' })
})

test('what is no PDF cannot be mended here', async () => {
  const user = userEvent.setup()
  const reason = 'This file is not a PDF.'
  const refusal = { code: 'invalid_input', message: reason, fields: { file: reason } }
  answer = () => Response.json({ ...refusal, requestId: '1' }, { status: 422 })
  await user.upload(await openScreen(), pdf('One.pdf'))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  await within(await screen.findByRole('listitem', { name: 'One.pdf' })).findByText(reason)
  expect(screen.queryByRole('button', { name: 'Put back in the queue' })).toBeNull()
})

test('a refused file says why, can be removed, and holds up no other', async () => {
  const user = userEvent.setup()
  const reason = 'This PDF has been uploaded already, as “Marketing 2025”.'
  answer = (index) => (index === 0 ? refuse(409, 'conflict', reason) : Response.json(material()))
  await user.upload(await openScreen(), [pdf('One.pdf'), pdf('Two.pdf')])
  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  await within(item('Two.pdf')).findByText('Uploaded')
  screen.getByText('Upload Failed')
  within(item('One.pdf')).getByText(reason)
  expect(screen.queryByRole('button', { name: 'Put back in the queue' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove One.pdf' }))
  expect(screen.queryByRole('listitem', { name: 'One.pdf' })).toBeNull()
})

test('a file that did not get through can be tried again', async () => {
  const user = userEvent.setup()
  answer = (index) =>
    index === 0 ? new Response('Bad gateway', { status: 502 }) : Response.json(material())
  await user.upload(await openScreen(), pdf('One.pdf'))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))
  await screen.findByText('Upload Failed')
  expect(screen.getAllByText(/Failed to upload file\. Please try again\./)).not.toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Put back in the queue' }))
  await user.click(screen.getByRole('button', { name: 'Upload All' }))

  await screen.findByText('Uploaded')
})

test('students are told that the page is for administrators', async () => {
  renderApp({ as: maya, path: '/upload-materials' })
  await screen.findByText('Access Denied')
  screen.getByText('Upload Materials is only available to administrators.')
})
