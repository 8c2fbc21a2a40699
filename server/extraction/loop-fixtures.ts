import {
  CATALOG,
  EMPTY_PAGE,
  HELVETICA,
  ONE_PAGE,
  PAGE_WITH_CONTENT,
  pageDrawing,
  pagesDrawing,
  pageWithObject,
  rawPdf,
  streamObject,
  textOperators,
} from './draw-raw-pdf.ts'

// What refers to itself, what is nested without end, and texts on which a careless rule would think for ever.

/** A page whose parent is the page. */
export const ownParent = (): Buffer =>
  rawPdf([CATALOG, ONE_PAGE, '<< /Type /Page /Parent 3 0 R >>'])

/** A form that draws itself. */
export const ownForm = (): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE],
    pageWithObject('F'),
    streamObject('/F Do'),
    streamObject(
      '/F Do /F Do',
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
    ),
  ])

/** An object that is only a reference to itself. */
export const ownReference = (): Buffer =>
  rawPdf([CATALOG, ONE_PAGE, PAGE_WITH_CONTENT, '4 0 R', HELVETICA])

/** A stream whose length is the stream. */
export const ownLength = (): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE, PAGE_WITH_CONTENT],
    `<< /Length 4 0 R >>\nstream\n${textOperators(['A line of text that nobody has measured.'])}\nendstream`,
    HELVETICA,
  ])

/** A table of objects whose predecessor is itself. */
export function ownPredecessor(): Buffer {
  const plain = rawPdf([CATALOG, ONE_PAGE, EMPTY_PAGE]).toString('latin1')
  const start = plain.lastIndexOf('xref\n0 ')
  return Buffer.from(plain.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`), 'latin1')
}

/** Its font's table of characters is built on itself. */
export const ownCharacters = (): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE, PAGE_WITH_CONTENT],
    streamObject('BT /F1 10 Tf 72 700 Td <0041> Tj ET'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 6 0 R /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>',
    streamObject('/A usecmap', '/Type /CMap /CMapName /A /UseCMap 6 0 R'),
  ])

/** Nodes of pages, each inside the one before. */
export function deepTree(depth: number): Buffer {
  const nodes = Array.from(
    { length: depth },
    (_, level) => `<< /Type /Pages /Parent ${level + 1} 0 R /Kids [${level + 3} 0 R] /Count 1 >>`,
  )
  return rawPdf([CATALOG, ...nodes, EMPTY_PAGE])
}

/** Lists within lists, in the catalog and on the page. */
export const deepLists = (depth: number): Buffer =>
  rawPdf([
    CATALOG.replace('>>', `/Deep ${'['.repeat(depth)}${']'.repeat(depth)} >>`),
    ...[ONE_PAGE, PAGE_WITH_CONTENT, streamObject(`${'['.repeat(depth)} TJ`), HELVETICA],
  ])

export const deepDictionaries = (depth: number): Buffer =>
  pageDrawing(`/A ${'<< /A '.repeat(depth)} 0 ${'>>'.repeat(depth)} BDC`)

/** A drawing state saved again and again, and never taken back. */
export const savedStates = (count: number): Buffer => pageDrawing('q '.repeat(count))

/** One page whose content is the same stream, named so many times. */
export const contentRepeated = (times: number): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE],
    PAGE_WITH_CONTENT.replace('/Contents 4 0 R', `/Contents [${'4 0 R '.repeat(times)}]`),
    streamObject(textOperators(['1. What is this? A. This B. That'])),
    HELVETICA,
  ])

/** So many pages of lines that look like parts of questions. */
export function pagesOfLines(count: number, lineOf: (place: number) => string): Buffer {
  const perPage = 55
  const contents = Array.from({ length: count }, (_, page) => {
    const lines = Array.from({ length: perPage }, (_, line) => lineOf(page * perPage + line))
    return streamObject(textOperators(lines, 8))
  })
  return pagesDrawing(contents)
}

/** An exam of as many questions as fit on the pages, five lines each. */
export const endlessExam = (pages: number): Buffer =>
  pagesOfLines(pages, (place) => {
    const number = Math.floor(place / 5) + 1
    const option = place % 5
    return option === 0
      ? `${number}. Which of these is answer number ${number}, as the stall keeper wrote it down?`
      : `${'ABCD'[option - 1]}. The answer in place ${option} of question ${number}`
  })
