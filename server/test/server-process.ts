import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  url: string
  process: ChildProcess
  /** What it has printed so far: the last 20,000 characters. */
  said(): string
  /** `SIGKILL` gives it no chance to tidy up. Resolves once it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

type Options = {
  /** Its whole environment, but for what any program needs; it never sees this process's settings. */
  environment: Record<string, string>
  script?: string
  /** A module to load before it, e.g. one that measures. */
  preload?: string
  /** It will not run for long enough to repay what it takes to optimize the embedded database: half of its start. */
  shortLived?: boolean
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** As `npm start` has it. */
const KEPT_JAVASCRIPT = './server/lib/kept-javascript.mjs'
/** A cold embedded database on a busy machine takes several seconds. */
const PATIENCE_MS = 60_000

/**
 * Starts the real server (or another script that greets alike) as a process of its own, on a free port of loopback unless
 * the environment names one.
 */
export async function startServerProcess(options: Options): Promise<ServerProcess> {
  const { environment, script = 'server/main.ts', preload, shortLived = false } = options
  const preloads = [KEPT_JAVASCRIPT, ...(preload ? [preload] : [])]
  const flags = shortLived ? ['--liftoff-only'] : []
  const given = [...flags, ...preloads.flatMap((one) => ['--import', one]), script]
  const child = spawn(process.execPath, given, {
    cwd: ROOT,
    env: { ...inherited(), HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Whatever ends this process must not leave servers behind.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const gone = once(child, 'exit').then(() => void process.off('exit', kill))
  let said = ''
  const listen = (text: Buffer) => void (said = (said + text.toString()).slice(-20_000))
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  return {
    url: await untilListening(child, () => said),
    process: child,
    said: () => said,
    async end(signal) {
      child.kill(signal)
      await gone
    },
  }
}

const inherited = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Its address, from what it says when it is ready. */
function untilListening(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`The server ${why}. It said:\n${said()}`))
    }
    const timer = setTimeout(() => giveUp('did not start in time'), PATIENCE_MS)
    const ended = () => giveUp('ended')
    // Heard after the one above, which keeps the words.
    const look = () => {
      const url = said().match(/ is at (http:\S+)\n/)?.[1]
      if (!url) return
      clearTimeout(timer)
      child.off('exit', ended)
      child.stdout?.off('data', look)
      resolve(url)
    }
    child.stdout?.on('data', look)
    child.once('exit', ended)
  })
}
