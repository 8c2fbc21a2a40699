import { gzipSync } from 'node:zlib'
import { decaExamPdf } from './draw-deca-exam.ts'
import {
  CATALOG,
  EMPTY_PAGE,
  HELVETICA,
  ONE_PAGE,
  PAGE_WITH_CONTENT,
  pageDrawing,
  pageTree,
  rawPdf,
  streamObject,
  textOperators,
} from './draw-raw-pdf.ts'
import { stallQuestions } from './fixtures.ts'

// Files that are something else than their name says, and PDFs that were cut, garbled, or lie about themselves.

export const soundExam = (questions = 12): Promise<Buffer> =>
  decaExamPdf({
    ...{ testNumber: '1901', title: 'Practice exam', cluster: 'Finance' },
    questions: stallQuestions(questions),
  })

/** The content of another kind of file, in its first bytes. */
export const foreignFile = (start: string): Buffer =>
  Buffer.concat([Buffer.from(start, 'latin1'), noise(4000)])

/** A web page with a script, which mentions `%PDF-` early enough to pass for a PDF. */
export const pageCalledPdf = (): Buffer =>
  Buffer.from('<html><!-- %PDF-1.7 --><script>alert(document.cookie)</script></html>')

export const compressedExam = async (): Promise<Buffer> => gzipSync(await soundExam())

/** Bytes without a pattern, the same every time. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 12345
  for (let place = 0; place < length; place++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    bytes[place] = state >>> 24
  }
  return bytes
}

export const headerAndNoise = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(50_000)])

export const headerAndZeros = (megabytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes << 20)])

export async function partOfExam(from: number, to: number): Promise<Buffer> {
  const whole = await soundExam()
  return whole.subarray(whole.length * from, whole.length * to)
}

/** Without the table at its end, which readers then make up by searching. */
export async function examWithoutTable(): Promise<Buffer> {
  const whole = await soundExam()
  return whole.subarray(0, whole.lastIndexOf('xref\n0 '))
}

/** Every so many bytes one is another. */
export async function garbledExam(every: number): Promise<Buffer> {
  const bytes = Buffer.from(await soundExam())
  for (let place = 200; place < bytes.length; place += every) bytes[place]! ^= 0x5a
  return bytes
}

export async function examWithTableAt(offset: string): Promise<Buffer> {
  const text = (await soundExam()).toString('latin1')
  return Buffer.from(text.replace(/startxref\n\d+/, `startxref\n${offset}`), 'latin1')
}

const WORDS = [
  'Nothing that stands here is a question, and no answer follows it.',
  'It is only long enough to count as a text that somebody has written.',
]

/** A stream that claims to be longer, or shorter, than it is. */
export function streamOfLength(claimed: string): Buffer {
  const stream = Buffer.from(
    `<< /Length ${claimed} >>\nstream\n${textOperators(WORDS)}\nendstream`,
    'latin1',
  )
  return rawPdf([CATALOG, ONE_PAGE, PAGE_WITH_CONTENT, stream, HELVETICA])
}

/** The page tree's own word for how many pages there are. */
export const pagesCounted = (count: string): Buffer =>
  rawPdf([CATALOG, pageTree([3], count), EMPTY_PAGE])

export const unknownEncryption = (entries: string): Buffer =>
  rawPdf(
    [CATALOG, ONE_PAGE, PAGE_WITH_CONTENT, streamObject(textOperators(WORDS)), HELVETICA],
    `/Encrypt << ${entries} >> /ID [<00> <00>]`,
  )

/** Pages of the wrong kind of object: a number, a stream, nothing. */
export const pagesOfAnotherKind = (kind: string): Buffer =>
  rawPdf([CATALOG, pageTree([3, 9]), kind])

/** A page whose measures are no measures. */
export const measuredIn = (box: string): Buffer =>
  rawPdf([
    ...[CATALOG, ONE_PAGE, PAGE_WITH_CONTENT.replace('[0 0 612 792]', box)],
    ...[streamObject(textOperators(WORDS)), HELVETICA],
  ])

/** Text placed by numbers that no page has. */
export const textAtTheEndOfTheWorld = (): Buffer =>
  pageDrawing(
    `BT /F1 1e308 Tf 1e308 0 0 1e308 -1e308 1e308 Tm (${WORDS[0]}) Tj ET\n` +
      `BT /F1 0 Tf 0 0 0 0 0 0 Tm (${WORDS[1]}) Tj ET`,
  )
