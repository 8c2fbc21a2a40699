import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttpServer } from '../lib/http-server.ts'
import { serveWeb } from './serve-web.ts'

const PAGE = '<!doctype html><title>Finalist</title>'
const SCRIPT = 'export const answer = 42\n'.repeat(40)
const FONT = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0, 1, 2, 255])
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

let folder: string
let web: ReturnType<typeof serveWeb>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-web-'))
  mkdirSync(join(folder, 'assets'))
  writeText('index.html', PAGE)
  writeText('logo-mark.svg', '<svg/>')
  writeText('assets/base-Ab12.js', SCRIPT)
  writeFileSync(join(folder, 'assets/inter-Cd34.woff2'), FONT)
  web = serveWeb(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeText(name: string, text: string) {
  writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  web.request(path, { method, headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the built web part', () => {
  test.each(['/', '/exam-practice/take/3', '/index.html', '/nowhere'])(
    'is one page at %s, which browsers ask about each time',
    async (path) => {
      const response = await ask(path)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe(PAGE)
    },
  )

  test('keeps a file named by its content forever', async () => {
    const response = await ask('/assets/base-Ab12.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await response.text()).toBe(SCRIPT)
  })

  test.each([
    '/assets/base-Old9.js',
    '/assets/',
    '/assets/base-Ab12.js.br',
    '/assets/..%2findex.html',
    '/gone.js',
    '/robots.txt',
  ])('never answers %s with the page', async (path) => {
    const response = await ask(path, BROWSER)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found')
  })
})

describe('what is sent', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    [null, 'identity', (bytes: Buffer) => bytes],
    [null, '', (bytes: Buffer) => bytes],
  ])('is compressed as %s for a browser that takes "%s"', async (encoding, accepted, unpack) => {
    const response = await ask('/assets/base-Ab12.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = await bytesOf(response)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(unpack(bytes).toString()).toBe(SCRIPT)
  })

  test('is a font’s own bytes, which no encoding makes smaller', async () => {
    const response = await ask('/assets/inter-Cd34.woff2', BROWSER)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBeNull()
    expect(await bytesOf(response)).toEqual(FONT)
  })

  test('is nothing where the browser has it, whatever form it has it in', async () => {
    const compressed = (await ask('/', BROWSER)).headers.get('etag')!
    const plain = (await ask('/')).headers.get('etag')!
    expect(compressed).not.toBe(plain)

    for (const known of [compressed, `W/${compressed}`, `"other", ${compressed}`, '*']) {
      const response = await ask('/', { ...BROWSER, 'if-none-match': known })
      expect([known, response.status]).toEqual([known, 304])
      expect(response.headers.get('etag')).toBe(compressed)
      expect(await response.text()).toBe('')
    }
    expect((await ask('/', { ...BROWSER, 'if-none-match': plain })).status).toBe(200)
  })
})

test('HEAD says what GET would, without a body', async () => {
  const [head, get] = [await ask('/', BROWSER, 'HEAD'), await ask('/', BROWSER)]
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  expect(await head.text()).toBe('')
})

test('a build that replaces the files while the server runs takes none from a page that is open', async () => {
  rmSync(folder, { recursive: true })
  expect(await (await ask('/')).text()).toBe(PAGE)
  expect(await (await ask('/assets/base-Ab12.js')).text()).toBe(SCRIPT)
})

test('a file arrives whole with its headers, so that a server that dies then has cut nothing off', async () => {
  const server = createHttpServer(web.fetch).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A TCP server's address is an object; only pipes have a string.
  const { port } = server.address() as AddressInfo
  const first = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /logo-mark.svg HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
    )
    socket.once('data', (bytes) => (socket.destroy(), resolve(bytes)))
    socket.once('error', reject)
  })
  server.close()
  expect(first.toString()).toMatch(/content-length: 6\r\n[\s\S]*\r\n\r\n<svg\/>$/i)
})
