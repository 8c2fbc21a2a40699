import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LLMock, type ChatCompletionRequest, type Fixture } from '@copilotkit/aimock'
import type { ModelSettings } from '../config.ts'
import { providerFetch } from '../ports/coach/language-model/provider-fetch.ts'

type Answer = Fixture['response']
type Way = Omit<Fixture, 'match' | 'response'>

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

const MODELS = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'local-model',
} satisfies Record<ModelSettings['provider'], string>

/** Told by Node of every request that one of its servers gets. */
const REQUEST = 'http.server.request.start'
type Exchange = { request: IncomingMessage; response: ServerResponse }

/** A server on loopback that speaks the providers' protocols and answers what it is told to. */
export async function startModelServer() {
  const mock = new LLMock({ port: 0, latency: 0, chunkSize: 8, logLevel: 'silent' })
  await mock.start()
  const sent: { url: string; body: string }[] = []
  const got: number[] = []
  const taken: number[] = []
  const port = Number(new URL(mock.url).port)
  const watch = (message: unknown) => {
    const { request, response } = message as Exchange
    if (request.socket.localPort !== port) return
    got.push(performance.now())
    response.once('close', () => response.writableFinished || taken.push(performance.now()))
  }
  subscribe(REQUEST, watch)
  return {
    /** Bodies as they went over the wire, oldest first. */
    sent,
    /** When, by `performance.now()`, a request reached this server. */
    got,
    /** When this server saw that a request had been taken back. */
    taken,
    settings(provider: ModelSettings['provider'] = 'openai-compatible'): ModelSettings {
      const baseUrl = mock.url + (provider === 'google' ? '/v1beta' : '/v1')
      return { provider, model: MODELS[provider], apiKey: 'test-key', baseUrl }
    },
    /** Answers in this order, the last again and again. */
    answer(...answers: (Answer | [Answer, Way])[]) {
      answers.forEach((given, sequenceIndex) => {
        const [response, way] = Array.isArray(given) ? given : [given, {}]
        const isLast = sequenceIndex === answers.length - 1
        mock.addFixture({ match: isLast ? {} : { sequenceIndex }, response, ...way })
      })
    },
    /** Structured answers, made for the request. */
    answerJson(make: (prompt: string) => unknown) {
      mock.addFixture({
        match: { responseFormat: 'json_schema' },
        response: (request) => ({ content: JSON.stringify(make(promptOf(request))) }),
      })
    },
    /** The adapter's own `fetch`, which keeps what is sent, and asks busy providers' clients to come back at once. */
    fetch: (async (url, init) => {
      sent.push({ url: String(url), body: String(init?.body) })
      const response = await providerFetch(url, init)
      if (response.ok) return response
      const headers = new Headers(response.headers)
      headers.set('retry-after-ms', '1')
      return new Response(response.body, { status: response.status, headers })
    }) satisfies typeof fetch,
    clear() {
      mock.clearFixtures()
      mock.resetMatchCounts()
      sent.length = 0
      got.length = 0
      taken.length = 0
    },
    /** Not waited for: connections that are kept alive would keep it for seconds. */
    stop: () => {
      unsubscribe(REQUEST, watch)
      void mock.stop()
    },
  }
}

const promptOf = ({ messages }: ChatCompletionRequest) =>
  messages
    .map(({ content }) => (typeof content === 'string' ? content : textOf(content)))
    .join('\n')

const textOf = (parts: ChatCompletionRequest['messages'][number]['content']) =>
  Array.isArray(parts) ? parts.map(({ text }) => text ?? '').join('') : ''
