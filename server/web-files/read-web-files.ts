import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** The encodings that the build writes beside a file, the smaller first, and their file names' ends. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof ENCODINGS
export type WebFile = {
  type: string
  /** As it is, and as the build compressed it. */
  plain: Body
  compressed: Partial<Record<Encoding, Body>>
}
/** `etag` names these very bytes, compressed or not. */
export type Body = { bytes: Uint8Array<ArrayBuffer>; etag: string }

/**
 * Every built file under its address, compressed forms included: some three megabytes. Read once at start, since a file
 * opened for a reply waits behind whatever else the server is writing, with its headers sent and its body not.
 *
 * @param folder with at least `index.html`
 */
export function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
  const all = new Set(names)
  const isCompressed = (name: string) =>
    Object.values(ENCODINGS).some(
      (end) => name.endsWith(end) && all.has(name.slice(0, -end.length)),
    )
  const read = (name: string) => readBody(join(folder, name))

  return new Map(
    names
      .filter((name) => !isCompressed(name))
      .map((name) => {
        const compressed: WebFile['compressed'] = {}
        for (const encoding of encodings) {
          const beside = name + ENCODINGS[encoding]
          if (all.has(beside)) compressed[encoding] = read(beside)
        }
        const type = getMimeType(name) ?? 'application/octet-stream'
        return [`/${name.split(sep).join('/')}`, { type, plain: read(name), compressed }]
      }),
  )
}

/** In the order of preference. */
export const encodings = Object.keys(ENCODINGS) as Encoding[]

function readBody(file: string): Body {
  const bytes = new Uint8Array(readFileSync(file))
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
