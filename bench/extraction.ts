// npm run bench:extraction [-- FILE.pdf …]
// Processor time of extracting exams, beside reading the same pages' text positions with unpdf
// alone: whole processes with all their children, in turns, the median of several. Many files in
// one run, and the smallest of them alone, where starting two processes weighs most.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { decaExamPdf } from '#server/extraction/draw-deca-exam.ts'
import {
  LICENCE_NOTICE,
  listExamPdf,
  poolExamPdf,
  stallQuestions,
} from '#server/extraction/fixtures.ts'
import { median } from './median.ts'

/** Times the processor time of unpdf alone; the figure promised for extraction. */
const LIMIT = 1.5

const ROUNDS = 7

const EXTRACT = fileURLToPath(import.meta.resolve('#server/extraction/extract-cli.ts'))
/** As `npm run extract` has it. */
const CHECK_NODE = import.meta.resolve('../scripts/check-node.mjs')
const UNPDF = import.meta.resolve('unpdf')

/** A page's text with its positions, and nothing done with it. */
const UNPDF_ALONE = `
  import { readFile } from 'node:fs/promises'
  import { getDocumentProxy } from ${JSON.stringify(UNPDF)}
  for (const file of process.argv.slice(2)) {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)), { verbosity: 0 })
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      await page.getTextContent()
    }
    await pdf.loadingTask.destroy()
  }
`

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-extraction-'))
try {
  const given = process.argv.slice(2)
  const files = given.length > 0 ? given.map((file) => path.resolve(file)) : await drawExams()
  const smallest = files.toSorted((a, b) => statSync(a).size - statSync(b).size).slice(0, 1)
  const groups = files.length > 1 ? [files, smallest] : [files]
  if (groups.map(compare).some((ratio) => ratio > LIMIT)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

function compare(files: string[]): number {
  const baseline = path.join(folder, 'unpdf-alone.mjs')
  writeFileSync(baseline, UNPDF_ALONE)
  const alone: number[] = []
  const ours: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(processorSeconds([baseline, ...files]))
    ours.push(processorSeconds(['--import', CHECK_NODE, EXTRACT, '--out', folder, ...files]))
  }
  const ratio = median(ours) / median(alone)
  console.log(
    `${files.length === 1 ? '1 PDF' : `${files.length} PDFs`}, median of ${ROUNDS} rounds, processor seconds of whole processes`,
  )
  console.log(`unpdf alone  ${median(alone).toFixed(2)}   (${alone.map(twoDigits).join(' ')})`)
  console.log(`extraction   ${median(ours).toFixed(2)}   (${ours.map(twoDigits).join(' ')})`)
  console.log(`ratio        ${ratio.toFixed(2)}   (at most ${LIMIT})`)
  return ratio
}

/** User and system time of a Node process and all its children, as the shell counts them. */
function processorSeconds(args: string[]): number {
  const shell = ['-c', '"$@" >/dev/null && times', 'sh', process.execPath, ...args]
  const { status, stdout, stderr } = spawnSync('/bin/sh', shell, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`A measured process failed: ${stderr}`)
  const children = stdout.trim().split('\n').at(-1) ?? ''
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

/** A season of exams, each as long as the real ones, so that no file need be at hand. */
async function drawExams(): Promise<string[]> {
  const files: string[] = []
  for (const season of [1, 2, 3, 4])
    for (const [family, pdf] of Object.entries(await drawSeason(season))) {
      const file = path.join(folder, `${family}-${season}.pdf`)
      writeFileSync(file, pdf)
      files.push(file)
    }
  return files
}

async function drawSeason(season: number): Promise<Record<string, Buffer>> {
  const questions = stallQuestions(100)
  const optionMark = (letter: string) => `${letter})`
  const cover = { title: 'Practice exam', cluster: 'Finance', licenceNotice: LICENCE_NOTICE }
  const exam = { ...cover, testNumber: `190${season}`, questions }
  return {
    older: await decaExamPdf({ ...exam, layout: 'older' }),
    columns: await decaExamPdf({ ...exam, layout: 'older-two-column' }),
    newer: await decaExamPdf({ ...exam, layout: 'newer' }),
    list: await listExamPdf({ questions: questions.slice(0, 50), optionMark, key: 'grid' }),
    pool: await poolExamPdf(stallQuestions(400)),
  }
}

function twoDigits(value: number): string {
  return value.toFixed(2)
}
