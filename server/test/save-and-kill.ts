import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '#contract/client.ts'
import type { OwnDatabase } from './own-database.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { callsOf, signInStudents, type Seed, type Student } from './students.ts'

type Options = {
  environment: Record<string, string>
  seed: Seed
  kills: number
  /** Its PostgreSQL, where that is to be killed too, in turn with the server. */
  crashDatabase?: OwnDatabase['crash']
  /** From 0 to 1, as `Math.random`; given, so that a run can be told apart from chance. */
  random: () => number
  tell?: (line: string) => void
}

export type Outcome = {
  acknowledged: number
  /** One line for each answer that is missing or wrong, with what was last sent for it. */
  lost: string[]
  /** Calls that were answered while the database was down, with "not saved". */
  refused: number
  /** Milliseconds from a database that is back to every student's next acknowledged answer; the longest. */
  slowestRecovery: number
}

/**
 * Students save answers, the server or its PostgreSQL is killed at a random moment and starts again on the same data,
 * and what was acknowledged must still be there; and so on. The server must survive its database's end, answer meanwhile
 * that nothing was saved, and go on by itself when the database is back. A kill tests that nothing is acknowledged before its commit; what a power cut would
 * leave is the disk's part, which `durable-pglite.test.ts` counts.
 */
export async function saveAndKill(options: Options): Promise<Outcome> {
  const { environment, seed, kills, random, tell = () => {} } = options
  const outcome: Outcome = { acknowledged: 0, lost: [], refused: 0, slowestRecovery: 0 }
  let server = await startServerProcess({ environment, shortLived: true })
  const students = await signInStudents(server.url, seed)
  const notes = students.map(() => new Map<number, Note>())
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const moment = Math.round(EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS))
      const counts = students.map(() => ({ acknowledged: 0, refused: 0 }))
      const round: Round = { phase: 'all up', counts }
      const saving = students.map((student, i) =>
        saveUntilOver(server.url, student, notes[i]!, { round, random, count: counts[i]! }),
      )
      // Awaited below; until then a failure must not end this process.
      const saved = Promise.all(saving)
      saved.catch(() => {})
      await wait(moment)
      const victim = victimOf(kill, options)
      if (victim === 'server') {
        round.phase = 'over'
        await server.end('SIGKILL')
        await saved
        server = await startServerProcess({ environment, shortLived: true })
      } else {
        const took = await killDatabase(options.crashDatabase!, victim, { server, round })
        outcome.slowestRecovery = Math.max(outcome.slowestRecovery, took)
        round.phase = 'over'
        await saved
      }
      outcome.acknowledged += sum(counts.map(({ acknowledged }) => acknowledged))
      outcome.refused += sum(counts.map(({ refused }) => refused))
      for (const [i, student] of students.entries())
        outcome.lost.push(...(await checkSaved(server.url, student, notes[i]!)))
      tell(
        `kill ${kill} (${NAMES[victim]}) after ${moment} ms: ` +
          `${outcome.acknowledged} acknowledged, ${outcome.lost.length} lost`,
      )
    }
  } finally {
    await server.end('SIGTERM')
  }
  return outcome
}

type Victim = 'server' | 'postmaster' | 'connection'
const NAMES = {
  server: 'server',
  postmaster: 'PostgreSQL',
  connection: 'a connection of PostgreSQL',
} as const

function victimOf(kill: number, { crashDatabase }: Options): Victim {
  if (!crashDatabase || kill % 2 === 1) return 'server'
  return kill % 4 === 0 ? 'connection' : 'postmaster'
}

type Crash = NonNullable<OwnDatabase['crash']>

/** @returns the milliseconds until everybody's answers are saved again. @throws Error when that takes too long. */
async function killDatabase(
  crash: Crash,
  victim: 'postmaster' | 'connection',
  { server, round }: { server: ServerProcess; round: Round },
) {
  round.phase = 'database down'
  await crash(victim === 'postmaster' ? 'server' : 'connection')
  const back = performance.now()
  const before = round.counts.map(({ acknowledged }) => acknowledged)
  while (!round.counts.every(({ acknowledged }, i) => acknowledged > before[i]!)) {
    if (server.process.exitCode !== null) throw new Error(`The server ended: ${server.said()}`)
    if (performance.now() - back > PATIENCE_MS)
      throw new Error(`The server did not recover: ${server.said()}`)
    await wait(5)
  }
  return performance.now() - back
}

/** A student's patience with "not saved"; on a very busy machine a connection takes a while. */
const PATIENCE_MS = 30_000

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** From an idle server's first saves to one that has been busy for a while. */
const [EARLIEST_MS, LATEST_MS] = [10, 400]

/** What is known about a student's answer to one question. */
type Note = {
  /** The highest revision that the server said it had saved, or that it was seen to have. */
  acknowledged: { answer: number; revision: number } | undefined
  /** Every answer sent, by revision: one that was in flight at a kill may count or not, even later. */
  sent: Map<number, number>
}

type Count = { acknowledged: number; refused: number }
type Round = { phase: 'all up' | 'database down' | 'over'; counts: Count[] }
type Saving = { round: Round; random: () => number; count: Count }

/** Between two tries while the database is away, as a player waits. */
const RETRY_MS = 20

/** One question after another, each time a new answer with a higher revision. */
async function saveUntilOver(url: string, student: Student, notes: Map<number, Note>, s: Saving) {
  const { questions, sessionId } = student.session
  const client = callsOf(url, student.cookie)
  while (s.round.phase !== 'over') {
    const questionId = questions[Math.floor(s.random() * questions.length)]!.id
    const note = notes.get(questionId) ?? { acknowledged: undefined, sent: new Map() }
    notes.set(questionId, note)
    const answer = Math.floor(s.random() * 4)
    const revision = 1 + Math.max(note.acknowledged?.revision ?? 0, ...note.sent.keys())
    note.sent.set(revision, answer)
    try {
      const { state } = await client.exams.saveAnswer({ sessionId, questionId, answer, revision })
      if (state !== 'saved') throw new Error(`Revision ${revision} was ${state}.`)
      note.acknowledged = { answer, revision }
      s.count.acknowledged++
    } catch (error) {
      refuseUnexpected(error, s.round.phase)
      s.count.refused++
      await wait(RETRY_MS)
    }
  }
}

/** A killed server breaks connections; one without its database lives, and says that it is its own fault. */
function refuseUnexpected(error: unknown, phase: Round['phase']) {
  const isRefusal = error instanceof ApiError
  if (phase === 'all up') throw error
  if (phase === 'over' && !isRefusal) return
  if (!isRefusal || error.status < 500 || error.body === undefined) throw error
}

/** Of what was sent for one question, the last so many. */
const SHOWN = 12

/** Asks the new server, and takes its answers as the known ones for the next round. */
async function checkSaved(url: string, { cookie, session }: Student, notes: Map<number, Note>) {
  const resumed = await callsOf(url, cookie).exams.getSession({ id: session.id })
  const stored = new Map(resumed.session?.answers.map((answer) => [answer.questionId, answer]))
  const lost: string[] = []
  for (const [questionId, note] of notes) {
    const found = stored.get(questionId)
    if (!isKept(note, found)) {
      const lately = [...note.sent].slice(-SHOWN)
      const sent = lately.map(([revision, answer]) => `${revision}:${answer}`).join(' ')
      const { acknowledged } = note
      lost.push(
        `session ${session.sessionId}, question ${questionId}: sent (revision:answer) ${sent}; ` +
          `acknowledged ${JSON.stringify(acknowledged)}; found ${JSON.stringify(found)}`,
      )
    }
    note.acknowledged = found
  }
  return lost
}

/** The acknowledged answer itself, or a later one that was sent. */
function isKept({ acknowledged, sent }: Note, found: Note['acknowledged']) {
  if (!found) return acknowledged === undefined
  if (acknowledged && found.revision === acknowledged.revision)
    return found.answer === acknowledged.answer
  const isLater = !acknowledged || found.revision > acknowledged.revision
  return isLater && sent.get(found.revision) === found.answer
}
