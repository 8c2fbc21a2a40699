import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { createApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { jobHandlers } from '../job-handlers.ts'
import { createLog } from '../lib/log.ts'
import { createBuiltInCoach } from '../ports/coach/built-in/built-in-coach.ts'
import { createFolderFiles } from '../ports/files/folder-files.ts'
import { createFakeJobs } from '../ports/jobs/fake-jobs.ts'
import { createFakeMail } from '../ports/mail/fake-mail.ts'
import { createSignInLink } from '../sign-in/create-sign-in-link.ts'
import { addUser } from '../team/queries.ts'
import { cast, type CastName } from './cast.ts'
import { cookieOf } from './cookies.ts'
import { emptyDatabase } from './test-database.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

const folder = mkdtempSync(join(tmpdir(), 'finalist-test-files-'))
const logged: string[] = []
const log = createLog('error', { write: (line) => void logged.push(line) })

process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A surprise in the server's log fails the test that caused it; `takeErrors` is for the tests that mean it. */
export const expectNothingLogged = () => expect(logged.splice(0)).toEqual([])

/** The real app on an empty database with the cast in it; the test holds the clock, the mail and the jobs. */
export async function createTestApp(environment: Record<string, string> = {}) {
  const db = await emptyDatabase()
  const clock = { current: new Date('2030-01-02T09:00:00Z'), now: () => clock.current }
  const [mail, jobs] = [createFakeMail(), createFakeJobs()]
  const config = parseConfig({ DATA_DIR: folder, ...environment })
  const deps = {
    config,
    db,
    clock,
    mail,
    jobs,
    coach: createBuiltInCoach(),
    files: createFolderFiles(join(folder, 'files')),
    log,
  }
  for (const person of Object.values(cast))
    await addUser(db, { ...person, authorized: true }, clock.now())
  const app = createApp(deps)

  return {
    ...deps,
    app,
    deps,
    /** The typed client as a member of the cast, signed in as everybody is: by a cookie. */
    async as(name: CastName) {
      const cookie = await signIn(deps, app, cast[name].email)
      return createClient(contract, (path, init) =>
        app.request(path, { ...init, headers: { ...init.headers, cookie } }),
      )
    },
    stranger: createClient(contract, (path, init) => app.request(path, init)),
    runJobs: () => jobs.runAll(jobHandlers(deps)),
    /** Until a call that waits for a job to end has enqueued it. */
    whenEnqueued: () => expect.poll(() => jobs.waiting).not.toEqual([]),
    wait: (milliseconds: number) => {
      clock.current = new Date(clock.current.getTime() + milliseconds)
    },
    takeErrors: () => logged.splice(0),
  }
}

/** A signed-in browser's cookie header. */
export async function signIn(
  deps: Parameters<typeof createSignInLink>[0],
  app: ReturnType<typeof createApp>,
  email: string,
) {
  const response = await app.request(await createSignInLink(deps, email), { method: 'POST' })
  return cookieOf(response)
}
