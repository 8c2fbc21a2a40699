import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { createStreamCall, readEventStream } from '#contract/event-stream.ts'
import { ChatEvent, tutorContract } from '#contract/tutor.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const streamOf = (chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
async function read(chunks: Uint8Array[]) {
  const events: string[] = []
  for await (const data of readEventStream(streamOf(chunks))) events.push(data)
  return events
}

test('wherever the bytes are cut, the events are the same', async () => {
  const bytes = bytesOf(
    ': hi\ndata: {"text":"é 👩‍👧 ÷"}\n\ndata:b\r\ndata: c\r\n\r\nid: 1\ndata: d\r\rdata: cut',
  )
  for (let size = 1; size <= bytes.length; size++) {
    const chunks: Uint8Array[] = []
    for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size))
    expect(await read(chunks), `${size} bytes at a time`).toEqual([
      '{"text":"é 👩‍👧 ÷"}',
      'b\nc',
      'd',
    ])
  }
})

test('whoever stops listening cancels the stream', async () => {
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytesOf('data: on\n\n')),
    cancel: () => void (cancelled = true),
  })
  for await (const data of readEventStream(body)) {
    expect(data).toBe('on')
    break
  }
  expect(cancelled).toBe(true)
})

const messages = [{ role: 'user' as const, content: 'What is margin?' }]
const callWith = (response: () => Response, seen: RequestInit[] = []) =>
  createStreamCall(
    (_path, init) => {
      seen.push(init)
      return response()
    },
    tutorContract.sendMessage,
    ChatEvent,
  )({ messages }, new AbortController().signal)
const eventStream = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

test('the call asks for a stream, and gives its events', async () => {
  const seen: RequestInit[] = []
  const events = []
  const lines = 'data: {"text":"Profit"}\n\ndata: {"done":true}\n\n'
  for await (const event of callWith(() => eventStream(lines), seen)) events.push(event)
  expect(events).toEqual([{ text: 'Profit' }, { done: true }])
  expect(seen[0]).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ messages }),
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
  })
})

test('a refusal is one; a page, or an event nobody knows, is no reply', async () => {
  const refused = Response.json(
    { code: 'too_many_requests', message: 'Enough for today.', requestId: 'r' },
    { status: 429 },
  )
  const error = await callWith(() => refused)
    .next()
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 429, body: { message: 'Enough for today.' } })
  await expect(callWith(() => new Response('<p>Sign in to the wi-fi')).next()).rejects.toThrow(
    '200: The reply was not understood.',
  )
  await expect(callWith(() => eventStream('data: {"te\n\n')).next()).rejects.toThrow(
    'The reply was not understood.',
  )
})
