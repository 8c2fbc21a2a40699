import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import os from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { residentMegabytes } from './resident-memory.ts'

export type WatchLimits = {
  milliseconds: number
  megabytes: number
  signal: AbortSignal | undefined
}

export type Outcome =
  { ended: 'by-itself'; output: string } | { ended: 'too-slow' | 'too-much-memory' }

/** Bytes of output. The largest reading seen has 0.4 MB; more than this is an attack on the parent. */
const OUTPUT_LIMIT = 8_000_000

/** Milliseconds. A bomb inflates about 10 MB in that time, so the limit is overrun by little. */
const LOOK_EVERY = 40

/** Behind everything a person waits for, but not so far that a busy server never reads. */
const LOW_PRIORITY = 10

/** Runs one script in a process of its own and kills it at the first limit it passes. */
export function watchedChild(script: string[], limits: WatchLimits): Promise<Outcome> {
  limits.signal?.throwIfAborted()
  const child = start(script, limits)
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    let bytes = 0
    const stop = (settle: () => void) => {
      settle()
      child.kill('SIGKILL')
    }
    const deadline = setTimeout(
      () => stop(() => resolve({ ended: 'too-slow' })),
      limits.milliseconds,
    )
    const look = watchMemory(child.pid, limits.megabytes, () =>
      stop(() => resolve({ ended: 'too-much-memory' })),
    )
    const abort = () => stop(() => reject(limits.signal?.reason))
    limits.signal?.addEventListener('abort', abort, { once: true })

    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= OUTPUT_LIMIT) output.push(chunk)
      else stop(() => resolve({ ended: 'too-much-memory' }))
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-COMPLAINT_LENGTH)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(deadline)
      clearInterval(look)
      limits.signal?.removeEventListener('abort', abort)
      if (code === 0) resolve({ ended: 'by-itself', output: Buffer.concat(output).toString() })
      else if (signal === 'SIGXCPU') resolve({ ended: 'too-slow' })
      else if (isOutOfHeap(complaint)) resolve({ ended: 'too-much-memory' })
      else reject(new Error(`The reading process ended with ${code ?? signal}: ${complaint}`))
    })
  })
}

/** Enough of a stack trace to find the line. */
const COMPLAINT_LENGTH = 2000

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * The shell sets a last limit, of processor seconds, for the case that this process dies while the
 * child is stuck in a loop and cannot notice. The environment is empty: the child needs nothing.
 */
function start(script: string[], { milliseconds, megabytes }: WatchLimits): Child {
  const seconds = String(Math.ceil(milliseconds / 1000) * 2)
  const node = [process.execPath, `--max-old-space-size=${Math.ceil(megabytes * 0.75)}`, ...script]
  const shell = ['-c', 'ulimit -t "$0"; exec "$@"', seconds, ...node]
  const child = spawn('/bin/sh', shell, { stdio: ['pipe', 'pipe', 'pipe'], env: {} })
  // A child that is already gone cannot be slowed, nor written to.
  child.stdin.on('error', () => undefined)
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, LOW_PRIORITY)
  } catch {
    // Ended already.
  }
}

function watchMemory(pid: number | undefined, limit: number, passed: () => void): NodeJS.Timeout {
  return setInterval(async () => {
    const megabytes = pid === undefined ? null : await residentMegabytes(pid)
    if (megabytes !== null && megabytes > limit) passed()
  }, LOOK_EVERY)
}

function isOutOfHeap(complaint: string): boolean {
  return /heap out of memory|Array buffer allocation failed|Invalid array length/i.test(complaint)
}
