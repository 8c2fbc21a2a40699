import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startModelServer, type ModelServer } from '#server/test/model-server.ts'
import { CoachUnavailable, type Coach } from '../coach.ts'
import { ask, judgeRequest } from '../fixtures.ts'
import { createLanguageModelCoach } from './language-model-coach.ts'
import { PATIENCE, type Patience } from './model-call.ts'

const log = pino({ level: 'silent' })
const never = new AbortController().signal

let server: ModelServer
beforeAll(async () => void (server = await startModelServer()))
afterEach(() => server.clear())
afterAll(() => server.stop())

async function hear(coach: Coach) {
  let text = ''
  for await (const piece of coach.reply(ask('Well?'), never))
    if ('text' in piece) text += piece.text
  return text
}

test.each(['length', 'content_filter'])(
  'a reply that the provider itself breaks off (%s) is refused, and its tokens count once',
  async (finishReason) => {
    const usage = { prompt_tokens: 300, completion_tokens: 12, total_tokens: 312 }
    server.answer({ content: 'Scarcity means that wants', finishReason, usage })
    const coach = await createLanguageModelCoach(server.settings(), { log, fetch: server.fetch })
    let [text, tokens] = ['', 0]
    const heard = (async () => {
      for await (const piece of coach.reply(ask('Well?'), never, (n) => (tokens += n))) {
        if ('text' in piece) text += piece.text
      }
    })()
    await expect(heard).rejects.toThrow(CoachUnavailable)
    expect([text, tokens]).toEqual(['Scarcity means that wants', 312])
  },
)

/** Busy, and saying for how long. */
const busyFor = (pause: Record<string, string>, more: Partial<Patience> = {}) =>
  createLanguageModelCoach(server.settings(), {
    log,
    patience: { ...PATIENCE, ...more },
    fetch: async (url, init) => {
      const response = await server.fetch(url, init)
      return response.ok ? response : new Response('{}', { status: 429, headers: pause })
    },
  })

test('a provider that wants to be left alone for longer than anybody waits is left alone', async () => {
  server.answer({ error: { message: 'Busy' }, status: 429 })
  const coach = await busyFor({ 'retry-after': '120' })
  await expect(hear(coach)).rejects.toThrow(CoachUnavailable)
  await expect(coach.judge(judgeRequest(), never)).rejects.toThrow(CoachUnavailable)
  expect(server.sent.length).toBeLessThanOrEqual(4)
})

test('a pause that the provider asks for is not its time for the first words', async () => {
  server.answer({ error: { message: 'Busy' }, status: 429 }, { content: 'Here I am.' })
  const coach = await busyFor({ 'retry-after-ms': '1600' }, { firstMs: 1200 })
  expect(await hear(coach)).toBe('Here I am.')
})

/** Begins its stream at once, and is silent until its first word; the delays are those before each piece. */
const silentFor = (pause: number): Parameters<ModelServer['answer']>[0] => [
  { content: 'Scarcity means that wants exceed means.' },
  {
    recordedTimings: {
      ttftMs: 0,
      interChunkDelaysMs: [pause, 5, 5, 5, 5, 5, 5],
      totalDurationMs: pause + 30,
    },
  },
]

test.each([
  ['may take its time for the first word', { firstMs: 8000, pauseMs: 150 }, true],
  ['may not take longer than that', { firstMs: 150, pauseMs: 8000 }, false],
])('a provider that begins its stream without a word %s', async (_, more, isHeard) => {
  server.answer(silentFor(700))
  const coach = await createLanguageModelCoach(server.settings(), {
    ...{ log, fetch: server.fetch },
    patience: { ...PATIENCE, ...more },
  })
  if (isHeard) expect(await hear(coach)).toBe('Scarcity means that wants exceed means.')
  else await expect(hear(coach)).rejects.toThrow(CoachUnavailable)
})

test('a model that thinks aloud is waited for while it does', async () => {
  const coach = await createLanguageModelCoach(server.settings(), {
    ...{ log, fetch: server.fetch },
    patience: { ...PATIENCE, firstMs: 400, pauseMs: 400 },
  })
  server.answer([
    { content: 'Scarcity.', reasoning: 'Let me think about what it means. '.repeat(4) },
    { streamingProfile: { ttft: 0, tps: 20 } },
  ])
  expect(await hear(coach)).toBe('Scarcity.')
})
