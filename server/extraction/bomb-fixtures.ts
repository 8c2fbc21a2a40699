import { deflateSync } from 'node:zlib'
import {
  CATALOG,
  EMPTY_PAGE,
  HELVETICA,
  ONE_PAGE,
  PAGE_WITH_CONTENT,
  pageDrawing,
  pagesDrawing,
  pageTree,
  pageWithObject,
  rawPdf,
  repeatedly,
  streamObject,
  textOperators,
} from './draw-raw-pdf.ts'

// Small files that become large: streams, objects, pages, tables and letters.

const MEGABYTE = 1 << 20

/** Inflates to so many megabytes of nothing but spaces. */
export const spacesPdf = (megabytes: number): Buffer =>
  pageDrawing(repeatedly(Buffer.alloc(MEGABYTE, ' '), megabytes), '/Filter /FlateDecode')

/** Inflates twice: some kilobytes, a megabyte, a gigabyte. */
export const bombInBomb = (): Buffer => {
  const inner = repeatedly(Buffer.alloc(MEGABYTE, '0 0 m '), 1024)
  return pageDrawing(deflateSync(inner), '/Filter [/FlateDecode /FlateDecode]')
}

/** One stream through so many filters. */
export const filterChain = (filters: number): Buffer =>
  pageDrawing('0 0 m', `/Filter [${'/ASCIIHexDecode '.repeat(filters)}]`)

/** Two bytes of each run stand for 128. */
export const runLengthBomb = (): Buffer =>
  pageDrawing(
    repeatedly(Buffer.alloc(MEGABYTE, Buffer.from([129, 0x20])), 16),
    '/Filter [/FlateDecode /RunLengthDecode]',
  )

/** Rows of a predictor so wide that one of them is more than there is memory. */
export const wideRows = (): Buffer =>
  pageDrawing(
    deflateSync(Buffer.from('0 0 m')),
    `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${2 ** 31 - 1} /Colors 4 /BitsPerComponent 16 >>`,
  )

/** A container of objects that claims a billion of them. */
export const objectContainer = (claimed: number): Buffer =>
  rawPdf([
    ...[CATALOG, pageTree([9]), EMPTY_PAGE],
    streamObject('9 0 '.repeat(10_000), `/Type /ObjStm /N ${claimed} /First 40000`),
  ])

/** A table of objects, itself a stream, that claims more entries than a file can have. */
export function tableOfEntries(size: number): Buffer {
  const body = Buffer.from('%PDF-1.7\n')
  const table = streamObject(
    repeatedly(Buffer.alloc(MEGABYTE), 512),
    `/Type /XRef /Size ${size} /W [1 4 1] /Index [0 ${size}] /Root 1 0 R /Filter /FlateDecode`,
  )
  const object = Buffer.concat([Buffer.from('1 0 obj\n'), table, Buffer.from('\nendobj\n')])
  return Buffer.concat([body, object, Buffer.from(`startxref\n${body.length}\n%%EOF\n`)])
}

/** So many small objects that nothing refers to. */
export const manyObjects = (count: number): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE, EMPTY_PAGE],
    ...Array.from({ length: count }, () => '<< /A [1 2 3 4 5 6 7 8] >>'),
  ])

/** Real pages, each an object of its own. */
export function realPages(count: number): Buffer {
  const pages = Array.from({ length: count }, () => EMPTY_PAGE)
  return rawPdf([CATALOG, pageTree(pages.map((_, page) => page + 3)), ...pages])
}

/** As many pages as are read, all of them the same costly one. */
export function costlyPages(count: number, megabytes: number): Buffer {
  const content = repeatedly(Buffer.alloc(MEGABYTE, '1 0 0 1 0 0 cm '), megabytes)
  return rawPdf([
    ...[CATALOG, pageTree(Array<number>(count).fill(3)), PAGE_WITH_CONTENT],
    ...[streamObject(content, '/Filter /FlateDecode'), HELVETICA],
  ])
}

/** A picture that would take forty gigabytes, on a page without text. */
export const hugePicture = (): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE],
    pageWithObject('I'),
    streamObject('600 0 0 600 0 0 cm /I Do'),
    streamObject(
      'x',
      '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    ),
  ])

/** A font whose table of characters gives each of its 65,536 codes a text of many. */
export function characterBomb(): Buffer {
  const text = '0041'.repeat(250)
  const range = `1 beginbfrange <0000> <ffff> <${text}> endbfrange\n`
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange\n${range.repeat(40)}endcmap end`
  const codes = Array.from({ length: 30_000 }, (_, code) => code.toString(16).padStart(4, '0'))
  return rawPdf([
    ...[CATALOG, ONE_PAGE, PAGE_WITH_CONTENT],
    streamObject(`BT /F1 10 Tf 72 700 Td <${codes.join('')}> Tj ET`),
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
    streamObject(map),
  ])
}

/** More words on one page than a library has: so many thousand lines, packed. */
export function wordyPage(thousands: number): Buffer {
  const line = textOperators(['Every word of this line is read, and none of it matters.'])
  const block = Buffer.from(`${line}\n`.repeat(1000))
  return pageDrawing(repeatedly(block, thousands), '/Filter /FlateDecode')
}

/** Questions of some million letters, which would fill whoever is handed the reading. */
export function longReading(questions: number, thousands: number): Buffer {
  const contents = Array.from({ length: questions }, (_, number) => {
    const words = 'A word and a word and a word and one more word. '.repeat(20)
    const lines = Array.from({ length: thousands }, () => `(${words}) '`).join('\n')
    const options = ['A. This', 'B. That', 'C. Both', 'D. None'].map((text) => `(${text}) '`)
    return streamObject(
      `BT /F1 10 Tf 11 TL 72 760 Td (${number + 1}. Which is it?) Tj\n${lines}\n${options.join('\n')} ET`,
    )
  })
  return pagesDrawing(contents, 90_000)
}
