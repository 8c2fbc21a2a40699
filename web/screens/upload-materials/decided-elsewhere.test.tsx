import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '../../test/render-app.tsx'
import { dismissToast, findToast } from '../../ui/toast-store.ts'
import { renderProposals } from './fixtures.ts'
// Compiled before the first test's clock runs.
import './upload-materials-screen.tsx'

// The store outlives a test's page.
beforeEach(() => dismissToast(findToast()?.id ?? 0))

const proposal = (id: number, number: string) => ({
  ...{ id, number, question: `What is number ${number}?`, options: ['One', 'Two'] },
  ...{ correctAnswer: 0, place: null },
})
const added = 'Lin Park has already added this question, as question 6. It was not discarded.'
const discarded = 'You have already discarded this proposal. What stands here was not added.'
const asked = 'Question 6 is in this exam already. Correct the number, or discard this one.'

/** Two proposals; another tab has decided about the first, or its file is gone, unless it `stays`. */
async function openScreen(call: string, refusal: () => Response, stays = false) {
  const page = { materialId: 1, title: 'Marketing 2025', page: 3, text: '6. What?' }
  const list = renderProposals(
    { ...page, proposals: [proposal(4, '6'), proposal(5, '7')] },
    {
      [call]: () => {
        if (!stays) list.pages[0]!.proposals.shift()
        return refusal()
      },
    },
  )
  const form = await screen.findByRole('form', { name: 'Proposed question 6' })
  return { form, button: (name: string) => within(form).getByRole('button', { name }) }
}
const heading = () => screen.getByRole('heading', { name: 'Questions to check' })

test.each([
  ['discarded, but was added', 'Discard', 'DELETE', () => refuse(409, 'conflict', added), added],
  [
    'added, but was discarded',
    'Add to the exam',
    'PUT',
    () => refuse(409, 'conflict', discarded),
    discarded,
  ],
  [
    ...(['added, but its file is gone', 'Add to the exam', 'PUT'] as const),
    () => refuse(404, 'not_found', 'We couldn’t find that proposed question.'),
    'Its PDF has been deleted since, and this proposal with it.',
  ],
])('what was to be %s, goes, and is said', async (_, name, method, refusal, words) => {
  const { form, button } = await openScreen(`${method} /api/page-proposals/4`, refusal)
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  await userEvent.click(button(name))
  await waitFor(() => expect(form.isConnected).toBe(false))
  expect(findToast()).toMatchObject({ title: 'Already decided', description: words })
  expect(screen.getByRole('form', { name: 'Proposed question 7' })).toBeTruthy()
  expect(document.activeElement).toBe(heading())
})

test('what is refused for its number stays as it was edited', async () => {
  const refusal = () => refuse(409, 'conflict', asked)
  const { form, button } = await openScreen('PUT /api/page-proposals/4', refusal, true)
  const question = within(form).getByLabelText<HTMLTextAreaElement>('Question')
  await userEvent.type(question, ' Edited.')
  await userEvent.click(button('Add to the exam'))
  await waitFor(() => expect(findToast()).toMatchObject({ title: 'Error', description: asked }))
  expect([form.isConnected, question.value]).toEqual([true, 'What is number 6? Edited.'])
})
