import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
// Compiled before the first test's clock runs.
import './ai-tutor-screen.tsx'
import { reviewOf } from '../../test/exam-replies.ts'
import { maya, renderApp } from '../../test/render-app.tsx'
import { keepConversation } from './kept-conversations.ts'
import { nameOfTab } from '../../lib/name-of-tab.ts'
import { openDraft, saveDraft } from './kept-drafts.ts'

const coach = { kind: 'built-in', provider: null, model: null }
const at = '2030-01-02T10:00:00.000Z'
const said = (content: string) => ({
  about: null,
  startedAt: at,
  messages: [
    { role: 'user' as const, content, at },
    { role: 'assistant' as const, content: `About ${content}`, at },
  ],
})
const inWords = (text: string) => `data: ${JSON.stringify({ text })}\n\ndata: {"done":true}\n\n`

async function open(path = '/ai-tutor') {
  let answers = true
  const app = renderApp({
    as: maya,
    path,
    replies: {
      '/api/chat/start': { coach, suggestions: ['Quiz me on pricing'] },
      '/api/exam-attempts/51': reviewOf([1, 0]),
      'POST /api/chat/message': () =>
        answers
          ? new Response(inWords('So.'), { headers: { 'content-type': 'text/event-stream' } })
          : new Response('', { status: 503 }),
    },
  })
  return {
    ...app,
    input: await screen.findByRole<HTMLTextAreaElement>('textbox'),
    failFromNowOn: () => void (answers = false),
  }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const messages = () => screen.getAllByRole('article').length
/** What a browser tells every tab but the one that wrote. */
const tellOfOtherTab = (name: string) => {
  const key = `finalist:${maya.id}:${name}`
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
  })
}

test('a new conversation can be taken back, also after a reload, until it has its first reply', async () => {
  keepConversation(maya.id, said('margin'))
  const first = await open()
  await press('New conversation')
  expect(messages()).toBe(1)
  await press('Bring back')
  expect(messages()).toBe(3)
  await press('New conversation')
  first.unmount()

  const second = await open()
  expect(messages()).toBe(1)
  expect(screen.getByText(/is kept until you send a message here/)).toBeTruthy()
  second.failFromNowOn()
  await userEvent.type(second.input, 'Hello?{Enter}')
  await waitFor(() => expect(second.input.value).toBe('Hello?'))
  second.unmount()
  const third = await open()
  await press('Bring back the last conversation')
  expect(messages()).toBe(3)
  expect(document.activeElement).toBe(third.input)

  await press('New conversation')
  await userEvent.type(third.input, '{Enter}')
  await screen.findByText('So.')
  expect(screen.queryByText(/is kept until/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull()
  third.unmount()
  await open()
  expect(messages()).toBe(3)
  expect(screen.queryByText('About margin')).toBeNull()
})

test('another tab that sends takes nothing of what is being written here', async () => {
  const { input, unmount } = await open()
  await userEvent.type(input, 'half a thought')
  const text = 'What is margin?'
  saveDraft(maya.id, null, { tab: 'other', text })
  tellOfOtherTab('tutor-draft')
  keepConversation(maya.id, said('margin'))
  tellOfOtherTab('tutor')
  saveDraft(maya.id, null, { tab: 'other', text: '' })
  tellOfOtherTab('tutor-draft')
  expect([messages(), input.value]).toEqual([3, 'half a thought'])
  unmount()
  expect((await open()).input.value).toBe('half a thought')
})

test('a tab that has been copied keeps its draft beside the copy’s', async () => {
  const { input, unmount } = await open()
  await userEvent.type(input, 'half')
  const tab = nameOfTab()
  saveDraft(maya.id, null, { tab, text: 'of the copy' })
  tellOfOtherTab('tutor-draft')
  unmount()
  expect((await open()).input.value).toBe('half')
  expect(openDraft(maya.id, null, tab).text).toBe('of the copy')
  // Log-out in another tab takes everything, and nothing comes back.
  localStorage.clear()
  tellOfOtherTab('tutor-draft')
  expect(localStorage.getItem(`finalist:${maya.id}:tutor-draft`)).toBeNull()
})

test('a draft stays in its conversation', async () => {
  const review = '/ai-tutor?attempt=51&question=102'
  const general = await open()
  await userEvent.type(general.input, 'in general')
  general.unmount()
  const asked = await open(review)
  expect(asked.input.value).toBe('')
  await userEvent.type(asked.input, 'about this one')
  asked.unmount()
  const again = await open()
  expect(again.input.value).toBe('in general')
  again.unmount()
  expect((await open(review)).input.value).toBe('about this one')
})

test('two tabs at two conversations do not write in turn for ever', async () => {
  await open()
  keepConversation(maya.id, said('margin'))
  tellOfOtherTab('tutor')
  const about = { attemptId: 51, questionId: 102 }
  keepConversation(maya.id, { ...said('this'), about })
  const kept = localStorage.getItem(`finalist:${maya.id}:tutor`)
  tellOfOtherTab('tutor')
  await screen.findByText('About margin')
  expect(localStorage.getItem(`finalist:${maya.id}:tutor`)).toBe(kept)
})
