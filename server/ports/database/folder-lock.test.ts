import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOwner, lockFolder } from './folder-lock.ts'

let folder: string
let sockets: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finalist-test-lock-'))
  sockets = mkdtempSync(join(tmpdir(), 'finalist-test-sock-'))
  // Where the lock's socket lives if not beside the folder: here one of our own, so that it can be found.
  vi.stubEnv('TMPDIR', sockets)
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const each of [folder, `${folder}.lock`, sockets])
    rmSync(each, { recursive: true, force: true })
})

const MODULE = new URL('./folder-lock.ts', import.meta.url).href

/** Another process; resolves once it has said its first word. */
async function run(script: string, options: { uid?: number } = {}) {
  const given = ['--input-type=module', '-e', script]
  const child = spawn(process.execPath, given, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}

const ownerElsewhere = () =>
  run(`
    const { lockFolder } = await import(${JSON.stringify(MODULE)})
    await lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`)

test('a second process is refused, and told who has the folder', async () => {
  const { child } = await ownerElsewhere()
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${child.pid}.`,
  )
})

test('the folder is free at once when its owner was killed', async () => {
  const { child } = await ownerElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')

  const lock = await lockFolder(folder)

  expect(await askOwner(folder, 'who')).toBe(String(process.pid))
  await lock.release()
})

test('it is free again when its owner lets it go, and two folders do not mind each other', async () => {
  const other = mkdtempSync(join(tmpdir(), 'finalist-test-lock-'))
  const first = await lockFolder(folder)
  const second = await lockFolder(other)
  await first.release()
  await (await lockFolder(folder)).release()
  await second.release()
})

test('the owner answers what another process asks', async () => {
  expect(await askOwner(folder, 'anything')).toBeUndefined()
  const lock = await lockFolder(folder)
  lock.answerWith(async (question) => `You asked: ${question}`)

  expect(await askOwner(folder, 'sign-in-link maya@school.example')).toBe(
    'You asked: sign-in-link maya@school.example',
  )
  await lock.release()
})

test('nobody but its account may use the socket', async () => {
  const lock = await lockFolder(folder)
  expect(statSync(`${folder}.lock`).mode & 0o777).toBe(0o600)
  await lock.release()
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('who has another folder for temporary files is refused as well', async () => {
  const { child } = await ownerElsewhere()
  vi.stubEnv('TMPDIR', folder)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}.`)
})

test('of several that find what a killed owner left, one gets the folder', async () => {
  for (let round = 0; round < 3; round++) {
    const { child } = await ownerElsewhere()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
    const held = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(held).toHaveLength(1)
    await held[0]!.release()
  }
})

test('a path too long for a socket is locked elsewhere', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60))
  const lock = await lockFolder(deep)
  expect(readdirSync(sockets)).toEqual([expect.stringMatching(/^finalist-.*\.sock$/)])
  await expect(lockFolder(deep)).rejects.toThrow(`in use by process ${process.pid}.`)
  await lock.release()
})

// Only the system's administrator can act as somebody else, who must be able to reach the program.
const NOBODY = 65534
const canBeNobody =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['-v'], { uid: NOBODY }).status === 0
test.runIf(canBeNobody)('another account is turned away by the system', async () => {
  const lock = await lockFolder(folder)
  // The way to it is open, so that the socket itself must refuse: it lies in the system's folder for temporary files.
  const { said } = await run(
    `import { connect } from 'node:net'
     const call = connect(${JSON.stringify(`${folder}.lock`)})
     call.on('connect', () => { console.log('connected'); call.end() })
     call.on('error', (error) => console.log(error.code))`,
    { uid: NOBODY },
  )
  expect(said).toBe('EACCES')
  await lock.release()
})
