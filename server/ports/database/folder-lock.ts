import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makePrivateFolder } from '../../lib/private-folder.ts'

/** Answers a question that another process of the same person asks the folder's owner. */
export type Answer = (question: string) => Promise<string>

export type FolderLock = { answerWith(answer: Answer): void; release(): Promise<void> }

/**
 * Makes this process the only one using a data folder. A Unix socket beside the folder answers with its owner's pid, and
 * is free at once after a crash: a file with a pid in it is neither. Where the disk takes no sockets, or the path is
 * longer than a socket's may be, it lies in the system's folder for temporary files, which has to be the same then for all.
 * @throws FolderInUseError naming the other process.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  makePrivateFolder(folder)
  let answer: Answer = async () => ''
  const reply = (question: string) =>
    question === WHO ? Promise.resolve(String(process.pid)) : answer(question)
  const [beside, elsewhere] = placesOf(folder)
  const owner = await ask(elsewhere, WHO)
  if (owner) throw new FolderInUseError(folder, owner)
  const held =
    (beside && (await hold(folder, beside, reply))) ?? (await hold(folder, elsewhere, reply))
  if (!held) throw new Error(`Neither ${folder} nor ${tmpdir()} can hold the lock of the data.`)
  held.server.unref()
  return {
    answerWith: (given) => void (answer = given),
    release() {
      if (inodeOf(held.socket) === held.inode) rmSync(held.socket, { force: true })
      return new Promise((resolve) => held.server.close(() => resolve()))
    },
  }
}

/** Asks the process that holds a folder; undefined when nobody does. */
export async function askOwner(
  folder: string,
  question: string,
  patienceMs = PATIENCE_MS,
): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined
  const [beside, elsewhere] = placesOf(folder)
  const near = beside && (await ask(beside, question, patienceMs))
  return near ?? ask(elsewhere, question, patienceMs)
}

export class FolderInUseError extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one first, ` +
        `or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUseError'
  }
}

const WHO = 'who'

/** Systems allow 104 to 108 characters; a contender adds nine to the name. */
const LONGEST_SOCKET = 90

/** Where its socket lies; the second where the first cannot be used. */
function placesOf(folder: string): [string | undefined, string] {
  const path = realpathSync(folder)
  const name = createHash('sha256').update(path).digest('hex').slice(0, 24)
  const beside = `${path}.lock`
  return [
    Buffer.byteLength(beside) <= LONGEST_SOCKET ? beside : undefined,
    join(tmpdir(), `finalist-${name}.sock`),
  ]
}

type Held = { server: Server; socket: string; inode: number }

/**
 * Listens under a name of its own and links it to the one that counts, which only one of several can. Undefined where the
 * place takes no sockets.
 */
async function hold(folder: string, socket: string, reply: Answer): Promise<Held | undefined> {
  const own = `${socket}.${randomUUID().slice(0, 8)}`
  const server = await listen(own, reply)
  if (!server) return undefined
  const inode = inodeOf(own)!
  const giveUp = (owner: string | undefined) => {
    server.close()
    return new FolderInUseError(folder, owner ?? 'unknown')
  }
  try {
    const first = take(own, socket)
    if (first === 'taken') {
      // The socket's file outlives a crash: if nobody answers behind it, it is ours.
      const stale = inodeOf(socket)
      const owner = await ask(socket, WHO)
      if (owner) throw giveUp(owner)
      if (inodeOf(socket) === stale) rmSync(socket, { force: true })
      if (take(own, socket) === 'taken') throw giveUp(await ask(socket, WHO))
    }
    if (first !== 'linked') {
      // Whoever found the same stale file may have taken this one for it, between looking and removing.
      await wait(SETTLING_MS)
      if (inodeOf(socket) !== inode) throw giveUp(await ask(socket, WHO))
    }
    return { server, socket, inode }
  } finally {
    rmSync(own, { force: true })
  }
}

/** Much longer than another start needs from looking at a file to removing it. */
const SETTLING_MS = 150

/** A link is made by one only; where the disk knows none, a new name has to do, which others may take again. */
function take(own: string, socket: string): 'linked' | 'renamed' | 'taken' {
  try {
    linkSync(own, socket)
    return 'linked'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(socket)) return 'taken'
    renameSync(own, socket)
    return 'renamed'
  }
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

/** Undefined where no socket can be made. */
function listen(socket: string, reply: Answer): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((caller) => converse(caller, reply))
    server.once('listening', () => {
      process.umask(mask)
      chmodSync(socket, 0o600)
      resolve(server)
    })
    server.once('error', () => {
      process.umask(mask)
      resolve(undefined)
    })
    // Its owner can ask for a sign-in link here, so no other account of the machine may, not even for a moment.
    const mask = process.umask(0o177)
    server.listen(socket)
  })
}

/** One question, a line; one answer; the end. */
function converse(caller: Socket, reply: Answer) {
  let question = ''
  caller.on('error', () => caller.destroy())
  caller.on('data', (data) => {
    question += data
    const [line, rest] = question.split('\n')
    if (rest !== undefined)
      void reply(line!).then(
        (text) => caller.end(text),
        () => caller.end(),
      )
  })
}

/** A busy owner may be slow to answer; five seconds of silence means that it hangs, which is still "in use". */
const PATIENCE_MS = 5000

function ask(
  socket: string,
  question: string,
  patienceMs = PATIENCE_MS,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    let connected = false
    const call = connect(socket, () => {
      connected = true
      call.write(`${question}\n`)
    })
    call.setTimeout(patienceMs, () => call.destroy())
    call.on('data', (data) => (answer += data))
    call.on('error', () => {})
    call.on('close', () => resolve(connected ? answer || '(silent)' : undefined))
  })
}
