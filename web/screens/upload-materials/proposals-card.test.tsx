import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageProposal } from '#contract/page-proposals.ts'
import type { Replies } from '../../test/render-app.tsx'
import { renderProposals } from './fixtures.ts'
// Compiled before the first test's clock runs.
import './upload-materials-screen.tsx'

const before = '5. What is a tax?\nA fee\n'
const own = '6. What is\na price floor?\nLowest\nHighest'
const after = '\n7. What is a good?'
const proposal: PageProposal = {
  ...{ id: 4, number: '6', question: 'What is a price floor', options: ['Lowest', 'Highest'] },
  correctAnswer: null,
  place: { from: before.length, to: before.length + own.length },
}
const page = { materialId: 1, title: 'Marketing 2025', page: 3, text: before + own + after }

async function openScreen(proposals: PageProposal[] = [proposal], replies: Replies = {}) {
  const list = renderProposals({ ...page, proposals }, replies)
  await screen.findByText(/cannot read is sent to OpenAI/)
  await screen.findByRole('form', { name: 'Proposed question 6' })
  return list
}

const formOf = (name: string) => within(screen.getByRole('form', { name }))
const textOf = (name: string) =>
  screen.getByRole('region', { name: `Text of page 3 as it was sent${name}` })

function giveRoom(pdfViewerEnabled: boolean) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: true }),
  )
  Object.defineProperty(navigator, 'pdfViewerEnabled', {
    value: pdfViewerEnabled,
    configurable: true,
  })
}
afterEach(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'))

test('the page itself stands beside what a model proposed, where there is room and a viewer', async () => {
  giveRoom(true)
  await openScreen()
  const frame = screen.getByTitle<HTMLIFrameElement>('Page 3 of Marketing 2025')
  expect(frame.getAttribute('src')).toMatch(/^\/api\/materials\/1\/bank-file#page=3&/)
  await userEvent.click(screen.getByText('Text of the page as it was sent'))
  const text = await screen.findByRole('region', { name: /^Text of page 3/ })
  expect(text.textContent).toBe(page.text)
})

test.each([
  ['on a small screen', () => undefined],
  ['where there is no viewer', () => giveRoom(false)],
])(
  '%s the text stands by each question, with its own place marked and in sight',
  async (_, set) => {
    set()
    const scrolled = vi.spyOn(Element.prototype, 'scrollTop', 'set')
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, this.localName === 'mark' ? 900 : 100)
    })
    await openScreen([
      proposal,
      { ...proposal, id: 5, number: null, question: 'Which?', place: null },
    ])
    const text = textOf(', question 6 marked')
    expect(text.textContent).toBe(page.text)
    expect(within(text).getByRole('mark').textContent).toBe(own)
    expect(Math.max(...scrolled.mock.calls.map(([at]) => at))).toBeGreaterThan(700)
    // Of one whose place is not to be found the whole page is shown.
    expect(within(textOf('')).queryByRole('mark')).toBeNull()
  },
)

test('what a model proposed is checked beside its page, and added only with a key', async () => {
  const added = vi.fn()
  const list = await openScreen([proposal], {
    'PUT /api/page-proposals/4': ({ body }) => {
      added(JSON.parse(String(body)))
      list.pages = []
      return Response.json({ message: 'added' })
    },
  })
  const form = formOf('Proposed question 6')
  await userEvent.click(form.getByRole('button', { name: 'Add to the exam' }))
  form.getByText('Mark the right option. The model does not guess it.')
  expect(added).not.toHaveBeenCalled()
  await userEvent.type(form.getByLabelText('Question'), '?')
  await userEvent.click(form.getByRole('radio', { name: 'Option A is right' }))
  await userEvent.click(form.getByRole('button', { name: 'Add to the exam' }))

  await screen.findByText('Everything has been checked.')
  expect(added).toHaveBeenCalledWith({
    ...{ number: '6', question: 'What is a price floor?', options: ['Lowest', 'Highest'] },
    correctAnswer: 0,
  })
})

test('a proposal is discarded only after a yes, since nothing brings it back', async () => {
  const discarded = vi.fn(() => Response.json({ message: 'discarded' }))
  const list = await openScreen([proposal, { ...proposal, id: 5, number: null }], {
    'DELETE /api/page-proposals/4': () => {
      list.pages[0]!.proposals.shift()
      return discarded()
    },
  })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await userEvent.click(formOf('Proposed question 6').getByRole('button', { name: 'Discard' }))
  const unnumbered = formOf('Proposed question without a number')
  confirm.mockReturnValueOnce(false)
  await userEvent.click(unnumbered.getByRole('button', { name: 'Discard' }))
  expect(confirm.mock.calls).toEqual([
    ['Discard proposed question 6? This action cannot be undone.'],
    ['Discard the proposed question without a number? This action cannot be undone.'],
  ])
  expect(discarded).not.toHaveBeenCalled()

  confirm.mockReturnValueOnce(true)
  await userEvent.click(formOf('Proposed question 6').getByRole('button', { name: 'Discard' }))
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Proposed question 6' })).toBeNull(),
  )
  expect(discarded).toHaveBeenCalledTimes(1)
})

test('after the only proposal is discarded the card stays, with the focus, and says that all is done', async () => {
  const list = await openScreen([proposal], {
    'DELETE /api/page-proposals/4': () => {
      list.pages = []
      return Response.json({ message: 'discarded' })
    },
  })
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true)
  await userEvent.click(formOf('Proposed question 6').getByRole('button', { name: 'Discard' }))
  await screen.findByText('Everything has been checked.')
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Questions to check' }),
    ),
  )
})
