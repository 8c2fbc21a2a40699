import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startModelServer, type ModelServer } from '#server/test/model-server.ts'
import { CoachUnavailable } from '../coach.ts'
import { judgeRequest } from '../fixtures.ts'
import { createLanguageModelCoach } from './language-model-coach.ts'

const log = pino({ level: 'silent' })
const never = new AbortController().signal
const usage = { prompt_tokens: 300, completion_tokens: 12, total_tokens: 312 }
const page = { page: 1, text: 'Nothing', numbers: [] }

let server: ModelServer
beforeAll(async () => void (server = await startModelServer()))
afterEach(() => server.clear())
afterAll(() => server.stop())

const open = () => createLanguageModelCoach(server.settings(), { log, fetch: server.fetch })

test('what an answer took that was sent back, and what its repair took, both count', async () => {
  server.answer({ content: '{"questions": 5}', usage }, { content: '{"questions": []}', usage })
  let tokens = 0
  await (
    await open()
  ).readPage!(page, never, (n) => (tokens += n))
  expect(tokens).toBe(624)
})

test('what two answers took that were refused counts', async () => {
  server.answer({ content: 'No JSON.', usage })
  let tokens = 0
  await expect((await open()).readPage!(page, never, (n) => (tokens += n))).rejects.toThrow(
    CoachUnavailable,
  )
  expect(tokens).toBe(624)
})

test('an answer that was cut off at its longest counts', async () => {
  server.answer({ content: '{"questions": [', finishReason: 'length', usage })
  let tokens = 0
  const read = (await open()).readPage!(page, never, (n) => (tokens += n))
  await expect(read).rejects.toThrow(CoachUnavailable)
  expect(tokens).toBe(624)
})

test('a grading that was taken back counts by what was sent', async () => {
  const sent: string[] = []
  const stop = new AbortController()
  /** Says nothing until it is taken back. */
  const silent: typeof fetch = (_, init) =>
    new Promise((_, reject) => {
      sent.push(String(init?.body))
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      if (sent.length === 3) stop.abort()
    })
  const coach = await createLanguageModelCoach(server.settings(), { log, fetch: silent })
  const spent: number[] = []
  const judged = coach.judge(judgeRequest(), stop.signal, (tokens) => spent.push(tokens))
  await expect(judged).rejects.toThrow(CoachUnavailable)
  expect(spent).toHaveLength(3)
  expect(spent[0]).toBeGreaterThan(judgeRequest().response.length / 4)
  expect(spent[0]).toBeLessThan(sent[0]!.length / 4)
})

test('one whose fellow failed is taken back, and counts with it before the judgement is given up', async () => {
  let asked = 0
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked++
    if (asked > 1) return server.fetch(url, init)
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  }
  server.answer({ content: 'No JSON.', usage })
  const coach = await createLanguageModelCoach(server.settings(), { log, fetch })
  const spent: number[] = []
  const judged = coach.judge(judgeRequest(), never, (tokens) => spent.push(tokens))
  await expect(judged).rejects.toThrow(CoachUnavailable)
  const taken = [...spent]
  expect(taken.some((tokens) => tokens !== 312)).toBe(true)
  await new Promise((done) => setTimeout(done, 50))
  expect(spent).toEqual(taken)
})

test('what the provider turned away took nothing', async () => {
  server.answer({ error: { message: 'Broken' }, status: 500 })
  let tokens = 0
  await expect((await open()).readPage!(page, never, (n) => (tokens += n))).rejects.toThrow(
    CoachUnavailable,
  )
  expect([server.sent.length, tokens]).toEqual([3, 0])
})
