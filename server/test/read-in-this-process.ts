import { wordsOf } from '../extraction/page-words.ts'
import { startsLikePdf } from '../extraction/pdf-content.ts'
import { PdfRefused } from '../extraction/pdf-refused.ts'
import { readExam } from '../extraction/read-exam.ts'
import { readPages } from '../extraction/read-pages.ts'

/**
 * In place of `extraction/read-pdf.ts` and `read-texts.ts`, for tests of what is done with a reading: the same reader
 * without its process, whose start takes longer than all the rest of such a test. The process has tests of its own.
 */
export async function readPdf(path: string) {
  const { pages, unread } = await readPages(path, 400)
  const reading = readExam(pages)
  return { ...reading, unread: [...reading.unread, ...unread].sort((a, b) => a.page - b.page) }
}

export const readTexts = async (path: string) => (await readPages(path, 1000)).pages.map(wordsOf)

export { PdfRefused, startsLikePdf }
