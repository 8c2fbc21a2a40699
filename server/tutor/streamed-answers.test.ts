import { beforeEach, describe, expect, test } from 'vitest'
import { CoachUnavailable } from '../ports/coach/coach.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { startConversation, user, type Conversation } from './conversation-fixtures.ts'
import { searchableMaterial } from './fixtures.ts'

let app: TestApp
let tutor: Conversation
beforeEach(async () => {
  app = await createTestApp()
  tutor = await startConversation(app)
})

describe('a streamed answer', () => {
  test('comes in parts, the citations among them, and ends by saying so', async () => {
    await searchableMaterial(app, { pages: ['Skimming pricing starts high.'] })
    const events = await tutor.stream('what is skimming pricing?')
    expect(events.length).toBeGreaterThan(10)
    expect(events.at(-1)).toEqual({ done: true })
    expect(events.filter((event) => 'citation' in event)).toHaveLength(1)
    const streamed = events.map((event) => ('text' in event ? event.text : '')).join('')
    expect(streamed).toBe((await tutor.ask('what is skimming pricing?')).response)
  })

  test.each([
    ['text/event-stream', true],
    ['application/json, text/event-stream', true],
    ['application/json;q=0.5, text/event-stream;q=0.5', true],
    ['text/event-stream, */*;q=0.1', true],
    ['application/json, text/event-stream;q=0.1', false],
    ['text/event-stream;q=0.9, */*', false],
    ['application/json;q=0, text/event-stream;q=0', false],
    ['*/*', false],
    ['application/json', false],
  ])('is given to who accepts "%s": %s', async (accept, isStreamed) => {
    const response = await askAs(accept)
    expect(response.status).toBe(200)
    const type = isStreamed ? 'text/event-stream' : 'application/json'
    expect(response.headers.get('content-type')).toContain(type)
    await response.text()
  })

  test('that stumbles over our own mistake is refused, and logged without a word of the student’s', async () => {
    tutor.useCoach(async function* ({ turns }) {
      yield await Promise.reject(new SyntaxError(`Invalid: /${turns.at(-1)!.content}/`))
    })
    expect((await tutor.requestStream('Maya is afraid of ROI')).status).toBe(503)
    const [logged, ...others] = app.takeErrors()
    expect(logged).toMatch(/SyntaxError.*streamed-answers\.test.*The tutor failed/)
    expect(logged).not.toMatch(/Maya|afraid/)
    expect(others).toEqual([])
  })

  test('that fails before its first word is a refusal, and one that breaks off says so', async () => {
    tutor.useCoach(async function* () {
      yield await Promise.reject(new CoachUnavailable('secret words of the provider'))
    })
    const refused = await tutor.requestStream('Hi there, explain ROI')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('not lost'),
    })
    await expect(tutor.ask('explain ROI')).rejects.toMatchObject({ status: 503 })

    tutor.useCoach(async function* () {
      yield { text: 'The first half' }
      throw new CoachUnavailable('cut')
    })
    expect(await tutor.stream('explain ROI')).toEqual([
      { text: 'The first half' },
      { failed: expect.stringContaining('broke off') },
    ])
    await expect(tutor.ask('explain ROI')).rejects.toMatchObject({ status: 503 })
  })

  test('whose reader left before it began finds its source told so', async () => {
    let wasAborted = false
    tutor.useCoach(async function* (_, signal) {
      wasAborted = signal.aborted
      yield { text: 'word' }
    })
    await tutor.requestStream('explain ROI', AbortSignal.abort())
    expect(wasAborted).toBe(true)
  })

  test('that nobody reads any more is stopped at its source, and asks for no piece ahead', async () => {
    let [given, isOpen, wasAborted] = [0, false, false]
    tutor.useCoach(async function* (_, signal) {
      isOpen = true
      try {
        for (;;) {
          given++
          yield { text: 'word ' }
        }
      } finally {
        isOpen = false
        wasAborted = signal.aborted
      }
    })
    const response = await tutor.requestStream('explain ROI')
    const reader = response.body!.getReader()
    await reader.read()
    await reader.read()
    expect(given).toBeLessThanOrEqual(3)
    await reader.cancel()
    expect([isOpen, wasAborted]).toEqual([false, true])
  })
})

/** Maya's thanks, with what her program accepts as a reply. */
async function askAs(accept: string) {
  const cookie = await signIn(app.deps, app.app, cast.maya.email)
  return app.app.request('/api/chat/message', {
    method: 'POST',
    headers: { cookie, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [user('thanks')] }),
  })
}
