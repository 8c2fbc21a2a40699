import { scenarioFor } from '../roleplays/fixtures.ts'
import { examOnTheList } from '../exams/fixtures.ts'
import type { TestApp } from '../test/test-app.ts'
import { finishedSitting } from './fixtures.ts'

// Made-up seasons of many students, the same at every run.

export const NOW = new Date('2030-03-14T22:00:00Z') // a Thursday; in Chicago clocks went forward on Sunday the 10th
export const AREAS = ['Economics', 'Selling', 'Pricing', 'Promotion', 'Risk Management', null]
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export type Student = { id: string; email: string }
type World = { app: TestApp; random: () => number; added: number }
type Wanted = { students: number; sittings: number }

/** Attempts over the last four weeks, of a pool of questions in several areas, roleplays, and days with the tutor. */
export async function aSeason(app: TestApp, wanted: Wanted) {
  const world = { app, random: chance(7), added: 0 }
  const areas = Array.from({ length: 60 }, (_, i) => AREAS[i % AREAS.length]!)
  const keys = areas.map((_, i) => i % 4)
  const exam = await examOnTheList(app.db, { keys, areas })
  const keyOf = new Map(exam.questionIds.map((id, i) => [id, keys[i]!]))
  const students: Student[] = []
  for (let i = 0; i < wanted.students; i++) {
    const student = await addStudent(world)
    students.push(student)
    for (let n = 0; n < wanted.sittings; n++)
      await sit(world, student, { examId: exam.examId, keyOf })
    await sit(world, student, {
      examId: exam.examId,
      keyOf,
      at: NOW.getTime() - (1 + i) * 3 * 60 * MINUTE,
    })
    await speak(world, student, i)
    await talk(world, student, i)
    if (i % 2 === 1) await leaveOpen(world, student, exam.examId)
  }
  return students
}

async function addStudent(world: World): Promise<Student> {
  const email = `student.${++world.added}@school.example`
  const lin = await world.app.as('advisorLin')
  const { id } = await lin.team.addUser({ email, firstName: 'A', lastName: 'B', role: 'student' })
  return { id, email }
}

type Sitting = { examId: number; keyOf: Map<number, number>; at?: number }

async function sit({ app, random }: World, student: Student, { examId, keyOf, at }: Sitting) {
  const startedAt = new Date(at ?? NOW.getTime() - random() * 28 * DAY)
  const skill = random()
  const questionIds = [...keyOf.keys()].filter(() => random() < 0.3).slice(0, 4 + random() * 20)
  let moment = startedAt.getTime()
  const answers = questionIds
    .filter(() => random() < 0.9)
    .map((questionId) => {
      moment += Math.round(random() * 9 * MINUTE)
      const right = keyOf.get(questionId)!
      const answer = random() < skill ? right : (right + 1) % 4
      return { questionId, answer, savedAt: new Date(moment) }
    })
  const correct = answers.filter((a) => a.answer === keyOf.get(a.questionId)).length
  await finishedSitting(app.db, {
    userId: student.id,
    examId,
    questionIds,
    startedAt,
    finishedAt: new Date(Math.min(moment + MINUTE, NOW.getTime())),
    score: Math.round((100 * correct) / questionIds.length),
    activeSeconds: Math.round(
      gapsOf(startedAt, answers).reduce((sum, gap) => sum + gap.seconds, 0),
    ),
    answers,
  })
}

/** As many responses as the student's place, every second of them judged. */
async function speak({ app, random }: World, { id, email }: Student, count: number) {
  if (count === 0) return
  const scenarioId = await scenarioFor(app.db, email)
  const rows = Array.from({ length: count }, (_, i) => {
    const submitted_at = new Date(NOW.getTime() - random() * 9 * DAY)
    const judged = { judging: 'judged', judged_at: submitted_at, feedback: '{}' } as const
    return {
      ...{ user_id: id, scenario_id: scenarioId, response: 'I would.', answers: '[]' },
      ...{ submitted_at, due_at: submitted_at, active_seconds: Math.round(random() * 900) },
      ...(i % 2 === 0 && { ...judged, score: Math.round(random() * 100) }),
    }
  })
  for (const row of rows) await app.db.insertInto('roleplay_attempts').values(row).execute()
}

/** On some of the last days, by the team's calendar. */
async function talk({ app, random }: World, { id }: Student, place: number) {
  for (let back = 0; back < 9; back++) {
    if (random() < 0.4) continue
    const day = `2030-03-${String(14 - back).padStart(2, '0')}`
    const [exchanges, seconds] = [1 + place, Math.round(random() * 1200)]
    await app.db
      .insertInto('tutor_days')
      .values({
        user_id: id,
        day,
        exchanges,
        seconds,
        last_at: new Date(NOW.getTime() - back * DAY),
      })
      .execute()
  }
}

/** An exam begun two hours ago and not handed in. */
async function leaveOpen({ app }: World, { id }: Student, examId: number) {
  const [startedAt, savedAt] = [120, 117].map((ago) => new Date(NOW.getTime() - ago * MINUTE))
  const asked = await app.db
    .selectFrom('exam_questions')
    .select('question_id as questionId')
    .where('exam_id', '=', examId)
    .limit(2)
    .execute()
  const session = await app.db
    .insertInto('exam_sessions')
    .values({
      ...{ user_id: id, exam_id: examId, timed: false, started_at: startedAt! },
      question_ids: asked.map(({ questionId }) => questionId),
      deadline: new Date(NOW.getTime() + DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('answers')
    .values({
      ...{ session_id: session.id, question_id: asked[0]!.questionId, answer: 0 },
      ...{ revision: 1, saved_at: savedAt! },
    })
    .execute()
}

/** From one saved answer to the next, of each at most five minutes, with the moment at which it ended. */
export function gapsOf(startedAt: Date, answers: { savedAt: Date }[]) {
  const ends = answers.map(({ savedAt }) => savedAt.getTime()).sort((a, b) => a - b)
  return ends.map((end, i) => ({
    end: new Date(end),
    seconds: Math.min(300, (end - (ends[i - 1] ?? startedAt.getTime())) / 1000),
  }))
}

/** The same numbers at every run. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
