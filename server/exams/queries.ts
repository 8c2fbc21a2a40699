import { sql } from 'kysely'
import { MASTER_EXAM_MIN_ITEMS, type Confidence } from '#contract/exams.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Row } from '../ports/database/database.ts'
import { prepare, type Journey } from '../ports/database/prepare.ts'
import type { Person } from '../ports/deps.ts'

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

/** One value instead of a hundred rows is less work for the driver, and positions less than names. */
const answersOfSession = sql<AnswerInJson[]>`(
  select coalesce(json_agg(json_build_array(question_id, answer, revision, confidence,
    extract(epoch from saved_at) * 1000)), '[]')
  from answers where session_id = exam_sessions.id)`
const bankVersion = sql<number>`(select version from bank_states)`

type AnswerInJson = [
  questionId: number,
  answer: number,
  revision: number,
  confidence: Confidence | null,
  savedAt: number,
]

function parseAnswer([questionId, answer, revision, confidence, savedAt]: AnswerInJson) {
  return { questionId, answer, revision, confidence, savedAt: new Date(savedAt) }
}

export type StoredAnswer = ReturnType<typeof parseAnswer>

export async function listAnswers(db: Db, sessionId: number) {
  return (await readAnswers(db, sessionId)).answers
}

/** Every answer of a session, and the question bank's version as the same statement saw it. */
export async function readAnswers(db: Db, sessionId: number) {
  const [row] = await readAnswersOf(db, { sessionId })
  // A session is never deleted under somebody's hands but together with its person.
  if (!row) throw notFound('exam session')
  return { answers: row.answers.map(parseAnswer), bankVersion: row.bankVersion }
}

const readAnswersOf = prepare((db, given: { sessionId: number }) =>
  db
    .selectFrom('exam_sessions')
    .select([answersOfSession.as('answers'), bankVersion.as('bankVersion')])
    .where('id', '=', given.sessionId)
    .compile(),
)

export type NewAnswer = {
  sessionId: number
  questionId: number
  answer: number
  revision: number
  confidence?: Confidence
}

/**
 * Saves an answer into an open session of whom the token is, in one statement: every guard is in the write, who is asking
 * too, so no packet can slip past it. An answer with a higher revision stays; of equal ones the later arrival wins.
 */
export async function saveAnswer(on: Db | Journey, newAnswer: NewAnswer, asked: Asked) {
  const [row] = await writeAnswer(on, { ...newAnswer, ...asked })
  return row!.state
}

type Asked = { tokenHash: Uint8Array; now: Date; oldestOpen: Date }

const writeAnswer = prepare((db, given: NewAnswer & Asked) =>
  sql<{ state: 'saved' | 'superseded' | 'refused' }>`
  with session as (
    select s.id
    from exam_sessions s
    join questions q on q.id = ${given.questionId} and q.id = any (s.question_ids)
    where s.id = ${given.sessionId} and s.state = 'open'
      and s.user_id = (select u.id from sessions join users u on u.id = user_id
        where token_hash = ${given.tokenHash} and expires_at > ${given.now} and authorized)
      and s.paused_at is null and s.deadline >= ${given.oldestOpen}
      and jsonb_array_length(q.options) > ${given.answer}
    for key share of s
  ), written as (
    insert into answers (session_id, question_id, answer, revision, saved_at, confidence)
    select id, ${given.questionId}, ${given.answer}, ${given.revision}, ${given.now},
      ${given.confidence ?? null} from session
    on conflict (session_id, question_id) do update set answer = excluded.answer,
      revision = excluded.revision, saved_at = excluded.saved_at, confidence = excluded.confidence
      where answers.revision <= excluded.revision
    returning 1
  )
  select case when exists (select from written) then 'saved'
    when exists (select from session) then 'superseded' else 'refused' end as state
`.compile(db),
)

type SubmittedAnswers = {
  sessionId: number
  questionIds: number[]
  /** In the same order. */
  answers: number[]
  revision: number
  now: Date
}

/** Answers that came with the submission, over the saved ones. The session must be locked. */
export const saveSubmittedAnswers = prepare((db, given: SubmittedAnswers) =>
  sql<never>`
  insert into answers (session_id, question_id, answer, revision, saved_at)
  select ${given.sessionId}, question_id, answer, ${given.revision}, ${given.now}
  from unnest(${given.questionIds}::integer[], ${given.answers}::smallint[])
    as submitted (question_id, answer)
  on conflict (session_id, question_id) do update set answer = excluded.answer,
    revision = excluded.revision, saved_at = excluded.saved_at, confidence = excluded.confidence`.compile(
    db,
  ),
)
