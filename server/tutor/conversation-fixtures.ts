import { expect } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import type { ChatEvent, ChatTurn } from '#contract/tutor.ts'
import { createApp } from '../app.ts'
import type { Coach, ReplyPiece } from '../ports/coach/coach.ts'
import { cast } from '../test/cast.ts'
import { signIn, type TestApp } from '../test/test-app.ts'

export type Conversation = Awaited<ReturnType<typeof startConversation>>

type Reply = (...given: Parameters<Coach['reply']>) => AsyncGenerator<ReplyPiece>

export const user = (content: string): ChatTurn => ({ role: 'user', content })

/** Maya and the tutor. */
export async function startConversation(app: TestApp) {
  const cookie = await signIn(app.deps, app.app, cast.maya.email)
  let server = app.app
  const { tutor } = createClient(contract, (path, init) =>
    server.request(path, { ...init, headers: { ...init.headers, cookie } }),
  )

  /** The reply to a request for a stream, of which nothing is read yet. */
  const requestStream = (content: string, signal?: AbortSignal) =>
    server.request('/api/chat/message', {
      ...(signal && { signal }),
      method: 'POST',
      headers: { cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [user(content)] }),
    })

  return {
    /** One message or a whole history, and the answer in one piece. */
    ask: (content: string | ChatTurn[], about?: { attemptId: number; questionId: number }) =>
      tutor.sendMessage({
        messages: typeof content === 'string' ? [user(content)] : content,
        about,
      }),
    requestStream,
    /** All events of a streamed answer. */
    stream: async (content: string) => eventsOf(await requestStream(content)),
    /** From now on another coach answers, behind the same server. */
    useCoach(reply: Reply) {
      server = createApp({ ...app.deps, coach: { ...app.coach, reply, standIn: app.coach } })
    },
  }
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const text = await response.text()
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, '')) as ChatEvent)
}
