import { sql } from 'kysely'
import type { Confidence } from '#contract/exams.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db } from '../ports/database/database.ts'
import { prepare, type Journey } from '../ports/database/prepare.ts'

/** One value instead of a hundred rows is less work for the driver, and positions less than names. */
export const answersOfSession = sql<AnswerInJson[]>`(
  select coalesce(json_agg(json_build_array(question_id, answer, revision, confidence,
    extract(epoch from saved_at) * 1000)), '[]')
  from answers where session_id = exam_sessions.id)`
export const bankVersion = sql<number>`(select version from bank_states)`

export type AnswerInJson = [
  questionId: number,
  answer: number,
  revision: number,
  confidence: Confidence | null,
  savedAt: number,
]

export function parseAnswer([questionId, answer, revision, confidence, savedAt]: AnswerInJson) {
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
