import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import os from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { residentMegabytes } from './resident-memory.ts'

export type WatchLimits = {
  /** From one line of output to the next. */
  milliseconds: number
  megabytes: number
  /** Of one line of output, which this process holds: more than any honest file leads to is an attack on it. */
  characters: number
  signal: AbortSignal | undefined
}

export type Ending = 'by-itself' | 'too-slow' | 'too-much-memory'

/** Milliseconds. A bomb inflates some 20 MB in that time, so its limit is overrun by little. */
const LOOK_EVERY = 40

/** Behind everything a person waits for, but not so far that a busy server never reads. */
const LOW_PRIORITY = 10

/** Enough of a stack trace to find the line. */
const COMPLAINT_LENGTH = 2000

/** Runs a script in a process of its own, line by line, and kills it at the first limit it passes. */
export async function watchedChild(
  script: string[],
  limits: WatchLimits,
  takeLine: (line: string) => void,
): Promise<Ending> {
  limits.signal?.throwIfAborted()
  const child = start(script, limits)
  const stopped = new Promise<Ending>((resolve) => {
    const stop = (reason: Ending) => {
      resolve(reason)
      child.kill('SIGKILL')
    }
    watch(child, limits, stop, takeLine)
  })
  const abort = () => child.kill('SIGKILL')
  limits.signal?.addEventListener('abort', abort, { once: true })
  try {
    const ending = await Promise.race([stopped, endingOf(child)])
    limits.signal?.throwIfAborted()
    return ending
  } finally {
    limits.signal?.removeEventListener('abort', abort)
  }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * The shell sets a last limit, of processor seconds, for the case that this process dies while the
 * child is stuck in a loop and cannot notice. The environment is empty: the child needs nothing.
 */
function start(script: string[], { milliseconds }: WatchLimits): Child {
  const seconds = String(Math.ceil(milliseconds / 1000) * 2 + CPU_SECONDS_SPARE)
  const shell = ['-c', 'ulimit -t "$0"; exec "$@"', seconds, process.execPath, ...FLAGS, ...script]
  const child = spawn('/bin/sh', shell, { stdio: ['pipe', 'pipe', 'pipe'], env: {} })
  // A child that is already gone can neither be slowed nor written to, and that is no error.
  child.stdin.on('error', () => undefined)
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/**
 * One core at most, so that the others stay with the server. The young generation is given room for
 * a page's objects. No limit on the heap: a tight one costs a fifth more time in collections, and
 * resident memory is what is watched.
 */
const FLAGS = [
  ...['--single-threaded', '--max-semi-space-size=32'],
  // Half of what a small file would cost is the start of this process.
  `--import=${import.meta.resolve('../lib/kept-javascript.mjs')}`,
]

/** For starting up, and for the other files of a long list. */
const CPU_SECONDS_SPARE = 120

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, LOW_PRIORITY)
  } catch {
    // Ended already.
  }
}

function watch(
  child: Child,
  limits: WatchLimits,
  stop: (reason: Ending) => void,
  takeLine: (line: string) => void,
): void {
  const deadline = setTimeout(() => stop('too-slow'), limits.milliseconds)
  const look = setInterval(async () => {
    const megabytes = child.pid === undefined ? null : await residentMegabytes(child.pid)
    if (megabytes !== null && megabytes > limits.megabytes) stop('too-much-memory')
  }, LOOK_EVERY)
  child.on('close', () => {
    clearTimeout(deadline)
    clearInterval(look)
  })

  let line = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const [end = '', ...others] = chunk.split('\n')
    line += end
    for (const next of others) {
      if (line.length > limits.characters) break
      takeLine(line)
      deadline.refresh()
      line = next
    }
    if (line.length > limits.characters) stop('too-much-memory')
  })
}

function endingOf(child: Child): Promise<Ending> {
  return new Promise((resolve, reject) => {
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      complaint = (complaint + chunk).slice(-COMPLAINT_LENGTH)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve('by-itself')
      // Not by this process, whose own reason comes first: by the system, which had no more memory to give.
      else if (signal === 'SIGKILL') resolve('too-much-memory')
      else if (signal === 'SIGXCPU') resolve('too-slow')
      else if (isOutOfMemory(complaint)) resolve('too-much-memory')
      else reject(new Error(`The reading process ended with ${code ?? signal}: ${complaint}`))
    })
  })
}

function isOutOfMemory(complaint: string): boolean {
  return /out of memory|Array buffer allocation failed|Invalid array length/i.test(complaint)
}
