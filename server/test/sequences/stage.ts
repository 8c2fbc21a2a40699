import { createClient, type Client } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { createApp } from '../../app.ts'
import { parseConfig } from '../../config.ts'
import { examJobs } from '../../exams/jobs.ts'
import { examOnTheList } from '../../exams/fixtures.ts'
import { createLog } from '../../lib/log.ts'
import { createBuiltInCoach } from '../../ports/coach/built-in/built-in-coach.ts'
import type { Db } from '../../ports/database/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { createFolderFiles } from '../../ports/files/folder-files.ts'
import { createFakeJobs } from '../../ports/jobs/fake-jobs.ts'
import { createFakeMail } from '../../ports/mail/fake-mail.ts'
import { saveSession } from '../../sign-in/queries.ts'
import { hashToken, makeToken } from '../../sign-in/token.ts'
import { addUser } from '../../team/queries.ts'
import type { People } from './call.ts'

/** When every sequence begins; exams of earlier ones are over by then or lie ahead, which harms nobody. */
export const BEGINNING = Date.parse('2030-01-02T09:00:00Z')
/** Signed in for good: signing in is not what is tested here. */
const FOR_GOOD = new Date('2100-01-01T00:00:00Z')

export type Exam = { id: number; questions: number[]; keys: number[]; wholeOnly: boolean }
export type Stage = Awaited<ReturnType<typeof createStage>>

/** The real server over this database, without a port; time stands still unless it is moved. */
export async function createStage(db: Db) {
  const clock = { current: BEGINNING, now: () => new Date(clock.current) }
  const logged: string[] = []
  // Nothing here is kept in a folder.
  const config = parseConfig({ DATA_DIR: 'nowhere' })
  const deps: Deps = {
    ...{ config, db, clock, mail: createFakeMail(), jobs: createFakeJobs() },
    ...{ coach: createBuiltInCoach(), files: createFolderFiles('nowhere') },
    log: createLog('error', { write: (line) => void logged.push(line) }),
  }
  let app = createApp(deps)
  const clientOf = (cookie: string) =>
    createClient(contract, (path, init) => app.request(path, asSent(init, cookie)))
  const advisor = clientOf((await signUp(db, 'advisor@school.example', 'admin')).cookie)
  let students = 0
  return {
    db,
    clock,
    exams: await addExams(db),
    /** What the server took for a fault of its own. */
    takeErrors: () => logged.splice(0),
    /** The server anew, on what the database holds. */
    restart: () => void (app = createApp(deps)),
    async welcome(examId: number): Promise<People & { userId: string }> {
      const email = `student-${++students}@school.example`
      const { userId, cookie } = await signUp(db, email, 'student')
      const student: Client<typeof contract> = clientOf(cookie)
      const sweep = async () => examJobs(deps)['exams.hand-in-overdue']({})
      return { examId, email, userId, student, advisor, sweep }
    },
  }
}

async function addExams(db: Db): Promise<Exam[]> {
  const exams: Exam[] = []
  for (const keys of [
    [0, 1, 2],
    [3, 2, 1, 0, 1],
    [1, 1, 2, 3, 0, 2],
    [2, 0, 3, 1],
  ]) {
    const wholeOnly = keys.length === 4
    const { examId, questionIds } = await examOnTheList(db, { keys, wholeExamOnly: wholeOnly })
    exams.push({ id: examId, questions: questionIds, keys, wholeOnly })
  }
  return exams
}

async function signUp(db: Db, email: string, role: 'student' | 'admin') {
  const now = new Date(BEGINNING)
  const person = { email, firstName: null, lastName: null, role, authorized: true }
  const user = await addUser(db, person, now)
  const token = makeToken()
  await saveSession(db, {
    ...{ token_hash: hashToken(token), user_id: user!.id, device: '', shared_computer: false },
    ...{ created_at: now, extended_at: FOR_GOOD, expires_at: FOR_GOOD },
  })
  return { userId: user!.id, cookie: `finalist_session=${token}` }
}

/** A browser says how long its body is. */
function asSent(init: RequestInit, cookie: string): RequestInit {
  const length = typeof init.body === 'string' ? Buffer.byteLength(init.body) : 0
  return { ...init, headers: { ...init.headers, cookie, 'content-length': String(length) } }
}
