import { sql } from 'kysely'
import { MASTER_EXAM_MIN_ITEMS } from '#contract/exams.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Row } from '../ports/database/database.ts'
import { prepare } from '../ports/database/prepare.ts'
import type { Person } from '../ports/deps.ts'
import { answersOfSession, bankVersion, parseAnswer } from '../exam-answers/queries.ts'

const listedExams = (db: Db) =>
  db
    .selectFrom('exams')
    .innerJoin('exam_questions', 'exam_id', 'exams.id')
    .select((row) => [
      'exams.id',
      'kind',
      'title',
      'description',
      'category',
      'event_code as eventCode',
      'career_cluster as careerCluster',
      'difficulty',
      'whole_exam_only as wholeExamOnly',
      row.fn.countAll<string>().as('itemCount'),
    ])
    .where('withdrawn_at', 'is', null)
    .groupBy('exams.id')
    .having((row) =>
      row.or([row('kind', '!=', 'master'), row(row.fn.countAll(), '>=', MASTER_EXAM_MIN_ITEMS)]),
    )

/** The school's own first, the newest of them at the top. */
export const listExams = (db: Db) =>
  listedExams(db)
    .orderBy((row) => row('kind', '=', 'authored'))
    .orderBy('exams.id', 'desc')
    .execute()

export type ListedExam = Awaited<ReturnType<typeof listExams>>[number]

export const getExam = (db: Db, examId: number): Promise<ListedExam> =>
  listedExams(db)
    .where('exams.id', '=', examId)
    .executeTakeFirstOrThrow(() => notFound('exam'))

/**
 * While a session is put together its questions stay: a new reading of the paper waits, or this waits for it. And one
 * student opens one session at a time: two clicks must not both set the other aside.
 */
export async function lockForStart(
  db: Db,
  { id }: Person,
  { examId, oldestOpen }: { examId: number; oldestOpen: Date },
) {
  const [student] = await lockStart(db, { userId: id, examId, oldestOpen })
  if (!student) throw notFound('person')
  return student
}

type StartOfStudent = {
  timePercent: number
  /** Of the question bank as this statement saw it, which may be before it got its locks. */
  bankVersion: number
  /** Whether a session of theirs has to be handed in first. */
  hasOverdue: boolean
}

const lockStart = prepare((db, given: { userId: string; examId: number; oldestOpen: Date }) =>
  sql<StartOfStudent>`
  with exam as (select id from exams where id = ${given.examId} for share),
  student as (select time_percent from users where id = ${given.userId} for no key update)
  select time_percent as "timePercent", (select id from exam) as id,
    (select version from bank_states) as "bankVersion",
    exists (select from exam_sessions where user_id = ${given.userId} and state = 'open'
      and paused_at is null and deadline < ${given.oldestOpen}) as "hasOverdue"
  from student`.compile(db),
)

const sessionColumns = [
  ...['exam_sessions.id', 'user_id as userId', 'exam_id as examId'],
  ...['exams.title as examTitle', 'exams.whole_exam_only as wholeExamOnly'],
  ...['question_ids as questionIds', 'timed', 'state', 'started_at as startedAt', 'deadline'],
  ...['finished_at as finishedAt', 'paused_at as pausedAt', 'voided_at as voidedAt', 'score'],
  ...['correct_answers as correctAnswers', 'answered_questions as answeredQuestions'],
] as const

const sessions = (db: Db) =>
  db.selectFrom('exam_sessions').innerJoin('exams', 'exams.id', 'exam_id').select(sessionColumns)

export const findOpenSession = (db: Db, user: Person, examId: number) =>
  sessions(db)
    .where('user_id', '=', user.id)
    .where('exam_id', '=', examId)
    .where('state', '=', 'open')
    .executeTakeFirst()

export type Session = NonNullable<Awaited<ReturnType<typeof findOpenSession>>>

/**
 * The open session, locked: answers being saved finish first, and those that come later find it closed. It must be
 * "for update": a plain update does not wait for the key-share lock that saving an answer takes.
 */
export const lockOpenSession = (db: Db, sessionId: number) =>
  sessions(db)
    .where('exam_sessions.id', '=', sessionId)
    .where('state', '=', 'open')
    .forUpdate('exam_sessions')
    .executeTakeFirst()

/** The same for this person's session of this exam. */
export async function lockOwnOpenSession(db: Db, user: Person, examId: number) {
  const [session] = await lockOwnSession(db, { userId: user.id, examId })
  return session
}

const lockOwnSession = prepare((db, given: { userId: string; examId: number }) =>
  sessions(db)
    .where('user_id', '=', given.userId)
    .where('exam_id', '=', given.examId)
    .where('state', '=', sql.lit('open'))
    .forUpdate('exam_sessions')
    .compile(),
)

/** Someone else's session is reported as missing, not forbidden, so ids cannot be probed. */
export const getOwnSession = (db: Db, user: Person, sessionId: number): Promise<Session> =>
  sessions(db)
    .where('exam_sessions.id', '=', sessionId)
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow(() => notFound('exam session'))

/** A finished session of this person, a void one too, with all that its review shows but the questions. */
export async function findOwnAttempt(db: Db, user: Person, attemptId: number) {
  const [attempt] = await listAttemptsWithAnswers(db, { userId: user.id, attemptId })
  if (!attempt) return undefined
  const { answers, bankVersion, ...session } = attempt
  return { session, answers: answers.map(parseAnswer), bankVersion }
}

const listAttemptsWithAnswers = prepare((db, given: { userId: string; attemptId: number }) =>
  sessions(db)
    .select([answersOfSession.as('answers'), bankVersion.as('bankVersion')])
    .where('exam_sessions.id', '=', given.attemptId)
    .where('user_id', '=', given.userId)
    .where(sql<boolean>`state in ('finished', 'void')`)
    .compile(),
)

export async function getOwnAttempt(db: Db, user: Person, attemptId: number) {
  const found = await findOwnAttempt(db, user, attemptId)
  if (!found) throw notFound('exam attempt')
  return found
}

export const listOwnAttempts = (db: Db, user: Person) =>
  sessions(db)
    .where('user_id', '=', user.id)
    .where('state', '=', 'finished')
    .orderBy('finished_at', 'desc')
    .orderBy('exam_sessions.id', 'desc')
    .execute()

type Repeat = { examId: number; sessionId: number | undefined; questionIds: number[] }

/**
 * The finished session that a submission repeats: the one it names, else the latest of this exam that asked just these
 * questions, or these among others if its deadline handed it in.
 */
export const findRepeated = (db: Db, user: Person, { examId, sessionId, questionIds }: Repeat) =>
  sessions(db)
    .where('user_id', '=', user.id)
    .where('exam_id', '=', examId)
    .where('state', '=', 'finished')
    .where(sql<boolean>`question_ids @> ${questionIds}::integer[]`)
    .$if(sessionId !== undefined, (query) => query.where('exam_sessions.id', '=', sessionId!))
    .$if(sessionId === undefined, (query) =>
      query.where((row) =>
        row.or([
          sql<boolean>`cardinality(question_ids) = ${questionIds.length}`,
          sql<boolean>`finished_at >= deadline and ${questionIds.length} > 0`,
        ]),
      ),
    )
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Open sessions whose time is up, all of them or one person's. Where the clock stands still it is not. */
export const listOverdueSessionIds = (db: Db, oldestOpen: Date, user?: Person) =>
  db
    .selectFrom('exam_sessions')
    .select('id')
    .where('state', '=', 'open')
    .where('paused_at', 'is', null)
    .where('deadline', '<', oldestOpen)
    .$if(user !== undefined, (query) => query.where('user_id', '=', user!.id))
    .orderBy('deadline')
    .limit(1000)
    .execute()

export const saveSetAside = (db: Db, sessionId: number, activeSeconds: number) =>
  db
    .updateTable('exam_sessions')
    .set({ state: 'set-aside', active_seconds: activeSeconds })
    .where('id', '=', sessionId)
    .where('state', '=', 'open')
    .execute()

export type NewSession = Pick<
  Row<'exam_sessions'>,
  'user_id' | 'exam_id' | 'question_ids' | 'timed' | 'started_at' | 'deadline'
>

/** Undefined where the student has one of this exam open, or where the bank is not any more as it was read. */
export async function openSession(db: Db, session: NewSession, bankVersion: number) {
  const [opened] = await insertSession(db, { ...session, bankVersion })
  return opened
}

const insertSession = prepare((db, given: NewSession & { bankVersion: number }) =>
  sql<{ id: number }>`
  insert into exam_sessions (user_id, exam_id, question_ids, timed, started_at, deadline)
  select ${given.user_id}::uuid, ${given.exam_id}::integer, ${given.question_ids}::integer[],
    ${given.timed}::boolean, ${given.started_at}::timestamptz, ${given.deadline}::timestamptz
  from bank_states where version = ${given.bankVersion}
  on conflict (user_id, exam_id) where state = 'open' do nothing
  returning id`.compile(db),
)

export type Finish = Pick<
  Row<'exam_sessions'>,
  'finished_at' | 'score' | 'correct_answers' | 'answered_questions' | 'active_seconds'
>

export const saveFinish = (db: Db, sessionId: number, finish: Finish) =>
  updateFinish(db, { ...finish, sessionId })

const updateFinish = prepare((db, given: Finish & { sessionId: number }) =>
  db
    .updateTable('exam_sessions')
    .set({
      state: sql.lit('finished'),
      finished_at: given.finished_at,
      score: given.score,
      correct_answers: given.correct_answers,
      answered_questions: given.answered_questions,
      active_seconds: given.active_seconds,
    })
    .where('id', '=', given.sessionId)
    .where('state', '=', sql.lit('open'))
    .compile(),
)
