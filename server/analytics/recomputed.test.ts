import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { aSeason, AREAS, gapsOf, NOW } from './season-fixtures.ts'

// Every figure once more, from the rows alone and by other means than the product's: loops instead of SQL, the calendar
// asked of Intl.

const ZONE = 'America/Chicago'
const DAY = 24 * 60 * 60_000

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ TIME_ZONE: ZONE })
})

type Rows = Awaited<ReturnType<typeof readRows>>

describe('from the rows of a season', () => {
  test('every student’s figures are what the rows say', async () => {
    const students = await aSeason(app, { students: 9, sittings: 14 })
    const rows = await readRows()
    for (const student of students) {
      const calls = await callsAs(student.email)
      const stats = await calls.analytics.getDashboardStats({})
      const analytics = await calls.analytics.getAnalytics({})
      expect(stats.avgExamScore).toBeCloseTo(meanScore(rows, student.id), 6)
      expect(stats.avgRoleplayScore).toBeCloseTo(meanRoleplay(rows, student.id) ?? 0, 6)
      expect(stats).toMatchObject(counted(rows, student.id))
      expect(analytics).toEqual({
        improvement: improvementOf(rows, student.id),
        classRank: placeOf(rows, student.id),
        week: weekOf(rows, student.id),
        practisedToday: practisedDays(rows, student.id).has('2030-03-14'),
        roleplayScore: rounded(meanRoleplay(rows, student.id)),
        areas: sidesOf(rows, student.id),
      })
      const { studyStreak } = await calls.session.getUser({})
      expect(studyStreak).toBe(streakOf(rows, student.id))
    }
    // The season is one in which these figures differ.
    const differ = (figure: (id: string) => unknown) =>
      new Set(students.map(({ id }) => JSON.stringify(figure(id)))).size
    expect(differ((id) => placeOf(rows, id))).toBeGreaterThan(5)
    expect(differ((id) => weekOf(rows, id).hours)).toBeGreaterThan(5)
    expect(differ((id) => streakOf(rows, id))).toBeGreaterThan(2)
    expect(differ((id) => meanRoleplay(rows, id))).toBeGreaterThan(5)
    expect(students.some(({ id }) => (improvementOf(rows, id) ?? 0) < 0)).toBe(true)
  })

  test('what advisors see of each student is what the rows say, and so are the team’s numbers', async () => {
    const students = await aSeason(app, { students: 9, sittings: 3 })
    for (const { email } of students.slice(0, 4)) await callsAs(email)
    const lin = await app.as('advisorLin')
    const rows = await readRows()
    const practice = await lin.team.listPractice({})
    for (const { id, email } of students) {
      expect(practice.find((row) => row.email === email)).toMatchObject({
        exams: of(rows, id).length,
        roleplays: rows.roleplays.filter((row) => row.user_id === id).length,
        weakestAreas: (sidesOf(rows, id)?.toImprove ?? []).slice(0, 2),
        lastActiveAt: lastActive(rows, id),
      })
    }
    const latest = practice.map(({ lastActiveAt }) => lastActiveAt ?? '')
    expect(latest).toEqual(latest.toSorted().toReversed())
    expect(await lin.team.getTeamNumbers({})).toEqual({
      students: rows.users.filter((user) => user.role === 'student' && user.signed_in_at).length,
      scenarios: rows.scenarios.length,
      exams: 1,
    })
  })
})

async function readRows() {
  const { db } = app
  return {
    users: await db.selectFrom('users').selectAll().execute(),
    sessions: await db.selectFrom('exam_sessions').selectAll().execute(),
    answers: await db.selectFrom('answers').selectAll().execute(),
    questions: await db.selectFrom('questions').selectAll().execute(),
    scenarios: await db.selectFrom('roleplay_scenarios').selectAll().execute(),
    roleplays: await db.selectFrom('roleplay_attempts').selectAll().execute(),
    tutorDays: await db.selectFrom('tutor_days').selectAll().execute(),
  }
}

/** Finished attempts, the newest first. */
const of = ({ sessions }: Rows, userId: string) =>
  sessions
    .filter((session) => session.user_id === userId && session.state === 'finished')
    .sort((a, b) => b.finished_at!.getTime() - a.finished_at!.getTime() || b.id - a.id)

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
const mean = (numbers: number[]) => sum(numbers) / numbers.length
const meanScore = (rows: Rows, userId: string) => mean(of(rows, userId).map((s) => s.score!))
const rounded = (figure: number | null) => (figure === null ? null : Math.round(figure))
const dayIn = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(moment)
const THIS_WEEK = ['11', '12', '13', '14', '15', '16', '17'].map((day) => `2030-03-${day}`)
const tenths = (seconds: number) =>
  seconds < 60 ? 0 : Math.max(0.1, Math.round(seconds / 360) / 10)

function meanRoleplay({ roleplays }: Rows, userId: string) {
  const scores = roleplays
    .filter((row) => row.user_id === userId && row.judging === 'judged')
    .map((row) => row.score!)
  return scores.length === 0 ? null : mean(scores)
}

function counted(rows: Rows, userId: string) {
  const own = of(rows, userId)
  const open = rows.sessions.filter((s) => s.user_id === userId && s.state === 'open')
  const roleplays = rows.roleplays.filter((row) => row.user_id === userId)
  const tutorDays = rows.tutorDays.filter((row) => row.user_id === userId)
  return {
    totalExams: own.length,
    examsThisWeek: own.filter((s) => THIS_WEEK.includes(dayIn(s.finished_at!))).length,
    totalRoleplays: roleplays.length,
    totalStudyHours: tenths(
      sum([
        ...own.map((s) => s.active_seconds!),
        ...open.flatMap((s) => gapsIn(rows, s).map(({ seconds }) => seconds)),
        ...roleplays.map((row) => row.active_seconds),
        ...tutorDays.map(({ seconds }) => seconds),
      ]),
    ),
  }
}

const gapsIn = ({ answers }: Rows, { id, started_at }: Rows['sessions'][number]) =>
  gapsOf(
    started_at,
    answers.filter((a) => a.session_id === id).map((a) => ({ savedAt: a.saved_at })),
  )

function practisedDays(rows: Rows, userId: string) {
  return new Set([
    ...of(rows, userId).map((s) => dayIn(s.finished_at!)),
    ...rows.roleplays.filter((r) => r.user_id === userId).map((r) => dayIn(r.submitted_at)),
    ...rows.tutorDays.filter((row) => row.user_id === userId).map(({ day }) => day),
  ])
}

function streakOf(rows: Rows, userId: string) {
  const days = practisedDays(rows, userId)
  // Noon, so that no change of clocks skips a day.
  const back = (count: number) => dayIn(new Date(Date.parse('2030-03-14T17:00:00Z') - count * DAY))
  let [streak, at] = [0, days.has(back(0)) ? 0 : 1]
  while (days.has(back(at++))) streak++
  return streak
}

function lastActive(rows: Rows, userId: string) {
  const user = rows.users.find(({ id }) => id === userId)!
  const moments = [
    user.signed_in_at,
    ...rows.sessions.filter((s) => s.user_id === userId).map((s) => s.finished_at ?? s.started_at),
    ...rows.roleplays.filter((row) => row.user_id === userId).map((row) => row.submitted_at),
    ...rows.tutorDays.filter((row) => row.user_id === userId).map((row) => row.last_at),
  ]
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0))).toISOString()
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

function weekOf(rows: Rows, userId: string) {
  const seconds = new Map(THIS_WEEK.map((day) => [day, 0]))
  const add = (day: string, more: number) => {
    if (seconds.has(day)) seconds.set(day, seconds.get(day)! + more)
  }
  for (const session of rows.sessions.filter((s) => s.user_id === userId))
    for (const gap of gapsIn(rows, session)) add(dayIn(gap.end), gap.seconds)
  for (const row of rows.roleplays.filter((r) => r.user_id === userId))
    add(dayIn(row.submitted_at), row.active_seconds)
  for (const row of rows.tutorDays.filter((r) => r.user_id === userId)) add(row.day, row.seconds)
  return {
    days: [...seconds].map(([day, total]) => ({ day, hours: tenths(total) })),
    hours: tenths(sum([...seconds.values()])),
    today: '2030-03-14',
  }
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
