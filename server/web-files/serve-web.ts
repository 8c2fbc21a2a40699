import { type Context, Hono } from 'hono'
import type { AppEnv } from '../lib/implement.ts'
import { encodings, readWebFiles, type WebFile } from './read-web-files.ts'

/** File names carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time; an unchanged one costs no body. */
const ASK_EACH_TIME = 'no-cache'

/** What looks like a file of the web part, there or not. */
const FILE = /^\/(assets\/.*|[\w.-]+\.(js|css|svg|png|ico|txt|webmanifest))$/

/**
 * The built web part as it was when the server started: its files, and its one page for every other address.
 *
 * @param folder with at least `index.html`
 */
export function serveWeb(folder: string) {
  const files = readWebFiles(folder)
  const page = files.get('/index.html')
  if (!page) throw new Error(`There is no index.html in ${folder}.`)
  const router = new Hono<AppEnv>()

  router.get('*', (c) => {
    const { path } = c.req
    const file = FILE.test(path) ? files.get(path) : page
    // Never the page: a browser that asks for a script of an older build must see that it is gone.
    if (!file) return c.text('Not found', 404)
    return reply(c, file, path.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME)
  })
  return router
}

/** The whole file at once, with its headers: nothing of it waits for anything else. */
function reply(c: Context, { type, plain, compressed }: WebFile, cacheControl: string) {
  const encoding = encodings.find(
    (one) => compressed[one] && accepts(c.req.header('accept-encoding'), one),
  )
  const { bytes, etag } = (encoding && compressed[encoding]) ?? plain
  const headers = {
    etag,
    'cache-control': cacheControl,
    ...(Object.keys(compressed).length > 0 && { vary: 'Accept-Encoding' }),
  }
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(bytes, 200, {
    ...headers,
    'content-type': type,
    // Said here, since a reply to HEAD has no body to count.
    'content-length': String(bytes.length),
    ...(encoding && { 'content-encoding': encoding }),
  })
}

/** Whether "gzip, br;q=0" and the like takes this encoding. */
function accepts(header = '', encoding: string) {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
  })
}

/** Proxies that compress replies mark the names of their content weak. */
function isKnown(header = '', etag: string) {
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}
