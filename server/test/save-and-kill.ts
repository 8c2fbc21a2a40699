import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '#contract/client.ts'
import { startServerProcess } from './server-process.ts'
import { callsOf, signInStudents, type Seed, type Student } from './students.ts'

type Options = {
  environment: Record<string, string>
  seed: Seed
  kills: number
  /** From 0 to 1, as `Math.random`; given, so that a run can be told apart from chance. */
  random: () => number
  tell?: (line: string) => void
}

export type Outcome = {
  acknowledged: number
  /** One line for each answer that is missing or wrong, with what was last sent for it. */
  lost: string[]
}

/**
 * Students save answers, the server is killed at a random moment, starts again on the same data, and must still have
 * what it acknowledged; and so on. A kill tests that nothing is acknowledged before its commit; what a power cut would
 * leave is the disk's part, which `durable-pglite.test.ts` counts.
 */
export async function saveAndKill(options: Options): Promise<Outcome> {
  const { environment, seed, kills, random, tell = () => {} } = options
  const outcome: Outcome = { acknowledged: 0, lost: [] }
  let server = await startServerProcess({ environment })
  const students = await signInStudents(server.url, seed)
  const notes = students.map(() => new Map<number, Note>())
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const moment = Math.round(EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS))
      const round = { over: false }
      const saving = students.map((student, i) =>
        saveUntilOver(server.url, student, notes[i]!, { round, random }),
      )
      await wait(moment)
      round.over = true
      await server.end('SIGKILL')
      const saved = (await Promise.all(saving)).reduce((sum, count) => sum + count, 0)
      outcome.acknowledged += saved
      server = await startServerProcess({ environment })
      for (const [i, student] of students.entries())
        outcome.lost.push(...(await checkSaved(server.url, student, notes[i]!)))
      tell(`kill ${kill} after ${moment} ms: ${saved} acknowledged, ${outcome.lost.length} lost`)
    }
  } finally {
    await server.end('SIGTERM')
  }
  return outcome
}

/** From an idle server's first saves to one that has been busy for a while. */
const [EARLIEST_MS, LATEST_MS] = [10, 400]

/** What is known about a student's answer to one question. */
type Note = {
  /** The highest revision that the server said it had saved, or that it was seen to have. */
  acknowledged: { answer: number; revision: number } | undefined
  /** Every answer sent, by revision: one that was in flight at a kill may count or not, even later. */
  sent: Map<number, number>
}

type Saving = { round: { over: boolean }; random: () => number }

/** One question after another, each time a new answer with a higher revision. @returns how many were acknowledged. */
async function saveUntilOver(url: string, student: Student, notes: Map<number, Note>, s: Saving) {
  const { questions, sessionId } = student.session
  const client = callsOf(url, student.cookie)
  let acknowledged = 0
  while (!s.round.over) {
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
      acknowledged++
    } catch (error) {
      // A broken connection is what a kill looks like from here; a refusal is not.
      if (error instanceof ApiError || !s.round.over) throw error
    }
  }
  return acknowledged
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
