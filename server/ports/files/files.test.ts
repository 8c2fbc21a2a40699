import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { signatureOf, startS3Server, type S3Server } from '#server/test/s3-server.ts'
import { isFileGone, type Files } from './files.ts'
import { openFiles } from './open-files.ts'

let folder: string
let s3: S3Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-files-'))
  s3 = await startS3Server()
})
afterEach(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

const open = (environment: Record<string, string> = {}) =>
  openFiles(parseConfig({ DATA_DIR: folder, ...environment }))
const bytes = (text: string) => new TextEncoder().encode(text)
const readFrom = (files: Files) =>
  files.withPath('abc123.pdf', async (path) => readFileSync(path, 'utf8'))

const stores = {
  'a folder': () => ({ files: open(), names: () => readdirSync(join(folder, 'files')) }),
  'an S3 store': () => ({ files: open(s3.environment), names: () => [...s3.kept.keys()] }),
}

describe.each(Object.entries(stores))('in %s', (_, create) => {
  test('gives back what was saved, and saving it again changes nothing', async () => {
    const { files, names } = create()
    await files.save('abc123.pdf', bytes('exam'))
    await files.save('abc123.pdf', bytes('exam'))
    expect(await readFrom(files)).toBe('exam')
    expect(names()).toEqual(['abc123.pdf'])
  })

  test('a file that is gone is a failure, and says so', async () => {
    const { files } = create()
    expect(await readFrom(files).catch(isFileGone)).toBe(true)
  })

  test('removing twice is no error', async () => {
    const { files, names } = create()
    await files.save('abc123.pdf', bytes('exam'))
    await files.remove('abc123.pdf')
    await files.remove('abc123.pdf')
    expect(names()).toEqual([])
  })

  test.each(['../secret', 'a/b', '', '.hidden', 'ABC.pdf'])('%j is not a name', async (name) => {
    const { files } = create()
    await expect(files.save(name, bytes('x'))).rejects.toThrow('Not a name')
  })

  test('says whether it can keep anything', async () => {
    await expect(create().files.check()).resolves.toBeUndefined()
  })
})

describe('a file read from an S3 store', () => {
  test('lies where only this account may look, and not for longer than it is used', async () => {
    const files = open(s3.environment)
    await files.save('abc123.pdf', bytes('exam'))
    const read = await files.withPath('abc123.pdf', async (path) => ({
      path,
      modes: [statSync(dirname(path)).mode & 0o777, statSync(path).mode & 0o777],
    }))
    expect(read.modes).toEqual([0o700, 0o600])
    expect(() => statSync(dirname(read.path))).toThrow('ENOENT')
  })

  test('is never half of it', async () => {
    const files = open(s3.environment)
    await files.save('abc123.pdf', bytes('exam'.repeat(50_000)))
    s3.failWith('half')
    await expect(readFrom(files)).rejects.toThrow()
  })
})

describe('an S3 store', () => {
  test('that is busy or drops the line is asked again, in vain is a failure', async () => {
    const files = open(s3.environment)
    s3.failWith('busy', 'dead')
    await files.save('abc123.pdf', bytes('exam'))
    expect(s3.kept.get('abc123.pdf')?.toString()).toBe('exam')
    s3.failWith('busy', 'busy', 'busy')
    await expect(readFrom(files)).rejects.toThrow('503, SlowDown')
  })

  test.each([
    [{ S3_ACCESS_KEY_ID: 'ANOTHER' }, 'InvalidAccessKeyId'],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ S3_REGION: 'elsewhere' }, 'SignatureDoesNotMatch'],
    [{ S3_BUCKET: 'another' }, 'NoSuchBucket'],
  ])('refuses %j as such, not as a missing file', async (wrong, code) => {
    const files = open({ ...s3.environment, ...wrong })
    await expect(files.save('abc123.pdf', bytes('x'))).rejects.toThrow(code)
    await expect(readFrom(files)).rejects.toThrow(code)
    expect(await readFrom(files).catch(isFileGone)).toBe(false)
    await expect(files.check()).rejects.toThrow()
    expect(s3.kept.size).toBe(0)
  })

  test('of the tests checks signatures as the published example does', () => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
    }
    const request = { method: 'GET', path: '/test.txt', headers, names: Object.keys(headers) }
    expect(signatureOf(request, 'us-east-1', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })
})
