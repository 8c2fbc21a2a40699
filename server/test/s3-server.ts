import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type S3Server = {
  /** Settings of the product for this store, by the names of `.env.example`. */
  environment: Record<string, string>
  /** What it holds, by name. */
  kept: Map<string, Buffer>
  /** How it behaves at the next requests, one each, before it behaves well again. */
  failWith(...faults: Fault[]): void
  stop(): Promise<void>
}

/** Busy; gone away in the middle of its answer; without an answer. */
type Fault = 'busy' | 'half' | 'dead'

const BUCKET = 'papers'
const REGION = 'eu-test-1'
const [ID, SECRET] = ['TESTKEY', 'a-secret-of-the-test']
/** As the real ones: an older signature is refused. */
const MOST_SKEW_MS = 15 * 60_000

/**
 * A store that speaks as much of S3 as the product does, in memory on loopback. It refuses what the real ones refuse: a
 * signature that is wrong, old, or of other bytes than those sent.
 */
export async function startS3Server(): Promise<S3Server> {
  const kept = new Map<string, Buffer>()
  const faults: Fault[] = []
  const server = createServer((request, response) => {
    void answer(request, response, { kept, fault: faults.shift() })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object; only pipes have a string.
  const { port } = server.address() as AddressInfo
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    kept,
    failWith: (...next) => void faults.push(...next),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Store = { kept: Map<string, Buffer>; fault: Fault | undefined }

async function answer(request: IncomingMessage, response: ServerResponse, store: Store) {
  const body = Buffer.concat(await request.toArray())
  const refusal = store.fault === 'busy' ? BUSY : refusalOf(request, body)
  if (store.fault === 'dead') return request.socket.destroy()
  if (refusal) return refuse(request, response, refusal)
  const [, , name = ''] = new URL(request.url!, 'http://store').pathname.split('/')
  const { kept } = store
  if (request.method === 'PUT') kept.set(name, body)
  if (request.method === 'DELETE') kept.delete(name)
  if (request.method !== 'GET') return response.writeHead(200).end()
  const found = kept.get(name)
  if (!found) return refuse(request, response, { status: 404, code: 'NoSuchKey' })
  response.writeHead(200, { 'content-length': found.length })
  if (store.fault !== 'half') return response.end(found)
  response.write(found.subarray(0, found.length / 2), () => request.socket.destroy())
}

type Refusal = { status: number; code: string }
const BUSY: Refusal = { status: 503, code: 'SlowDown' }

function refuse({ method }: IncomingMessage, response: ServerResponse, { status, code }: Refusal) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(method === 'HEAD' ? undefined : text)
}

function refusalOf(request: IncomingMessage, body: Buffer): Refusal | undefined {
  const headers = request.headers as Record<string, string>
  const signed = headers['authorization']?.match(
    /^AWS4-HMAC-SHA256 Credential=(\S+?)\/\S+, SignedHeaders=(\S+), Signature=(\w+)$/,
  )
  if (!signed) return { status: 403, code: 'AccessDenied' }
  const [, id, names, signature] = signed
  if (id !== ID) return { status: 403, code: 'InvalidAccessKeyId' }
  const of = { method: request.method!, path: request.url!, headers, names: names!.split(';') }
  if (signatureOf(of, REGION, SECRET) !== signature)
    return { status: 403, code: 'SignatureDoesNotMatch' }
  const at = Date.parse(headers['x-amz-date']!.replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'))
  if (!(Math.abs(Date.now() - at) < MOST_SKEW_MS))
    return { status: 403, code: 'RequestTimeTooSkewed' }
  if (!request.url!.startsWith(`/${BUCKET}`)) return { status: 404, code: 'NoSuchBucket' }
  const hash = headers['x-amz-content-sha256']
  const isSame = hash === 'UNSIGNED-PAYLOAD' || hash === hexOf(body)
  return isSame ? undefined : { status: 400, code: 'XAmzContentSHA256Mismatch' }
}

type Signed = {
  method: string
  /** Without a query: none is ever sent. */
  path: string
  headers: Record<string, string>
  /** Of the headers that are signed, in order. */
  names: string[]
}

/** Signature Version 4, after https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export function signatureOf(request: Signed, region: string, secret: string) {
  const { method, path, headers, names } = request
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const hash = headers['x-amz-content-sha256']
  const canonical = [method, path, '', lines, names.join(';'), hash].join('\n')
  const at = headers['x-amz-date']!
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), hexOf(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

const hexOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
