import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  url: string
  process: ChildProcess
  /** `SIGKILL` gives it no chance to tidy up. Resolves once it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

type Options = {
  /** Its whole environment, but for what any program needs; it never sees this process's settings. */
  environment: Record<string, string>
  script?: string
  /** A module to load before it, e.g. one that measures. */
  preload?: string
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** A cold embedded database on a busy machine takes several seconds. */
const PATIENCE_MS = 60_000

/** Starts the real server (or another script that greets alike) as a process of its own, on a free port of loopback. */
export async function startServerProcess(options: Options): Promise<ServerProcess> {
  const { environment, script = 'server/main.ts', preload } = options
  const given = preload ? ['--import', preload, script] : [script]
  const child = spawn(process.execPath, given, {
    cwd: ROOT,
    env: { ...inherited(), ...environment, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Whatever ends this process must not leave servers behind.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const gone = once(child, 'exit').then(() => void process.off('exit', kill))
  return {
    url: await untilListening(child),
    process: child,
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

/** Its address, from what it says when it is ready; everything it says is read, so that it never waits for us. */
function untilListening(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`The server ${why}. It said:\n${said}`))
    }
    const timer = setTimeout(() => giveUp('did not start in time'), PATIENCE_MS)
    const ended = () => giveUp('ended')
    const listen = (text: Buffer) => {
      said = (said + text.toString()).slice(-20_000)
      const url = said.match(/ is at (http:\S+)\n/)?.[1]
      if (!url) return
      clearTimeout(timer)
      child.off('exit', ended)
      resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', ended)
  })
}
