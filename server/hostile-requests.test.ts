import { beforeAll, describe, expect, test } from 'vitest'
import { requestOf } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { examOnTheList } from './exams/fixtures.ts'
import { pdfFile } from './materials/fixtures.ts'
import { scenarioFor } from './roleplays/fixtures.ts'
import { cast } from './test/cast.ts'
import { fieldsOf, sampleOf, withField, type FieldPath, type Sample } from './test/samples.ts'
import { createTestApp, signIn, type TestApp } from './test/test-app.ts'

// Every field of every call in turn holds what nobody types, beside others that are in order: sent by an admin, whom
// most calls admit. Whatever becomes of it, the answer has the one shape, and what was kept can be read again.

/** What a field of text may be sent. */
const TEXTS = {
  'NUL and half a character': 'a\0b \ud800 c \udc00',
  'control characters': '\u0001\u001b[2J\u0007\r\nBcc: everyone@school.example\u007f\u0085',
  'turned and hidden text': '\u202egpj.exe\u2066\u200b\ufeff',
  'a path': '..\\..//../../etc/passwd\u2028%00',
  'a very long text': 'x'.repeat(30_000),
}
/** What any field may be sent that is of another kind. */
const KINDS = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  1.5,
  '',
  '1e9',
  [],
  {},
  { __proto__: [] },
  nested(500),
]

const calls = Object.entries(contract)
  .flatMap(([area, all]) =>
    Object.entries<Endpoint>(all).map(([name, call]) => ({ name: `${area}.${name}`, call })),
  )
  .sort((one, other) => takesAway(one.call) - takesAway(other.call))

let app: TestApp
let cookie: string
let known: Sample
beforeAll(async () => {
  app = await createTestApp()
  cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
  known = await idsThatExist()
})

describe('whatever its fields hold,', () => {
  test.each(calls)('$name answers in words', async ({ name, call }) => {
    const sample = { ...sampleOf(call.input), ...inPath(name), ...files(call) }
    for (const field of fieldsOf(call.input)) {
      // A form and an address hold nothing but text.
      const isText = call.body === 'multipart' || call.path.includes(`:${field[0]}`)
      const values = [...Object.values(TEXTS), ...(isText ? [] : KINDS)]
      for (const value of values) {
        // Past the limits of how often one may ask.
        app.wait(60_000)
        await send(call, withField(sample, field, sendable(call, field, value)))
      }
    }
  })

  test('and all that was kept can be read, and stored by PostgreSQL', async () => {
    const reads = calls.filter(({ call }) => call.method === 'GET' && !call.path.includes(':'))
    for (const { call } of reads) {
      const text = await send(call, {})
      expect(text).not.toMatch(/\\u0000|\\ud[89a-f]|\ufffe/i)
    }
  })
})

function takesAway({ method }: Endpoint) {
  return method === 'DELETE' ? 1 : 0
}

/** Half a character cannot even be written into an address. */
function sendable({ method, path }: Endpoint, [name]: FieldPath, value: unknown) {
  const isInAddress = method === 'GET' || path.includes(`:${name}`)
  return isInAddress && typeof value === 'string' ? value.toWellFormed() : value
}

async function send(call: Endpoint, input: Sample) {
  const [path, init] = requestOf(call, input)
  const response = await app.app.request(path, { ...init, headers: { ...init.headers, cookie } })
  const text = await response.text()
  const body: unknown = JSON.parse(text)
  const told = `${response.status} ${call.method} ${call.path}: ${text.slice(0, 200)}`
  if (response.status >= 500) expect.fail(told)
  if (!response.ok && !ErrorBody.safeParse(body).success) expect.fail(told)
  return text
}

/** So that a call has something to do with what it is sent. */
async function idsThatExist(): Promise<Sample> {
  const { email } = cast.advisorLin
  const advisor = await app.as('advisorLin')
  const { examId, questionIds } = await examOnTheList(app.db)
  const whole = { id: examId, questionCount: 2, includeAttemptedQuestions: true }
  const { sessionId } = await advisor.exams.startCustomExam(whole)
  const message = 'Something to be answered.'
  const feedback = await advisor.feedback.submitFeedback({ subject: 'Subject', message })
  return {
    ...{ id: examId, sessionId, questionId: questionIds[0], feedbackId: feedback.id },
    ...{ scenarioId: await scenarioFor(app.db, email), email: cast.maya.email },
  }
}

const inPath = (name: string): Sample =>
  name === 'settings.endSession' ? { sessionId: crypto.randomUUID() } : known

const files = ({ body }: Endpoint): Sample =>
  body === 'multipart' ? { file: pdfFile('%PDF-1.7', '..\\..//\0\u202e.pdf') } : {}

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth))
}

describe('a body of its own kind', () => {
  const knock = (path: string, init: RequestInit) => {
    const headers = { cookie, 'content-type': 'application/json', ...init.headers }
    return app.app.request(path, { method: 'POST', ...init, headers })
  }

  test.each([
    ['a list in a list, a hundred thousand deep', '['.repeat(100_000)],
    ['an object in an object', `${'{"answers":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x80, 0x22, 0x7d])],
  ])('%s is refused', async (_, body) => {
    const response = await knock('/api/feedback', { body })
    expect(response.status).toBe(422)
    expect(ErrorBody.parse(await response.json())).toMatchObject({ code: 'invalid_input' })
  })

  test('a form with two files is refused, and says why', async () => {
    const form = new FormData()
    for (const name of ['one.pdf', 'two.pdf']) form.append('file', pdfFile('%PDF-1.7', name))
    const headers = { cookie }
    const init = { method: 'POST', body: form, headers }
    const response = await app.app.request('/api/materials/upload', init)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      message: 'The form has a field more than once.',
      fields: { file: 'Send this once.' },
    })
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a boundary that never comes', 'multipart/form-data; boundary=x', '--y\r\n\r\n'],
    ['a part that does not end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposi'],
  ])('a form with %s is refused', async (_, type, body) => {
    const headers = { 'content-type': type }
    const response = await knock('/api/materials/upload', { headers, body })
    expect(response.status).toBe(422)
    ErrorBody.parse(await response.json())
  })
})
