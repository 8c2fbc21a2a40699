import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import type { PageText, Piece } from './page-text.ts'
import { startsLikePdf } from './pdf-content.ts'
import { PdfRefused } from './pdf-refused.ts'
import { showsPicture } from './pictures.ts'
import type { Unread } from './reading.ts'

export type ReadPages = { pages: PageText[]; unread: Unread[] }

/** Less text than a header and a page number: what such a page shows is not in its text. */
const HARDLY_ANY_TEXT = 40

/**
 * The text of every page, with its positions. Nothing else of the file is looked at: no scripts,
 * no forms, no annotations (readers' highlights are often wrong guesses), no fonts, no network.
 */
export async function readPages(path: string, pageLimit: number): Promise<ReadPages> {
  const bytes = new Uint8Array(await readFile(path))
  if (bytes.length === 0) throw new PdfRefused('empty')
  if (!startsLikePdf(bytes)) throw new PdfRefused('not-a-pdf')
  const pdf = await openPdf(bytes)
  if (pdf.numPages > pageLimit) throw new PdfRefused('too-many-pages')

  const found: ReadPages = { pages: [], unread: [] }
  const poor: number[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const text = await readPage(pdf, page).catch(() => null)
    found.pages.push(text ?? { page, width: 0, height: 0, pieces: [] })
    if (text === null) found.unread.push({ page, reason: 'This page is damaged.' })
    else if (lengthOf(text) < HARDLY_ANY_TEXT) poor.push(page)
  }
  await pdf.loadingTask.destroy()
  const pictures = poor.length > 0 ? await showsPicture(path, poor) : []
  refuseWithoutText(found, pictures)
  found.unread.push(...pictures.map(pictureOnly))
  return found
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, QUIET)
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new PdfRefused(isLocked ? 'encrypted' : 'corrupt')
  }
}

/** Silent, because standard output carries the result; without anything that runs or fetches. */
const QUIET = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  enableXfa: false,
} as const

async function readPage(pdf: Pdf, number: number): Promise<PageText> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const viewport = page.getViewport({ scale: 1 })
  const pieces: Piece[] = []
  let spaced = false
  for (const item of items) {
    if (!('str' in item)) continue
    const text = item.str.trim()
    // A piece of white space, or the end of a line, parts the words on its two sides.
    if (!text) spaced ||= item.str !== '' || item.hasEOL
    const place = text ? placeOf(item.transform, viewport.transform) : null
    if (!place) continue
    const { before, after } = blanksOf(item.str, place.size)
    pieces.push({
      ...place,
      x: place.x + before,
      width: Math.max(0, item.width - before - after),
      text,
      font: item.fontName,
      spaced: spaced || before > 0,
    })
    spaced = /\s$/.test(item.str) || item.hasEOL
  }
  page.cleanup()
  return { page: number, width: viewport.width, height: viewport.height, pieces }
}

/** Points of white space at both ends of a string; a space is about 0.28 em wide. */
function blanksOf(text: string, size: number): { before: number; after: number } {
  const before = text.length - text.trimStart().length
  const after = text.length - text.trimEnd().length
  return { before: before * size * 0.28, after: after * size * 0.28 }
}

/** Where upright text stands on the page as seen; null for slanted text, which is a watermark. */
function placeOf(text: number[], view: number[]): Pick<Piece, 'x' | 'y' | 'size'> | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = text
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view
  const direction = [va * a + vc * b, vb * a + vd * b]
  const size = Math.hypot(va * c + vc * d, vb * c + vd * d)
  const [along = 0, across = 0] = direction
  if (along <= 0 || Math.abs(across) > 0.02 * along) return null
  return { x: va * e + vc * f + ve, y: vb * e + vd * f + vf, size }
}

function lengthOf({ pieces }: PageText): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0)
}

function refuseWithoutText({ pages, unread }: ReadPages, pictures: number[]): void {
  if (pages.length > 0 && unread.length === pages.length) throw new PdfRefused('corrupt')
  const withText = pages.filter((page) => lengthOf(page) >= HARDLY_ANY_TEXT).length
  if (withText > 0) return
  if (pictures.length > 0) throw new PdfRefused('scanned')
  if (pages.every(({ pieces }) => pieces.length === 0)) throw new PdfRefused('empty')
}

function pictureOnly(page: number): Unread {
  return {
    page,
    reason: 'This page has no readable text; it is a picture (a scan or a photograph) or blank.',
  }
}
