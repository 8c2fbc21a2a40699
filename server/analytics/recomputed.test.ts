import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { createApp } from '../app.ts'
import { examOnTheList } from '../exams/fixtures.ts'
import { countStatements } from '../test/count-statements.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { finishedSitting } from './fixtures.ts'

// Every figure once more, from the rows alone and by other means than the product's: loops instead of SQL, the calendar
// asked of Intl. Made-up seasons of many students, the same at every run.

const ZONE = 'America/Chicago'
const NOW = new Date('2030-03-14T22:00:00Z') // a Thursday; the clocks went forward on Sunday the 10th
const AREAS = ['Economics', 'Selling', 'Pricing', 'Promotion', 'Risk Management', null]
const MINUTE = 60_000

let app: TestApp
let random: () => number
beforeEach(async () => {
  app = await createTestApp({ TIME_ZONE: ZONE })
  random = chance(7)
})

type Rows = Awaited<ReturnType<typeof readRows>>

describe('from the rows of a season', () => {
  test('every student’s figures are what the rows say', async () => {
    const students = await aSeason({ students: 9, sittings: 14 })
    const rows = await readRows()
    for (const student of students) {
      const calls = await callsAs(student.email)
      const stats = await calls.analytics.getDashboardStats({})
      const analytics = await calls.analytics.getAnalytics({})
      expect(stats.avgExamScore).toBeCloseTo(meanScore(rows, student.id), 6)
      expect(stats).toMatchObject(counted(rows, student.id))
      expect(analytics.improvement).toBe(improvementOf(rows, student.id))
      expect(analytics.classRank).toBe(placeOf(rows, student.id))
      expect(analytics.week.days).toEqual(weekOf(rows, student.id))
      expect(analytics.areas).toEqual(sidesOf(rows, student.id))
    }
    // The season is one in which these figures differ.
    const places = students.map(({ id }) => placeOf(rows, id))
    expect(new Set(places).size).toBeGreaterThan(5)
    expect(students.some(({ id }) => (improvementOf(rows, id) ?? 0) < 0)).toBe(true)
    expect(students.every(({ id }) => weekOf(rows, id).some(({ hours }) => hours > 0))).toBe(true)
  })

  test('a thousand rows take no more statements than ten', async () => {
    const [few] = await aSeason({ students: 1, sittings: 1 })
    const atFirst = await statementsFor(few!.email)
    await aSeason({ students: 4, sittings: 26, of: few })
    expect(await statementsFor(few!.email)).toBe(atFirst)
  })
})

type Student = { id: string; email: string }

/** Attempts over the last four weeks, of a pool of questions in several areas. */
async function aSeason(wanted: { students: number; sittings: number; of?: Student }) {
  const areas = Array.from({ length: 60 }, (_, i) => AREAS[i % AREAS.length]!)
  const keys = areas.map((_, i) => i % 4)
  const exam = await examOnTheList(app.db, { keys, areas })
  const keyOf = new Map(exam.questionIds.map((id, i) => [id, keys[i]!]))
  const students: Student[] = []
  for (let i = 0; i < wanted.students; i++) {
    const student = wanted.of && i === 0 ? wanted.of : await addStudent()
    students.push(student)
    for (let n = 0; n < wanted.sittings; n++) await sit(student, exam.examId, keyOf)
    await sit(student, exam.examId, keyOf, NOW.getTime() - (1 + i) * 3 * 60 * MINUTE)
  }
  return students
}

let added = 0
async function addStudent(): Promise<Student> {
  const email = `student.${++added}@school.example`
  const lin = await app.as('advisorLin')
  const { id } = await lin.team.addUser({ email, firstName: 'A', lastName: 'B', role: 'student' })
  return { id, email }
}

async function sit(student: Student, examId: number, keyOf: Map<number, number>, at?: number) {
  const startedAt = new Date(at ?? NOW.getTime() - random() * 28 * 24 * 60 * MINUTE)
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
    activeSeconds: Math.round(gaps(startedAt, answers).reduce((sum, gap) => sum + gap.seconds, 0)),
    answers,
  })
}

function gaps(startedAt: Date, answers: { savedAt: Date }[]) {
  const ends = answers.map(({ savedAt }) => savedAt.getTime()).sort((a, b) => a - b)
  return ends.map((end, i) => ({
    end: new Date(end),
    seconds: Math.min(300, (end - (ends[i - 1] ?? startedAt.getTime())) / 1000),
  }))
}

async function readRows() {
  const sessions = await app.db.selectFrom('exam_sessions').selectAll().execute()
  const answers = await app.db.selectFrom('answers').selectAll().execute()
  const questions = await app.db.selectFrom('questions').selectAll().execute()
  return { sessions, answers, questions }
}

const of = ({ sessions }: Rows, userId: string) =>
  sessions
    .filter((session) => session.user_id === userId)
    .sort((a, b) => b.finished_at!.getTime() - a.finished_at!.getTime() || b.id - a.id)

const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const meanScore = (rows: Rows, userId: string) => mean(of(rows, userId).map((s) => s.score!))
const dayIn = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(moment)
const THIS_WEEK = ['11', '12', '13', '14', '15', '16', '17'].map((day) => `2030-03-${day}`)
const tenths = (seconds: number) =>
  seconds < 60 ? 0 : Math.max(0.1, Math.round(seconds / 360) / 10)

function counted(rows: Rows, userId: string) {
  const own = of(rows, userId)
  return {
    totalExams: own.length,
    examsThisWeek: own.filter((s) => THIS_WEEK.includes(dayIn(s.finished_at!))).length,
    totalStudyHours: tenths(own.reduce((sum, s) => sum + s.active_seconds!, 0)),
  }
}

function improvementOf(rows: Rows, userId: string) {
  const scores = of(rows, userId).map((s) => s.score!)
  const k = Math.min(5, Math.floor(scores.length / 2))
  return k === 0 ? null : Math.round(mean(scores.slice(0, k)) - mean(scores.slice(k, 2 * k)))
}

function placeOf(rows: Rows, userId: string) {
  const ids = [...new Set(rows.sessions.map((s) => s.user_id))]
  const means = new Map<string, number>()
  for (const id of ids) {
    const long = of(rows, id).filter((s) => s.question_ids.length >= 10)
    if (long.length > 0) means.set(id, mean(long.slice(0, 5).map((s) => s.score!)))
  }
  const own = means.get(userId)
  if (means.size < 5 || own === undefined) return null
  return 1 + [...means.values()].filter((other) => other > own + 1e-9).length
}

function weekOf({ answers, ...rows }: Rows, userId: string) {
  const seconds = new Map(THIS_WEEK.map((day) => [day, 0]))
  for (const session of of({ answers, ...rows }, userId)) {
    const own = answers
      .filter((answer) => answer.session_id === session.id)
      .map((answer) => ({ savedAt: answer.saved_at }))
    for (const gap of gaps(session.started_at, own)) {
      const day = dayIn(gap.end)
      if (seconds.has(day)) seconds.set(day, seconds.get(day)! + gap.seconds)
    }
  }
  return [...seconds].map(([day, sum]) => ({ day, hours: tenths(sum) }))
}

function sidesOf({ answers, questions, ...rows }: Rows, userId: string) {
  const ids = new Set(of({ answers, questions, ...rows }, userId).map((s) => s.id))
  const found = AREAS.flatMap((area) => {
    if (area === null) return []
    const own = answers.flatMap((answer) => {
      const question = questions.find((q) => q.id === answer.question_id)!
      const counts = ids.has(answer.session_id) && question.area === area
      return counts ? [answer.answer === question.correct_answer] : []
    })
    const correct = own.filter(Boolean).length
    return own.length < 10 ? [] : [{ area, answered: own.length, correct }]
  })
  if (found.length === 0) return null
  const percent = (a: { correct: number; answered: number }) => (100 * a.correct) / a.answered
  found.sort(
    (a, b) => percent(b) - percent(a) || b.answered - a.answered || a.area.localeCompare(b.area),
  )
  const most = Math.min(3, Math.ceil(found.length / 2))
  const strengths = found.filter((a, i) => i < most && percent(a) >= 60)
  const rest = found.filter((a) => !strengths.includes(a) && percent(a) < 80)
  return { strengths, toImprove: rest.reverse().slice(0, 3) }
}

async function callsAs(email: string) {
  app.clock.current = NOW
  const cookie = await signIn(app.deps, app.app, email)
  return createClient(contract, (path, init) =>
    app.app.request(path, { ...init, headers: { ...init.headers, cookie } }),
  )
}

/** How often the database is asked for all that this person sees of their progress. */
async function statementsFor(email: string) {
  app.clock.current = NOW
  const cookie = await signIn(app.deps, app.app, email)
  const counted = countStatements(app.db)
  const watched = createApp({ ...app.deps, db: counted.db })
  for (const path of ['/api/dashboard/stats', '/api/analytics', '/api/study-goals']) {
    expect((await watched.request(path, { headers: { cookie } })).status).toBe(200)
  }
  return counted.statements
}

/** The same numbers at every run. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
