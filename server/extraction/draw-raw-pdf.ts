import { deflateRawSync } from 'node:zlib'
import zlib from 'node:zlib'

/** The usual first three objects of a PDF of one page. */
export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
export const ONE_PAGE = pageTree([3])
export const EMPTY_PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'
/** Its content is object 4, its font, as `/F1`, object 5. */
export const PAGE_WITH_CONTENT =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
/** Its content is object 4, and may draw object 5 by this name. */
export const pageWithObject = (name: string) =>
  EMPTY_PAGE.replace('>>', `/Contents 4 0 R /Resources << /XObject << /${name} 5 0 R >> >> >>`)
export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** The root of pages that are these objects, and how many it claims. */
export function pageTree(pages: number[], count: number | string = pages.length) {
  const kids = pages.map((number) => `${number} 0 R`).join(' ')
  return `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`
}

/** A PDF of the given objects, numbered from 1; the first is its catalog. `trailer`: further entries of it. */
export function rawPdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    offsets.push(length)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export function streamObject(stream: Buffer | string, entries = ''): Buffer {
  const bytes = Buffer.from(stream)
  const head = Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`)
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')])
}

/** A page for each of these streams, which may write in Helvetica, as `/F1`; its height in points. */
export function pagesDrawing(contents: Buffer[], height = 792): Buffer {
  const first = 4
  const pages = contents.flatMap((content, page) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${height}] /Contents ${first + 2 * page + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    content,
  ])
  const root = pageTree(contents.map((_, page) => first + 2 * page))
  return rawPdf([CATALOG, root, HELVETICA, ...pages])
}

/** One page that draws with these operators; `further` objects are numbered from 6. */
export const pageDrawing = (content: Buffer | string, entries = '', further: string[] = []) =>
  rawPdf([
    ...[CATALOG, ONE_PAGE, PAGE_WITH_CONTENT, streamObject(content, entries), HELVETICA],
    ...further,
  ])

/** Operators that put lines of text below each other. Parentheses and backslashes are the caller's affair. */
export const textOperators = (lines: string[], size = 10): string =>
  lines
    .map((line, place) => `BT /F1 ${size} Tf 1 0 0 1 72 ${760 - place * 12} Tm (${line}) Tj ET`)
    .join('\n')

/** What inflates to so many times this block, in no more memory than the block takes here. */
export function repeatedly(block: Buffer, times: number): Buffer {
  const packed = deflateRawSync(block, { finishFlush: zlib.constants.Z_FULL_FLUSH })
  const start = Buffer.from([0x78, 0x9c])
  const end = Buffer.from([3, 0, 0, 0, 0, 0])
  return Buffer.concat([start, ...Array.from({ length: times }, () => packed), end])
}
