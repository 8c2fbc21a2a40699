import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
// Compiled before the first test's clock runs.
import './ai-tutor-screen.tsx'
import { reviewOf } from '../../test/exam-replies.ts'
import { maya, refuse, renderApp, type Replies } from '../../test/render-app.tsx'
import { findToast } from '../../ui/toast-store.ts'
import { GREETING } from './conversation.ts'

const builtIn = { kind: 'built-in', provider: null, model: null }
const suggestions = ['Quiz me on pricing', 'What is a SWOT analysis?']
const citation = { materialId: 3, title: 'Pricing Basics', page: 4, excerpt: 'Margin is profit …' }

/** A server whose replies the test writes piece by piece. */
function tutor() {
  const sent: { messages: { role: string; content: string }[]; about?: object }[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const signals: AbortSignal[] = []
  const write = (event: object) =>
    act(async () =>
      streams.at(-1)!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    )
  return {
    sent,
    signals,
    write,
    say: (text: string) => write({ text }),
    end: () => act(async () => streams.at(-1)!.close()),
    reply: (init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)))
      const signal = init.signal!
      signals.push(signal)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller)
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  }
}

let server = tutor()
beforeEach(() => void (server = tutor()))

async function open(replies: Replies = {}, path = '/ai-tutor') {
  const app = renderApp({
    as: maya,
    path,
    replies: {
      '/api/chat/start': { coach: builtIn, suggestions },
      'POST /api/chat/message': server.reply,
      ...replies,
    },
  })
  return { ...app, input: await screen.findByRole<HTMLTextAreaElement>('textbox') }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const messages = () => screen.getAllByRole('article').map((message) => message.textContent)
const ask = (input: HTMLElement, text: string) => userEvent.type(input, `${text}{Enter}`)

test('greets, says who answers, and offers a first question', async () => {
  const { input } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'AI Tutor' })).toBeTruthy()
  expect(screen.getByText('Your AI-powered business competition coach')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'AI Tutor Chat' })).toBeTruthy()
  expect(messages()[0]).toMatch(new RegExp(`^${GREETING.replaceAll('?', '\\?')}\\d\\d:\\d\\d$`))
  expect(screen.getByText(/Answers from the built-in coach/)).toBeTruthy()
  const banner = within(screen.getByRole('region', { name: 'Beta' }))
  expect(banner.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Instant answers to business questions',
    'Personalized study recommendations',
    'Interactive learning conversations',
    'Exam preparation guidance',
  ])
  expect(input.placeholder).toBe('Ask your AI tutor anything about business competitions...')
  await userEvent.click(button('Quiz me on pricing'))
  expect(server.sent[0]!.messages).toEqual([
    { role: 'assistant', content: GREETING },
    { role: 'user', content: 'Quiz me on pricing' },
  ])
})

test('Enter sends, Shift+Enter does not; while pending nothing can be written or sent', async () => {
  const { input } = await open()
  expect(button('Send').disabled).toBe(true)
  await userEvent.type(input, '   {Enter}')
  expect(server.sent).toHaveLength(0)
  await userEvent.clear(input)
  await userEvent.type(input, 'What is{Shift>}{Enter}{/Shift}margin?{Enter}')
  expect(server.sent[0]!.messages.at(-1)).toEqual({ role: 'user', content: 'What is\nmargin?' })
  expect(messages()[1]).toMatch(/^What is\nmargin\?\d\d:\d\d/)
  expect(screen.getByText('Thinking...')).toBeTruthy()
  expect(input.value).toBe('')
  expect(input.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(input)
  await userEvent.type(input, 'more{Enter}')
  expect([input.value, server.sent.length]).toEqual(['', 1])

  await server.say('Profit over **pri')
  expect(screen.queryByText('Thinking...')).toBeNull()
  // It joins what is read out only when it is whole.
  const log = within(screen.getByRole('log'))
  expect(log.queryByText(/Profit/)).toBeNull()
  await server.say('ce**.')
  await server.write({ citation })
  await server.write({ done: true })
  expect(await log.findByText('price')).toBeTruthy()
  const source = log.getByRole('link', { name: 'Pricing Basics, p. 4' })
  expect(source.getAttribute('href')).toBe('/api/materials/3/file#page=4')
  expect(input.readOnly).toBe(false)
})

test('initials stand beside what I say; without a name it is U', async () => {
  const { input } = await open({ '/api/auth/user': { ...maya, firstName: null, lastName: null } })
  await ask(input, 'Hello')
  expect(screen.getByRole('article', { name: 'You' }).textContent).toMatch(/^Hello\d\d:\d\dU$/)
})

test('a message that is not answered is taken back into the input', async () => {
  const reason = 'You have asked 20 questions in a minute.'
  const { input } = await open({
    'POST /api/chat/message': () => refuse(429, 'too_many_requests', reason),
  })
  await ask(input, 'What is margin?')
  await waitFor(() => expect(input.value).toBe('What is margin?'))
  expect(messages()).toHaveLength(1)
  expect(findToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to send message. Please try again.',
  })
  expect(screen.getByText(`Not answered: ${reason}`)).toBeTruthy()
})

test('a reply that is cut off stays, says so, and can be asked for again', async () => {
  const { input } = await open()
  await ask(input, 'What is margin?')
  await server.say('Profit over')
  await server.end()
  expect(await screen.findByText(/^Cut off:/)).toBeTruthy()
  expect(input.value).toBe('')
  await userEvent.click(button('Retry'))
  expect(server.sent[1]).toEqual(server.sent[0])
  await server.say('Profit over price.')
  await server.write({ done: true })
  expect(await screen.findByText('Profit over price.')).toBeTruthy()
  expect(screen.queryByText(/^Cut off:/)).toBeNull()
  expect(messages()).toHaveLength(3)
})

test('a reply that the server breaks off is cut off, and not unanswered', async () => {
  const { input } = await open()
  await ask(input, 'What is margin?')
  await server.say('Profit over')
  await server.write({ failed: 'The answer broke off here. Please try again.' })
  expect(await screen.findByText(/^Cut off:/)).toBeTruthy()
  expect(screen.queryByText(/^Not answered:/)).toBeNull()
})

test('Stop ends the call and keeps what came; before the first word the message comes back', async () => {
  const { input } = await open()
  await ask(input, 'What is margin?')
  await userEvent.click(button('Stop'))
  await waitFor(() => expect(input.value).toBe('What is margin?'))
  expect(server.signals[0]!.aborted).toBe(true)
  expect(button('Send')).toBeTruthy()
  expect(server.signals).toHaveLength(1)
  await userEvent.type(input, '{Enter}')
  await server.say('Profit over')
  await userEvent.type(input, '{Escape}')
  expect(await screen.findByText('Stopped here.')).toBeTruthy()
  expect(server.signals[1]!.aborted).toBe(true)
})

test('a conversation outlives a reload, and what leaves the page stops', async () => {
  const first = await open()
  await ask(first.input, 'What is margin?')
  await server.say('Profit over price.')
  await server.write({ done: true })
  await screen.findByRole('button', { name: 'Copy' })
  await ask(first.input, 'And markup?')
  await server.say('Profit over')
  first.unmount()
  expect(server.signals[1]!.aborted).toBe(true)

  const { input } = await open()
  expect(messages()).toHaveLength(5)
  expect(screen.getByText('Stopped here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: suggestions[0] })).toBeNull()
  await userEvent.type(input, 'half a question')
  document.body.innerHTML = ''
  expect((await open()).input.value).toBe('half a question')
})

test('before the first message to a company one is told, once', async () => {
  const coach = { kind: 'model', provider: 'OpenAI', model: 'gpt-x' }
  const start = { '/api/chat/start': { coach, suggestions } }
  const { input, unmount } = await open(start)
  expect(screen.getByText('What you write here goes to OpenAI')).toBeTruthy()
  expect(screen.getByText(/Answers from gpt-x by OpenAI/)).toBeTruthy()
  await ask(input, 'Hello')
  expect([server.sent.length, input.value]).toEqual([0, 'Hello'])
  await userEvent.click(button('OK, go on'))
  await userEvent.type(input, '{Enter}')
  expect(server.sent).toHaveLength(1)
  unmount()
  await open(start)
  expect(screen.queryByText('What you write here goes to OpenAI')).toBeNull()
})

test('from an exam’s review it opens with the question, what was chosen, and why', async () => {
  const attempt = reviewOf([1, 0])
  const { input } = await open(
    { '/api/exam-attempts/51': attempt },
    '/ai-tutor?attempt=51&question=102',
  )
  const card = within(screen.getByText('Which of these is right, number 2?').closest('details')!)
  expect(card.getByText('Incorrect')).toBeTruthy()
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    ...['AFirstYour Answer', 'BSecondCorrect answer', 'CThird', 'DFourth'],
  ])
  expect(card.getByText('Second, because it is.')).toBeTruthy()
  await userEvent.click(button('Why is my answer wrong?'))
  expect(server.sent[0]!.about).toEqual({ attemptId: 51, questionId: 102 })
  expect(input.value).toBe('')
})

test('a question of nobody’s, or of somebody else, is said not to be there', async () => {
  const { input } = await open(
    { '/api/exam-attempts/51': () => refuse(404, 'not_found', 'There is no such attempt.') },
    '/ai-tutor?attempt=51&question=102',
  )
  expect(screen.getByText(/in no finished exam of yours/)).toBeTruthy()
  await ask(input, 'Hello')
  expect(server.sent[0]!.about).toBeUndefined()
})

test('what is pressed and gone leaves the focus in the message box', async () => {
  const coach = { kind: 'model', provider: 'OpenAI', model: 'gpt-x' }
  const { input } = await open({ '/api/chat/start': { coach, suggestions } })
  const press = async (name: string) => {
    await userEvent.click(button(name))
    await waitFor(() => expect([name, document.activeElement]).toEqual([name, input]))
  }
  await press('OK, go on')
  await ask(input, 'What is margin?')
  await server.say('Profit over')
  await server.end()
  await screen.findByText(/^Cut off:/)
  await press('Retry')
  await server.say('Profit over')
  await press('Stop')
  await press('New conversation')
  await press('Bring back')
})

test('copying gives the reply as it was written', async () => {
  const { input } = await open()
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await ask(input, 'Hello')
  await server.say('**Hi**')
  await server.write({ done: true })
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledWith('**Hi**')
  expect(await screen.findByText('Copied')).toBeTruthy()
})

test('what is too long is not sent, and says by how much', async () => {
  const { input } = await open()
  await userEvent.click(input)
  await userEvent.paste('x'.repeat(8001))
  expect(screen.getByText(/at most 8,000 characters; this one has 8,001/)).toBeTruthy()
  await userEvent.type(input, '{Enter}')
  expect(server.sent).toHaveLength(0)
})
