import { request } from 'node:http'
import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/lib/log.ts'
import { systemClock } from '#server/ports/clock/clock.ts'
import type { ReplyPiece } from '#server/ports/coach/coach.ts'
import { createBuiltInCoach } from '#server/ports/coach/built-in/built-in-coach.ts'
import { openDatabase } from '#server/ports/database/open-database.ts'
import { createFolderFiles } from '#server/ports/files/folder-files.ts'
import { createFakeJobs } from '#server/ports/jobs/fake-jobs.ts'
import { createFakeMail } from '#server/ports/mail/fake-mail.ts'

// The product's own part of a streamed answer: the real calls, with a coach that does nothing but pass its upstream on.
const config = parseConfig(process.env)
const identity = { kind: 'model' as const, provider: 'nobody', model: 'slow' }
const { db } = await openDatabase(config.database)
const app = createApp({
  ...{ config, db, clock: systemClock, mail: createFakeMail(), jobs: createFakeJobs() },
  files: createFolderFiles(config.dataDir),
  coach: { ...createBuiltInCoach(), identity, reply: (_, signal) => pipe(signal) },
  log: createLog('warn'),
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`The piping server is at http://127.0.0.1:${port}`),
)
process.on('SIGTERM', () => process.exit(0))

async function* pipe(signal: AbortSignal): AsyncGenerator<ReplyPiece> {
  const call = request(new URL(process.env.UPSTREAM ?? ''), { method: 'POST', signal })
  call.end('{}')
  try {
    for await (const part of await answerOf(call)) {
      for (const [, text] of String(part).matchAll(/"content":"([^"]*)"/g)) yield { text: text! }
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    call.destroy()
  }
}

const answerOf = (call: ReturnType<typeof request>) =>
  new Promise<AsyncIterable<Buffer>>((resolve, reject) => {
    call.once('response', resolve)
    call.on('error', reject)
  })
