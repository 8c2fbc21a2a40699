import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
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
  // The lock's socket lives in the system's folder for temporary files: here one of our own, so that it can be found.
  vi.stubEnv('TMPDIR', sockets)
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const each of [folder, sockets]) rmSync(each, { recursive: true, force: true })
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
  const [name] = readdirSync(sockets)
  expect(statSync(join(sockets, name!)).mode & 0o777).toBe(0o600)
  await lock.release()
})

// Only the system's administrator can act as somebody else, who must be able to reach the program.
const NOBODY = 65534
const canBeNobody =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['-v'], { uid: NOBODY }).status === 0
test.runIf(canBeNobody)('another account is turned away by the system', async () => {
  const lock = await lockFolder(folder)
  const [name] = readdirSync(sockets)
  // The way to it is open, so that the socket itself must refuse.
  chmodSync(sockets, 0o755)
  const { said } = await run(
    `import { connect } from 'node:net'
     const call = connect(${JSON.stringify(join(sockets, name!))})
     call.on('connect', () => { console.log('connected'); call.end() })
     call.on('error', (error) => console.log(error.code))`,
    { uid: NOBODY },
  )
  expect(said).toBe('EACCES')
  await lock.release()
})
