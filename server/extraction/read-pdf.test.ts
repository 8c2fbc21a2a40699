import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decaExamPdf } from './draw-deca-exam.ts'
import { stallQuestions } from './fixtures.ts'
import {
  bombPdf,
  circularPdf,
  encryptedPdf,
  endlessPdf,
  pdfOfPages,
  pdfWithoutPages,
  scanBetweenPdf,
  scannedPdf,
} from './hostile-fixtures.ts'
import { PdfRefused, readPdf, readPdfs, startsLikePdf } from './read-pdf.ts'
import type { RefusalReason } from './read-pdf.ts'
import { readTexts } from './read-texts.ts'

const exam = { testNumber: '1901', title: 'Practice exam', cluster: 'Finance' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'read-pdf-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a PDF is read in a process of its own', async () => {
  const file = await save(await decaExamPdf({ ...exam, questions: stallQuestions(12) }))
  const reading = await readPdf(file)
  expect(reading.questions).toHaveLength(12)
  expect(reading.cover.testNumber).toBe('1901')
})

test('a PDF of pages without text among others reports those pages', async () => {
  const reading = await readPdf(await save(await scanBetweenPdf()))
  expect(reading.questions.map(({ number }) => number)).toEqual(['1', '2', '3', '4'])
  expect(reading.unread).toEqual([
    {
      page: 2,
      reason: 'This page has no readable text; it is a picture (a scan or a photograph) or blank.',
    },
  ])
})

test('the lines of every page are read in such a process, too', async () => {
  const file = await save(await decaExamPdf({ ...exam, questions: stallQuestions(12) }))
  const texts = await readTexts(file)
  expect(texts.map(({ page }) => page)).toEqual(texts.map((_, index) => index + 1))
  expect(texts[0]!.text).toContain('Test Number 1901')
  await expect(readTexts(await save(circularPdf()))).rejects.toThrow(PdfRefused)
})

describe('refused, with its reason and a message for people, is', () => {
  test.each<[string, RefusalReason, () => Buffer | Promise<Buffer>]>([
    ['a file without a byte', 'empty', () => Buffer.alloc(0)],
    ['a PDF without pages', 'empty', () => pdfWithoutPages()],
    ['a PDF of blank pages', 'empty', () => pdfOfPages(2)],
    ['a picture renamed to .pdf', 'not-a-pdf', () => Buffer.from('\x89PNG\r\n and so on')],
    ['a PDF with a password', 'encrypted', () => encryptedPdf()],
    ['half of a PDF', 'corrupt', halfAnExam],
    ['a PDF whose pages contain each other', 'corrupt', () => circularPdf()],
    ['a PDF of scans', 'scanned', () => scannedPdf(3)],
    ['a PDF of ten thousand pages', 'too-many-pages', () => pdfOfPages(10_000)],
    ['a PDF that inflates to a gigabyte', 'too-much-memory', () => bombPdf()],
  ])('%s', async (_, reason, make) => {
    const refusal = await refusalOf(await save(await make()))
    expect(refusal.reason).toBe(reason)
    expect(refusal.message).toMatch(/^\w.* PDF\b.+\. The file is kept .+\. \w.+\.$/)
  })

  test('a PDF that would draw for ever', async () => {
    const file = await save(endlessPdf())
    const refusal = await refusalOf(file, { milliseconds: 1000 })
    expect(refusal.reason).toBe('too-slow')
  })
})

test('several PDFs are read in their order, also after one that breaks the process', async () => {
  const good = await save(await decaExamPdf({ ...exam, questions: stallQuestions(8) }))
  const bomb = await save(bombPdf())
  const [first, second, third] = await readPdfs([good, bomb, good], { megabytes: 200 })
  expect(first).toMatchObject({ contents: 'questions-and-key' })
  expect(second).toBeInstanceOf(PdfRefused)
  expect(third).toMatchObject({ contents: 'questions-and-key' })
})

test('whoever no longer wants the reading stops it', async () => {
  const controller = new AbortController()
  const reading = readPdf(await save(endlessPdf()), { signal: controller.signal })
  setTimeout(() => controller.abort(), 300)
  await expect(reading).rejects.toThrow(/abort/i)
})

test('a missing file is a surprise, not a refusal', async () => {
  await expect(readPdf(path.join(folder, 'missing.pdf'))).rejects.toThrow(/ENOENT/)
})

test('a hostile PDF leaves this process at its size', async () => {
  const bomb = await save(bombPdf())
  const script = `
    import { readPdf } from ${JSON.stringify(fileURLToPath(new URL('./read-pdf.ts', import.meta.url)))}
    const good = ${JSON.stringify(await save(await decaExamPdf({ ...exam, questions: stallQuestions(60) })))}
    await readPdf(good)
    const before = process.memoryUsage().rss
    await readPdf(good)
    await readPdf(${JSON.stringify(bomb)}, { megabytes: 250 }).catch(() => undefined)
    console.log((process.memoryUsage().rss - before) / 2 ** 20)
  `
  const node = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, node)
  expect(Number(stdout)).toBeLessThan(32)
})

test.runIf(process.platform === 'linux')(
  'no reader outlives the process that asked for it',
  async () => {
    const file = await save(endlessPdf())
    const parent = execFile(process.execPath, [
      '--input-type=module',
      '-e',
      `import { readPdf } from ${JSON.stringify(fileURLToPath(new URL('./read-pdf.ts', import.meta.url)))}
     await readPdf(${JSON.stringify(file)})`,
    ])
    await until(async () => (await readersOf(file)) > 0)
    parent.kill('SIGKILL')
    await until(async () => (await readersOf(file)) === 0)
  },
)

test('what a PDF is shows in its first kilobyte, not in its name', () => {
  expect(startsLikePdf(Buffer.from('%PDF-1.7\n'))).toBe(true)
  expect(startsLikePdf(Buffer.from(`${' '.repeat(1000)}%PDF-1.7`))).toBe(true)
  expect(startsLikePdf(Buffer.from(`${' '.repeat(2000)}%PDF-1.7`))).toBe(false)
  expect(startsLikePdf(Buffer.from('PK\u0003\u0004'))).toBe(false)
})

let saved = 0
async function save(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `${++saved}.pdf`)
  await writeFile(file, bytes)
  return file
}

async function refusalOf(file: string, limits = {}): Promise<PdfRefused> {
  const outcome = await readPdf(file, limits).catch((error: unknown) => error)
  if (!(outcome instanceof PdfRefused)) throw new Error(`Not refused: ${String(outcome)}`)
  return outcome
}

async function halfAnExam(): Promise<Buffer> {
  const whole = await decaExamPdf({ ...exam, questions: stallQuestions(12) })
  return whole.subarray(0, whole.length / 2)
}

/** Reading processes of the file; those of other tests read other files. */
async function readersOf(file: string): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    processes.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return commands.filter((command) => command.includes('read-in-child') && command.includes(file))
    .length
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
