import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decaExamPdf } from './draw-deca-exam.ts'
import { stallQuestions } from './fixtures.ts'

const exam = {
  testNumber: '1901',
  title: 'Practice exam',
  cluster: 'Finance',
  questions: stallQuestions(4),
}
const CLI = fileURLToPath(new URL('./extract-cli.ts', import.meta.url))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'extract-'))
  await writeFile(inFolder('questions.pdf'), await decaExamPdf({ ...exam, key: 'none' }))
  await writeFile(inFolder('answers.pdf'), await decaExamPdf({ ...exam, key: 'only' }))
  await writeFile(inFolder('letter.pdf'), 'Dear team, this is no PDF.')
})
afterAll(() => rm(folder, { recursive: true }))

test('prints what each file holds, joined where two belong together, and nothing else', async () => {
  const files = ['questions.pdf', 'letter.pdf', 'answers.pdf'].map(inFolder)
  const { stdout, stderr } = await extract(files)
  expect(JSON.parse(stdout)).toMatchObject([
    {
      file: files[0],
      questions: exam.questions.map(
        ({ question, options, correctAnswer, explanation, indicator }, index) => ({
          ...{ question, options, correctAnswer, explanation, indicator },
          number: String(index + 1),
          area: expect.any(String),
        }),
      ),
      unread: [],
    },
    {
      file: files[1],
      questions: [],
      unread: [{ page: 0, reason: expect.stringContaining('not a PDF') }],
    },
    {
      file: files[2],
      questions: [],
      unread: [{ page: 2, reason: expect.stringContaining('4 answers') }],
    },
  ])
  expect(stderr).toContain('letter.pdf: This file is not a PDF')
})

const WITHOUT_KEY = {
  reason: 'No answer key was found for these 4 questions; give the file together with its answers.',
}

test('with --out writes a file for each', async () => {
  const out = inFolder('out')
  const { stdout } = await extract(['--out', out, inFolder('questions.pdf')])
  expect(stdout).toBe('')
  const written = JSON.parse(await readFile(path.join(out, 'questions.json'), 'utf8'))
  expect(written).toMatchObject({ file: inFolder('questions.pdf'), unread: [WITHOUT_KEY] })
  expect(written.questions).toHaveLength(4)
})

test('with --out tells files of one name apart', async () => {
  await mkdir(inFolder('other'))
  await copyFile(inFolder('answers.pdf'), inFolder('other/questions.pdf'))
  const out = inFolder('out-of-two')
  await extract(['--out', out, inFolder('questions.pdf'), inFolder('other/questions.pdf')])
  expect((await readdir(out)).toSorted()).toEqual(['questions-2.json', 'questions.json'])
})

test('takes a file from the folder in which npm was called', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'questions.pdf'], {
    env: { ...process.env, INIT_CWD: folder },
  })
  expect(JSON.parse(stdout)).toMatchObject([{ file: 'questions.pdf', unread: [WITHOUT_KEY] }])
})

test('stops before reading anything when a file is missing or none is named', async () => {
  await expect(extract([inFolder('missing.pdf')])).rejects.toMatchObject({ code: 2, stdout: '' })
  await expect(extract([])).rejects.toMatchObject({ code: 2, stdout: '' })
  await expect(extract([folder])).rejects.toMatchObject({ code: 2, stdout: '' })
  await expect(extract(['--fast', 'a.pdf'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--fast.*\nUsage: /),
  })
})

function extract(args: string[]) {
  return promisify(execFile)(process.execPath, [CLI, ...args])
}

function inFolder(name: string): string {
  return path.join(folder, name)
}
