import { createHash } from 'node:crypto'
import { chmodSync, existsSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrivateFolder } from '../../lib/private-folder.ts'

/** Answers a question that another process of the same person asks the folder's owner. */
export type Answer = (question: string) => Promise<string>

export type FolderLock = { answerWith(answer: Answer): void; release(): Promise<void> }

/**
 * Makes this process the only one using a data folder. A Unix socket named by the folder answers with its owner's pid,
 * and is free at once after a crash: a file with a pid in it is neither.
 * @throws FolderInUseError naming the other process.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  makePrivateFolder(folder)
  const socket = socketOf(folder)
  let answer: Answer = async () => ''
  const reply = (question: string) =>
    question === WHO ? Promise.resolve(String(process.pid)) : answer(question)
  const server = (await listen(socket, reply)) ?? (await takeOver(folder, socket, reply))
  server.unref()
  return {
    answerWith: (given) => void (answer = given),
    release: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Asks the process that holds a folder; undefined when nobody does. */
export async function askOwner(
  folder: string,
  question: string,
  patienceMs = PATIENCE_MS,
): Promise<string | undefined> {
  return existsSync(folder) ? ask(socketOf(folder), question, patienceMs) : undefined
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

function socketOf(folder: string) {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)
  return join(tmpdir(), `finalist-${name}.sock`)
}

/** Undefined when the socket's file is already there. */
function listen(socket: string, reply: Answer): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => converse(caller, reply))
    server.once('listening', () => {
      process.umask(mask)
      chmodSync(socket, 0o600)
      resolve(server)
    })
    server.once('error', (error: NodeJS.ErrnoException) => {
      process.umask(mask)
      return error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)
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

/** The socket's file outlives a crash: if nobody answers behind it, it is ours. */
async function takeOver(folder: string, socket: string, reply: Answer) {
  const owner = await ask(socket, WHO)
  if (owner) throw new FolderInUseError(folder, owner)
  rmSync(socket, { force: true })
  const server = await listen(socket, reply)
  if (!server) throw new FolderInUseError(folder, (await ask(socket, WHO)) ?? 'unknown')
  return server
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
