import { deflateSync } from 'node:zlib'
import zlib from 'node:zlib'
import PDFDocument from 'pdfkit'
import {
  CATALOG,
  EMPTY_PAGE,
  ONE_PAGE,
  pageDrawing,
  pageTree,
  rawPdf,
  repeatedly,
  streamObject,
} from './draw-raw-pdf.ts'
import { finish, put } from './draw-text.ts'
import { questionLines } from './placed-fixtures.ts'

export function encryptedPdf(): Promise<Buffer> {
  const doc = new PDFDocument({ userPassword: 'secret', ownerPassword: 'secret' })
  put(doc, 'Nobody can read this without the password.', { x: 72, y: 72, size: 12 })
  return finish(doc)
}

/** Pictures of pages, as a scanner makes them. */
export function scannedPdf(pages: number): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false })
  for (let page = 0; page < pages; page++)
    doc.addPage().image(grayPng(400, 500), 0, 0, { width: 600 })
  return finish(doc)
}

/** Two pages of questions with a scan between them. */
export function scanBetweenPdf(): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false })
  for (const numbers of [[1, 2], null, [3, 4]]) {
    doc.addPage({ size: 'LETTER', margin: 0 })
    if (!numbers) doc.image(grayPng(400, 500), 0, 0, { width: 600 })
    numbers?.forEach((number, index) => {
      for (const [x, y, text] of questionLines(number, 80 + index * 100))
        put(doc, text, { x, y, size: 10 })
    })
  }
  return finish(doc)
}

export function pdfWithoutPages(): Buffer {
  return rawPdf([CATALOG, pageTree([])])
}

/** One page, named ten thousand times: a few kilobytes that promise a library. */
export function pdfOfPages(count: number): Buffer {
  return rawPdf([CATALOG, pageTree(Array<number>(count).fill(3)), EMPTY_PAGE])
}

/** A page tree that contains itself. */
export function circularPdf(): Buffer {
  return rawPdf([CATALOG, pageTree([2, 2], 4)])
}

/** A content stream of a megabyte that inflates to a gigabyte. */
export function bombPdf(): Buffer {
  return pageDrawing(repeatedly(Buffer.alloc(1 << 20, '0 0 m '), 1024), '/Filter /FlateDecode')
}

/** Twelve forms, each drawing the next one ten times: the work of a trillion forms. */
export function endlessPdf(): Buffer {
  const depth = 12
  const first = 5
  const forms = Array.from({ length: depth }, (_, level) => {
    const next =
      level + 1 < depth ? `/Resources << /XObject << /F ${first + level + 1} 0 R >> >>` : ''
    const body = next ? '/F Do '.repeat(10) : '0 0 m'
    return streamObject(Buffer.from(body), `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${next}`)
  })
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F ${first} 0 R >> >> >>`
  return rawPdf([CATALOG, ONE_PAGE, page, streamObject(Buffer.from('/F Do'), ''), ...forms])
}

/** An evenly grey picture; pdfkit takes PNG. */
function grayPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, 0x99)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(zlib.crc32(body))
  return Buffer.concat([length, body, checksum])
}
