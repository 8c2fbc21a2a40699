import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from './bucket-settings.ts'
import { checkName, type Files } from './files.ts'

/** A PDF has 10 MB at most; a store that takes longer for it is taken to be down. */
const PATIENCE_MS = 30_000
/** A busy store asks to come back; whatever lasts longer than these pauses is for people to look at. */
const PAUSES_MS = [200, 800]

/**
 * Files in a bucket of a store that speaks S3. The store shows a file only once it has all of it, and refuses bytes that
 * are not those whose hash was signed.
 */
export function createS3Files(settings: BucketSettings): Files {
  const call = callerOf(settings)
  return {
    async save(name, bytes) {
      const headers = {
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      // The library's types want bytes that are nobody else's.
      await call('PUT', checkName(name), { headers, body: bytes as Uint8Array<ArrayBuffer> })
    },
    async withPath(name, use) {
      const folder = await mkdtemp(join(tmpdir(), 'finalist-file-'))
      try {
        const path = join(folder, checkName(name))
        const reply = await call('GET', name)
        await pipeline(bodyOf(reply), createWriteStream(path, { mode: 0o600 }))
        return await use(path)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async remove(name) {
      await call('DELETE', checkName(name)).catch((error: unknown) => {
        if (!(error instanceof FileGone)) throw error
      })
    },
    async check() {
      await call('HEAD', '')
    },
  }
}

/** Named as the file system names it, so that whoever reads need not know where. */
class FileGone extends Error {
  readonly code = 'ENOENT'
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'
type Sent = { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> }

/** Sends one request; tried again when the store is busy or cannot be reached. @throws FileGone; Error naming the store's reason. */
function callerOf(settings: BucketSettings) {
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings
  const keys = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const send = (method: Method, name: string, sent: Sent) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    return client.fetch(addressOf(settings, name), { method, ...sent, signal, redirect: 'manual' })
  }
  return async (method: Method, name: string, sent: Sent = {}) => {
    for (const pause of PAUSES_MS) {
      const reply = await send(method, name, sent).catch(() => undefined)
      if (reply && !isBusy(reply)) return accept(reply)
      await reply?.body?.cancel()
      await wait(pause)
    }
    return accept(await send(method, name, sent))
  }
}

const isBusy = ({ status }: Response) => status >= 500 || status === 429

/** `https://store/bucket/name`, or `https://bucket.store/name` where the store wants that. */
function addressOf({ endpoint, bucket, pathStyle }: BucketSettings, name: string) {
  const url = new URL(endpoint)
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  const folders = url.pathname.split('/').filter((part) => part !== '')
  url.pathname = [...folders, ...(pathStyle ? [bucket] : []), ...(name ? [name] : [])].join('/')
  return url
}

async function accept(reply: Response) {
  if (reply.ok) return reply
  const text = await reply.text()
  const code = text.match(/<Code>(\w+)<\/Code>/)?.[1] ?? 'no reason given'
  if (reply.status === 404 && code !== 'NoSuchBucket') throw new FileGone('The file is gone.')
  throw new Error(`The file store refused: ${reply.status}, ${code}.`)
}

function bodyOf({ body }: Response) {
  // The browser's type of the same stream; a file without a byte has none.
  return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
}
