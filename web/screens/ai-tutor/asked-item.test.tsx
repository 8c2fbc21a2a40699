import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
// Compiled before the first test's clock runs.
import './ai-tutor-screen.tsx'
import { reviewOf } from '../../test/exam-replies.ts'
import { maya, renderApp } from '../../test/render-app.tsx'

const REPLY = ['{"text":"Because."}', '{"done":true}'].map((event) => `data: ${event}\n\n`).join('')

test('the question folds up with every message, and an answer leaves it as it is', async () => {
  let answer = Promise.withResolvers<void>()
  renderApp({
    as: maya,
    path: '/ai-tutor?attempt=51&question=102',
    replies: {
      '/api/chat/start': {
        coach: { kind: 'built-in', provider: null, model: null },
        suggestions: [],
      },
      '/api/exam-attempts/51': reviewOf([1, 0]),
      'POST /api/chat/message': async () => {
        await answer.promise
        return new Response(REPLY, { headers: { 'content-type': 'text/event-stream' } })
      },
    },
  })
  const input = await screen.findByRole('textbox')
  const card = () => screen.getByText('Which of these is right, number 2?').closest('details')!
  expect(card().open).toBe(true)
  for (const [place, message] of ['Why?', 'And why not?'].entries()) {
    await userEvent.type(input, `${message}{Enter}`)
    expect(card().open).toBe(false)
    card().open = true
    answer.resolve()
    await waitFor(() => expect(screen.getAllByText('Because.')).toHaveLength(place + 1))
    await screen.findByRole('button', { name: 'Retry' })
    expect(card().open).toBe(true)
    answer = Promise.withResolvers()
  }
})
