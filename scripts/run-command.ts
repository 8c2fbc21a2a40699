import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What a step of `npm test` came to. A step that is not made of tests counts as one. */
export type Outcome = {
  passed: number
  failed: number
  output?: string
  /** What failed, by name: a long run says it again at its end. */
  failures?: string[]
}

type CommandResult = { ok: boolean; output: string }
type Options = {
  env?: Record<string, string>
  /** `shown`: as it comes, for what takes minutes; `kept`: for who shows it only when it failed. */
  output: 'shown' | 'kept'
}

/** Runs one of the project's own tools (`node_modules/.bin`) in its root, on the Node that its packages brought. */
export function runTool([tool, ...words]: [string, ...string[]], options: Options) {
  const child = spawn(tool, words, {
    cwd: ROOT,
    env: { ...process.env, ...options.env, PATH: ownToolsFirst() },
    stdio: options.output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (data) => (output += data))
  child.stderr?.on('data', (data) => (output += data))
  return new Promise<CommandResult>((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

const ownToolsFirst = () => `${ROOT}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`
