import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { BatchStatus } from '#contract/materials.ts'
import { dana, never, refuse, renderApp, type Replies } from '../../test/render-app.tsx'
import { dismissToast, findToast } from '../../ui/toast-store.ts'
import { idle, material } from './fixtures.ts'

// The store outlives a test's page.
afterEach(() => dismissToast(findToast()?.id ?? 0))

const running: BatchStatus = {
  ...idle,
  isProcessing: true,
  currentFile: 'marketing-2025.pdf',
  processedCount: 1,
  totalFiles: 3,
  questionsAdded: 100,
  pendingIds: [2, 3],
}

/** The screen with a status that the test can change, and a count of how often it was asked for. */
async function openScreen(replies: Replies = {}, status = idle) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = { status, asked: 0 }
  renderApp({
    as: dana,
    path: '/upload-materials',
    replies: {
      '/api/materials': [],
      '/api/materials/batch-status': () => {
        server.asked++
        return Response.json(server.status)
      },
      ...replies,
    },
  })
  await screen.findByRole('button', { name: 'Process PDFs' })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { server, user }
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

test('processing says what the server answered, and shows how far it is until it has ended', async () => {
  const { server, user } = await openScreen({
    'POST /api/materials/process': () => {
      server.status = running
      return Response.json({ message: 'Processing 3 PDFs.' })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Process PDFs' }))

  await screen.findByText('Processing 3 PDFs.')
  await screen.findByText('Reading marketing-2025.pdf')
  screen.getByText('1 of 3 PDFs')
  screen.getByText('100 questions added')

  server.status = { ...idle, processedCount: 3, totalFiles: 3 }
  await pass(2000)
  expect(screen.queryByText('1 of 3 PDFs')).toBeNull()
  const { asked } = server
  await pass(10_000)
  expect(server.asked).toBe(asked)
})

test('batch processing announces the questions that its answer counts', async () => {
  const { user } = await openScreen({
    'POST /api/materials/batch-process': { questionsAdded: 120 },
  })
  await user.click(screen.getByRole('button', { name: 'AI Batch Processing' }))

  await screen.findByText('Batch Processing Complete!')
  screen.getByText('Successfully processed 120 questions from all PDFs')
})

test.each([
  [
    'answers before the run has ended',
    () => Response.json({ questionsAdded: 100 }, { status: 202 }),
  ],
  ['is cut off by a proxy', () => new Response('Gateway timeout', { status: 504 })],
])('when the batch call %s, the status tells of the end', async (_, reply) => {
  const { server, user } = await openScreen({
    'POST /api/materials/batch-process': () => {
      server.status = running
      return reply()
    },
  })
  await user.click(screen.getByRole('button', { name: 'AI Batch Processing' }))
  await screen.findByText('1 of 3 PDFs')
  expect(screen.queryByText(/^Batch Processing/)).toBeNull()

  server.status = { ...idle, questionsAdded: 300 }
  await pass(2000)

  await screen.findByText('Successfully processed 300 questions from all PDFs')
})

test('a failure to process says so', async () => {
  const { user } = await openScreen({
    'POST /api/materials/batch-process': () => refuse(500, 'unexpected', 'Something went wrong.'),
    'POST /api/materials/process': () => refuse(500, 'unexpected', 'Something went wrong.'),
  })
  await user.click(screen.getByRole('button', { name: 'AI Batch Processing' }))
  await screen.findByText('Batch Processing Failed')
  screen.getByText('Failed to process PDFs in batch. Please try again.')

  await user.click(screen.getByRole('button', { name: 'Process PDFs' }))
  await screen.findByText('Failed to process PDFs. Please try again.')
})

test('a run that goes on already is picked up when the page opens', async () => {
  await openScreen({ '/api/materials/batch-status': running })
  await screen.findByText('Reading marketing-2025.pdf')
})

test('a file being read outside the bank is followed until the list can say what it is', async () => {
  const file = { now: material({ isQuestionBank: false }, { state: 'reading' }) }
  const { server } = await openScreen(
    { '/api/materials': () => Response.json([file.now]) },
    { ...idle, pendingIds: [1] },
  )
  await screen.findByText('Being read...')

  file.now = material({ isQuestionBank: false })
  server.status = idle
  await pass(2000)

  await screen.findByRole('button', { name: 'Add its 100 questions to the bank' })
})

test('files that could not be read are named with the reason', async () => {
  const errors = ['broken.pdf: This PDF is damaged and cannot be opened.']
  await openScreen({ '/api/materials/batch-status': { ...idle, errors } })
  await screen.findByText('1 PDF could not be read')
  screen.getByText(errors[0]!)
})

test('a material is deleted only after a yes', async () => {
  const removed = vi.fn(() => Response.json({ message: 'gone' }))
  const list = { now: [material()] }
  const { user } = await openScreen({
    '/api/materials': () => Response.json(list.now),
    'DELETE /api/materials/1': () => {
      list.now = []
      return removed()
    },
  })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const button = await screen.findByRole('button', { name: 'Delete Marketing 2025' })

  await user.click(button)
  expect(removed).not.toHaveBeenCalled()
  await user.click(button)

  expect(confirm).toHaveBeenCalledTimes(2)
  await screen.findByText('No materials yet')
  // The button is gone; the keyboard goes on at the list.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your Materials'))
})

test('a failed deletion says so', async () => {
  const { user } = await openScreen({
    '/api/materials': [material()],
    'DELETE /api/materials/1': () => refuse(500, 'unexpected', 'Something went wrong.'),
  })
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true)
  await user.click(await screen.findByRole('button', { name: 'Delete Marketing 2025' }))
  await screen.findByText('Failed to delete material. Please try again.')
})

test('the list explains a licence and takes the statement that lifts it', async () => {
  const licensed = material({}, { licenceNotice: 'Licensed only in its entirety.' })
  const stated = vi.fn(never)
  const { user } = await openScreen({
    '/api/materials': [licensed],
    'PUT /api/materials/1/single-use': stated,
  })
  const note = within(await screen.findByRole('region', { name: 'Licence of Marketing 2025' }))
  note.getByText('Whole exam only')
  note.getByText('Licensed only in its entirety.')
  await user.click(note.getByRole('switch', { name: 'Our school may use these items singly' }))

  expect(stated).toHaveBeenCalledTimes(1)
})

test('flagged questions are settled one by one', async () => {
  const question = {
    id: 7,
    number: '4',
    question: 'Which fits best?',
    options: ['One', 'Two'],
    correctAnswer: 0,
    explanation: 'Two. It fits.',
    page: 3,
    decision: null as 'keep' | 'leave-out' | null,
  }
  const { user } = await openScreen({
    '/api/materials': [material({}, { reviewCount: 1 })],
    '/api/materials/1/flagged-questions': () => Response.json([question]),
    'PUT /api/materials/1/flagged-questions/7/review': ({ body }) => {
      question.decision = JSON.parse(String(body)).decision
      return Response.json({ message: 'kept' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Review 1 question' }))
  await screen.findByText('Question 4, page 3')
  await user.click(screen.getByRole('radio', { name: 'Leave out' }))

  await screen.findByText('Not asked any more')
})

test('a read paper names the exams it became, and leads there', async () => {
  const exams = [
    { id: 7, title: 'Marketing Sample Exam', isMaster: false },
    { id: 8, title: 'Marketing Cluster Master Exam', isMaster: true },
  ]
  await openScreen({ '/api/materials': [material({ exams })] })
  const own = await screen.findByRole('link', { name: 'Marketing Sample Exam' })
  expect(own.getAttribute('href')).toBe('/exam-practice/take/7')
  const master = screen.getByRole('link', { name: 'Marketing Cluster Master Exam' })
  expect(master.getAttribute('href')).toBe('/exam-practice/take/8')
  screen.getByText(/which gathers the papers of this category/)
})
