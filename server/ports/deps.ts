import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Clock } from './clock/clock.ts'
import type { Coach } from './coach/coach.ts'
import type { Db } from './database/database.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mail } from './mail/mail.ts'

/** Everything outside the product's own rules, handed in so that a test can hold it. */
export type Deps = {
  config: Config
  db: Db
  clock: Clock
  mail: Mail
  files: Files
  jobs: Jobs
  coach: Coach
  log: Logger
}

/** Who is asking: read from the database at every request, so a removal or a new role counts at once. */
export type Person = { id: string; email: string; role: 'student' | 'admin' }
/** The same, with the session they ask with. */
export type SignedIn = Person & { sessionId: string }
