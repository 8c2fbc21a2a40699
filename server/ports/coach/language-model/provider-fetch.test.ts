import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { providerFetch } from './provider-fetch.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** The address of a provider that answers like this. */
async function provider(answer: RequestListener) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** What was read at each look, and the error that ended it. */
async function looksAt({ body }: Response) {
  const looks: string[] = []
  try {
    for await (const bytes of body!) looks.push(Buffer.from(bytes).toString())
  } catch (error) {
    return { looks, error }
  }
  return { looks }
}

test('tells the first piece at once, and then all that has come meanwhile in one', async () => {
  let goOn = () => {}
  let said = 0
  const heard = new Promise<void>((resolve) => (goOn = resolve))
  const url = await provider(async (_, reply) => {
    reply.write('0')
    await heard
    for (let i = 1; i < 30; i++) {
      reply.write(` ${i}`)
      said = i
      await wait(10)
    }
    reply.end(' end')
  })
  const looks: string[] = []
  const missed: number[] = []
  for await (const bytes of (await providerFetch(url)).body!) {
    looks.push(Buffer.from(bytes).toString())
    // The last look may bring the end alone.
    missed.push(said - Number(looks.join('').match(/\d+(?= end$|$)/)))
    goOn()
  }
  expect(looks[0]).toBe('0')
  expect(looks.join('')).toBe(`${Array.from({ length: 30 }, (_, i) => i).join(' ')} end`)
  expect(looks.length).toBeLessThan(20)
  // A piece may be on its way.
  expect(Math.max(...missed)).toBeLessThanOrEqual(2)
})

test('tells what came before an answer broke off, and then that it did', async () => {
  const url = await provider(async (_, reply) => {
    for (const piece of ['one ', 'two ', 'three']) {
      reply.write(piece)
      await wait(10)
    }
    reply.destroy()
  })
  const { looks, error } = await looksAt(await providerFetch(url))
  expect(looks.join('')).toBe('one two three')
  expect(error).toBeInstanceOf(Error)
})

test('sends what it is given, and says the status and every header', async () => {
  const url = await provider(async (request, reply) => {
    reply.setHeader('set-cookie', ['a=1', 'b=2'])
    reply.setHeader('x-asked', `${request.method} ${request.headers['x-key']}`)
    reply.statusCode = 429
    for await (const part of request) reply.write(part)
    reply.end()
  })
  const reply = await providerFetch(url, { method: 'POST', headers: { 'X-Key': 'k' }, body: 'hi' })
  expect(reply.status).toBe(429)
  expect(reply.headers.get('x-asked')).toBe('POST k')
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await reply.text()).toBe('hi')
})

test('goes where it is sent, with what it sends', async () => {
  const url = await provider(async (request, reply) => {
    if (request.url === '/') reply.writeHead(308, { location: '/v1' }).end()
    else for await (const part of request) reply.end(`${request.url} ${part}`)
  })
  const reply = await providerFetch(url, { method: 'POST', body: 'hi' })
  expect(await reply.text()).toBe('/v1 hi')
})

test('takes a reply without a body', async () => {
  const url = await provider((_, reply) => void reply.writeHead(204).end())
  expect((await providerFetch(url)).body).toBeNull()
})

test('fails as the standard’s does, so that it is tried again', async () => {
  const url = await provider(() => {})
  server!.close()
  await expect(providerFetch(url)).rejects.toThrow(new TypeError('fetch failed'))
})

test('takes a request back at once, before its answer and during it', async () => {
  const gone: string[] = []
  const url = await provider((request, reply) => {
    reply.once('close', () => gone.push(request.url!))
    if (request.url === '/talks') reply.write('one')
  })
  const stop = new AbortController()
  const silent = providerFetch(`${url}waits`, { signal: stop.signal })
  const talking = await providerFetch(`${url}talks`, { signal: stop.signal })
  const looks = looksAt(talking)
  await wait(20)
  stop.abort()
  await expect(silent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(await looks).toMatchObject({ looks: ['one'], error: { name: 'AbortError' } })
  await expect.poll(() => gone.toSorted()).toEqual(['/talks', '/waits'])
})
