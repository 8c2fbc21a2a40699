// The child process of read-texts.ts: reads one PDF, writes one line of JSON, ends.
// Everything a hostile file can do, it does to this process.
import { wordsOf, type PageWords } from './page-words.ts'
import { PdfRefused } from './pdf-refused.ts'
import { readPages } from './read-pages.ts'

export type TextsReply = { pages: PageWords[] } | { refused: string }

const [pageLimit = '0', path = ''] = process.argv.slice(2)

// Nobody is left to read the result once the parent's end of this pipe is closed.
process.stdin.on('end', () => process.exit(1)).resume()

const line = `${JSON.stringify(await read())}\n`
process.stdout.write(line, () => process.exit(0))

async function read(): Promise<TextsReply> {
  try {
    const { pages } = await readPages(path, Number(pageLimit))
    return { pages: pages.map(wordsOf) }
  } catch (error) {
    if (error instanceof PdfRefused) return { refused: error.reason }
    throw error
  }
}
