// The child process of read-pdf.ts: reads PDFs, writes one line of JSON for each, ends.
// Everything a hostile file can do, it does to this process.
import { PdfRefused, type RefusalReason } from './pdf-refused.ts'
import { readExam } from './read-exam.ts'
import { readPages } from './read-pages.ts'
import type { ExamReading } from './reading.ts'

export type ChildReply = { reading: ExamReading } | { refused: RefusalReason }

const [pageLimit = '0', ...paths] = process.argv.slice(2)

// Nobody is left to read the result once the parent's end of this pipe is closed.
process.stdin.on('end', () => process.exit(1)).resume()

for (const path of paths) await write(`${JSON.stringify(await read(path))}\n`)
process.exit(0)

function write(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()))
}

async function read(path: string): Promise<ChildReply> {
  try {
    const { pages, unread } = await readPages(path, Number(pageLimit))
    return { reading: readExam(pages, unread) }
  } catch (error) {
    if (error instanceof PdfRefused) return { refused: error.reason }
    throw error
  }
}
