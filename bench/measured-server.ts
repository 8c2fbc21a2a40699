import { once } from 'node:events'
import { startServerProcess, type ServerProcess } from '#server/test/server-process.ts'
import type { Usage } from './measured.ts'

export type MeasuredServer = ServerProcess & {
  usage(): Promise<Usage>
  /** From now on, which statements its requests send. It is slower from then on. */
  countStatements(): void
}

/** A server in a process of its own that says what it has used. */
export async function startMeasuredServer(
  options: Omit<Parameters<typeof startServerProcess>[0], 'preload'>,
): Promise<MeasuredServer> {
  const server = await startServerProcess({ ...options, preload: './bench/measured.ts' })
  return {
    ...server,
    async usage() {
      const answer = once(server.process, 'message')
      server.process.send('usage')
      const [usage] = await answer
      // `measured.ts` sends nothing else.
      return usage as Usage
    },
    countStatements: () => void server.process.send('count'),
  }
}
