import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { examOnTheList } from './fixtures.ts'

const MINUTE = 60_000

let app: TestApp
let maya: Client<typeof contract>
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
})

type Exam = Awaited<ReturnType<typeof examOnTheList>>

/** Starts the whole exam. */
const start = (who: Client<typeof contract>, { examId, keys }: Exam, timed: '0' | '1' = '0') =>
  who.exams.startCustomExam({
    id: examId,
    questionCount: keys.length,
    includeAttemptedQuestions: true,
    timed,
  })

/** A submission that answers each question with what `choose` says. */
const answering = ({ questionIds }: Exam, choose: (i: number) => number | undefined) =>
  Object.fromEntries(
    questionIds.flatMap((questionId, i) => {
      const answer = choose(i)
      return answer === undefined ? [] : [[String(i), { questionId, answer }]]
    }),
  )

const rightly = (exam: Exam) => answering(exam, (i) => exam.keys[i])

describe('the list of exams', () => {
  test('shows what a student chooses by, without questions', async () => {
    await examOnTheList(app.db, { keys: Array.from({ length: 50 }, () => 0) })

    const [exam] = await maya.exams.listExams({})

    expect(exam).toMatchObject({
      title: 'Finance practice',
      examType: 'Sample exam',
      questionCount: 50,
      timeLimit: 45,
      wholeExamOnly: false,
    })
    expect(exam).not.toHaveProperty('questions')
  })

  test('leaves out a master exam until it has twenty items', async () => {
    await examOnTheList(app.db, { kind: 'master', keys: Array.from({ length: 19 }, () => 0) })
    await examOnTheList(app.db, {
      kind: 'master',
      category: 'Marketing Cluster',
      keys: Array.from({ length: 20 }, () => 0),
    })

    const exams = await maya.exams.listExams({})

    expect(exams.map((exam) => exam.category)).toEqual(['Marketing Cluster'])
  })
})

describe('before submission', () => {
  test('neither the key nor the explanation leaves the server', async () => {
    const exam = await examOnTheList(app.db)
    const replies = [
      await maya.exams.getExam({ id: exam.examId }),
      await start(maya, exam),
      await maya.exams.getSession({ id: exam.examId }),
    ]

    for (const reply of replies) {
      expect(JSON.stringify(reply)).not.toMatch(/correctAnswer|correct_answer|explanation|Because/)
    }
  })
})

describe('starting', () => {
  test('asks exactly the count, of this exam’s questions, none twice', async () => {
    const exam = await examOnTheList(app.db, { keys: Array.from({ length: 30 }, () => 0) })

    const session = await maya.exams.startCustomExam({
      id: exam.examId,
      questionCount: 20,
      includeAttemptedQuestions: true,
    })

    const asked = session.questions.map(({ id }) => id)
    expect(new Set(asked).size).toBe(20)
    expect(exam.questionIds).toEqual(expect.arrayContaining(asked))
    expect(session.id).toBe(exam.examId)
  })

  test('asks the whole exam in the paper’s order', async () => {
    const exam = await examOnTheList(app.db, { keys: Array.from({ length: 30 }, () => 0) })
    const session = await start(maya, exam)
    expect(session.questions.map(({ id }) => id)).toEqual(exam.questionIds)
  })

  test('refuses more questions than there are, in words', async () => {
    const { examId } = await examOnTheList(app.db)
    const starting = maya.exams.startCustomExam({
      id: examId,
      questionCount: 3,
      includeAttemptedQuestions: true,
    })
    await expect(starting).rejects.toMatchObject({
      status: 422,
      body: { message: 'Enter a number from 1 to 2.' },
    })
  })

  test('says how many unseen questions are left when there are too few', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1, 2] })
    const first = await maya.exams.startCustomExam({
      id: exam.examId,
      questionCount: 1,
      includeAttemptedQuestions: true,
    })
    await maya.exams.submitAttempt({
      id: exam.examId,
      answers: { 0: { questionId: first.questions[0]!.id, answer: 0 } },
    })
    const unseen = (questionCount: number) =>
      maya.exams.startCustomExam({
        id: exam.examId,
        questionCount,
        includeAttemptedQuestions: false,
      })

    await expect(unseen(3)).rejects.toMatchObject({
      status: 409,
      body: { fields: { available: '2' } },
    })
    const session = await unseen(2)
    expect(session.questions.map(({ id }) => id)).not.toContain(first.questions[0]!.id)
  })

  test('refuses a part of a paper that must stay whole, with the reason', async () => {
    const { examId } = await examOnTheList(app.db, { wholeExamOnly: true })
    const starting = maya.exams.startCustomExam({
      id: examId,
      questionCount: 1,
      includeAttemptedQuestions: true,
    })
    await expect(starting).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('only within the whole exam') },
    })
  })

  test('sets the open session aside, and two clicks leave one open', async () => {
    const exam = await examOnTheList(app.db)
    await Promise.all([start(maya, exam), start(maya, exam)])

    const open = await app.db
      .selectFrom('exam_sessions')
      .select('id')
      .where('state', '=', 'open')
      .execute()
    const { session } = await maya.exams.getSession({ id: exam.examId })

    expect(open).toEqual([{ id: session!.sessionId }])
  })
})

describe('saving an answer', () => {
  test('keeps it for another device and after a reload', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await start(maya, exam)
    const questionId = exam.questionIds[1]!

    await maya.exams.saveAnswer({ sessionId, questionId, answer: 2, revision: 1 })

    const { session } = await (await app.as('maya')).exams.getSession({ id: exam.examId })
    expect(session!.answers).toEqual([{ questionId, answer: 2, revision: 1 }])
  })

  test('lets the highest revision win, in whichever order packets arrive', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await start(maya, exam)
    const save = (answer: number, revision: number) =>
      maya.exams.saveAnswer({ sessionId, questionId: exam.questionIds[0]!, answer, revision })

    expect(await save(3, 2)).toEqual({ state: 'saved' })
    expect(await save(1, 1)).toEqual({ state: 'superseded' })
    expect(await save(3, 2)).toEqual({ state: 'saved' })

    const { session } = await maya.exams.getSession({ id: exam.examId })
    expect(session!.answers[0]).toMatchObject({ answer: 3, revision: 2 })
  })

  test('is refused after the deadline and its grace, and the refusal says why', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await start(maya, exam, '1')
    const save = () =>
      maya.exams.saveAnswer({
        sessionId,
        questionId: exam.questionIds[0]!,
        answer: 0,
        revision: 1,
      })

    app.wait(10 * MINUTE + 19_000)
    expect(await save()).toEqual({ state: 'saved' })
    app.wait(2_000)
    await expect(save()).rejects.toMatchObject({
      status: 409,
      body: { message: 'This exam is over, so the answer was not saved.' },
    })
  })

  test.each([
    [
      'an option the question does not have',
      (exam: Exam) => ({ questionId: exam.questionIds[0]!, answer: 4 }),
    ],
    ['a question of no such id', () => ({ questionId: 999, answer: 0 })],
  ])('refuses %s', async (_, answer) => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await start(maya, exam)
    const saving = maya.exams.saveAnswer({ sessionId, revision: 1, ...answer(exam) })
    await expect(saving).rejects.toMatchObject({ status: 422 })
  })
})

describe('submitting', () => {
  test('grades a point a question and shows the review', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1, 2], areas: ['Economics', null, null] })
    await start(maya, exam)

    const result = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answering(exam, (i) => [0, 1, 3][i]),
      timeSpent: 0,
    })

    expect(result).toMatchObject({
      score: 67,
      correctAnswers: 2,
      totalQuestions: 3,
      answeredQuestions: 3,
    })
    expect(result.questions[0]).toMatchObject({
      correctAnswer: 0,
      answer: 0,
      area: 'Economics',
      explanation: 'Because of reason 1.',
    })
    expect(await maya.exams.getAttempt({ id: result.id })).toEqual(result)
    expect(await maya.exams.listAttempts({})).toMatchObject([{ id: result.id, score: 67 }])
  })

  test('counts what was saved before, and what comes with it goes over it', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await start(maya, exam)
    for (const [i, questionId] of exam.questionIds.entries()) {
      await maya.exams.saveAnswer({ sessionId, questionId, answer: 3, revision: i + 1 })
    }

    const result = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answering(exam, (i) => (i === 0 ? exam.keys[0] : undefined)),
    })

    expect(result.questions.map(({ answer }) => answer)).toEqual([exam.keys[0], 3])
  })

  test('happens once, however often the button is pressed', async () => {
    const exam = await examOnTheList(app.db)
    await start(maya, exam)
    const submit = () => maya.exams.submitAttempt({ id: exam.examId, answers: rightly(exam) })

    const [first, second] = await Promise.all([submit(), submit()])

    expect(second).toEqual(first)
    expect(await submit()).toEqual(first)
    expect(await maya.exams.listAttempts({})).toHaveLength(1)
  })

  test('stays an attempt, even if the exam is started anew at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const exam = await examOnTheList(app.db)
      const { sessionId } = await start(maya, exam)
      const submit = () =>
        maya.exams.submitAttempt({ id: exam.examId, session: sessionId, answers: rightly(exam) })

      const [submitted] = await Promise.allSettled([submit(), start(maya, exam)])

      const kept = (await maya.exams.listAttempts({})).some(({ id }) => id === sessionId)
      expect(kept).toBe(submitted.status === 'fulfilled')
    }
  })

  test.each([3_000_000_000, 1e300, 1.5])('refuses %d as a question', async (questionId) => {
    const exam = await examOnTheList(app.db)
    await start(maya, exam)
    const answers = { 0: { questionId, answer: 0 } }
    await expect(maya.exams.submitAttempt({ id: exam.examId, answers })).rejects.toMatchObject({
      status: 422,
    })
  })

  test('is refused while questions are unanswered, in the specification’s words', async () => {
    const exam = await examOnTheList(app.db)
    await start(maya, exam)

    const submitting = maya.exams.submitAttempt({
      id: exam.examId,
      answers: answering(exam, (i) => (i === 0 ? 0 : undefined)),
    })

    await expect(submitting).rejects.toMatchObject({
      status: 422,
      body: {
        message:
          'Please answer all questions before submitting. You have answered 1 out of 2 questions.',
      },
    })
    expect((await maya.exams.getSession({ id: exam.examId })).session).not.toBeNull()
  })

  test('without a session is a conflict', async () => {
    const exam = await examOnTheList(app.db)
    const submitting = maya.exams.submitAttempt({ id: exam.examId, answers: rightly(exam) })
    await expect(submitting).rejects.toMatchObject({ status: 409 })
  })

  test('hands in the session it names, not one that was started elsewhere since', async () => {
    const exam = await examOnTheList(app.db)
    const left = await start(maya, exam)
    const current = await start(await app.as('maya'), exam)
    const submit = (session: number) =>
      maya.exams.submitAttempt({ id: exam.examId, session, answers: rightly(exam) })

    await expect(submit(left.sessionId)).rejects.toMatchObject({ status: 409 })
    const attempt = await submit(current.sessionId)

    // A screen that knows its session knows its result.
    expect(attempt.id).toBe(current.sessionId)
    expect(await submit(current.sessionId)).toEqual(attempt)
  })

  test.each([
    ['nothing', () => ({})],
    ['some of the questions', (exam: Exam) => answering(exam, (i) => (i === 0 ? 0 : undefined))],
  ])('does not take %s for a repeat of an earlier attempt', async (_, answers) => {
    const exam = await examOnTheList(app.db)
    await start(maya, exam)
    await maya.exams.submitAttempt({ id: exam.examId, answers: rightly(exam) })

    const submitting = maya.exams.submitAttempt({ id: exam.examId, answers: answers(exam) })
    await expect(submitting).rejects.toMatchObject({ status: 409 })
  })

  test('refuses an option that is not there, and nothing is graded', async () => {
    const exam = await examOnTheList(app.db)
    await start(maya, exam)
    const submitting = maya.exams.submitAttempt({
      id: exam.examId,
      answers: answering(exam, () => 7),
    })
    await expect(submitting).rejects.toMatchObject({ status: 422 })
    expect(await maya.exams.listAttempts({})).toEqual([])
  })
})

describe('at the deadline', () => {
  test('the server hands in what was saved, without anybody looking', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await start(maya, exam, '1')
    const questionId = exam.questionIds[0]!
    await maya.exams.saveAnswer({ sessionId, questionId, answer: exam.keys[0]!, revision: 1 })

    app.wait(11 * MINUTE)
    await app.jobs.enqueue(app.db, 'exams.hand-in-overdue', {})
    await app.runJobs()

    const stored = await app.db.selectFrom('exam_sessions').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ state: 'finished', score: 50, answered_questions: 1 })
  })

  test('unanswered questions may be handed in', async () => {
    const exam = await examOnTheList(app.db)
    await start(maya, exam, '1')
    app.wait(10 * MINUTE + 5_000)

    const result = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answering(exam, (i) => (i === 0 ? exam.keys[0] : undefined)),
    })

    expect(result).toMatchObject({ score: 50, answeredQuestions: 1, lateQuestionIds: [] })
  })

  test('a submission that comes too late says which answers did not count', async () => {
    const exam = await examOnTheList(app.db)
    const { sessionId } = await start(maya, exam, '1')
    const [first, second] = exam.questionIds
    await maya.exams.saveAnswer({
      sessionId,
      questionId: first!,
      answer: exam.keys[0]!,
      revision: 1,
    })

    app.wait(12 * MINUTE)
    const result = await maya.exams.submitAttempt({ id: exam.examId, answers: rightly(exam) })

    expect(result).toMatchObject({ score: 50, lateQuestionIds: [second] })
  })

  test('an untimed session ends after a week the same way', async () => {
    const exam = await examOnTheList(app.db)
    await start(maya, exam)
    app.wait(7 * 24 * 60 * MINUTE + 21_000)

    const [attempt] = await (await app.as('maya')).exams.listAttempts({})

    expect(attempt).toMatchObject({ answeredQuestions: 0, score: 0 })
  })
})

describe('retaking mistakes', () => {
  test('asks just what was wrong', async () => {
    const exam = await examOnTheList(app.db, { keys: [0, 1, 2] })
    await start(maya, exam)
    const attempt = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answering(exam, (i) => (i === 1 ? 3 : exam.keys[i])),
    })

    const session = await maya.exams.retakeMistakes({ id: attempt.id })

    expect(session.questions.map(({ id }) => id)).toEqual([exam.questionIds[1]])
  })

  test('is not offered for a paper that must stay whole', async () => {
    const exam = await examOnTheList(app.db, { wholeExamOnly: true })
    await start(maya, exam)
    const attempt = await maya.exams.submitAttempt({
      id: exam.examId,
      answers: answering(exam, () => 3),
    })

    expect(attempt.canRetakeMistakes).toBe(false)
    await expect(maya.exams.retakeMistakes({ id: attempt.id })).rejects.toMatchObject({
      status: 409,
    })
  })
})

test.each(['omar', 'advisorLin'] as const)('Maya’s exam is hidden from %s', async (name) => {
  const exam = await examOnTheList(app.db)
  const { sessionId } = await start(maya, exam)
  const other = await app.as(name)
  const questionId = exam.questionIds[0]!

  const saving = other.exams.saveAnswer({ sessionId, questionId, answer: 0, revision: 1 })
  await expect(saving).rejects.toMatchObject({ status: 404 })
  expect(await other.exams.getSession({ id: exam.examId })).toEqual({ session: null })

  const { id } = await maya.exams.submitAttempt({ id: exam.examId, answers: rightly(exam) })
  await expect(other.exams.getAttempt({ id })).rejects.toMatchObject({ status: 404 })
  await expect(other.exams.retakeMistakes({ id })).rejects.toMatchObject({ status: 404 })
  expect(await other.exams.listAttempts({})).toEqual([])
})

test('saving an answer takes two statements: who is asking, and the guarded write', async () => {
  const exam = await examOnTheList(app.db)
  const { sessionId } = await start(maya, exam)
  let statements = 0
  const watched = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Not above: a prepared query was built long ago, but every one that is sent has a result.
    transformResult: async ({ result }) => {
      statements++
      return result
    },
  })
  const { createApp } = await import('../app.ts')
  const { signIn } = await import('../test/test-app.ts')
  const cookie = await signIn(app, app.app, 'maya.okafor@school.example')

  const response = await createApp({ ...app.deps, db: watched }).request(
    `/api/exam-sessions/${sessionId}/answers/${exam.questionIds[0]}`,
    { method: 'PUT', headers: { cookie }, body: JSON.stringify({ answer: 0, revision: 1 }) },
  )

  expect(response.status).toBe(200)
  expect(statements).toBe(2)
})
