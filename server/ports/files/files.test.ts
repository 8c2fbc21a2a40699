import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderFiles } from './folder-files.ts'

const create = () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'finalist-files-')), 'files')
  return { folder, files: createFolderFiles(folder) }
}
const bytes = (text: string) => new TextEncoder().encode(text)

test('gives back what was saved, and saving it again changes nothing', async () => {
  const { folder, files } = create()
  await files.save('abc123.pdf', bytes('exam'))
  await files.save('abc123.pdf', bytes('exam'))
  expect(await files.withPath('abc123.pdf', async (path) => readFileSync(path, 'utf8'))).toBe(
    'exam',
  )
  expect(readdirSync(folder)).toEqual(['abc123.pdf'])
})

test('a file that is gone is a failure', async () => {
  const { files } = create()
  await expect(files.withPath('abc123.pdf', async () => 'read')).rejects.toThrow()
})

test('removing twice is no error', async () => {
  const { folder, files } = create()
  await files.save('abc123.pdf', bytes('exam'))
  await files.remove('abc123.pdf')
  await files.remove('abc123.pdf')
  expect(existsSync(join(folder, 'abc123.pdf'))).toBe(false)
})

test.each(['../secret', 'a/b', '', '.hidden', 'ABC.pdf'])('%j is not a name', async (name) => {
  await expect(create().files.save(name, bytes('x'))).rejects.toThrow('Not a name')
})
