import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const ask = (path: string, init: RequestInit = {}, env?: object) => app.app.request(path, init, env)
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

test('the server says that it lives, and its version', async () => {
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await app.stranger.operations.getVersion({})).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

describe('readiness', () => {
  test('is given while every part works', async () => {
    const response = await ask('/readyz')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ready: true, parts: { database: 'ok', files: 'ok' } })
  })

  test('names the part that fails', async () => {
    const { createApp } = await import('../app.ts')
    const broken = app.db.withPlugin({
      transformQuery: () => {
        throw new Error('The database is gone.')
      },
      transformResult: async ({ result }) => result,
    })
    const response = await createApp({ ...app.deps, db: broken }).request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ ready: false, parts: { database: 'failing' } })
  })
})

describe('metrics', () => {
  test('are for this machine', async () => {
    await ask('/api/admin/users/maya.okafor@school.example', { method: 'DELETE' })
    const metrics = await (await ask('/metrics', {}, from('127.0.0.1'))).text()
    expect(metrics).toContain('route="/api/admin/users/:email",status="401"')
    expect(metrics).not.toContain('maya')
  })

  test.each<[string, RequestInit, object]>([
    ['another machine', {}, from('10.0.0.7')],
    [
      'another machine through a proxy here',
      { headers: { 'x-forwarded-for': '10.0.0.7' } },
      from('127.0.0.1'),
    ],
  ])('are not for %s', async (_, init, env) => {
    expect((await ask('/metrics', init, env)).status).toBe(404)
  })

  test('are for whoever has the token', async () => {
    const METRICS_TOKEN = 'a-long-and-secret-token'
    app = await createTestApp({ METRICS_TOKEN })
    const withToken = (token: string) =>
      ask('/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect((await withToken(METRICS_TOKEN)).status).toBe(200)
    expect((await withToken('another-long-secret-token')).status).toBe(404)
  })
})

test('the API describes itself completely', async () => {
  const document = await (await ask('/api/openapi.json')).json()
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
    Object.values,
  )
  const calls = Object.entries(contract).flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => `${area}.${name}`),
  )
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.sort())
  expect(document.paths['/api/exams/{id}/custom'].post).toMatchObject({
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'timed', in: 'query', required: false },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: { required: ['questionCount', 'includeAttemptedQuestions'] },
        },
      },
    },
  })
})
