import {
  APICallError,
  InvalidPromptError,
  JSONParseError,
  NoObjectGeneratedError,
  TypeValidationError,
  type LanguageModelUsage,
} from 'ai'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { startModelServer, type ModelServer } from '#server/test/model-server.ts'
import { createBuiltInCoach } from '../built-in/built-in-coach.ts'
import { CoachUnavailable, type Coach, type ReplyPiece } from '../coach.ts'
import { ask, judgeRequest } from '../fixtures.ts'
import { STAND_IN_NOTICE, withStandIn } from '../with-stand-in.ts'
import { createLanguageModelCoach } from './language-model-coach.ts'
import { BrokenStream, PATIENCE, unavailable, type ModelDoor } from './model-call.ts'

const SECRET = 'I am Maya and I am afraid'
const never = new AbortController().signal

let lines: string[]
const log = createLog('info', { write: (line) => void lines.push(line) })
let server: ModelServer
beforeAll(async () => void (server = await startModelServer()))
afterEach(() => server.clear())
afterAll(() => server.stop())

/** The levels that something was logged at; no line may hold a word of the student's. */
function levels() {
  expect(lines.join()).not.toMatch(/Maya|afraid/)
  return lines.map((line) => (JSON.parse(line).level >= 50 ? 'error' : 'warn'))
}

const call = { url: 'http://x', requestBodyValues: { content: SECRET } }
const named = (name: string) => Object.assign(new Error(SECRET), { name })
/** What the SDK wants to know of a reply that does not fit. */
const unfit = {
  response: { id: 'r', timestamp: new Date(0), modelId: 'm' },
  usage: {} as LanguageModelUsage,
  finishReason: 'stop' as const,
}
/** Never asked for a model. */
const door = () => ({ log, patience: PATIENCE }) as unknown as ModelDoor
const logged = (error: unknown) => {
  lines = []
  expect(unavailable(error, door(), 'reply')).toBeInstanceOf(CoachUnavailable)
  return levels()
}

test.each([
  ['a refusal', new APICallError({ ...call, message: SECRET, statusCode: 429 })],
  ['no JSON', new JSONParseError({ text: SECRET, cause: new SyntaxError(SECRET) })],
  ['another shape', new TypeValidationError({ value: SECRET, cause: new Error(SECRET) })],
  ['nothing that fits', new NoObjectGeneratedError({ message: SECRET, text: SECRET, ...unfit })],
  ['a time that ran out', named('TimeoutError')],
  ['a request taken back', named('AbortError')],
  ['no connection', new TypeError('fetch failed', { cause: named('Error') })],
  ['a broken connection', new TypeError('terminated', { cause: named('Error') })],
  ['an error within the stream', new BrokenStream('', { cause: SECRET })],
])('%s is the provider’s fault', (_, error) => {
  expect(logged(error)).toEqual(['warn'])
})

test.each([
  ['a mistake in our code', new TypeError(`Cannot read properties of undefined (${SECRET})`)],
  ['a mistake about a text', new SyntaxError(`Invalid regular expression: /${SECRET}/`)],
  ['a range', new RangeError(SECRET)],
  [
    'a prompt that the SDK does not take',
    new InvalidPromptError({ prompt: SECRET, message: SECRET }),
  ],
  ['the same words as fetch without its cause', new TypeError('fetch failed')],
  ['something that is no error', SECRET],
])('%s is ours', (_, error) => {
  expect(logged(error)).toEqual(['error'])
})

test('what has been said already is not said again', () => {
  expect(logged(new CoachUnavailable('down'))).toEqual([])
})

const open = async () => {
  lines = []
  return createLanguageModelCoach(server.settings(), { log, fetch: server.fetch })
}
const hear = async (coach: Coach, meter?: () => void, request = ask(SECRET)) => {
  let text = ''
  const pieces: AsyncIterable<ReplyPiece> = coach.reply(request, never, meter)
  for await (const piece of pieces) if ('text' in piece) text += piece.text
  return text
}
/** What no schema has let through: whoever handles it stumbles. */
const broken = <T>(value: unknown) => value as T

test.each([
  ['cuts its stream off', { truncateAfterChunks: 2, streamingProfile: { tps: 200 } }],
  ['hangs up', { disconnectAfterMs: 30, streamingProfile: { tps: 100 } }],
])('a call to a provider that %s is a warning at most', async (_, way) => {
  server.answer([{ content: 'Scarcity means that wants exceed means.' }, way])
  await expect(hear(await open())).rejects.toThrow(CoachUnavailable)
  expect(levels()).not.toContain('error')
})

test('a call that cannot reach its provider is a warning', async () => {
  lines = []
  const settings = { ...server.settings(), baseUrl: 'http://127.0.0.1:9/v1' }
  const coach = await createLanguageModelCoach(settings, {
    log,
    patience: { ...PATIENCE, objectMs: 500, replyMs: 500 },
  })
  await expect(hear(coach)).rejects.toThrow(CoachUnavailable)
  await expect(coach.judge(judgeRequest(), never)).rejects.toThrow(CoachUnavailable)
  expect(new Set(levels())).toEqual(new Set(['warn']))
})

test('a call that stumbles over our own mistake is an error, and the student hears the built-in coach', async () => {
  server.answer({ content: 'Never heard.' })
  const coach = withStandIn(await open(), createBuiltInCoach(), { log })
  const request = { ...ask(SECRET), weakAreas: broken<[]>([null]) }
  const text = await hear(coach, undefined, request)
  expect(text.startsWith(STAND_IN_NOTICE)).toBe(true)
  expect(levels()).toContain('error')
})

test('a call for an object that stumbles over our own mistake is an error, and refused', async () => {
  const coach = await open()
  const request = { page: 1, text: SECRET, numbers: broken<string[]>(undefined) }
  await expect(coach.readPage!(request, never)).rejects.toThrow(CoachUnavailable)
  await expect(
    coach.judge({ ...judgeRequest(), criteria: broken<[]>(undefined) }, never),
  ).rejects.toThrow(CoachUnavailable)
  expect(levels()).toEqual(['error', 'error'])
})

test('a call whose meter stumbles is an error', async () => {
  server.answer({ content: 'Scarcity.' })
  const failing = () => {
    throw new TypeError(SECRET)
  }
  await expect(hear(await open(), failing)).rejects.toThrow(CoachUnavailable)
  expect(levels()).toContain('error')
})
